/** A worker that thinks. */
export const makeWorker = (): Worker =>
  new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' })
