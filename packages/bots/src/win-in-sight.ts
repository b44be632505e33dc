import { FastChance, type Game, type Ruleset, type State } from '@graveshift/kernel'
import { answerOnCopy } from './answer-on-copy.ts'
import { drawsOf } from './candidates.ts'
import { rolloutPick } from './rollout-pick.ts'

/** States that are followed at a time, and questions that are answered one after the other. */
const WIDTH = 4
const MOST_QUESTIONS = 24
const SAMPLES = 4

interface Near<G extends Game> {
  readonly state: Readonly<State<G>>
  readonly left: number
}

/** What answers to the next question come to: those that help towards the win, and one that comes to mind. */
function* stepsFrom<G extends Game>(rules: Ruleset<G>, state: Readonly<State<G>>): Generator<State<G>> {
  const choice = state.control.open[0] as G['choice'] | undefined
  if (!choice) return
  const rule = rules.choices[choice.kind as G['choice']['kind']]
  const picks = rule
    .list(state.board, choice as never)
    .filter((pick: G['pick']) => rules.judgement.finish?.helps(pick))
  // Nothing that is followed here meets luck: any will do.
  const random = new FastChance(0)
  for (const pick of [...picks, rolloutPick(rules, state, choice, random, SAMPLES)])
    yield answerOnCopy(rules, state, choice, pick, random)
}

/**
 * Whether the game can be won from here in this very turn by answers that need no luck. A search along what is left to
 * be done, a few states wide: what it finds is there, what it misses may be.
 */
export function isWinInSight<G extends Game>(rules: Ruleset<G>, state: Readonly<State<G>>): boolean {
  const { finish } = rules.judgement
  const left = finish?.left(state.board)
  if (!finish || left === undefined || rules.outcome(state.board) !== undefined) return false
  const draws = drawsOf(state)
  let front: readonly Near<G>[] = [{ state, left }]
  for (let question = 0; question < MOST_QUESTIONS && front.length > 0; question++) {
    const next: Near<G>[] = []
    for (const near of front)
      for (const after of stepsFrom(rules, near.state)) {
        if (drawsOf(after) > draws) continue
        const outcome = rules.outcome(after.board)
        if (outcome === 'won') return true
        const still = outcome === undefined ? finish.left(after.board) : undefined
        if (still !== undefined) next.push({ state: after, left: still })
      }
    next.sort((one, other) => one.left - other.left)
    front = next.slice(0, WIDTH)
  }
  return false
}

/**
 * Whether an answer leads to a win that lies on the table, with no luck on the way. Where cards come first nobody looks:
 * an answer that brings them at once would look better than one after which something is asked before.
 */
export const leadsToWin = <G extends Game>(
  rules: Ruleset<G>,
  before: Readonly<State<G>>,
  after: Readonly<State<G>>,
): boolean => drawsOf(after) === drawsOf(before) && isWinInSight(rules, after)
