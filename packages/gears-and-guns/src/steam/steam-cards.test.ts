import { describe, expect, test } from 'vitest'
import { CARDS } from '../content/cards.ts'
import { chanceToKeep, isKept, keepDice } from './keep.ts'
import { isDepleted, isFull, steamFaces } from './steam-cards.ts'
import { chanceToDeplete, countDepleted } from './steam-dice.ts'

const facesOf = (id: string) => {
  const data = CARDS.find((card) => card.id === id)
  return Object.fromEntries(data ? steamFaces(data, 0, {}) : [])
}

describe('faces of cards', () => {
  test('GG-STM-16 empty and depleted are two states of a card, independent of each other', () => {
    const faces = facesOf('sawed-off')
    expect(Object.keys(faces)).toEqual(['sawed-off', 'sawed-off*', 'sawed-off~', 'sawed-off*~'])
    expect(faces['sawed-off*~']?.ready).toBe('sawed-off~')
    expect(faces['sawed-off*~']?.turned).toEqual({ spent: 'sawed-off~', depleted: 'sawed-off*' })
  })

  test('UA-WPN-06 pistols can be empty, too; GG-STM-12 what has no steam value cannot be depleted', () => {
    expect(Object.keys(facesOf('colt-saa'))).toHaveLength(4)
    expect(Object.keys(facesOf('saber'))).toEqual(['saber', 'saber~'])
    for (const id of ['pan', 'knife', 'dynamite', 'steam-bottle'])
      expect(Object.keys(facesOf(id))).toEqual([id])
  })

  test('GG-STM-05 a depleted card is of no use, has no keep value, and is still its card', () => {
    const { saber, 'saber~': depleted } = facesOf('saber')
    expect(saber && isFull(saber)).toBe(true)
    expect(depleted && isDepleted(depleted)).toBe(true)
    expect(depleted?.profiles).toEqual([])
    expect(depleted && keepDice(depleted)).toBe(0)
    expect(depleted?.name).toBe('saber')
  })
})

describe('steam dice', () => {
  const plan = (count: number, again: readonly string[] = []) => ({
    others: [{ kind: 'steam', count, accuracy: 2, dice: [] }],
    again,
  })

  test('GG-STM-04 each steam die depletes in one case of six', () => {
    expect(chanceToDeplete(plan(0))).toEqual({ ways: 0, of: 1 })
    expect(chanceToDeplete(plan(1))).toEqual({ ways: 1, of: 6 })
    expect(chanceToDeplete(plan(2))).toEqual({ ways: 11, of: 36 })
    expect(countDepleted([1, 2, 1, 6])).toBe(2)
  })

  test('GG-SKL-05 a re-roll of steam dice has to fail as well', () => {
    expect(chanceToDeplete(plan(1, ['lucky', 'steam-reroll']))).toEqual({ ways: 1, of: 36 })
  })
})

describe('GG-KEP-05 the example of keep rolls, in any series of games (GG-KEP-04)', () => {
  test('GG-KEP-01 a chainsaw with one depleted of six dice is lost, a knife kept by four', () => {
    expect(keepDice(facesOf('chainsaw').chainsaw ?? {})).toBe(6)
    expect(isKept([2, 5, 1, 6, 3, 4])).toBe(false)
    expect(keepDice(facesOf('knife').knife ?? {})).toBe(4)
    expect(isKept([2, 6, 3, 4])).toBe(true)
  })

  test('GG-KEP-02 two sawed-offs roll five dice each; what has no keep value is lost without a roll', () => {
    expect(keepDice(facesOf('sawed-off')['sawed-off'] ?? {})).toBe(5)
    expect(keepDice(facesOf('plenty-of-shells')['plenty-of-shells'] ?? {})).toBe(0)
    expect(isKept([])).toBe(false)
    expect(chanceToKeep({})).toEqual({ ways: 0, of: 1 })
    expect(chanceToKeep({ keep: 4 })).toEqual({ ways: 625, of: 1296 })
  })
})
