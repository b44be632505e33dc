import { FastChance, isFault, type Json, randomStep, type State, start } from '@graveshift/kernel'
import { expect, test } from 'vitest'
import type { GearUp, Options } from '../game.ts'
import { GEAR_UP_MODULE as module } from '../module.ts'
import { optionsOf } from '../testing/random-options.ts'
import { positionOf } from '../testing/random-position.ts'
import { writtenPosition } from '../testing/written-position.ts'

/** The board; which of a lone survivor's companions lies first makes no difference. */
const told = ({ board }: State<GearUp>) => ({
  ...board,
  seats: board.seats.map((seat) => ({
    ...seat,
    companions: seat.companions.toSorted((one, other) => one.id.localeCompare(other.id)),
  })),
})

/** Every question with its answers, by seat. */
function answers(options: Options, { board, control }: State<GearUp>): string[] {
  const { choices } = module.rulesFor(options)
  return control.open
    .flatMap((choice) => {
      const rule = choices[choice.kind]
      const picks = rule.list(board, choice as never)
      return picks.map((pick) =>
        JSON.stringify([choice.seat, choice.kind, rule.show(board, choice as never, pick as never)]),
      )
    })
    .sort()
}

/** Plays a game at random and holds every so many moments of it against the position written from it. */
function compare(seed: number, seen: Set<string>): number {
  // Half of the games begin in the middle, where there are upgrades and the boss.
  const options = seed % 2 === 0 ? optionsOf(seed) : positionOf(seed)
  const rules = module.rulesFor(options)
  const chance = new FastChance(seed)
  const random = new FastChance(seed + 1)
  const state = start(rules, options, chance)
  let taken = 0
  for (let step = 0; taken < 20 && randomStep(rules, state, chance, random); step++) {
    if (step % 4 !== 0) continue
    const raw = writtenPosition(state)
    if (raw === undefined) continue
    taken++
    const again = module.readPosition(raw as Json)
    if (isFault(again)) throw new Error(again.message)
    const other = start(module.rulesFor(again), again, new FastChance(1))
    expect(told(other)).toEqual(told(state))
    expect(answers(again, other)).toEqual(answers(options, state))
    for (const { kind } of state.control.open) seen.add(`${state.board.round} ${kind}`)
  }
  return taken
}

test('a position taken from a running game is the same board with the same legal answers', () => {
  const seen = new Set<string>()
  let taken = 0
  for (let seed = 0; seed < 40; seed++) taken += compare(seed, seen)
  expect(taken).toBeGreaterThan(300)
  expect([...seen].sort()).toEqual([
    '1 ammo',
    '1 attack',
    '1 deal',
    '1 upgrade',
    '2 ammo',
    '2 attack',
    '2 upgrade',
  ])
})
