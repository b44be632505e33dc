import { makeWorker } from './make-worker.ts'
import { Thinker } from './thinker.ts'

const bots = new Thinker(makeWorker)
const coach = new Thinker(makeWorker)

/** Asks a bot or the coach. They think beside the page and beside each other: no bot waits for the coach. */
export const askBot: Thinker['ask'] = (question, signal) =>
  (question.ask === 'decide' ? bots : coach).ask(question, signal)
