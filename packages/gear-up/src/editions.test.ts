import { isFault } from '@graveshift/kernel'
import { describe, expect, test } from 'vitest'
import { GEAR_UP_MODULE } from './module.ts'
import { OPTIONS } from './options.ts'
import { position } from './testing.ts'

const hit = (squares: string, target = -1) => ({ do: 'hit', target, squares })

/** Turn 1 of round 2, the boss before the one survivor, who has this weapon with its first upgrade. */
const facing = (boss: object, weapon: object = { shape: ['##'] }, seat: object = {}, more: object = {}) =>
  position({
    round: 2,
    boss: boss as never,
    seats: [{ survivor: 'mateo', weapons: { red: weapon as never }, upgrades: { red: 1 }, ...seat }],
    ...more,
  })

/** Where the rulebooks of the three languages differ, one edition holds for all (facts, A.14). */
describe('GU-LNG-02 one set of rules for all languages', () => {
  test('GU-LNG-02 no option of the game names a language', () => {
    for (const name of ['language', 'lang', 'locale', 'edition'])
      expect(isFault(GEAR_UP_MODULE.readOptions({ [name]: 'de' })), name).toBe(true)
    const { options } = GEAR_UP_MODULE.catalogue() as { options: object }
    const specs = OPTIONS.map(({ id }) => id)
    expect(specs).toEqual(expect.arrayContaining(Object.keys(options)))
    expect(specs.filter((id) => /lang|locale|edition/i.test(id))).toEqual([])
  })

  test('GU-LNG-02 a lone boss in front is a target: English and Italian, not German', () => {
    expect(facing({ bodies: [{ grid: ['####'] }] }).refusal(0, hit('a1 b1'))).toBe('accepted')
  })

  test('GU-LNG-02 each part of a split shape may become a single square: English and Italian, not German', () => {
    const split = { shape: ['####'], upgrades: ['split'] }
    expect(facing({ bodies: [{ grid: ['########'] }] }, split).refusal(0, hit('a1 h1'))).toBe('accepted')
  })

  test('GU-LNG-02 split parts need not be drawn next to each other: German', () => {
    const split = { shape: ['####'], upgrades: ['split'] }
    expect(facing({ bodies: [{ grid: ['########'] }] }, split).refusal(0, hit('a1 b1 e1 f1'))).toBe(
      'accepted',
    )
  })

  test('GU-LNG-02 mutation lines count by the area of the shape, several cost 1: Italian', () => {
    const boss = { id: 'mutation', bodies: [{ grid: ['###', '###'], lines: ['a1-a2', 'b1-b2', 'c1-c2'] }] }
    const along = facing(boss, { shape: ['###'] }, { health: 9 })
    expect(along.do(0, hit('a1 b1 c1')).filter(({ type }) => type === 'suffered')).toEqual([])
    const over = facing(boss, { shape: ['##', '##'] }, { health: 9 })
    over.do(0, { ...hit('a1 b1 a2 b2'), pay: 'health' })
    expect(over.of('suffered')[0]).toMatchObject({ health: 1, from: 'mutation-line' })
  })

  test('GU-LNG-02 the zombie of effect texts may be the boss: German', () => {
    const table = facing({ bodies: [{ grid: ['YB##'] }] }, { shape: ['##'], upgrades: ['scavenge'] })
    table.do(0, hit('a1 b1'))
    expect(table.of('gained')).toMatchObject([{ what: 'armor', amount: 2, from: 'scavenge' }])
  })

  test('GU-LNG-02 fixed blue damage counts only in special attacks: Italian and German', () => {
    const attack = (turn: number, card: string) =>
      position(
        {
          round: 2,
          turn,
          step: 'card',
          boss: { bodies: [{ grid: ['####'], fixedYellow: 1, fixedBlue: 2 }] },
          seats: [{ survivor: 'mateo', health: 9 }],
        },
        { boss: [card] },
      ).of('bossAttacked')
    expect(attack(3, 'p1-attack')).toMatchObject([{ damage: 1 }])
    expect(attack(6, 'p2-special')).toMatchObject([{ damage: 3 }])
  })

  test('GU-LNG-02 armor against the 2-damage skill is a choice: all three', () => {
    const table = position(
      {
        round: 2,
        turn: 3,
        step: 'card',
        boss: { id: 'zombiphant' },
        seats: [{ survivor: 'mateo', health: 9, armor: 1 }],
      },
      { boss: ['p1-skill-attack'] },
    )
    expect(table.list(0)).toEqual([{ do: 'dodge' }, { do: 'endure' }])
  })

  test('GU-LNG-02 zombies walk after the upgrades: the same order in all three', () => {
    const table = position({
      card: 'red-fast',
      seats: [
        {
          survivor: 'ethan',
          weapons: { red: { shape: ['##'] } },
          street: [
            { slot: 2, type: 'walker', speed: 'fast', grid: ['##'] },
            { slot: 2, type: 'walker', speed: 'fast', grid: ['###'] },
          ],
        },
      ],
    })
    table.do(0, hit('a1 b1', 1))
    expect(table.of('walked')).toEqual([])
    table.do(0, { do: 'upgrade', colour: 'red' })
    expect(table.of('walked')).toEqual([{ type: 'walked', zombies: [2] }])
  })
})
