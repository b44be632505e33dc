import type { Json } from '@graveshift/kernel'
import { describe, expect, test } from 'vitest'
import { brokenOnZones } from './invariants.ts'
import { powersOf } from './people.ts'
import { DECK, SPAWN_CARDS } from './testing/tiny/content.ts'
import type { TinyPerson } from './testing/tiny/game.ts'
import { onStreet } from './testing/tiny/scenes.ts'
import { tinyTable } from './testing/tiny/table.ts'

const at = (people: readonly TinyPerson[], script = {}) => tinyTable(onStreet({ at: 'turn', people }), script)

const put = (card: string, from: string, to: string, more: object = {}): Json => ({
  do: 'put',
  card,
  from,
  to,
  ...more,
})

const ann = (more: Partial<TinyPerson>): TinyPerson => ({ id: 'ann', skills: [], ...more })
const ben = (more: Partial<TinyPerson>): TinyPerson => ({ id: 'ben', skills: [], ...more })

describe('the slots of a game are data: this one has one hand, a hat, a quiver, a sack and a backpack of two', () => {
  test('a card goes only where it fits, and each slot says itself why not', () => {
    const table = at([ann({ hand: ['spade'], pack: ['miter', 'bread'] })])
    table.do({ do: 'reorganise' })
    expect(table.refusal(put('spade', 'hand', 'head'))).toBe('no-hat TINY-slots')
    expect(table.refusal(put('bread', 'pack', 'hand'))).toBe('hand-full TINY-slots')
    expect(table.refusal(put('spade', 'hand', 'pack'))).toBe('pack-full TINY-slots')
    expect(table.refusal(put('miter', 'pack', 'quiver'))).toBe('no-bow TINY-slots')
    table.do(put('miter', 'pack', 'head'))
    table.do(put('bread', 'pack', 'sack'))
    table.do(put('spade', 'hand', 'pack'))
    expect(table.person('ann')).toMatchObject({
      hand: [],
      pack: ['spade'],
      slots: [['miter'], [], ['bread']],
    })
  })

  test('a slot may take of one survivor what it does not take of another', () => {
    const table = at([{ id: 'cleo', skills: [], pack: ['miter'] }, ann({})])
    table.do({ do: 'trade', partner: 'ann' })
    expect(table.refusal(put('miter', 'pack', 'head'))).toBe('no-hats-for-cleo TINY-slots')
    table.do(put('miter', 'pack', 'partner-head'))
    expect(table.person('ann').slots).toEqual([['miter'], [], []])
  })

  test('what gives way must fit where the other came from', () => {
    const table = at([ann({ pack: ['miter', 'spade'], slots: { head: ['miter'], sack: ['bread'] } })])
    table.do({ do: 'reorganise' })
    expect(table.refusal(put('bread', 'sack', 'pack', { for: 'spade' }))).toBe('no-food TINY-slots')
    table.do(put('bread', 'sack', 'hand'))
    expect(table.person('ann').hand).toEqual(['bread'])
  })

  test('a slot without a limit takes whatever comes', () => {
    const sack = ['bread', 'bread']
    const table = at([ann({ hand: ['bread'], slots: { sack } })])
    table.do({ do: 'reorganise' })
    table.do(put('bread', 'hand', 'sack'))
    expect(table.person('ann').slots).toEqual([[], [], ['bread', 'bread', 'bread']])
  })

  test('only who has the slot uses it', () => {
    const pack = ['sling']
    const hers = at([ann({ pack })])
    hers.do({ do: 'reorganise' })
    expect(hers.refusal(put('sling', 'pack', 'quiver'))).toBe('quiver-full TINY-slots')
    const his = at([ben({ pack })])
    his.do({ do: 'reorganise' })
    his.do(put('sling', 'pack', 'quiver'))
    expect(his.person('ben').slots).toEqual([[], ['sling'], []])
  })

  test('what another slot holds ready is fought with, two of a kind as a pair', () => {
    const shot = { do: 'ranged', card: 'sling', zone: 'west', dual: true }
    const zombies = [{ zone: 'west', kind: 'crawler', count: 2 }]
    const people = [ben({ slots: { quiver: ['sling', 'sling'] } })]
    const table = tinyTable(onStreet({ at: 'turn', people, mission: { zombies } }), { dice: [6, 6, 1, 1] })
    expect(table.list('ranged')).toContainEqual(shot)
    table.do(shot)
    expect(table.zombies('west')).toBe('')
  })

  test('what is worn works, and the same in a backpack does not', () => {
    const luck = (person: TinyPerson) => {
      const { kit, board } = at([person])
      return powersOf(kit, board, 0).lucky
    }
    expect(luck(ann({ slots: { head: ['miter'] } }))).toBe(1)
    expect(luck(ann({ pack: ['miter'] }))).toBe(0)
  })

  test('cards in any slot are fired, loaded, eaten and given up where they lie', () => {
    const people = [ben({ slots: { quiver: ['musket'], sack: ['bread'], head: ['miter'] } })]
    const zombies = [{ zone: 'west', kind: 'crawler', count: 1 }]
    const table = tinyTable(onStreet({ at: 'turn', people, mission: { zombies } }), { dice: [1, 1] })
    table.do({ do: 'ranged', card: 'musket', zone: 'west' })
    if (table.list('keep').length > 0) table.do({ do: 'keep' })
    expect(table.person('ben').slots).toEqual([['miter'], ['musket*'], ['bread']])
    table.do({ do: 'reload', card: 'musket*' })
    table.do({ do: 'eat', card: 'bread' })
    expect(table.person('ben').slots).toEqual([['miter'], ['musket'], []])
  })

  test('a trade moves cards between all slots of two people, and is undone whole', () => {
    const people = [
      ann({ slots: { sack: ['bread'] } }),
      { ...ben({ slots: { quiver: ['sling'], head: ['miter'] } }), seat: 1 },
    ]
    const table = at(people)
    table.do({ do: 'trade', partner: 'ben' })
    table.do(put('miter', 'partner-head', 'head'))
    table.do(put('bread', 'sack', 'partner-sack'))
    expect(table.person('ann').slots).toEqual([['miter'], [], []])
    table.do({ do: 'done' })
    table.do({ do: 'decline' }, 1)
    expect(table.person('ann').slots).toEqual([[], [], ['bread']])
    expect(table.person('ben').slots).toEqual([['miter'], ['sling'], []])
  })

  test('before the first turn a card is put into any slot that takes it', () => {
    const people = [ben({})]
    const table = tinyTable(onStreet({ people }))
    expect(table.person('ben')).toMatchObject({ hand: ['spade'], pack: ['sling'] })
    table.do({ do: 'draw', person: 'ben', card: 'sling', slot: 'quiver' })
    expect(table.person('ben')).toMatchObject({ pack: [], slots: [[], ['sling'], []] })
    table.do({ do: 'stow', person: 'ben', card: 'sling', slot: 'quiver' })
    expect(table.person('ben').pack).toEqual(['sling'])
  })

  test('a card where it cannot lie, or one too many, is a broken board', () => {
    const table = at([ann({ hand: ['spade', 'pick'], slots: { head: ['bread'] } })])
    const wrong = brokenOnZones(table.kit, table.board, [...DECK, ...Object.keys(SPAWN_CARDS)])
    expect(wrong).toEqual(['ann has 2 cards in hand', 'ann has bread in head'])
  })
})
