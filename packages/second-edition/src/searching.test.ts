import type { Json } from '@graveshift/kernel'
import { describe, expect, test } from 'vitest'
import { atTurn, ROOM } from './testing/at-turn.ts'
import { game, HERE, NEXT, position, type Script } from './testing.ts'

describe('searching', () => {
  const seek = (more: Record<string, Json> = {}, script: Script = {}, rest: Record<string, Json> = {}) =>
    atTurn([{ id: 'ned', zone: ROOM, skills: [], ...more }], rest, script)

  test('Z2-ACT-02 a building zone without zombies, once a turn even when free', () => {
    const ned = seek({ skills: ['free-search'] }, { equipment: ['katana'] })
    ned.do({ do: 'search' })
    expect(ned.of('acted')).toMatchObject([{ paid: [2, 1] }])
    ned.do({ do: 'done' })
    expect(ned.refusal({ do: 'search' })).toBe('already-done Z2-ACT-02')
    expect(seek({ zone: HERE }).refusal({ do: 'search' })).toBe('cannot-search-here Z2-ACT-02')
    const beset = seek({}, {}, { zombies: { [ROOM]: { walker: 1 } } })
    expect(beset.refusal({ do: 'search' })).toBe('zombies-here Z2-ACT-02')
  })

  test('Z2-ACT-02 Z2-ACT-13 kept: the whole inventory may be put in order; discarded: nothing moves', () => {
    const ned = seek({ hand: ['crowbar'], pack: ['kukri'] }, { equipment: ['katana'] })
    ned.do({ do: 'search' })
    expect(ned.refusal({ do: 'put', card: 'kukri', from: 'pack', to: 'hand' })).toBe('same-place Z2-ACT-13')
    ned.do({ do: 'put', card: 'katana', from: 'found', to: 'hand' })
    ned.do({ do: 'put', card: 'kukri', from: 'pack', to: 'hand', for: 'crowbar' })
    ned.do({ do: 'done' })
    expect(ned.person('ned')).toMatchObject({ hand: ['katana', 'kukri'], pack: ['crowbar'] })
    const lazy = seek({ hand: ['crowbar'] }, { equipment: ['katana'] })
    lazy.do({ do: 'search' })
    lazy.do({ do: 'done' })
    expect(lazy.board.piles[0]?.discards).toContain('katana')
    expect(lazy.board.found).toEqual([])
  })

  test('Z2-RUL-22 with a full inventory the card waits on the table until another gives way', () => {
    const ned = seek(
      { hand: ['crowbar', 'machete'], pack: ['kukri', 'water', 'flashlight'] },
      { equipment: ['katana', 'molotov'] },
    )
    ned.do({ do: 'search' })
    expect(ned.board.found).toEqual(['katana', 'molotov'])
    ned.do({ do: 'put', card: 'katana', from: 'found', to: 'hand', for: 'crowbar' })
    expect(ned.board.found).toEqual(['crowbar', 'molotov'])
    ned.do({ do: 'done' })
    expect(ned.person('ned').hand).toEqual(['katana', 'machete'])
    expect(ned.board.piles[0]?.discards).toEqual(expect.arrayContaining(['crowbar', 'molotov']))
  })

  test('Z2-EQP-07 Z2-SKL-15 a Flashlight, in hand or backpack, draws two cards; two of them do not draw more', () => {
    const ned = seek({ hand: ['flashlight'], pack: ['flashlight'] }, { equipment: ['katana', 'kukri'] })
    ned.do({ do: 'search' })
    expect(ned.board.found).toEqual(['katana', 'kukri'])
    const skilled = seek({ skills: ['search-two'] }, { equipment: ['katana', 'kukri'] })
    skilled.do({ do: 'search' })
    expect(skilled.board.found).toHaveLength(2)
  })

  test('Z2-EQP-11 Z2-EQP-21 Z2-RUL-22 Aaahh!!: a walker, the search ends; as second card it leaves the first', () => {
    const first = seek({ pack: ['flashlight'] }, { equipment: ['aaahh', 'katana'] })
    first.do({ do: 'search' })
    expect(first.zombies(ROOM)).toBe('walker 1')
    expect(first.board.found).toEqual([])
    expect(first.board.piles[0]?.discards).toContain('aaahh')
    expect(first.open()).toEqual(['0 act'])
    const second = seek({ pack: ['flashlight'] }, { equipment: ['katana', 'aaahh'] })
    second.do({ do: 'search' })
    expect(second.zombies(ROOM)).toBe('walker 1')
    expect(second.board.found).toEqual(['katana'])
    // Z2-RUL-54: no points for its appearing.
    expect(second.person('ned').points).toBe(0)
  })

  test('Z2-SKL-08 Can Search more than once: each search costs its action', () => {
    const ned = seek({ skills: ['search-more'] }, { equipment: ['katana', 'kukri', 'water'] })
    for (const _ of [1, 2, 3]) {
      ned.do({ do: 'search' })
      ned.do({ do: 'done' })
    }
    expect(ned.of('drawn')).toHaveLength(3)
    expect(ned.of('acted')).toHaveLength(3)
  })

  test('Z2-SKL-52 Scavenger: street zones may be searched too', () => {
    const ned = seek({ zone: HERE, skills: ['scavenger'] }, { equipment: ['katana'] })
    ned.do({ do: 'search' })
    expect(ned.board.found).toEqual(['katana'])
  })

  test('Z2-SKL-12 Z2-RUL-25 Matching Set: a second copy of a Dual card, if the deck has one; not for the copy', () => {
    const ned = seek({ skills: ['matching-set'] }, { equipment: ['katana'] })
    ned.do({ do: 'search' })
    expect(ned.choice()).toMatchObject({ kind: 'may', what: 'match', card: 'katana' })
    ned.do({ do: 'yes' })
    expect(ned.board.found).toEqual(['katana', 'katana'])
    expect(ned.open()).toEqual(['0 arrange'])
    const plain = seek({ skills: ['matching-set'] }, { equipment: ['kukri'] })
    plain.do({ do: 'search' })
    expect(plain.open()).toEqual(['0 arrange'])
    const both = seek({ skills: ['matching-set', 'ambidextrous'] }, { equipment: ['kukri'] })
    both.do({ do: 'search' })
    expect(both.choice()).toMatchObject({ what: 'match' })
    both.do({ do: 'no' })
    expect(both.board.found).toEqual(['kukri'])
    const last = seek({ skills: ['matching-set'], pack: ['katana'] }, { equipment: ['katana'] })
    last.do({ do: 'search' })
    expect(last.open()).toEqual(['0 arrange'])
  })

  test('Z2-SKL-30 Destiny: once a turn another card instead of the one just drawn', () => {
    const ned = seek({ skills: ['destiny', 'search-two'] }, { equipment: ['aaahh', 'katana', 'kukri'] })
    ned.do({ do: 'search' })
    expect(ned.choice()).toMatchObject({ kind: 'may', what: 'destiny', card: 'aaahh' })
    ned.do({ do: 'yes' })
    expect(ned.zombies(ROOM)).toBe('')
    expect(ned.board.found).toEqual(['katana', 'kukri'])
    expect(ned.board.turns[0]?.once).toContain('destiny')
  })

  test('Z2-EQP-20 Z2-RUL-23 the deck is shuffled only when a card must be drawn from an empty one; no card anywhere: refused', () => {
    const ned = seek({ pack: ['flashlight'] })
    const pile = ned.board.piles[0]
    if (!pile) throw new Error('no deck')
    pile.discards = [...pile.discards, ...pile.cards.filter((card) => card !== 'katana')].sort()
    pile.cards = ['katana']
    pile.discards.push('katana')
    pile.discards.sort()
    ned.do({ do: 'search' })
    // Shuffled between the two cards of the search.
    expect(ned.of('shuffled')).toMatchObject([{ pile: 0 }])
    const dry = seek()
    for (const each of dry.board.piles) {
      each.cards = []
      each.discards = []
    }
    expect(dry.refusal({ do: 'search' })).toBe('no-cards-left Z2-RUL-23')
  })

  test('Z2-OPT-03 starting cards come back with the shuffle (draft) or leave the game (printed)', () => {
    const drop = (startingCardsReturn: boolean) => {
      const ned = position({
        mission: 'city-blocks',
        survivors: ['ned'],
        turn: 'ned',
        people: [{ id: 'ned', zone: ROOM, hand: ['baseball-bat'] }],
        startingCardsReturn,
      })
      const [card = ''] = ned.person('ned').hand
      ned.aside(0, { do: 'discard', person: 'ned', card })
      return [
        card,
        ned.board.piles[0]?.discards.includes('baseball-bat'),
        ned.board.piles[3]?.discards.includes(card),
      ]
    }
    expect(drop(true)).toEqual(['baseball-bat', true, false])
    expect(drop(false)).toEqual(['starting-baseball-bat', false, true])
  })

  test('Z2-OPT-03 the six cards dealt are the starting ones', () => {
    const hands = (startingCardsReturn: boolean) =>
      game({ startingCardsReturn })
        .board.people.flatMap(({ hand }) => hand)
        .sort()
    expect(hands(true)).toEqual(['baseball-bat', 'crowbar', 'fire-axe', 'pistol', 'pistol', 'pistol'])
    expect(hands(false)).toEqual(hands(true).map((card) => `starting-${card}`))
  })

  test('Z2-OPT-03 a starting pistol pairs with any other', () => {
    const ned = atTurn(
      [{ id: 'ned', zone: HERE, hand: ['pistol', 'pistol'], skills: [] }],
      { startingCardsReturn: false, zombies: { [NEXT]: { walker: 3 } } },
      { dice: [3, 3] },
    )
    const [first = '', second = ''] = ned.person('ned').hand
    expect([first, second]).toEqual(['pistol', 'starting-pistol'])
    ned.do({ do: 'ranged', card: 'pistol', zone: NEXT, dual: true })
    expect(ned.of('rolled')[0]?.dice).toHaveLength(2)
  })
})
