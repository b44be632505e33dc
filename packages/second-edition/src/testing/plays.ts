import { answer, cloneState, FastChance, type Json, makeSink, type State, start } from '@graveshift/kernel'
import { type AttackOdds, type Chances, canKill } from '@graveshift/zones'
import { expect } from 'vitest'
import type { ChoiceOf, Event, Options, Pick, SecondEdition } from '../game.ts'
import { kitFor, SECOND_EDITION_MODULE } from '../module.ts'
import { oddsOfAnswer } from '../odds/index.ts'

// Odds against many plays of the rules themselves.

export const TIMES = 2000

export function positioned(raw: object): Options {
  const options = SECOND_EDITION_MODULE.readPosition({ mission: 'city-blocks', ...raw } as Json)
  if ('fault' in options) throw new Error(options.message)
  return options
}

export interface Case {
  readonly options: Options
  readonly state: State<SecondEdition>
  readonly pick: Pick
  readonly odds: AttackOdds
}

/** A position in which an answer, as it is written, attacks. */
export function caseOf(options: Options, wanted: { readonly [key: string]: Json }): Case {
  const rules = SECOND_EDITION_MODULE.rulesFor(options)
  const state = start(rules, options, new FastChance(1))
  const [choice] = state.control.open
  if (choice?.kind !== 'act') throw new Error(`${choice?.kind} is asked`)
  const written = rules.choices.act
    .list(state.board, choice)
    .map((pick) => ({ pick, raw: rules.choices.act.show(state.board, choice, pick) }))
  const found = written.find(({ raw }) =>
    Object.entries(wanted).every(
      ([key, value]) => JSON.stringify((raw as Record<string, Json>)[key]) === JSON.stringify(value),
    ),
  )
  if (!found) throw new Error(`no such answer among ${JSON.stringify(written.map(({ raw }) => raw))}`)
  const odds = oddsOfAnswer(kitFor(options), state.board, choice.person, found.raw)
  if (!odds) throw new Error('no odds')
  return { options, state, pick: found.pick, odds }
}

/** The hit that takes most with second blows, the strongest first. */
function bestHit(kit: ReturnType<typeof kitFor>, picks: readonly Pick[]): Pick {
  const worth = (pick: Pick): number => {
    const { kind = 0, damage = 0, reap = false } = pick as { kind?: number; damage?: number; reap?: boolean }
    return canKill(kit, kind, damage) ? damage * 100 + (reap ? 50 : 0) + (kit.kinds[kind]?.damage ?? 0) : 0
  }
  return picks.reduce((best, pick) => (worth(pick) > worth(best) ? pick : best))
}

type Reroll = (choice: ChoiceOf<'reroll'>) => boolean

/** Plays the attack many times under other luck; what happened each time. */
export function played(
  { options, state, pick }: Case,
  reroll: Reroll = () => false,
  times = TIMES,
): Event[][] {
  const rules = SECOND_EDITION_MODULE.rulesFor(options)
  const kit = kitFor(options)
  return Array.from({ length: times }, (_, time) => {
    const chance = new FastChance(time + 1)
    const copy = cloneState(rules, state)
    const sink = makeSink<SecondEdition>()
    const [act] = copy.control.open
    if (!act) throw new Error('nothing is asked')
    answer(rules, copy, act, pick, chance, sink)
    for (let open = copy.control.open[0]; open && open.kind !== 'act'; open = copy.control.open[0]) {
      const all: Pick[] = rules.choices[open.kind].list(copy.board, open as never)
      const again = open.kind === 'reroll' && reroll(open)
      const [first] = all
      const chosen = again
        ? ({ do: 'reroll', source: open.kind === 'reroll' ? open.again[0] : '' } as Pick)
        : open.kind === 'hit'
          ? bestHit(kit, all)
          : (first as Pick)
      answer(rules, copy, open, chosen, chance, sink)
    }
    return sink.events
  })
}

export const killsIn = (events: readonly Event[]): number =>
  events.reduce((sum, event) => sum + (event.type === 'killed' ? event.count : 0), 0)

export const woundsIn = (events: readonly Event[]): number =>
  events.reduce((sum, event) => sum + (event.type === 'wounded' ? event.wounds : 0), 0)

/** What was counted comes as often as the odds say: chi-square over all numbers that are to be expected often enough. */
export function expectLike({ of, ways }: Chances, counted: readonly number[]): void {
  let chi = 0
  let groups = 0
  let expected = 0
  let found = 0
  const last = Math.max(ways.length, ...counted.map((each) => each + 1))
  for (let at = 0; at < last; at++) {
    const times = counted.filter((each) => each === at).length
    if ((ways[at] ?? 0) === 0) expect([at, times]).toEqual([at, 0])
    expected += ((ways[at] ?? 0) / of) * counted.length
    found += times
    if (expected < 5) continue
    chi += (found - expected) ** 2 / expected
    groups++
    expected = 0
    found = 0
  }
  const free = Math.max(1, groups - 1)
  expect(chi).toBeLessThan(free + 4 * Math.sqrt(2 * free) + 2)
}

/** Ways beyond a number count as that number: a friend who has fallen takes no more. */
export function upTo({ of, ways }: Chances, most: number): Chances {
  const cut = Array<number>(Math.min(ways.length, most + 1)).fill(0)
  ways.forEach((each, at) => {
    cut[Math.min(at, most)] = (cut[Math.min(at, most)] ?? 0) + each
  })
  return { of, ways: cut }
}

export const mean = ({ of, ways }: Chances): number => ways.reduce((sum, each, at) => sum + each * at, 0) / of
