import type { Json } from '@graveshift/kernel'
import { expect, test } from 'vitest'
import { position, type Stage } from '../testing/stage.ts'

const SIX = ['bonnie', 'nikolas', 'nora', 'anthony', 'thadeus', 'lee']

const at = (mission: string, more: Readonly<Record<string, Json>>): Stage =>
  position({ mission, survivors: SIX, turn: 'bonnie', round: 2, ...more })

const promise = ({ rules, board }: Stage): number => rules.judgement.planning?.promise(board) ?? 0

/** Whether the first of two tables looks better than the second. */
const isBetter = (one: Stage, other: Stage): boolean => promise(one) > promise(other)

test('a full gauge is the less promising, the more there is to be done', () => {
  const gauge = (at: number): Json => ({ gauge: at })
  expect(isBetter(at('fightin-words', { town: gauge(2) }), at('fightin-words', { town: gauge(18) }))).toBe(
    true,
  )
  // Nothing is lost by it where a rule says so.
  const convoy = (town: Json) => promise(at('the-convoy', { town }))
  expect(convoy(gauge(18))).toBeGreaterThanOrEqual(convoy(gauge(2)))
})

test('whoever is to be saved counts before the note is read, the more the nearer somebody is', () => {
  const progress = (zone: string): number => {
    const { kit, board } = at('steam-rush', { companions: [{ id: 'jean', zone }] })
    return kit.aims.progress({ ...board, companionsPlaced: 1 })
  }
  expect(progress('13R.d')).toBeGreaterThan(0)
  expect(progress('15V.b')).toBeGreaterThan(progress('13R.d'))
})

test('a card that is known to be locked is closer once there is a key', () => {
  const up = (keys: Json): Stage =>
    at('the-relay-station', { missionCards: { cards: [{ card: 7, state: 'up' }], keys } })
  expect(isBetter(up(['KEY']), up([]))).toBe(true)
})

test('a zombie beside a room where none may be is worse than one far away', () => {
  const walker = (zone: string): Stage => at('fort-bolton', { zombies: { [zone]: { walker: 1 } } })
  expect(isBetter(walker('16V.SE'), walker('1R.b'))).toBe(true)
})

test('a train that nobody can drive is lost', () => {
  const without = SIX.filter((id) => id !== 'nikolas')
  const nobody = position({
    mission: 'the-sleeping-machine',
    survivors: [...without, 'kassey'],
    turn: 'bonnie',
    round: 2,
    people: [...without, 'kassey'].map((id) => ({ id, waiting: id !== 'bonnie' })),
  })
  expect(promise(nobody)).toBe(0)
  expect(promise(at('the-sleeping-machine', {}))).toBeGreaterThan(0)
})
