import { FastChance, isFault, type Json, randomStep, type State, start } from '@graveshift/kernel'
import { expect, test } from 'vitest'
import type { SecondEdition } from '../game.ts'
import { kitFor, SECOND_EDITION_MODULE as module } from '../module.ts'
import { optionsOf } from '../testing/random-options.ts'
import { positionOf } from '../testing/random-position.ts'
import { writtenPosition } from '../testing/written-position.ts'

/** The board without what nobody asks for between two turns: whom the last card brought, the order of what is lent. */
const told = ({ board }: State<SecondEdition>) => ({
  ...board,
  fresh: [],
  people: board.people.map((person) => ({
    ...person,
    skills: [...person.skills.slice(0, person.own), ...person.skills.slice(person.own).sort()],
  })),
})

function answers(options: SecondEdition['options'], { board, control }: State<SecondEdition>): Json[] {
  const { choices } = module.rulesFor(options)
  return control.open.flatMap((choice) => {
    const rule = choices[choice.kind]
    return rule
      .list(board, choice as never)
      .map((pick) => [choice.kind, choice.seat, rule.show(board, choice as never, pick as never)] as Json)
  })
}

/** Plays a game at random and holds every so many moments of it against the position written from it. */
function compare(seed: number): number {
  // Half of the games begin in the middle, where there are skills, companions and cars.
  const options = seed % 2 === 0 ? optionsOf(seed * 7) : positionOf(seed * 7)
  const rules = module.rulesFor(options)
  const chance = new FastChance(seed)
  const random = new FastChance(seed + 1)
  const state = start(rules, options, chance)
  let taken = 0
  for (let step = 0; step < 600 && taken < 12 && randomStep(rules, state, chance, random); step++) {
    if (step % 5 !== 0) continue
    const raw = writtenPosition(kitFor(options), state)
    if (raw === undefined) continue
    taken++
    const again = module.readPosition(raw)
    if (isFault(again)) throw new Error(again.message)
    const other = start(module.rulesFor(again), again, new FastChance(1))
    expect(told(other)).toEqual(told(state))
    expect(answers(again, other)).toEqual(answers(options, state))
  }
  return taken
}

test('a position taken from a running game is the same board with the same legal answers', () => {
  let taken = 0
  for (let seed = 0; seed < 52; seed++) taken += compare(seed)
  expect(taken).toBeGreaterThan(300)
})
