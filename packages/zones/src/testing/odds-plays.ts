import {
  answer,
  cloneState,
  type Event,
  FastChance,
  type Json,
  makeSink,
  nth,
  type Ruleset,
  type State,
  start,
} from '@graveshift/kernel'
import { ruleOf } from '@graveshift/kernel/testing'
import { expect } from 'vitest'
import { canKill } from '../combat/targets.ts'
import { isEvent } from '../events.ts'
import type { ZonesChoice } from '../game.ts'
import type { Kit } from '../kit.ts'
import type { AttackOdds } from '../odds/attack.ts'
import type { Chances } from '../odds/chances.ts'
import type { AnsweredGame } from './watched/watched-game.ts'

// Odds against many plays of the rules themselves.

export const TIMES = 2000

/** A game whose odds are held against its plays. */
export interface PlayedGame<G extends AnsweredGame> {
  rulesFor(options: G['options']): Ruleset<G>
  kitFor(options: G['options']): Kit
  oddsOfAnswer(options: G['options'], board: G['board'], person: number, raw: Json): AttackOdds | undefined
}

/** An attack from a position, with what is said to come of it. */
export interface AttackCase<G extends AnsweredGame> {
  readonly options: G['options']
  readonly state: State<G>
  readonly pick: G['pick']
  readonly odds: AttackOdds
}

type ChoiceOf<K extends ZonesChoice['kind']> = Extract<ZonesChoice, { kind: K }>

const asks = <K extends ZonesChoice['kind']>(
  choice: { readonly kind: string } | undefined,
  kind: K,
): choice is ChoiceOf<K> => choice?.kind === kind

/** A position in which an answer, as it is written, attacks. */
export function caseOf<G extends AnsweredGame>(
  game: PlayedGame<G>,
  options: G['options'],
  wanted: { readonly [key: string]: Json },
): AttackCase<G> {
  const rules = game.rulesFor(options)
  const state = start(rules, options, new FastChance(1))
  const [choice] = state.control.open
  if (!choice || !asks(choice, 'act')) throw new Error(`${choice?.kind} is asked`)
  const rule = ruleOf(rules, choice)
  const written = rule
    .list(state.board, choice as never)
    .map((pick: G['pick']) => ({ pick, raw: rule.show(state.board, choice as never, pick) }))
  const found = written.find(({ raw }) =>
    Object.entries(wanted).every(
      ([key, value]) => JSON.stringify((raw as Record<string, Json>)[key]) === JSON.stringify(value),
    ),
  )
  if (!found) throw new Error(`no such answer among ${JSON.stringify(written.map(({ raw }) => raw))}`)
  const odds = game.oddsOfAnswer(options, state.board, choice.person, found.raw)
  if (!odds) throw new Error('no odds')
  return { options, state, pick: found.pick, odds }
}

/** The hit that takes most with second blows, the strongest first. */
function bestHit<P extends object>(kit: Kit, picks: readonly P[]): P {
  const worth = (pick: P): number => {
    const { kind = 0, damage = 0, reap = false } = pick as { kind?: number; damage?: number; reap?: boolean }
    return canKill(kit, kind, damage) ? damage * 100 + (reap ? 50 : 0) + (kit.kinds[kind]?.damage ?? 0) : 0
  }
  return picks.reduce((best, pick) => (worth(pick) > worth(best) ? pick : best))
}

/** Whether somebody throws again. */
export type WhenToReroll = (choice: ChoiceOf<'reroll'>) => boolean

/** What somebody does who throws again where `reroll` says so, and takes what it can. */
function pickOf<G extends AnsweredGame>(
  kit: Kit,
  choice: G['choice'],
  picks: readonly G['pick'][],
  reroll: WhenToReroll,
): G['pick'] {
  if (asks(choice, 'hit')) return bestHit(kit, picks)
  const [source] = asks(choice, 'reroll') && reroll(choice) ? choice.again : []
  const again = picks.find((pick) => 'source' in pick && pick.source === source)
  return source === undefined || again === undefined ? nth(picks, 0) : again
}

/** Plays the attack many times under other luck; what happened each time. */
export function played<G extends AnsweredGame>(
  game: PlayedGame<G>,
  { options, state, pick }: AttackCase<G>,
  reroll: WhenToReroll = () => false,
  times = TIMES,
): G['event'][][] {
  const rules = game.rulesFor(options)
  const kit = game.kitFor(options)
  return Array.from({ length: times }, (_, time) => {
    const chance = new FastChance(time + 1)
    const copy = cloneState(rules, state)
    const sink = makeSink<G>()
    const [act] = copy.control.open
    if (!act) throw new Error('nothing is asked')
    answer(rules, copy, act, pick, chance, sink)
    for (let [open] = copy.control.open; open && open.kind !== 'act'; [open] = copy.control.open) {
      const all: G['pick'][] = ruleOf(rules, open).list(copy.board, open as never)
      answer(rules, copy, open, pickOf<G>(kit, open, all, reroll), chance, sink)
    }
    return sink.events
  })
}

export const killsIn = (events: readonly Event[]): number =>
  events.reduce((sum, event) => sum + (isEvent(event, 'killed') ? event.count : 0), 0)

export const woundsIn = (events: readonly Event[]): number =>
  events.reduce((sum, event) => sum + (isEvent(event, 'wounded') ? event.wounds : 0), 0)

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
