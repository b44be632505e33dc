import { describe, expect, it } from 'vitest'
import { answer, apply, parsePick, start } from '../apply.ts'
import { FastChance } from '../chance.ts'
import { hashOf } from '../hash.ts'
import { canonical, type Json } from '../json.ts'
import { randomStep } from '../playout.ts'
import { fold } from '../replay.ts'
import {
  ASIDE,
  type ChoiceRule,
  type Game,
  isRefusal,
  type Random,
  type Ruleset,
  type Viewer,
} from '../rules.ts'
import { makeSink } from '../sink.ts'
import { cloneState, type State } from '../state.ts'
import { viewOf } from '../view.ts'
import { mutate } from './mutate.ts'
import { ruleOf, type Walk, walkGame } from './walk.ts'

export interface Contract<G extends Game> {
  /** Options of a game, different ones for different seeds. */
  options(seed: number): G['options']
  /** How many games each check plays; GRAVESHIFT_LONG multiplies it. */
  readonly games: number
  /** A board that this viewer must not be able to tell from the given one; for games that hide things. */
  rehide?(board: G['board'], viewer: Viewer, random: Random): G['board']
}

/** How many times longer than usual the long tests shall run. */
export function longer(): number {
  return Math.max(1, Number(process.env.GRAVESHIFT_LONG ?? 1) || 1)
}

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
function expectAgreement<G extends Game>({ rules, state, random }: Walk<G>, choice: G['choice']): void {
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
function expectRefusals<G extends Game>(
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
function expectNoLeak<G extends Game>(walk: Walk<G>, contract: Contract<G>, since: number): void {
  const { rules, state, sink, random, decisions } = walk
  for (const viewer of viewersOf(state.control.lanes.length - 1)) {
    const hidden = rules.concealed(state.board, viewer)
    if (rules.open) expect(hidden, 'hidden in an open game').toEqual([])
    // Views are big: where nothing is hidden, a look now and then is enough.
    if (hidden.length === 0 && !contract.rehide && (viewer !== 'spectator' || decisions % 10 > 0)) continue
    const view = viewOf(rules, state, viewer)
    expect(canonical(JSON.parse(JSON.stringify(view)))).toBe(canonical(view))
    const told = sink.events.slice(since).map((event) => rules.redact(event, viewer))
    const seen = textsIn([view, told])
    for (const thing of hidden) if (seen.has(thing)) expect.fail(`${viewer} sees ${thing}`)
    if (!contract.rehide) continue
    const other = { ...state, board: contract.rehide(state.board, viewer, random) }
    expect(canonical(viewOf(rules, other, viewer))).toBe(canonical(view))
  }
}

/** The same decision with other luck: without a counted draw it has the same result, so the horizon is true. */
function expectCountedChance<G extends Game>(
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
function expectIndependence<G extends Game>(
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
function watchForced<G extends Game>(rules: Ruleset<G>): Ruleset<G> {
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

type Visit<G extends Game> = Parameters<typeof walkGame<G>>[3]
type Done<G extends Game> = Parameters<typeof walkGame<G>>[4]

/** What every ruleset keeps, tried on many games at random. */
export function describeContract<G extends Game>(
  name: string,
  given: Ruleset<G> | ((options: G['options']) => Ruleset<G>),
  contract: Contract<G>,
): void {
  const games = contract.games * longer()
  const rulesFor = (options: G['options']) => (typeof given === 'function' ? given(options) : given)
  const play = (seed: number, visit: Visit<G>, done?: Done<G>) => {
    const options = contract.options(seed)
    return walkGame(rulesFor(options), options, seed, visit, done)
  }
  const each = (visit: Visit<G>, done?: Done<G>) => {
    for (let seed = 1; seed <= games; seed++)
      try {
        play(seed, visit, done)
      } catch (error) {
        if (error instanceof Error) error.message = `game ${seed}: ${error.message}`
        throw error
      }
  }
  const chosen = (walk: Walk<G>, id: number) => {
    const choice = walk.state.control.open.find((open) => open.id === id)
    if (!choice) throw new Error(`no choice ${id}`)
    return choice
  }

  describe(`the contract, kept by ${name}`, { timeout: 120_000 * longer() }, () => {
    it('the board is what the events say', () => {
      const same = ({ rules, state, sink }: Walk<G>, options: G['options']) =>
        expect(canonical(fold(rules, options, sink.events))).toBe(canonical(state.board))
      for (let seed = 1; seed <= games; seed++) {
        const options = contract.options(seed)
        walkGame(
          rulesFor(options),
          options,
          seed,
          (walk) => walk.decisions % 25 === 0 && same(walk, options),
          (walk) => same(walk, options),
        )
      }
    })

    it('a saved game goes on as if nothing had happened', () => {
      for (let seed = 1; seed <= games; seed++) {
        const options = contract.options(seed)
        const rules = rulesFor(options)
        const chance = new FastChance(seed)
        let saved = start(rules, options, chance)
        walkGame(
          rules,
          options,
          seed,
          ({ state }, command) => {
            saved = JSON.parse(JSON.stringify(saved)) as State<G>
            if (canonical(saved) !== canonical(state)) expect(saved).toEqual(state)
            const refusal = apply(rules, saved, command, chance)
            expect(refusal).toBeUndefined()
          },
          ({ state }) => expect(hashOf(saved)).toBe(hashOf(state)),
        )
      }
    })

    it('a clone and its original go separate ways', () => {
      each(({ rules, state, random }) => {
        const before = canonical(state)
        const clone = cloneState(rules, state)
        const still = cloneState(rules, clone)
        expect(canonical(clone)).toBe(before)
        for (let i = 0; i < 4; i++) randomStep(rules, clone, new FastChance(i), random)
        expect(canonical(state)).toBe(before)
        expect(canonical(still)).toBe(before)
      })
    })

    it('list, sample, check, forced, parse and show agree', () => {
      each((walk) => {
        for (const choice of walk.state.control.open) expectAgreement(walk, choice)
      })
    })

    it('every game comes to an end, and then nothing is open and nothing is accepted', () => {
      each(
        ({ state }) => expect(state.control.open.length).toBeGreaterThan(0),
        ({ rules, state, random }) => {
          expect(state.control.open).toEqual([])
          expect(state.control.lanes.flat()).toEqual([])
          const before = canonical(state)
          for (const id of [0, state.control.asked - 1, state.control.asked]) {
            const pick = { do: 'pass' } as G['pick']
            const command = { seat: random.below(state.control.lanes.length - 1), choice: id, pick }
            expect(apply(rules, state, command, new FastChance(1))?.refused).toBe('game-over')
          }
          expect(canonical(state)).toBe(before)
        },
      )
    })

    it('a refused command changes nothing, and what is accepted was listed', () => {
      each((walk, { choice, pick }) => expectRefusals(walk, chosen(walk, choice), pick))
    })

    it('views hold nothing hidden and do not depend on it', () => {
      let since = 0
      each((walk) => {
        if (walk.decisions === 0) since = 0
        expectNoLeak(walk, contract, since)
        since = walk.sink.events.length
      })
    })

    it('what comes depends on luck only where a draw is counted', () => {
      each((walk, { choice, pick }) => expectCountedChance(walk, chosen(walk, choice), pick))
    })

    it('no invariant breaks', () => {
      const whole = ({ rules, state }: Walk<G>) => {
        const wrong = rules.broken(state.board)
        if (wrong.length > 0) expect.fail(wrong.join('; '))
      }
      each(whole, whole)
    })

    it('the same seed gives the same game, another seed another', () => {
      const hashes = Array.from({ length: games }, (_, index) => {
        const once = () => hashOf(play(index + 1, () => {}))
        const hash = once()
        expect(once()).toBe(hash)
        return hash
      })
      expect(new Set(hashes).size).toBe(hashes.length)
    })

    it('forced answers are the only legal ones', () => {
      for (let seed = 1; seed <= games; seed++) {
        const options = contract.options(seed)
        walkGame(watchForced(rulesFor(options)), options, seed, () => {})
      }
    })

    it('an answer that reads the same as before stays legal and brings the same events', () => {
      let cases = 0
      let reads = false
      each((walk, { choice, pick }) => {
        reads ||= walk.rules.reads !== undefined
        if (expectIndependence(walk, chosen(walk, choice), pick)) cases++
      })
      if (reads) expect(cases).toBeGreaterThan(games)
    })

    it('what may be done aside is listed, read back, checked, and leaves the open questions open', () => {
      each(({ rules, state, random }) => {
        const seat = random.below(state.control.lanes.length - 1)
        const aside = rules.aside?.(state.board, seat)
        if (!aside) return
        expect([aside.id, aside.seat]).toEqual([ASIDE, seat])
        const rule = ruleOf(rules, aside)
        const all = rule.list(state.board, aside as never)
        expect(all.length, 'an aside with nothing to do').toBeGreaterThan(0)
        const pick = all[random.below(all.length)] as G['pick']
        expect(rule.check(state.board, aside as never, pick)).toBeUndefined()
        const shown = JSON.parse(JSON.stringify(rule.show(state.board, aside as never, pick))) as Json
        expect(canonical(parsePick(rules, state, aside, shown))).toBe(canonical(pick))
        const clone = cloneState(rules, state)
        const sink = makeSink<G>()
        expect(apply(rules, clone, { seat, choice: ASIDE, pick }, new FastChance(1), sink)).toBeUndefined()
        expect(rules.broken(clone.board)).toEqual([])
        const kept = clone.control.open.filter((choice) => state.control.open.includes(choice))
        expect(kept.length + sink.forced.length).toBeGreaterThanOrEqual(state.control.open.length)
        for (const open of clone.control.open)
          expectAgreement({ rules, state: clone, random } as Walk<G>, open)
      })
    })

    it('forced answers are logged', () => {
      each((walk, command) => {
        const { rules } = walk
        const clone = cloneState(rules, walk.state)
        const sink = makeSink<G>()
        answer(rules, clone, chosen(walk, command.choice), command.pick, new FastChance(7), sink)
        if (rules.outcome(clone.board) !== undefined) return
        const asked = clone.control.asked - walk.state.control.asked
        expect(sink.forced.length).toBe(
          walk.state.control.open.length - 1 + asked - clone.control.open.length,
        )
      })
    })
  })
}
