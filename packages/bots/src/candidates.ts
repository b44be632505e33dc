import {
  answer,
  cloneState,
  FastChance,
  type Game,
  type Random,
  type Ruleset,
  type State,
} from '@graveshift/kernel'
import { rolloutPick } from './rollout-pick.ts'
import type { Scene } from './seen.ts'
import { sensible } from './sensible.ts'

/** An answer worth thinking about, with how the team stands right after it. */
export interface Candidate<G extends Game> {
  readonly pick: G['pick']
  readonly worth: number
  readonly parts: readonly number[]
}

const SEEDS = 0x4000_0000
/** Questions that belong to one action, such as the targets of a sweep. */
export const MOST_FURTHER = 6
export const SAMPLES = 8

/** The lane of the whole table: its first frame is the game itself, and no action. */
const TABLE = 0

/** What an action is on a lane: the first frame of a seat's own, all frames above the one that asks on the table's. */
interface Action<G extends Game> {
  readonly lane: number
  readonly frame: G['frame'] | undefined
  readonly depth: number
}

export const actionOf = <G extends Game>({ control }: State<G>, lane: number): Action<G> => ({
  lane,
  frame: control.lanes[lane]?.[0],
  depth: control.lanes[lane]?.length ?? 0,
})

/** The next question of the action that a lane is in the middle of; undefined once the action is over. */
export function further<G extends Game>(
  { control }: State<G>,
  { lane, frame, depth }: Action<G>,
): G['choice'] | undefined {
  const frames = control.lanes[lane]
  if (!frames || frame === undefined || frames[0] !== frame) return undefined
  if (lane === TABLE && frames.length <= depth) return undefined
  return control.open.find((open) => open.lane === lane)
}

/** Where luck has a hand in it, an answer is tried so many times: one throw of the dice says little. */
const THROWS = 4

export const drawsOf = <G extends Game>({ control }: State<G>): number => {
  let sum = 0
  for (const draws of control.draws) sum += draws
  return sum
}

/** An answer tried once, or several times if luck decides what comes of it. */
function tryPick<G extends Game>(
  rules: Ruleset<G>,
  state: State<G>,
  choice: G['choice'],
  pick: G['pick'],
  luck: number,
  now: number,
): Candidate<G> {
  const first = tryOnce(rules, state, choice, pick, luck, now)
  if (!first.lucky) return first
  let worth = first.worth
  const parts = first.parts.slice()
  for (let thrown = 1; thrown < THROWS; thrown++) {
    const other = tryOnce(rules, state, choice, pick, luck + thrown, now)
    worth += other.worth
    for (let part = 0; part < parts.length; part++)
      parts[part] = (parts[part] ?? 0) + (other.parts[part] ?? 0)
  }
  return { pick, worth: Math.floor(worth / THROWS), parts: parts.map((part) => Math.floor(part / THROWS)) }
}

/** Gives an answer to a copy and looks at what came of it. */
function tryOnce<G extends Game>(
  rules: Ruleset<G>,
  state: State<G>,
  choice: G['choice'],
  pick: G['pick'],
  luck: number,
  now: number,
): Candidate<G> & { readonly lucky: boolean } {
  const chance = new FastChance(luck)
  const after = cloneState(rules, state)
  const action = actionOf(after, choice.lane)
  answer(rules, after, choice, pick, chance)
  const parts: number[] = []
  let worth = rules.judgement.weigh(after.board, parts)
  // An answer that only opens or pays for what is to be done next is judged by what can be done then. On the table's
  // lane what is still to come of an action may also be harm: it is always played to its end.
  for (let steps = 0; (worth <= now || choice.lane === TABLE) && steps < MOST_FURTHER; steps++) {
    const next = further(after, action)
    if (!next) break
    answer(rules, after, next, rolloutPick(rules, after, next, chance, SAMPLES), chance)
    worth = rules.judgement.weigh(after.board, parts)
  }
  return { pick, worth, parts, lucky: drawsOf(after) > drawsOf(state) }
}

/** The answers worth trying out, the best looking first. The same luck for all, so that luck does not choose among them. */
export function candidates<G extends Game>(
  rules: Ruleset<G>,
  { state, worth: now }: Scene<G>,
  choice: G['choice'],
  random: Random,
): [Candidate<G>, ...Candidate<G>[]] {
  const luck = random.below(SEEDS)
  const found = sensible(rules, state, choice).map((pick) => tryPick(rules, state, choice, pick, luck, now))
  // Stable, so that equals keep the order of the list.
  found.sort((one, other) => other.worth - one.worth)
  return found as [Candidate<G>, ...Candidate<G>[]]
}
