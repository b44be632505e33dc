import { drawnShape, fitsSomewhere, isConnected, maskOf } from '@graveshift/kernel'
import { describe, expect, test } from 'vitest'
import { EFFECTS } from '../effects/index.ts'
import { squaresDrawn } from './drawing.ts'
import { SURVIVORS } from './survivors.ts'
import { COLOURS, type DashboardData, type EffectData, type EffectId, type WeaponData } from './types.ts'
import { ZOMBIES } from './zombies.ts'

const SECOND_ACTIVATIONS: readonly EffectId[] = ['adrenaline', 'fast-reload', 'critical-hit']

const weaponsOf = (side: DashboardData) => COLOURS.map((colour) => side.weapons[colour])
const teamWeapons = SURVIVORS.flatMap(({ team }) => weaponsOf(team))
const soloWeapons = SURVIVORS.flatMap(({ solo }) => weaponsOf(solo))
const allWeapons = [...teamWeapons, ...soloWeapons]
const yellowWeapons = SURVIVORS.map(({ team }) => team.weapons.yellow)
const ordinaryWeapons = teamWeapons.filter((weapon) => !yellowWeapons.includes(weapon))

const printed = (weapon: WeaponData): readonly EffectData[] => [
  ...(weapon.starting ? [weapon.starting] : []),
  ...weapon.upgrades,
]
const effectsOf = (weapon: WeaponData): readonly EffectId[] => printed(weapon).map(({ effect }) => effect)
const sizeOfShape = (weapon: WeaponData) => drawnShape(weapon.shape).size
const named = (id: string) => teamWeapons.find((weapon) => weapon.id === id)

describe('survivors', () => {
  test('six survivors exist', () => {
    expect(SURVIVORS).toHaveLength(6)
    expect(SURVIVORS.map(({ id }) => id)).toEqual(expect.arrayContaining(['ethan', 'lisa']))
  })

  test('GU-SET-06 four weapons, one of each color, each with two upgrades; 24 weapons in all', () => {
    for (const { id, team, solo } of SURVIVORS) {
      expect(Object.keys(team.weapons).sort(), id).toEqual([...COLOURS].sort())
      expect(weaponsOf(solo).map((weapon) => weapon.id)).toEqual(weaponsOf(team).map((weapon) => weapon.id))
    }
    expect(new Set(teamWeapons.map(({ id }) => id)).size).toBe(24)
    for (const weapon of allWeapons) expect(weapon.upgrades).toHaveLength(2)
  })

  // Alone there are companions, no neighbor whose death ends the game and a boss always in front: simulated
  // (docs/balance), whoever is alone wins far too often with more health than with others.
  test('tracks are of fair length; alone there is less health and no shorter armor or ammo', () => {
    for (const { id, team, solo } of SURVIVORS) {
      expect(team.health, id).toBeGreaterThanOrEqual(12)
      expect(team.health, id).toBeLessThanOrEqual(20)
      expect(solo.health, id).toBeGreaterThanOrEqual(6)
      expect(solo.health, id).toBeLessThan(team.health)
      for (const track of ['armor', 'ammo'] as const) {
        expect(team[track], id).toBeGreaterThanOrEqual(8)
        expect(team[track], id).toBeLessThanOrEqual(12)
        expect(solo[track], id).toBeGreaterThanOrEqual(team[track])
      }
    }
  })
})

describe('hit shapes', () => {
  test('R68 hit shapes are connected, of 2-6 squares', () => {
    for (const weapon of allWeapons) {
      expect(isConnected(squaresDrawn(weapon.shape, '#')), weapon.id).toBe(true)
      expect(sizeOfShape(weapon), weapon.id).toBeGreaterThanOrEqual(2)
      expect(sizeOfShape(weapon), weapon.id).toBeLessThanOrEqual(6)
    }
  })

  test('no two of the 24 shapes are the same, however turned or mirrored', () => {
    const keys = teamWeapons.map(({ shape }) => drawnShape(shape).key)
    const alike = teamWeapons.filter((_, index) => keys.indexOf(keys[index] ?? '') !== index)
    expect(alike.map(({ id }) => `${id} has the shape of another weapon`)).toEqual([])
  })

  test('preferred weapons have 5-6 squares, the others at most 5', () => {
    for (const weapon of yellowWeapons) expect(sizeOfShape(weapon), weapon.id).toBeGreaterThanOrEqual(5)
    for (const weapon of ordinaryWeapons) expect(sizeOfShape(weapon), weapon.id).toBeLessThanOrEqual(5)
  })

  test('every ordinary shape fits whole on at least 15 % of the fresh zombies', () => {
    const streets = ZOMBIES.map(({ grid }) => maskOf(squaresDrawn(grid, '#DAM')))
    const shares = teamWeapons.map((weapon) => {
      const fitting = streets.filter(({ lo, hi }) => fitsSomewhere(drawnShape(weapon.shape), lo, hi)).length
      return { id: weapon.id, share: Math.round((100 * fitting) / streets.length) }
    })
    const scarce = shares.filter(({ id, share }) => share < 15 && ordinaryWeapons.some((it) => it.id === id))
    expect(scarce, JSON.stringify(shares)).toEqual([])
  })
})

describe('weapon effects', () => {
  test('a starting effect is knockback or multi hit', () => {
    for (const { id, starting } of allWeapons)
      if (starting) expect(['knockback', 'multi-hit'], id).toContain(starting.effect)
  })

  test('every effect is on at least two weapons, and on no weapon twice', () => {
    for (const effect of EFFECTS) {
      const carriers = teamWeapons.filter((weapon) => effectsOf(weapon).includes(effect))
      expect(carriers.length, effect).toBeGreaterThanOrEqual(2)
    }
    for (const weapon of allWeapons)
      expect(new Set(effectsOf(weapon)).size, weapon.id).toBe(effectsOf(weapon).length)
  })

  test('the two known weapons have their known effects', () => {
    expect(named('concrete-saw')?.upgrades[0].effect).toBe('critical-hit')
    expect(named('sansetsukon')?.upgrades.map(({ effect }) => effect)).toContain('split')
  })

  test('R24 long range is on 3-5 weapons, never on a solo side', () => {
    const carriers = teamWeapons.filter((weapon) => effectsOf(weapon).includes('long-range'))
    expect(carriers.length).toBeGreaterThanOrEqual(3)
    expect(carriers.length).toBeLessThanOrEqual(5)
    for (const weapon of soloWeapons) expect(effectsOf(weapon), weapon.id).not.toContain('long-range')
  })

  test('R16 R17 no sweep together with long range, multi hit or another sweep', () => {
    for (const weapon of allWeapons) {
      const effects = effectsOf(weapon)
      const sweeps = effects.filter((effect) => effect === 'cut-down' || effect === 'explosive')
      if (sweeps.length === 0) continue
      expect(sweeps, weapon.id).toHaveLength(1)
      expect(effects, weapon.id).not.toContain('long-range')
      expect(effects, weapon.id).not.toContain('multi-hit')
    }
  })

  test('R18 no weapon has two ways to a second activation', () => {
    for (const weapon of allWeapons)
      expect(effectsOf(weapon).filter((effect) => SECOND_ACTIVATIONS.includes(effect)).length).toBeLessThan(2)
  })

  test('R13 split is on shapes of 4-5 squares', () => {
    for (const weapon of allWeapons)
      if (effectsOf(weapon).includes('split')) expect([4, 5], weapon.id).toContain(sizeOfShape(weapon))
  })

  test('multi hit is two or three times, with at most 3 squares', () => {
    for (const weapon of allWeapons)
      for (const effect of printed(weapon))
        if (effect.effect === 'multi-hit') {
          expect([2, 3], weapon.id).toContain(effect.times)
          expect(sizeOfShape(weapon), weapon.id).toBeLessThanOrEqual(3)
        }
  })

  test('frenzy tracks have at least four circles; one gives 1 ammo and 1 armor the fourth time', () => {
    const tracks = teamWeapons
      .flatMap(printed)
      .flatMap((data) => (data.effect === 'frenzy' ? [data.track] : []))
    const fourth = tracks.map((track) => {
      const gains = track.slice(0, 4)
      const sum = (kind: 'ammo' | 'armor') => gains.filter((gain) => gain === kind || gain === 'both').length
      return `${sum('ammo')} ${sum('armor')}`
    })
    for (const track of tracks) expect(track.length).toBeGreaterThanOrEqual(4)
    expect(fourth).toContain('1 1')
  })

  test('what is said of them holds on both sides: least health, least armor, most armor, most ammo', () => {
    for (const side of ['team', 'solo'] as const) {
      const figures = (what: 'health' | 'armor' | 'ammo') => SURVIVORS.map((each) => each[side][what])
      const of = (id: string) => SURVIVORS.find((each) => each.id === id)?.[side]
      expect(of('lisa')?.health).toBe(Math.min(...figures('health')))
      expect(of('greta')?.armor).toBe(Math.min(...figures('armor')))
      expect(of('greta')?.ammo).toBe(Math.max(...figures('ammo')))
      expect(of('amadou')?.armor).toBe(Math.max(...figures('armor')))
    }
  })
})
