import { describe, expect, it } from 'vitest'
import { answer, apply, parsePick, start } from '../apply.ts'
import { FastChance } from '../chance.ts'
import { hashOf } from '../hash.ts'
import { canonical } from '../json.ts'
import { randomStep } from '../playout.ts'
import { fold } from '../replay.ts'
import { ASIDE, type Game, type Ruleset } from '../rules.ts'
import { makeSink } from '../sink.ts'
import { cloneState, type State } from '../state.ts'
import {
  expectAgreement,
  expectCountedChance,
  expectIndependence,
  expectNoLeak,
  expectRefusals,
  type Rehide,
  watchForced,
} from './contract-checks.ts'
import { expectNoStrayField, type SeenFields } from './stray-fields.ts'
import { ruleOf, shownPick, type Walk, walkGame } from './walk.ts'

export interface Contract<G extends Game> {
  /** Options of a game, different ones for different seeds. */
  options(seed: number): G['options']
  /** How many games each check plays; GRAVESHIFT_LONG multiplies it. */
  readonly games: number
  /** For games that hide things. */
  readonly rehide?: Rehide<G>
}

/** How many times longer than usual the long tests shall run. */
export function longer(): number {
  return Math.max(1, Number(process.env.GRAVESHIFT_LONG ?? 1) || 1)
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

    it('a field that does not belong to an answer is refused by its name and changes nothing', () => {
      const seen: SeenFields = new Map()
      let refused = 0
      each((walk) => {
        const { state, rules } = walk
        const before = canonical(state)
        const asides = Array.from({ length: state.control.lanes.length - 1 }, (_, seat) =>
          rules.aside?.(state.board, seat),
        )
        for (const choice of [...state.control.open, ...asides])
          if (choice) refused += expectNoStrayField(walk, choice, seen)
        expect(canonical(state)).toBe(before)
      })
      if (seen.size > 0) expect(refused).toBeGreaterThan(games * seen.size)
    })

    it('views hold nothing hidden and do not depend on it', () => {
      let since = 0
      each((walk) => {
        if (walk.decisions === 0) since = 0
        expectNoLeak(walk, contract.rehide, since)
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
        const shown = shownPick(rules, state.board, aside, pick)
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
