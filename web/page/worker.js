// One worker, one job. The listener must be there before the first await: what is posted to a module worker that has
// none yet is lost.
const first = new Promise(received => { self.onmessage = event => received(event.data); });
const { default: init } = await import('./eight-realms.js');
const [module, job] = await first;
self.job = job;
await init({ module_or_path: module });
