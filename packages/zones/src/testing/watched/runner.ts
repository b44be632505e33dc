import {
  apply,
  cloneState,
  FastChance,
  isRefusal,
  type Json,
  makeSink,
  nth,
  parsePick,
  type Random,
  type Refusal,
  type Ruleset,
  type State,
  start,
} from '@graveshift/kernel'
import { ruleOf, shownPick } from '@graveshift/kernel/testing'
import type { Observer } from './observer.ts'
import { type AnsweredGame, toldBy, type Variant, type WatchedGame } from './watched-game.ts'

const PROBES = 24
/** Long enough for a round or two: then another game shows more. */
const MOST_DECISIONS = 120

/** What an answer is about, as far as it is counted. */
const keyOf = (raw: Json): string => {
  const { do: what = '', card = '' } = raw as { readonly do?: string; readonly card?: string }
  return `${what} ${card}`
}

/** Why an answer is refused, whatever else it says besides: else most would be refused for saying too much. */
function refusalOf<G extends AnsweredGame>(
  rules: Ruleset<G>,
  { board }: State<G>,
  choice: G['choice'],
  raw: Json,
): Refusal | undefined {
  const rule = ruleOf(rules, choice)
  const read = rule.parse(board, choice as never, raw)
  return isRefusal(read) ? read : rule.check(board, choice as never, read)
}

/** Giving up a card that one may not give up now. */
function probeAside<G extends AnsweredGame>(
  game: WatchedGame<G>,
  rules: Ruleset<G>,
  state: State<G>,
  random: Random,
  tell: (refusal: Refusal) => void,
): void {
  const seat = random.below(state.control.lanes.length - 1)
  const aside = rules.aside?.(state.board, seat)
  if (!aside) return
  const refusal = refusalOf(rules, state, aside, game.talkative('discard', state.board, random))
  if (refusal) tell(refusal)
}

/** An answer as it was given. */
interface Step {
  readonly choice: number
  readonly seat: number
  readonly raw: Json
}

/** Whether the same answers under the same luck come to something else in a variant of the game. */
function parts<G extends AnsweredGame, V extends Variant>(
  game: WatchedGame<G, V>,
  options: G['options'],
  seed: number,
  variant: V,
  steps: readonly Step[],
  told: readonly string[],
): boolean {
  const rules = game.rulesOfVariant(options, variant)
  if (!rules) return false
  const chance = new FastChance(seed)
  const sink = makeSink<G>()
  const state = start(rules, options, chance, sink)
  for (let made = 0; ; made++) {
    if (toldBy(game, sink.events.splice(0), state.control.open) !== told[made]) return true
    const step = steps[made]
    if (!step) return false
    const choice = state.control.open.find(({ id }) => id === step.choice)
    const pick = choice && parsePick(rules, state, choice, step.raw)
    if (!pick || isRefusal(pick)) return true
    if (apply(rules, state, { seat: step.seat, choice: step.choice, pick }, chance, sink)) return true
  }
}

/**
 * One game in which what was done least is done next; wrong answers are tried beside, and never made. At its end it is
 * played again in each variant that is still to be shown.
 */
export function watchGame<G extends AnsweredGame, V extends Variant>(
  game: WatchedGame<G, V>,
  options: G['options'],
  seed: number,
  observer: Observer<G>,
  uses: Map<string, number>,
): void {
  const rules = game.rulesFor(options)
  const chance = new FastChance(seed)
  const random = new FastChance(~seed)
  const sink = makeSink<G>()
  const state = start(rules, options, chance, sink)
  const told = { before: undefined, choice: undefined, pick: undefined, refusal: undefined }
  const steps: Step[] = []
  const course = [toldBy(game, sink.events, state.control.open)]
  observer.see({ rules, state, ...told, events: sink.events.splice(0) })
  const goesOn = () => state.control.open.length > 0 && observer.missing().length > 0
  for (let made = 0; made < MOST_DECISIONS && goesOn(); made++) {
    const choice = nth(state.control.open, random.below(state.control.open.length))
    const rule = ruleOf(rules, choice)
    const { board } = state
    const picks = rule.list(board, choice as never).map((pick: G['pick']) => {
      const raw = shownPick(rules, board, choice, pick)
      return { pick, raw, used: uses.get(keyOf(raw)) ?? 0 }
    })
    for (let probe = 0; probe < PROBES; probe++) {
      const legal = nth(picks, random.below(picks.length)).raw
      const what = choice.kind === 'act' ? undefined : nth(keyOf(legal).split(' '), 0)
      const raw = probe % 3 === 0 ? game.spoil(legal, board, random) : game.talkative(what, board, random)
      const refusal = refusalOf(rules, state, choice, raw)
      if (refusal) observer.see({ rules, state, ...told, refusal, events: [] })
    }
    probeAside(game, rules, state, random, (refusal) =>
      observer.see({ rules, state, ...told, refusal, events: [] }),
    )
    const least = picks.reduce((fewest, { used }) => Math.min(fewest, used), Number.MAX_SAFE_INTEGER)
    // Ending a turn is always possible and brings others to their turn.
    const rare = random.below(6) === 0 ? picks : picks.filter(({ used }) => used === least)
    const { pick, raw } = nth(rare, random.below(rare.length))
    uses.set(keyOf(raw), (uses.get(keyOf(raw)) ?? 0) + 1)
    const before = cloneState(rules, state)
    const seat = choice.seat === 'team' ? board.first : choice.seat
    const refusal = apply(rules, state, { seat, choice: choice.id, pick }, chance, sink)
    if (refusal) throw new Error(`${JSON.stringify(raw)} is listed and refused as ${refusal.refused}`)
    steps.push({ choice: choice.id, seat, raw })
    course.push(toldBy(game, sink.events, state.control.open))
    observer.see({ rules, state, before, choice, pick, refusal: undefined, events: sink.events.splice(0) })
  }
  for (const variant of game.variantsOf(state.board))
    if (observer.wants(variant.key) && parts(game, options, seed, variant, steps, course))
      observer.note(variant.key)
}
