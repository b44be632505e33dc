import { answer, cloneState, FastChance, isFault, type State, start } from '@graveshift/kernel'
import { describe, expect, test } from 'vitest'
import { MISSIONS } from '../content/missions.ts'
import type { Choice, SecondEdition } from '../game.ts'
import { SECOND_EDITION_MODULE } from '../module.ts'
import type { MissionData } from './types.ts'

type Rules = ReturnType<typeof SECOND_EDITION_MODULE.rulesFor>

const EVERYTHING = 0x7fff_ffff
const MOST_ROUNDS = 60
/** Once in so many actions anything goes: whoever only ever climbs gets stuck below the top. */
const WHIM = 20
const GOALS = 2
const GEAR = 3

/** Frames in which zombies are being counted on. */
const BUSY: readonly string[] = ['activation', 'attack', 'wounds', 'card']

/** No zombie comes, and none stays: what is left is whether the mission itself can be done. */
function calm({ board, control }: State<SecondEdition>): void {
  board.asleep = EVERYTHING
  board.opened = EVERYTHING
  if (control.lanes[0]?.some(({ kind }) => BUSY.includes(kind))) return
  board.zombies.fill(0)
  board.fresh = []
}

/** What only fighting brings counts as done. */
function fought({ board }: State<SecondEdition>, { goals }: MissionData): void {
  for (const goal of goals) {
    if (goal.goal === 'kill')
      board.tally = {
        ...board.tally,
        [`kill:${goal.car ? 'car' : (goal.kind ?? 'any')}`]: goal.count,
      }
    if (goal.goal === 'level')
      for (const person of board.people) {
        person.level = 2
        person.points = 19
      }
  }
}

/** A player who looks one answer ahead, at nothing but the mission and the cards. */
function choose(rules: Rules, state: State<SecondEdition>, choice: Choice, random: FastChance) {
  const rule = rules.choices[choice.kind]
  const picks = rule.list(state.board, choice as never)
  if (choice.kind === 'may') return picks[0]
  if (choice.kind === 'act' && random.below(WHIM) === 0) return picks[random.below(picks.length)]
  let best = Number.NEGATIVE_INFINITY
  const good: typeof picks = []
  for (const pick of picks) {
    const after = cloneState(rules, state)
    answer(rules, after, choice, pick, new FastChance(1))
    const parts: number[] = []
    rules.judgement.weigh(after.board, parts)
    const searches = pick.do.startsWith('search') ? 30 : pick.do === 'end' ? -50 : 0
    const cards = choice.kind === 'act' ? 0 : (parts[GEAR] ?? 0)
    const worth =
      after.board.outcome === 'won' ? Number.MAX_SAFE_INTEGER : (parts[GOALS] ?? 0) * 10 + cards + searches
    if (worth > best) good.length = 0
    if (worth >= best) good.push(pick)
    best = Math.max(best, worth)
  }
  return good[random.below(good.length)]
}

function play(data: MissionData, seed: number): string | undefined {
  // What each survivor must have takes trades and detours, more foresight than this player has for six.
  const few = data.goals.some(({ goal }) => goal === 'hold-each' || goal === 'objective-each')
  const options = SECOND_EDITION_MODULE.readOptions({
    mission: data.id,
    ...(few ? { survivors: ['amy'] } : {}),
  })
  if (isFault(options)) throw new Error(options.message)
  const rules = SECOND_EDITION_MODULE.rulesFor(options)
  const chance = new FastChance(seed)
  const random = new FastChance(seed + 1)
  const state = start(rules, options, chance)
  calm(state)
  fought(state, data)
  while (state.board.outcome === undefined && state.board.round < MOST_ROUNDS) {
    const choice = state.control.open[0]
    const pick = choice && choose(rules, state, choice, random)
    if (!choice || !pick) break
    answer(rules, state, choice, pick, chance)
    calm(state)
  }
  return state.board.outcome
}

describe.each(MISSIONS.map((data) => [data.id, data] as const))('%s', (_, data) => {
  test('Z2-RND-05 can be won: played to its end by a simple player on a board without zombies', () => {
    const won = [3, 5, 7].some((seed) => play(data, seed) === 'won')
    expect(won).toBe(true)
  })
})
