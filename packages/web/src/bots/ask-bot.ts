import type { Answers } from './bot-message.ts'
import { makeWorker } from './make-worker.ts'
import { type SingleQuestion, Thinker } from './thinker.ts'

/** Who thinks about a game. Bots and the coach think beside each other: no bot waits for the coach. */
interface Thinkers {
  readonly bots: Thinker
  readonly coach: Thinker
}

const thinkers = new Map<string, Thinkers>()

function thinkersOf(game: string): Thinkers {
  const known = thinkers.get(game)
  if (known) return known
  const make = () => makeWorker(game)
  const made = { bots: new Thinker(make), coach: new Thinker(make) }
  thinkers.set(game, made)
  return made
}

/** Asks a game's bot or its coach. They think beside the page. */
export function askBot<Q extends SingleQuestion>(
  game: string,
  question: Q,
  signal: AbortSignal,
): Promise<Answers[Q['ask']]> {
  const { bots, coach } = thinkersOf(game)
  return (question.ask === 'decide' ? bots : coach).ask(question, signal)
}
