import { expect } from 'vitest'
import { answer, apply, parsePick } from '../apply.ts'
import { FastChance } from '../chance.ts'
import { canonical, type Json } from '../json.ts'
import { type ChoiceRule, type Game, isRefusal, type Random, type Ruleset, type Viewer } from '../rules.ts'
import { makeSink } from '../sink.ts'
import { cloneState, type State } from '../state.ts'
import { viewOf } from '../view.ts'
import { mutate } from './mutate.ts'
import { ruleOf, type Walk } from './walk.ts'

/** A board that this viewer must not be able to tell from the given one. */
export type Rehide<G extends Game> = (board: G['board'], viewer: Viewer, random: Random) => G['board']

function viewersOf(seats: number): Viewer[] {
  return ['spectator', ...Array.from({ length: seats }, (_, seat) => seat)]
}

/** Every text in a JSON value. */
function textsIn(value: unknown, into: Set<string> = new Set()): Set<string> {
  if (typeof value === 'string') into.add(value)
  else if (typeof value === 'object' && value !== null)
    for (const [key, field] of Object.entries(value)) textsIn(field, into.add(key))
  return into
}

/** Of a long list of answers about so many are written and read back. */
const READ_BACK = 60

/** list, sample, check, forced, parse and show of one open choice agree. */
export function expectAgreement<G extends Game>(
  { rules, state, random }: Walk<G>,
  choice: G['choice'],
): void {
  const rule = ruleOf(rules, choice)
  const { board } = state
  const show = (pick: G['pick']) => JSON.stringify(rule.show(board, choice as never, pick))
  const all = rule.list(board, choice as never)
  const shown = all.map(show)
  const listed = new Set(shown)
  expect(all.length, `list of ${choice.kind}`).toBeGreaterThan(0)
  expect(listed.size, `${choice.kind} lists an answer twice`).toBe(shown.length)
  // `forced` answers for the player, so an open choice always has at least two answers.
  expect(rule.forced(board, choice as never), `forced ${choice.kind}`).toBeUndefined()
  expect(all.length, `open ${choice.kind} with one answer`).toBeGreaterThan(1)
  const stride = Math.ceil(all.length / READ_BACK)
  const offset = random.below(stride)
  all.forEach((pick, index) => {
    const refusal = rule.check(board, choice as never, pick)
    if (refusal) expect.fail(`listed ${shown[index]} is refused: ${refusal.refused}`)
    if (index % stride !== offset) return
    const parsed = parsePick(rules, state, choice, JSON.parse(shown[index] ?? '') as Json)
    if (isRefusal(parsed)) expect.fail(`${shown[index]} cannot be read back`)
    if (canonical(parsed) !== canonical(pick)) expect(parsed).toEqual(pick)
  })
  for (let i = 0; i < 3; i++) {
    const sample = rule.sample(board, choice as never, random)
    if (!listed.has(show(sample))) expect.fail(`sample ${show(sample)} of ${choice.kind} is not listed`)
  }
}

/** What is not allowed is refused and changes nothing; what is accepted was listed. */
export function expectRefusals<G extends Game>(
  { rules, state, random }: Walk<G>,
  choice: G['choice'],
  pick: G['pick'],
) {
  const before = canonical(state)
  const rule = ruleOf(rules, choice)
  const seats = state.control.lanes.length - 1
  const seat = choice.seat === 'team' ? 0 : choice.seat
  const refused = (command: { seat: number; choice: number; pick: G['pick'] }, reason?: string) => {
    const sink = makeSink<G>()
    const refusal = apply(rules, state, command, new FastChance(1), sink)
    expect(refusal, canonical(command)).toBeDefined()
    if (reason !== undefined) expect(refusal?.refused).toBe(reason)
    expect([sink.events, sink.drawn, sink.forced]).toEqual([[], [], []])
  }
  for (const other of [-1, seats, Number.NaN, (seat + 1) % seats])
    if (other !== seat && !(choice.seat === 'team' && other >= 0 && other < seats))
      refused({ seat: other, choice: choice.id, pick }, 'not-your-choice')
  for (const id of [-1, 0, state.control.asked, choice.id + 1_000_000])
    refused({ seat, choice: id, pick }, 'stale-choice')
  for (let i = 0; i < 4; i++) {
    const raw = mutate(rule.show(state.board, choice as never, pick), random)
    const parsed = parsePick(rules, state, choice, raw)
    if (isRefusal(parsed)) continue
    if (rule.check(state.board, choice as never, parsed)) refused({ seat, choice: choice.id, pick: parsed })
    else {
      const shown = canonical(rule.show(state.board, choice as never, parsed))
      const all = rule.list(state.board, choice as never)
      if (!all.some((legal) => canonical(rule.show(state.board, choice as never, legal)) === shown))
        expect.fail(`${shown} is accepted but not listed`)
    }
  }
  expect(canonical(state)).toBe(before)
}

/** A viewer's picture holds nothing that is concealed, and does not change with it. */
export function expectNoLeak<G extends Game>(
  walk: Walk<G>,
  rehide: Rehide<G> | undefined,
  since: number,
): void {
  const { rules, state, sink, random, decisions } = walk
  for (const viewer of viewersOf(state.control.lanes.length - 1)) {
    const hidden = rules.concealed(state.board, viewer)
    if (rules.open) expect(hidden, 'hidden in an open game').toEqual([])
    // Views are big: where nothing is hidden, a look now and then is enough.
    if (hidden.length === 0 && !rehide && (viewer !== 'spectator' || decisions % 10 > 0)) continue
    const view = viewOf(rules, state, viewer)
    expect(canonical(JSON.parse(JSON.stringify(view)))).toBe(canonical(view))
    const told = sink.events.slice(since).map((event) => rules.redact(event, viewer))
    const seen = textsIn([view, told])
    for (const thing of hidden) if (seen.has(thing)) expect.fail(`${viewer} sees ${thing}`)
    if (!rehide) continue
    const other = { ...state, board: rehide(state.board, viewer, random) }
    expect(canonical(viewOf(rules, other, viewer))).toBe(canonical(view))
  }
}

/** The same decision with other luck: without a counted draw it has the same result, so the horizon is true. */
export function expectCountedChance<G extends Game>(
  { rules, state }: Walk<G>,
  choice: G['choice'],
  pick: G['pick'],
) {
  const results = [1, 2].map((seed) => {
    const clone = cloneState(rules, state)
    answer(rules, clone, choice, pick, new FastChance(seed))
    return clone
  })
  const [one, other] = results as [State<G>, State<G>]
  if (canonical(one.control.draws) === canonical(state.control.draws))
    expect(canonical(other)).toBe(canonical(one))
}

/**
 * Somebody else answers first: where the choice still reads the same, the answer is as legal as before and brings the
 * same events. Gives whether there was such a case.
 */
export function expectIndependence<G extends Game>(
  { rules, state, random }: Walk<G>,
  choice: G['choice'],
  pick: G['pick'],
): boolean {
  const others = state.control.open.filter(({ lane }) => lane !== choice.lane)
  const other = others[random.below(Math.max(1, others.length))]
  if (!rules.reads || !other) return false
  const later = cloneState(rules, state)
  answer(
    rules,
    later,
    other,
    ruleOf(rules, other).sample(state.board, other as never, random),
    new FastChance(3),
  )
  if (!later.control.open.includes(choice)) return false
  const before = rules.reads(state.board, choice)
  if (canonical(before) !== canonical(rules.reads(later.board, choice))) return false
  expect(ruleOf(rules, choice).check(later.board, choice as never, pick), canonical(choice)).toBeUndefined()
  const [one, two] = [state, later].map((from) => {
    const sink = makeSink<G>()
    answer(rules, cloneState(rules, from), choice, pick, new FastChance(4), sink)
    return sink
  })
  // What luck or others' forced answers add does not come from this answer.
  if (!one || !two || one.drawn.length > 0 || one.forced.some((forced) => forced.choice.lane !== choice.lane))
    return false
  expect(canonical(two.events.slice(0, one.events.length)), canonical(choice)).toBe(canonical(one.events))
  return true
}

/** The same rules; a forced answer that is not the one and only listed answer is an error. */
export function watchForced<G extends Game>(rules: Ruleset<G>): Ruleset<G> {
  const watch = (rule: ChoiceRule<G, never>): ChoiceRule<G, never> => ({
    ...rule,
    forced(board, choice) {
      const pick = rule.forced(board, choice)
      if (pick === undefined) return undefined
      const show = (each: G['pick']) => canonical(rule.show(board, choice, each))
      const listed = rule.list(board, choice).map(show)
      if (listed.join() !== show(pick))
        expect.fail(`${canonical(choice)}: forced ${show(pick)}, listed ${listed.slice(0, 5)}`)
      const refusal = rule.check(board, choice, pick)
      if (refusal) expect.fail(`${canonical(choice)}: forced ${show(pick)}, refused as ${refusal.refused}`)
      return pick
    },
  })
  const choices = Object.entries(rules.choices).map(([kind, rule]) => [
    kind,
    watch(rule as ChoiceRule<G, never>),
  ])
  return { ...rules, choices: Object.fromEntries(choices) as Ruleset<G>['choices'] }
}
