// Loads the program, shows how far it is, and has the sentences for what only the page can say.

const root = document.documentElement;

// What the program has kept, whatever that is; before the first visit, and where nothing may be kept, there is nothing.
const KEPT = 'eight-realms.';
function settings() {
  try {
    return JSON.parse(localStorage.getItem(`${KEPT}settings`)) ?? {};
  } catch {
    return {};
  }
}
const { language, theme } = settings();
const isChinese = ['English', 'Chinese'].includes(language)
  ? language === 'Chinese'
  : (navigator.language || '').toLowerCase().startsWith('zh');
root.lang = isChinese ? 'zh-CN' : 'en';
if (['Dark', 'Light'].includes(theme)) root.dataset.theme = theme.toLowerCase();
if (isChinese) document.querySelector('h1').replaceChildren('八境 ', Object.assign(document.createElement('small'), { textContent: 'Eight Realms' }));

const sentences = isChinese ? {
  loading: '正在载入……',
  arrived: (part, whole) => `${part} / ${whole} MB`,
  unpacked: (part, whole) => `${part} / ${whole} MB（解压后）`,
  workers: '这个浏览器没有 Web Worker，无法运行搜索。请换用新版的 Chrome、Edge、Firefox 或 Safari。',
  wasm: '这个浏览器运行不了本程序：版本太旧，或 WebAssembly 被关闭。请更新浏览器、打开它，或换一个浏览器。',
  webgl: '无法显示画面：这个浏览器没有 WebGL。请打开硬件加速，或换一个浏览器。',
  network: '程序没有完整载入。请检查网络，再重新载入。',
  panic: '程序出错，停了下来。设置没有丢，地址栏里也记着当前时刻。',
  again: '从这一时刻重新打开',
  twice: '程序在同一时刻又出了错。设置没有丢；换一道题多半就能打开。',
  afresh: '打开例题',
  broken: '程序没能启动：',
  clear: '清除存下的设置',
  reload: '重新载入',
  reader: '支持读屏软件',
} : {
  loading: 'Loading …',
  arrived: (part, whole) => ` ${part} of ${whole} MB`,
  unpacked: (part, whole) => ` ${part} of ${whole} MB, unpacked`,
  workers: 'This browser has no web workers, so no search can run. Please use a recent Chrome, Edge, Firefox or Safari.',
  wasm: 'This browser cannot run the program: it is too old, or WebAssembly is switched off. Please update it, switch it on, or use another browser.',
  webgl: 'The window cannot be drawn: this browser has no WebGL. Please switch hardware acceleration on, or use another browser.',
  network: 'The program was not loaded completely. Please check the network and load it again.',
  panic: 'The program has stopped because of an error. Your settings are kept, and so is the moment in the address.',
  again: 'Open again at this moment',
  twice: 'The program has stopped at this moment again. Your settings are kept; it probably opens with another puzzle.',
  afresh: 'Open the sample',
  broken: 'The program could not start: ',
  clear: 'Clear the stored settings',
  reload: 'Reload',
  reader: 'Screen reader support',
};

const [cover, progress, sentence, again, clear] =
  ['cover', 'progress', 'sentence', 'again', 'clear'].map(id => document.getElementById(id));
document.getElementById('reader').textContent = sentences.reader;
let opensSample = false;
again.addEventListener('click', () => {
  if (opensSample) history.replaceState(null, '', location.pathname + location.search);
  location.reload();
});

// What is kept may be the cause, and the window that can clear it does not open.
clear.addEventListener('click', () => {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(KEPT)) localStorage.removeItem(key);
  } catch {
    // Where nothing may be kept, nothing is.
  }
  location.reload();
});
function offerClearing() {
  clear.textContent = sentences.clear;
  clear.hidden = false;
}

// The first failure is the cause of those after it.
function fail(text, button) {
  if (!again.hidden) return;
  cover.hidden = false;
  cover.dataset.state = 'failed';
  progress.hidden = true;
  sentence.textContent = text;
  again.textContent = button;
  again.hidden = false;
  again.focus();
}

// Where the page has panicked last, as long as this tab lives: a moment that does it twice is not opened a third time.
const PANICKED_AT = 'eight-realms.panicked-at';
function failByPanic() {
  try {
    opensSample = sessionStorage.getItem(PANICKED_AT) === location.hash;
    sessionStorage.setItem(PANICKED_AT, location.hash);
  } catch {
    // Where nothing may be kept, each time is the first.
  }
  if (!opensSample) return fail(sentences.panic, sentences.again);
  fail(sentences.twice, sentences.afresh);
  offerClearing();
}

// What the program reports.
let keeping;
const state = globalThis.eightRealms = { state: 'loading', searched: false, settled: false, hasFonts: null };
state.onchange = () => {
  if (state.state === 'open' && cover.dataset.state === 'loading') {
    cover.dataset.state = 'open';
    cover.hidden = true;
    document.getElementById('canvas').focus();
    keeping = keepFiles().catch(error => console.warn(`not kept for use offline: ${error}`));
  }
  if (state.cleared) {
    state.cleared = false;
    forgetFiles().catch(error => console.warn(`not forgotten: ${error}`));
  }
  if (state.state === 'failed') fail(sentences.webgl, sentences.reload);
  if (state.state === 'panicked' && again.hidden) failByPanic();
};

// Keys of a browser that are keys of the window, wherever the focus is. Reload, close and new tab stay the browser's own.
const isTaken = ({ key, altKey, ctrlKey, metaKey, shiftKey }) =>
  ['F1', 'F2', 'F3', 'F4', 'F11'].includes(key)
  || (altKey && ['ArrowLeft', 'ArrowRight'].includes(key))
  || ((ctrlKey || metaKey) && (shiftKey ? ['s'] : ['g']).includes(key?.toLowerCase()));

// Open, print, save and settings do nothing in the window, but its canvas would keep them from the browser.
const isBrowsers = event =>
  (event.ctrlKey || event.metaKey) && ['o', 'p', 's', ','].includes(event.key?.toLowerCase()) && !isTaken(event);

// The canvas hears a key only while it has the focus, and the accessible tree hands on its own.
addEventListener('keydown', event => {
  if (isBrowsers(event)) {
    event.stopImmediatePropagation();
    return;
  }
  if (isTaken(event)) event.preventDefault();
  const isLost = event.target === document.body || (event.target.id === 'reader' && isTaken(event));
  if (!isLost || state.state !== 'open') return;
  const canvas = document.getElementById('canvas');
  canvas.focus();
  canvas.dispatchEvent(new KeyboardEvent('keydown', event));
}, { capture: true });

// From the next visit on no network is needed, nor for the workers of this one. Only https and this computer have that.
async function keepFiles() {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  await serviceWorker.register('service-worker.js');
  const { active } = await serviceWorker.ready;
  if (!serviceWorker.controller) active.postMessage({ opened: root.dataset.version });
}

// What is kept of this page, and of no other in another folder.
async function forgetFiles() {
  // What is just being kept would be kept again; but a host that changes files is never done.
  await Promise.race([keeping, new Promise(resolve => setTimeout(resolve, 5000))]);
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration) return;
  const family = `eight-realms ${registration.scope} `;
  const names = (await caches.keys()).filter(name => name.startsWith(family));
  await Promise.all(names.map(name => caches.delete(name)));
  await registration.unregister();
}

// A newer version that was fetched during the last visit is taken now, before anything of this one runs. Returns whether
// the page is about to load again with it; not while another window shows the older one.
async function takeNewer() {
  const { serviceWorker } = navigator;
  if (!serviceWorker?.controller) return false;
  const registration = await serviceWorker.getRegistration();
  if (!registration?.waiting) return false;
  const taken = new Promise(resolve => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
  const answer = new Promise(resolve => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    registration.waiting.postMessage({ opening: true }, [port2]);
  });
  const isTaken = answer.then(isAlone => isAlone && taken.then(() => true));
  const patience = new Promise(resolve => setTimeout(resolve, 2000, false));
  const isInTime = await Promise.race([isTaken, patience]);
  if (isInTime) location.reload();
  // A worker that starts slowly takes over a page that has begun: it begins again.
  else isTaken.then(yes => yes && location.reload());
  return isInTime;
}

// How many bytes have arrived, so that the bar can say how many are still to come. A browser counts them unpacked.
const whole = Number(root.dataset.bytes);
let arrived = 0;
// Read out, they would follow one another without end: the bar says as much.
const figures = Object.assign(document.createElement('span'), { ariaHidden: 'true' });
const megabytes = bytes => (bytes / 1e6).toFixed(1);
// Ten times a second is as often as one can read, and leaves a slow processor to the program.
const PAUSE = 100;
async function count(response) {
  const say = response.headers.has('Content-Encoding') ? sentences.unpacked : sentences.arrived;
  sentence.append(figures);
  const show = () => {
    progress.value = Math.min(arrived / whole, 1);
    figures.textContent = say(megabytes(arrived), megabytes(whole));
  };
  const clock = setInterval(show, PAUSE);
  try {
    const reader = response.body.getReader();
    for (let next = await reader.read(); !next.done; next = await reader.read()) arrived += next.value.byteLength;
    show();
  } finally {
    clearInterval(clock);
  }
}

// The program as the browser itself hands it on, which is compiled meanwhile, and a copy that is counted.
let counted;
async function load(file) {
  const response = await fetch(new URL(file, import.meta.url));
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  counted = count(response.clone()).catch(error => console.warn(`not counted: ${error}`));
  const type = 'application/wasm';
  if (response.headers.get('Content-Type')?.startsWith(type)) return response;
  return new Response(response.body, { headers: { 'Content-Type': type } });
}

// The Chinese fonts, regular and bold: a Chinese page loads them together with the program, any other after it.
let fonts;
state.fonts = () => fonts ??= Promise.all(['NotoSansSC-Page.otf', 'NotoSansSC-Bold.otf'].map(async file => {
  const response = await fetch(new URL(file, import.meta.url));
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return response.arrayBuffer();
}));
// The same, as far as the first picture waits for them. Without them the browser draws the characters.
state.fontsAtOnce = () => isChinese && Promise.race([state.fonts(), new Promise(resolve => setTimeout(resolve, 2000))]);

// A browser that pretends to be a phone counts points where pixels are meant; rounding alone is less than two pixels off.
// The program, which looks after this, multiplies points itself then.
function checkPixels() {
  if (!('devicePixelContentBoxSize' in ResizeObserverEntry.prototype)) return;
  new ResizeObserver(([{ devicePixelContentBoxSize: [pixels], contentBoxSize: [points] }], observer) => {
    if (Math.abs(points.inlineSize * devicePixelRatio - pixels.inlineSize) < 2) return;
    observer.disconnect();
    delete ResizeObserverEntry.prototype.devicePixelContentBoxSize;
  }).observe(document.getElementById('canvas'), { box: 'device-pixel-content-box' });
}

// Makes ready what the program will ask of the graphics card: it has not arrived, and nothing else is to be done yet.
function prepareCanvas() {
  const canvas = document.getElementById('canvas');
  const context = state.state === 'loading' && canvas.getContext('webgl2');
  if (!context) return;
  // The program asks for these one by one, and waits for each.
  for (const name of context.getSupportedExtensions() ?? []) context.getExtension(name);
  // A phone may take the card away from a page that is not in front: the program gets a fresh canvas then.
  const renew = () => state.state === 'loading' && canvas.replaceWith(canvas.cloneNode());
  canvas.addEventListener('webglcontextlost', renew, { once: true });
  canvas.width = Math.round(canvas.clientWidth * devicePixelRatio);
  canvas.height = Math.round(canvas.clientHeight * devicePixelRatio);
}

async function start() {
  sentence.textContent = sentences.loading;
  if (typeof Worker === 'undefined') return fail(sentences.workers, sentences.reload);
  if (typeof WebAssembly === 'undefined') return fail(sentences.wasm, sentences.reload);
  try {
    if (await takeNewer()) return;
  } catch (error) {
    console.warn(`the newer version is not taken: ${error}`);
  }
  checkPixels();
  if (isChinese) state.fonts().catch(error => console.warn(error));
  // The sketch is seen first.
  requestAnimationFrame(() => setTimeout(prepareCanvas));
  let glue, program;
  try {
    [glue, program] = await Promise.all([import('./eight-realms.js'), load('eight-realms_bg.wasm')]);
    await glue.default({ module_or_path: program });
  } catch (error) {
    // A panic in `main` has been reported by the program itself.
    if (state.state !== 'loading') return;
    console.warn(error);
    await counted;
    const isRefused = error instanceof WebAssembly.CompileError && arrived === whole;
    fail(isRefused ? sentences.wasm : sentences.network, sentences.reload);
  }
}
start().catch(error => {
  console.warn(error);
  fail(sentences.broken + error.message, sentences.reload);
  offerClearing();
});
