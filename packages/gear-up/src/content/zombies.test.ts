import { isConnected } from '@graveshift/kernel'
import { describe, expect, test } from 'vitest'
import { squaresDrawn } from './drawing.ts'
import { REGULAR_TYPES, SPECIAL_TYPES, type ZombieData, type ZombieType } from './types.ts'
import { ZOMBIES } from './zombies.ts'

const isRegular = ({ type }: ZombieData) => REGULAR_TYPES.some((regular) => regular === type)
const ofType = (type: ZombieType) => ZOMBIES.filter((zombie) => zombie.type === type)
const spaces = ({ grid }: ZombieData) => squaresDrawn(grid, '#DAM')
const count = ({ grid }: ZombieData, signs: string) => squaresDrawn(grid, signs).length
const damage = (zombie: ZombieData) => zombie.fixed + count(zombie, 'D')
const rows = ({ grid }: ZombieData) => grid.length
const columns = ({ grid }: ZombieData) => grid[0]?.length ?? 0
const mean = (zombies: readonly ZombieData[], of: (zombie: ZombieData) => number) =>
  zombies.reduce((sum, zombie) => sum + of(zombie), 0) / zombies.length

describe('zombies', () => {
  test('GU-SET-07 HP spaces are connected inside an outline of at most 4 rows and 6 columns', () => {
    for (const zombie of ZOMBIES) {
      expect(zombie.grid.join(''), zombie.id).toMatch(/^[.#DAM]+$/)
      expect(new Set(zombie.grid.map((row) => row.length)).size, zombie.id).toBe(1)
      expect(rows(zombie), zombie.id).toBeLessThanOrEqual(4)
      expect(columns(zombie), zombie.id).toBeLessThanOrEqual(6)
      expect(isConnected(spaces(zombie)), zombie.id).toBe(true)
    }
  })

  test('regular zombies have 3-8 HP spaces and deal 1-3, special ones 7-13 and 2-4', () => {
    for (const zombie of ZOMBIES) {
      const [least, most, mild, harsh, fixed] = isRegular(zombie) ? [3, 8, 1, 3, 1] : [7, 13, 2, 4, 2]
      expect(spaces(zombie).length, zombie.id).toBeGreaterThanOrEqual(least)
      expect(spaces(zombie).length, zombie.id).toBeLessThanOrEqual(most)
      expect(damage(zombie), zombie.id).toBeGreaterThanOrEqual(mild)
      expect(damage(zombie), zombie.id).toBeLessThanOrEqual(harsh)
      expect(zombie.fixed, zombie.id).toBeLessThanOrEqual(fixed)
      expect(count(zombie, 'D'), zombie.id).toBeGreaterThanOrEqual(1)
      expect(count(zombie, 'AM'), zombie.id).toBeLessThanOrEqual(2)
    }
  })

  test('no two cards are alike, and ids tell the type', () => {
    const faces = ZOMBIES.map(({ grid, speed, fixed }) => [...grid, speed, fixed].join(' '))
    expect(new Set(faces).size).toBe(72)
    for (const type of [...REGULAR_TYPES, ...SPECIAL_TYPES])
      ofType(type).forEach((zombie, at) => {
        expect(zombie.id).toBe(`${type}-${String(at + 1).padStart(2, '0')}`)
      })
  })

  test('GU-SET-07 speed belongs to the card: both speeds in every type, 35-45 % of the regular ones slow', () => {
    for (const type of [...REGULAR_TYPES, ...SPECIAL_TYPES])
      expect(new Set(ofType(type).map(({ speed }) => speed)).size, type).toBe(2)
    const regular = ZOMBIES.filter(isRegular)
    const slow = regular.filter(({ speed }) => speed === 'slow').length / regular.length
    expect(slow).toBeGreaterThanOrEqual(0.35)
    expect(slow).toBeLessThanOrEqual(0.45)
  })

  test('one runner has three damage icons, some of them inside, as in the rulebook', () => {
    const likely = ofType('runner').filter((zombie) => damage(zombie) === 3 && count(zombie, 'D') > 0)
    expect(likely.length).toBeGreaterThanOrEqual(1)
  })

  test('every type has its character', () => {
    for (const zombie of ofType('crawler')) expect(columns(zombie), zombie.id).toBeGreaterThan(rows(zombie))
    for (const zombie of ofType('runner'))
      expect(columns(zombie), zombie.id).toBeLessThanOrEqual(rows(zombie))
    for (const zombie of ofType('zombie-dog')) expect(spaces(zombie).length, zombie.id).toBeLessThanOrEqual(5)
    for (const zombie of ofType('brute')) expect(spaces(zombie).length, zombie.id).toBeGreaterThanOrEqual(11)
    for (const zombie of ofType('bomber')) expect(count(zombie, 'D'), zombie.id).toBeGreaterThanOrEqual(3)
    for (const zombie of ofType('soldier')) {
      expect(count(zombie, 'A'), zombie.id).toBe(1)
      expect(count(zombie, 'M'), zombie.id).toBe(1)
    }
    expect(mean(ofType('runner'), damage)).toBeGreaterThan(mean(ofType('walker'), damage))
    expect(mean(ofType('walker'), (zombie) => spaces(zombie).length)).toBeGreaterThan(
      mean(ofType('runner'), (zombie) => spaces(zombie).length),
    )
  })
})
