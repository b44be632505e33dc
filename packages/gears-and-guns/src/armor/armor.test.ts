import { expect, test } from 'vitest'
import { atTurn, CALM, position } from '../testing/stage.ts'

const B52 = 'body-armor-b52'

/** Two walkers and an abomination beside a Brawler in armor, who has nothing more to do. */
function besieged(anthony: Record<string, string[]>, dice: readonly number[]) {
  const table = position(
    {
      mission: 'dry-run',
      survivors: ['anthony'],
      turn: 'anthony',
      people: [{ id: 'anthony', zone: '3V.SW', ...anthony }],
      zombies: { '3V.SW': { walker: 2, bowler: 1 } },
    },
    { dice, spawn: CALM },
  )
  table.do({ do: 'end' })
  return table
}

test('GG-EQP-06 two walkers and an abomination against 4+: two dice, one success, two wounds in all', () => {
  const table = besieged({ inventions: [B52] }, [4, 3])
  expect(table.list()).toEqual([
    { do: 'armor', card: B52, dice: 2 },
    { do: 'armor', card: B52, dice: 1 },
    { do: 'bear' },
  ])
  const events = table.do({ do: 'armor', card: B52, dice: 2 })
  expect(events).toContainEqual({ type: 'attacksStopped', person: 0, count: 1 })
  expect(table.person('anthony').health).toBe(1)
})

test('GG-EQP-01 no die is thrown against an abomination', () => {
  const table = besieged({ inventions: [B52] }, [])
  expect(table.refusal({ do: 'armor', card: B52, dice: 3 })).toBe('too-many-dice GG-EQP-01')
})

test('GG-EQP-12 armors do not add up: one of them is chosen', () => {
  const table = besieged({ inventions: ['body-armor-alpha', B52] }, [5, 4])
  table.do({ do: 'armor', card: 'body-armor-alpha', dice: 2 })
  expect(table.person('anthony').health).toBe(1)
})

test('GG-RUL-17 the wounds that armor leaves are borne after one of them is shrugged off', () => {
  const table = besieged({ inventions: [B52], skills: ['tough'] }, [4, 3])
  table.do({ do: 'armor', card: B52, dice: 2 })
  expect(table.list()).toEqual([
    { do: 'shrug', zombie: 'walker' },
    { do: 'shrug', zombie: 'bowler' },
  ])
  table.do({ do: 'shrug', zombie: 'bowler' })
  expect(table.person('anthony').health).toBe(2)
})

test('UA-RUL-26 somebody tough says whose wound is ignored, without armor too', () => {
  const table = besieged({ skills: ['tough'] }, [])
  expect(table.refusal({ do: 'shrug', zombie: 'runner' })).toBe('no-zombies-there UA-RUL-26')
  table.do({ do: 'shrug', zombie: 'walker' })
  expect(table.person('anthony').health).toBe(1)
})

test('GG-EQP-11 armor does not stop friendly fire', () => {
  const table = atTurn(
    [
      { id: 'lee', hand: ['remington'], skills: [] },
      { id: 'anthony', zone: '3V.W', inventions: [B52] },
    ],
    { zombies: { '3V.W': { walker: 1 } } },
    { dice: [1] },
  )
  table.do({ do: 'ranged', card: 'remington', zone: '3V.W' })
  expect(table.person('anthony').health).toBe(1)
})
