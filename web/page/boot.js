// Loads the program, shows how far it is, and has the sentences for what only the page can say.
import init from './eight-realms.js';

const isChinese = (navigator.language || '').toLowerCase().startsWith('zh');
document.documentElement.lang = isChinese ? 'zh-CN' : 'en';
const sentences = isChinese ? {
  loading: '正在载入……',
  workers: '这个浏览器没有 Web Worker，搜索无处可跑。请换用新版的 Chrome、Edge、Firefox 或 Safari。',
  wasm: '这个浏览器不允许运行 WebAssembly。请在设置里打开它，或换一个浏览器。',
  webgl: '画不出窗口：这个浏览器没有 WebGL。请打开硬件加速，或换一个浏览器。',
  network: '程序文件没有载入完整。请检查网络，再载入一次。',
  panic: '程序出错，停了下来。设置和地址里的时刻都还在。',
  again: '从这一时刻重新打开',
  reload: '再载入一次',
  reader: '支持读屏软件',
} : {
  loading: 'Loading …',
  workers: 'This browser has no web workers, so no search can run. Please use a recent Chrome, Edge, Firefox or Safari.',
  wasm: 'This browser does not allow WebAssembly. Please allow it in its settings, or use another browser.',
  webgl: 'The window cannot be drawn: this browser has no WebGL. Please switch hardware acceleration on, or use another browser.',
  network: 'The program was not loaded completely. Please check the network and load it again.',
  panic: 'The program has stopped because of an error. Your settings are kept, and so is the moment in the address.',
  again: 'Open again at this moment',
  reload: 'Load again',
  reader: 'Screen reader support',
};

const [cover, progress, sentence, again, mark] =
  ['cover', 'progress', 'sentence', 'again', 'mark'].map(id => document.getElementById(id));

const colors = ['#ff8f94', '#d96c00', '#cdb94a', '#3f9b57', '#1fe0cf', '#5aaef5', '#7b78d8', '#b65b93'];
colors.forEach((color, at) => {
  const tile = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  const place = { x: at % 3 + 0.05, y: Math.floor(at / 3) + 0.05, width: 0.9, height: 0.9, rx: 0.2, fill: color };
  Object.entries(place).forEach(([name, value]) => tile.setAttribute(name, value));
  mark.append(tile);
});

function fail(text, button) {
  cover.hidden = false;
  progress.hidden = true;
  sentence.textContent = text;
  again.textContent = button;
  again.hidden = false;
  again.focus();
}
again.addEventListener('click', () => location.reload());

document.getElementById('reader').textContent = sentences.reader;

// What the program reports.
const state = globalThis.eightRealms = { state: 'loading', searched: false, settled: false };
state.onchange = () => {
  if (state.state === 'open' && !cover.hidden) {
    cover.hidden = true;
    document.getElementById('canvas').focus();
  }
  if (state.state === 'failed') fail(sentences.webgl, sentences.reload);
  if (state.state === 'panicked') fail(sentences.panic, sentences.again);
};

// Keys of a browser that are keys of the window. The browser's reload, close and new tab stay its own.
const taken = new Set(['F1', 'F2', 'F3', 'F4', 'F11']);
addEventListener('keydown', event => { if (taken.has(event.key)) event.preventDefault(); }, { capture: true });

// The bytes as they arrive, so that the bar can say how many are still to come.
async function load(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(response.statusText);
  const whole = Number(document.documentElement.dataset.bytes) || 0;
  let arrived = 0;
  const counted = new TransformStream({
    transform(part, out) {
      arrived += part.byteLength;
      if (whole) progress.value = Math.min(arrived / whole, 1);
      out.enqueue(part);
    },
  });
  return new Response(response.body.pipeThrough(counted), { headers: { 'Content-Type': 'application/wasm' } });
}

async function start() {
  sentence.textContent = sentences.loading;
  if (typeof Worker === 'undefined') return fail(sentences.workers, sentences.reload);
  if (typeof WebAssembly === 'undefined') return fail(sentences.wasm, sentences.reload);
  let program;
  try {
    program = await load(new URL('eight-realms_bg.wasm', import.meta.url));
  } catch (error) {
    console.error(error);
    return fail(sentences.network, sentences.reload);
  }
  try {
    await init({ module_or_path: program });
  } catch (error) {
    // A panic in `main` has been reported by the program itself.
    if (state.state === 'loading') {
      console.error(error);
      fail(error instanceof WebAssembly.CompileError ? sentences.wasm : sentences.network, sentences.reload);
    }
  }
}
start();
