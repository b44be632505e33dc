import type { Json } from '@graveshift/kernel'
import { describe, expect, test } from 'vitest'
import { MISSIONS } from '../content/missions.ts'
import { TEAM } from '../testing/in-mission.ts'
import { atTurn, position, type Script, type Stage } from '../testing/stage.ts'

const YELLOW = [{ id: 'anthony', zone: '3V.NW', points: 7 }]

/** The spawn step of the smallest mission, whose only token lies in 4V.SE. */
const spawnStep = (script: Script, more: Record<string, Json> = {}) =>
  position({ mission: 'dry-run', survivors: ['anthony'], phase: 'spawn', people: YELLOW, ...more }, script)

describe('abominations', () => {
  test('UA-ABO-01 one is due and none is there: a card is drawn and its miniature placed', () => {
    expect(spawnStep({ spawn: ['z17'], abomination: ['bowler'] }).zombies('4V.SE')).toBe('bowler 1')
  })

  test('UA-ABO-01, UA-RUL-08 one is on the board: it acts once more instead', () => {
    const table = spawnStep(
      { spawn: ['z17'] },
      { zombies: { '3V.SW': { bowler: 1 } }, noise: { zone: '3V.SW' } },
    )
    expect(table.zombies('4V.SE')).toBe('')
    // It sees Anthony two zones up the street.
    expect(table.zombies('3V.W')).toBe('bowler 1')
    expect(table.of('activated')).toHaveLength(1)
  })

  test('UA-ABO-02, UA-ADR-01, UA-BTY-01 damage 3 eliminates it: 5 adrenaline and a bounty weapon', () => {
    const table = atTurn(
      [{ id: 'anthony', zone: '3V.W', hand: ['hatchet'], skills: ['plus-damage-melee'] }],
      { zombies: { '3V.W': { bowler: 1 } } },
      { dice: [6] },
    )
    table.do({ do: 'melee', card: 'hatchet', zone: '3V.W' })
    expect(table.zombies('3V.W')).toBe('')
    expect(table.person('anthony').points).toBe(5)
    expect(table.of('drawn').map(({ pile }) => pile)).toEqual([1])
    expect(table.open()).toEqual(['0 arrange'])
  })

  test('UA-RUL-21, UA-TGT-04 whoever throws the dynamite that eliminates it draws the bounty weapon', () => {
    const table = atTurn([{ id: 'anthony', zone: '3V.W', hand: ['dynamite'] }], {
      zombies: { '3V.SW': { bowler: 1, walker: 2 } },
    })
    table.do({ do: 'throw', card: 'dynamite', zone: '3V.SW' })
    expect(table.zombies('3V.SW')).toBe('')
    expect(table.of('rolled')).toEqual([])
    expect(table.of('drawn').map(({ pile, person }) => [pile, person])).toEqual([[1, 0]])
  })

  test('UA-ABO-02, UA-TGT-03 damage 2 does not: it absorbs the hits', () => {
    const table = atTurn(
      [{ id: 'anthony', zone: '3V.W', hand: ['hatchet'], skills: [] }],
      { zombies: { '3V.W': { bowler: 1 } } },
      { dice: [6] },
    )
    table.do({ do: 'melee', card: 'hatchet', zone: '3V.W' })
    expect(table.zombies('3V.W')).toBe('bowler 1')
  })

  test('UA-ABO-03 an eliminated one may come again: its card is back in the deck', () => {
    const table = atTurn(
      [{ id: 'anthony', zone: '3V.W', hand: ['hatchet'], skills: ['plus-damage-melee'], points: 7 }],
      { zombies: { '3V.W': { bowler: 1 } } },
      { dice: [6], spawn: ['z17'] },
    )
    table.do({ do: 'melee', card: 'hatchet', zone: '3V.W' })
    table.do({ do: 'done' })
    table.do({ do: 'end' })
    expect(table.zombies('4V.SE')).toBe('bowler 1')
  })

  test('UA-ABO-04 whoever the Bowler wounds discards one card of the own choice, inventions excepted', () => {
    const table = position({
      mission: 'dry-run',
      survivors: ['anthony'],
      phase: 'zombies',
      people: [
        {
          id: 'anthony',
          zone: '3V.W',
          hand: ['hatchet', 'pan'],
          inventions: ['jump-boots'],
          pack: ['water'],
        },
      ],
      zombies: { '3V.W': { bowler: 1 } },
    })
    expect(table.open()).toEqual(['0 lose-card'])
    expect(table.list()).toEqual(['hatchet', 'pan', 'water'].map((card) => ({ do: 'lose-card', card })))
    expect(table.refusal({ do: 'lose-card', card: 'jump-boots' })).toBe('card-not-there UA-ABO-04')
    table.do({ do: 'lose-card', card: 'water' })
    expect(table.of('discarded').map(({ card }) => card)).toEqual(['water'])
    expect(table.person('anthony')).toMatchObject({ hand: ['hatchet', 'pan'], pack: [] })
  })

  test('UA-ABO-04 other zombies take no card', () => {
    const table = position({
      mission: 'dry-run',
      survivors: ['anthony'],
      phase: 'zombies',
      people: [{ id: 'anthony', zone: '3V.W', hand: ['hatchet', 'pan'] }],
      zombies: { '3V.W': { walker: 1 } },
    })
    expect(table.of('wounded')).toHaveLength(1)
    expect(table.of('discarded')).toEqual([])
  })
})

describe('shortage', () => {
  const BRUTES = { '3V.SW': { brute: 15 } }

  test('UA-SPW-01, UA-SHO-01 what is left is placed, then an abomination in the same zone, once for the card', () => {
    const table = spawnStep(
      { spawn: ['z28'], abomination: ['bowler'] },
      { zombies: BRUTES, people: [{ id: 'anthony', zone: '3V.NE', points: 43 }] },
    )
    expect(table.zombies('4V.SE')).toBe('brute 1, bowler 1')
    expect(table.of('placed')).toHaveLength(2)
  })

  test('UA-SPW-01 with one on the board it activates instead', () => {
    const table = spawnStep(
      { spawn: ['z28'] },
      {
        zombies: { '3V.SW': { brute: 16 }, '4V.NE': { bowler: 1 } },
        people: [{ id: 'anthony', zone: '3V.NE', points: 43 }],
      },
    )
    expect(table.zombies('4V.N')).toBe('bowler 1')
    expect(table.zombies('4V.SE')).toBe('')
  })

  test('UA-SHO-02 an abomination is in the deck or on the board at any time: no shortage is without one', () => {
    for (const { id: mission, spawns } of MISSIONS) {
      const zone = spawns[0]?.zone ?? ''
      const short = (zombies: Json) =>
        position(
          {
            mission,
            survivors: TEAM,
            phase: 'spawn',
            people: TEAM.map((id) => ({ id, points: 43 })),
            zombies: { [zone]: zombies },
          },
          { spawn: ['z28'] },
        )
      const came = (table: Stage) =>
        table.of('placed').filter(({ kind }) => table.kit.kinds[kind]?.abomination)
      expect([mission, came(short({ brute: 16 })).length]).toEqual([mission, 1])
      const there = short({ brute: 16, bowler: 1 })
      expect([mission, came(there)]).toEqual([mission, []])
      expect(there.of('activated').map(({ why }) => why)).toContain('shortage')
    }
  })
})
