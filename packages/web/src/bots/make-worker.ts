/** A worker in which the bots, the coach and the debrief of a game think. Its name says of which. */
export const makeWorker = (game: string): Worker =>
  new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name: game })
