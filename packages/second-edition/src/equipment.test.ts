import type { Json } from '@graveshift/kernel'
import { describe, expect, test } from 'vitest'
import { CARDS } from './content/cards.ts'
import { cardsIn, EQUIPMENT_DECK, PIMPWEAPON_DECK, STARTING_DECK } from './content/decks.ts'
import { position, type Script } from './testing.ts'

const ROOM = '9R.a'
const HERE = '9R.S'
const NEXT = '9R.SE'

type Who = { readonly id: string } & Record<string, Json>

/** The first of these is at turn in City Blocks. */
function table(people: readonly Who[], more: Record<string, Json> = {}, script: Script = {}) {
  const [first] = people
  return position(
    {
      mission: 'city-blocks',
      survivors: people.map(({ id }) => id),
      turn: first?.id ?? '',
      people: people as unknown as Json,
      ...more,
    },
    script,
  )
}

describe('the cards', () => {
  // Range, dice, accuracy, damage, noise; door; what else: as the table of docs/rulings/second-edition.md.
  describe('Z2-EQP-13 figures', () => {
    test.each([
      'baseball-bat: melee 0-0 2d 3+ 1 silent',
      'crowbar: melee 0-0 1d 4+ 1 silent; door silent',
      'fire-axe: melee 0-0 1d 4+ 2 silent; door noisy',
      'pistol: ranged 0-1 1d 3+ 1 noisy; dual bullets',
      'chainsaw: melee 0-0 5d 5+ 2 noisy; door noisy',
      'katana: melee 0-0 2d 4+ 1 silent; dual',
      'kukri: melee 0-0 2d 4+ 2 silent',
      'machete: melee 0-0 1d 3+ 2 silent; dual',
      'molotov: bomb 1-1',
      'sawed-off: ranged 0-1 2d 3+ 1 noisy; dual shells reload',
      'shotgun: ranged 0-1 2d 4+ 2 noisy; shells',
      'sniper-rifle: ranged 1-3 1d 3+ 2 noisy; bullets sniper',
      'sub-mg: ranged 0-1 3d 5+ 1 noisy; dual bullets',
      'bag-of-rice: food 3',
      'canned-food: food 3',
      'water: food 3',
      'flashlight: search-two',
      'plenty-of-bullets: plenty bullets',
      'plenty-of-shells: plenty shells',
      'aaahh: trap',
      'army-sniper-rifle: ranged 1-4 2d 3+ 2 noisy; bullets sniper',
      'automatic-shotgun: ranged 0-1 3d 4+ 2 noisy; shells',
      'evil-twins: ranged 0-1 2d 3+ 1 noisy; bullets',
      'golden-ak-47: ranged 1-2 3d 4+ 2 noisy; bullets',
      'golden-kukri: melee 0-0 4d 4+ 2 silent',
      'gunblades: ranged 0-1 2d 4+ 2 noisy, melee 0-0 4d 4+ 2 silent; bullets',
      'mas-shotgun: ranged 0-1 2d 3+ 2 noisy, melee 0-0 1d 3+ 2 silent; shells reload',
      'nailbat: melee 0-0 2d 3+ 2 silent',
      'zantetsuken: melee 0-0 5d 4+ 1 silent',
    ])('%s', (line) => {
      const [id = ''] = line.split(':')
      const card = CARDS.find((each) => each.id === id)
      if (!card) throw new Error(`no ${id}`)
      const profiles = card.profiles.map(
        ({ mode, least, most, dice, accuracy, damage, noisy }) =>
          `${mode} ${least}-${most} ${dice}d ${accuracy}+ ${damage} ${noisy ? 'noisy' : 'silent'}`,
      )
      const kind =
        card.kind === 'bomb' ? [`bomb ${card.reach?.join('-')}`] : card.kind === 'trap' ? ['trap'] : []
      const words = [
        ...(card.door ? [`door ${card.door}`] : []),
        ...(card.dual ? ['dual'] : []),
        ...(card.ammo ? [card.ammo] : []),
        ...(card.reload ? ['reload'] : []),
        ...(card.food ? [`food ${card.food}`] : []),
        ...(card.plenty ? [`plenty ${card.plenty}`] : []),
        ...(card.skills ?? []),
      ]
      const parts = [[...kind, ...profiles].join(', '), words.join(' ')].filter((part) => part !== '')
      expect(`${id}: ${parts.join('; ')}`).toBe(line)
    })
  })

  test('Z2-SET-03 Z2-EQP-21 decks by name: 6 starting, 45 equipment with 4 Aaahh!!, 11 pimpweapons with 2', () => {
    expect(cardsIn(STARTING_DECK)).toHaveLength(6)
    expect(cardsIn(EQUIPMENT_DECK)).toHaveLength(45)
    expect(cardsIn(PIMPWEAPON_DECK)).toHaveLength(11)
    expect(EQUIPMENT_DECK.aaahh).toBe(4)
    expect(PIMPWEAPON_DECK['aaahh-crate']).toBe(2)
  })
})

describe('hands and backpack', () => {
  test('Z2-EQP-01 Z2-EQP-14 cards in the backpack do nothing; both hands serve in one turn, one per action', () => {
    const full = table(
      [{ id: 'ned', zone: HERE, hand: ['machete', 'sub-mg'], pack: ['katana'], skills: [] }],
      { zombies: { [HERE]: { walker: 9 } } },
      { dice: [3, 6, 6, 6] },
    )
    expect(full.refusal({ do: 'melee', card: 'katana', zone: HERE })).toBe('not-in-hand Z2-EQP-14')
    full.do({ do: 'melee', card: 'machete', zone: HERE })
    full.do({ do: 'ranged', card: 'sub-mg', zone: HERE })
    expect(full.zombies(HERE)).toBe('walker 5')
  })

  test('Z2-EQP-01 five cards: two in hand, three in the backpack', () => {
    const ned = table([
      { id: 'ned', zone: HERE, hand: ['machete', 'sub-mg'], pack: ['katana', 'kukri', 'water'] },
      { id: 'doug', zone: HERE, hand: ['pistol'] },
    ])
    ned.do({ do: 'trade', partner: 'doug' })
    expect(ned.refusal({ do: 'put', card: 'pistol', from: 'partner-hand', to: 'hand' })).toBe(
      'hand-full Z2-EQP-01',
    )
    expect(ned.refusal({ do: 'put', card: 'pistol', from: 'partner-hand', to: 'pack' })).toBe(
      'pack-full Z2-EQP-01',
    )
    ned.do({ do: 'put', card: 'pistol', from: 'partner-hand', to: 'pack', for: 'water' })
    expect(ned.person('ned').pack).toEqual(['katana', 'kukri', 'pistol'])
    expect(ned.person('doug').hand).toEqual(['water'])
  })

  test('Z2-EQP-02 Z2-RUL-26 anybody may discard at any time for free, in anybody’s turn', () => {
    const two = position({
      mission: 'city-blocks',
      teams: [['ned'], ['doug']],
      turn: 'ned',
      people: [
        { id: 'ned', zone: HERE, hand: ['katana'] },
        { id: 'doug', zone: NEXT, hand: ['pistol'], pack: ['sawed-off*'] },
      ],
    })
    expect(two.aside(1, { do: 'discard', person: 'ned', card: 'katana' })).toMatchObject({
      refused: 'not-your-survivor',
    })
    expect(two.aside(1, { do: 'discard', person: 'doug', card: 'sawed-off*' })).toBeUndefined()
    expect(two.person('doug').pack).toEqual([])
    // A spent weapon is loaded again by the time it comes back.
    expect(two.board.piles[0]?.discards).toContain('sawed-off')
    expect(two.open()).toEqual(['0 act'])
    expect(two.board.turns[0]?.spent[0]).toBe(0)
  })

  test('Z2-EQP-16 Z2-EQP-11 Z2-RUL-26 food: 3 adrenaline, free, in the own turn, from hand or backpack', () => {
    const ned = table([{ id: 'ned', zone: HERE, hand: ['water'], pack: ['bag-of-rice', 'canned-food'] }])
    ned.do({ do: 'eat', card: 'water' })
    ned.do({ do: 'eat', card: 'bag-of-rice' })
    expect(ned.person('ned')).toMatchObject({ points: 6, hand: [], pack: ['canned-food'] })
    expect(ned.board.turns[0]?.spent[0]).toBe(0)
    expect(ned.refusal({ do: 'eat', card: 'water' })).toBe('card-not-there Z2-EQP-11')
    ned.do({ do: 'eat', card: 'canned-food' })
    expect(ned.person('ned').level).toBe(1)
    expect(ned.board.piles[0]?.discards).toEqual(
      expect.arrayContaining(['water', 'bag-of-rice', 'canned-food']),
    )
  })
})

describe('searching', () => {
  const seek = (more: Record<string, Json> = {}, script: Script = {}, rest: Record<string, Json> = {}) =>
    table([{ id: 'ned', zone: ROOM, skills: [], ...more }], rest, script)

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

  test('Z2-OPT-03 a starting pistol pairs with any other', () => {
    const ned = table(
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

describe('crates', () => {
  const CRATES = '7R.b'

  test('Z2-EQP-12 Z2-ACT-10 Z2-RUL-24 a random pimpweapon of those left, a free reorganising, no adrenaline', () => {
    const ned = table(
      [{ id: 'ned', zone: CRATES, hand: ['crowbar', 'kukri'] }],
      { zombies: { [CRATES]: { walker: 1 } } },
      { special: ['zantetsuken'] },
    )
    const crate = ned.board.tokens.findIndex(
      ({ kind, zone }) => kind === 'crate' && zone === ned.zone(CRATES),
    )
    ned.do({ do: 'take', token: crate })
    ned.do({ do: 'put', card: 'zantetsuken', from: 'found', to: 'hand', for: 'crowbar' })
    ned.do({ do: 'done' })
    expect(ned.person('ned')).toMatchObject({ hand: ['kukri', 'zantetsuken'], points: 0 })
    expect(ned.refusal({ do: 'take', token: crate })).toBe('no-token-here Z2-ACT-10')
  })

  test('Z2-RUL-24 Z2-EQP-21 an empty deck gives nothing; its Aaahh!! gives a walker and is out for good', () => {
    const empty = table([{ id: 'ned', zone: CRATES }])
    const crate = empty.board.tokens.findIndex(
      ({ kind, zone }) => kind === 'crate' && zone === empty.zone(CRATES),
    )
    const pile = empty.board.piles[1]
    if (!pile) throw new Error('no deck')
    pile.discards = pile.cards.splice(0)
    empty.do({ do: 'take', token: crate })
    expect(empty.open()).toEqual(['0 act'])
    expect(empty.board.tokens[crate]?.by).toBe(0)
    const trap = table([{ id: 'ned', zone: CRATES }], {}, { special: ['aaahh-crate'] })
    trap.do({ do: 'take', token: crate })
    expect(trap.zombies(CRATES)).toBe('walker 1')
    expect(trap.board.piles[1]?.discards).toEqual(['aaahh-crate'])
  })
})

describe('trading', () => {
  const pair = (teams: readonly (readonly string[])[]) =>
    position({
      mission: 'city-blocks',
      teams: teams as unknown as Json,
      turn: 'ned',
      people: [
        { id: 'ned', zone: HERE, hand: ['katana', 'pistol'], pack: ['water'] },
        { id: 'doug', zone: HERE, pack: ['kukri'] },
        { id: 'elle', zone: NEXT, hand: ['machete'] },
      ],
      zombies: { [HERE]: { walker: 2 } },
    })

  test('Z2-ACT-06 Z2-ACT-16 one action: everything for nothing with one survivor of the zone, zombies or not', () => {
    const ned = pair([['ned', 'doug', 'elle']])
    expect(ned.list('trade')).toEqual([{ do: 'trade', partner: 'doug' }])
    ned.do({ do: 'trade', partner: 'doug' })
    ned.do({ do: 'put', card: 'katana', from: 'hand', to: 'partner-hand' })
    ned.do({ do: 'put', card: 'pistol', from: 'hand', to: 'partner-hand' })
    ned.do({ do: 'put', card: 'water', from: 'pack', to: 'partner-pack' })
    // The other one puts its own cards in order for free.
    ned.do({ do: 'put', card: 'kukri', from: 'partner-pack', to: 'partner-hand', for: 'pistol' })
    ned.do({ do: 'done' })
    expect(ned.person('ned')).toMatchObject({ hand: [], pack: [] })
    expect(ned.person('doug')).toMatchObject({ hand: ['katana', 'kukri'], pack: ['pistol', 'water'] })
    expect(ned.board.turns[0]?.spent[0]).toBe(1)
  })

  test('Z2-RUL-11 somebody of another seat must agree; a no brings everything back and costs nothing', () => {
    const ned = pair([['ned'], ['doug', 'elle']])
    ned.do({ do: 'trade', partner: 'doug' })
    ned.do({ do: 'put', card: 'kukri', from: 'partner-pack', to: 'pack' })
    expect(ned.rules.aside?.(ned.board, 0)).toBeUndefined()
    expect(ned.aside(1, { do: 'discard', person: 'doug', card: 'kukri' })).toMatchObject({
      refused: 'in-a-trade',
    })
    ned.do({ do: 'done' })
    expect(ned.open()).toEqual(['1 agree'])
    ned.do({ do: 'decline' })
    expect(ned.person('doug').pack).toEqual(['kukri'])
    expect(ned.board.turns[0]?.spent[0]).toBe(0)
    expect(ned.refusal({ do: 'trade', partner: 'doug' })).toBe('declined-before Z2-RUL-11')
    const again = pair([['ned'], ['doug', 'elle']])
    again.do({ do: 'trade', partner: 'doug' })
    again.do({ do: 'put', card: 'kukri', from: 'partner-pack', to: 'pack' })
    again.do({ do: 'done' })
    again.do({ do: 'agree' })
    expect(again.person('ned').pack).toEqual(['kukri', 'water'])
  })

  test('Z2-ACT-06 reorganising alone costs an action too', () => {
    const ned = pair([['ned', 'doug', 'elle']])
    ned.do({ do: 'reorganise' })
    ned.do({ do: 'put', card: 'water', from: 'pack', to: 'hand', for: 'katana' })
    ned.do({ do: 'done' })
    expect(ned.person('ned')).toMatchObject({ hand: ['pistol', 'water'], pack: ['katana'] })
    expect(ned.board.turns[0]?.spent[0]).toBe(1)
  })
})

describe('reloading', () => {
  const guns = (hand: string[], more: Record<string, Json> = {}, script: Script = {}) =>
    table(
      [{ id: 'ned', zone: HERE, hand, skills: [], ...more }],
      { zombies: { [NEXT]: { walker: 20 } } },
      script,
    )

  test('Z2-EQP-09 Z2-ACT-09 once fired it needs an action before it fires again in the round', () => {
    const ned = guns(['sawed-off'], {}, { dice: [1, 1, 1, 1] })
    ned.do({ do: 'ranged', card: 'sawed-off', zone: NEXT })
    expect(ned.person('ned').hand).toEqual(['sawed-off*'])
    expect(ned.refusal({ do: 'ranged', card: 'sawed-off*', zone: NEXT })).toBe('spent Z2-EQP-09')
    ned.do({ do: 'reload', card: 'sawed-off*' })
    expect(ned.refusal({ do: 'reload', card: 'sawed-off' })).toBe('already-loaded Z2-EQP-09')
    ned.do({ do: 'ranged', card: 'sawed-off', zone: NEXT })
    expect(ned.of('rolled')).toHaveLength(2)
  })

  test('Z2-EQP-09 Z2-RUL-20 one action loads both of a pair, however they were fired; they may fire singly at different zones', () => {
    const ned = table(
      [{ id: 'ned', zone: HERE, hand: ['sawed-off', 'sawed-off'], skills: ['plus-action', 'plus-action'] }],
      { zombies: { [NEXT]: { walker: 9 }, '5R.SE': { walker: 9 } } },
      { dice: [1, 1, 1, 1, 1, 1, 1, 1] },
    )
    ned.do({ do: 'ranged', card: 'sawed-off', zone: NEXT })
    expect(ned.person('ned').hand).toEqual(['sawed-off', 'sawed-off*'])
    ned.do({ do: 'ranged', card: 'sawed-off', zone: '5R.SE' })
    ned.do({ do: 'reload', card: 'sawed-off*' })
    expect(ned.person('ned').hand).toEqual(['sawed-off', 'sawed-off'])
    ned.do({ do: 'ranged', card: 'sawed-off', zone: NEXT, dual: true })
    expect(ned.of('rolled').at(-1)?.dice).toHaveLength(4)
    expect(ned.person('ned').hand).toEqual(['sawed-off*', 'sawed-off*'])
  })

  test('Z2-RUL-21 with one of a pair spent only the ready one fires', () => {
    const ned = guns(['sawed-off', 'sawed-off*'], {}, { dice: [1, 1] })
    expect(ned.refusal({ do: 'ranged', card: 'sawed-off', zone: NEXT, dual: true })).toBe(
      'cannot-pair Z2-EQP-06',
    )
    ned.do({ do: 'ranged', card: 'sawed-off', zone: NEXT })
    expect(ned.of('rolled')[0]?.dice).toHaveLength(2)
  })

  test('Z2-EQP-09 the spent state travels with a traded card; Z2-RUL-20 only weapons in hand are loaded', () => {
    const ned = table([
      { id: 'ned', zone: HERE, hand: ['sawed-off*'], pack: ['sawed-off*'] },
      { id: 'doug', zone: HERE },
    ])
    ned.do({ do: 'trade', partner: 'doug' })
    ned.do({ do: 'put', card: 'sawed-off*', from: 'hand', to: 'partner-hand' })
    ned.do({ do: 'done' })
    expect(ned.person('doug').hand).toEqual(['sawed-off*'])
    expect(ned.refusal({ do: 'reload', card: 'sawed-off*' })).toBe('not-in-hand Z2-RUL-20')
  })

  test('Z2-RUL-20 Z2-EQP-18 the melee profile of a spent Ma’s Shotgun works; reload is no ranged action', () => {
    const ned = table(
      [{ id: 'ned', zone: HERE, hand: ['mas-shotgun'], skills: ['free-ranged'] }],
      { zombies: { [HERE]: { walker: 5 } } },
      { dice: [1, 1, 3] },
    )
    ned.do({ do: 'ranged', card: 'mas-shotgun', zone: HERE })
    expect(ned.of('acted')[0]).toMatchObject({ paid: [5, 1] })
    ned.do({ do: 'melee', card: 'mas-shotgun*', zone: HERE })
    expect(ned.of('rolled')[1]?.dice).toEqual([3])
    expect(ned.noise(HERE)).toBe(1)
    ned.do({ do: 'reload', card: 'mas-shotgun*' })
    expect(ned.of('acted').at(-1)).toMatchObject({ action: 'reload', paid: [0, 1] })
  })

  test('Z2-SKL-36 Free reload: no action', () => {
    const ned = guns(['sawed-off*'], { skills: ['free-reload'] })
    ned.do({ do: 'reload', card: 'sawed-off*' })
    expect(ned.board.turns[0]?.spent[0]).toBe(0)
  })

  test('Z2-EQP-17 ammunition never runs out: a weapon without Reload fires with every action', () => {
    const ned = guns(['pistol'], {}, { dice: [1, 1, 1] })
    for (const _ of [1, 2, 3]) ned.do({ do: 'ranged', card: 'pistol', zone: NEXT })
    expect(ned.of('rolled')).toHaveLength(3)
  })

  test('Z2-EQP-19 Z2-ACT-08 EXAMPLE Sniper Rifle 1-3 never at 0; EXAMPLE Sawed-Off 0-1 never at 2', () => {
    const far = '6R.SE'
    const ned = table([{ id: 'ned', zone: NEXT, hand: ['sniper-rifle', 'sawed-off'], skills: [] }], {
      zombies: { [NEXT]: { walker: 1 }, [far]: { walker: 1 }, '6R.S': { walker: 1 } },
    })
    const zones = (card: string) =>
      ned
        .list('ranged')
        .flatMap((pick) =>
          (pick as { card: string }).card === card ? [(pick as { zone: string }).zone] : [],
        )
    expect(zones('sniper-rifle').sort()).toEqual(['6R.S', far])
    expect(zones('sawed-off').sort()).toEqual(['6R.S', NEXT])
    expect(ned.refusal({ do: 'ranged', card: 'sniper-rifle', zone: NEXT })).toBe('out-of-range Z2-EQP-19')
    expect(ned.refusal({ do: 'ranged', card: 'sawed-off', zone: far })).toBe('out-of-range Z2-EQP-19')
    // Z2-ACT-08: sight is needed as well.
    expect(ned.refusal({ do: 'ranged', card: 'sniper-rifle', zone: '5R.b' })).toBe('cannot-see Z2-ACT-08')
  })

  test('Z2-EQP-18 Gunblades: each action uses one profile with its own figures and noise', () => {
    const ned = table(
      [{ id: 'ned', zone: HERE, hand: ['gunblades'], skills: ['plus-die-melee'] }],
      { zombies: { [HERE]: { walker: 20 } } },
      { dice: [4, 4, 4, 4, 4, 4, 4] },
    )
    ned.do({ do: 'melee', card: 'gunblades', zone: HERE })
    ned.do({ do: 'ranged', card: 'gunblades', zone: HERE })
    expect(ned.of('rolled').map(({ dice }) => dice.length)).toEqual([5, 2])
    expect(ned.noise(HERE)).toBe(1)
  })
})

describe('molotovs', () => {
  test('Z2-EQP-08 Z2-ADR-04 from the hand, no roll, everything in the zone, all points to the thrower', () => {
    const ned = table([{ id: 'ned', zone: HERE, hand: ['molotov'], skills: ['lucky', 'six-die-combat'] }], {
      zombies: { [NEXT]: { walker: 2, fatty: 1, abomination: 1 } },
    })
    ned.do({ do: 'throw', card: 'molotov', zone: NEXT })
    expect(ned.zombies(NEXT)).toBe('')
    expect(ned.of('rolled')).toEqual([])
    expect(ned.person('ned').points).toBe(8)
    expect(ned.board.piles[0]?.discards).toContain('molotov')
    expect(ned.noise(HERE)).toBe(1)
    const packed = table([{ id: 'ned', zone: HERE, pack: ['molotov'] }], {
      zombies: { [NEXT]: { walker: 1 } },
    })
    expect(packed.refusal({ do: 'throw', card: 'molotov', zone: NEXT })).toBe('not-in-hand Z2-EQP-14')
  })

  test('Z2-RUL-14 Z2-RUL-13 on a zone with a survivor: legal if it is meant, and the game is lost', () => {
    const ned = table(
      [
        { id: 'ned', zone: HERE, hand: ['molotov'] },
        { id: 'doug', zone: NEXT },
      ],
      {
        zombies: { [NEXT]: { walker: 2 } },
      },
    )
    expect(ned.list('throw')).toEqual([{ do: 'throw', card: 'molotov', zone: NEXT, sure: true }])
    expect(ned.refusal({ do: 'throw', card: 'molotov', zone: NEXT })).toBe('must-be-sure Z2-RUL-14')
    ned.do({ do: 'throw', card: 'molotov', zone: NEXT, sure: true })
    expect(ned.board.outcome).toBe('lost')
    expect(ned.person('ned').points).toBe(0)
  })

  test('Z2-SKL-22 2 cocktails are better than 1: a 3 keeps the card in the backpack, if there is room', () => {
    const toss = (pack: string[], dice: number[]) => {
      const ned = table(
        [{ id: 'ned', zone: HERE, hand: ['molotov'], pack, skills: ['two-cocktails'] }],
        { zombies: { [NEXT]: { walker: 1 } } },
        { dice },
      )
      ned.do({ do: 'throw', card: 'molotov', zone: NEXT })
      return [ned.person('ned').pack.includes('molotov'), ned.of('rolled').length]
    }
    expect(toss([], [3])).toEqual([true, 1])
    expect(toss([], [2])).toEqual([false, 1])
    expect(toss(['water', 'kukri', 'katana'], [6])).toEqual([false, 0])
  })
})

describe('noise', () => {
  test('Z2-NOI-01 Z2-NOI-02 Z2-NOI-04 EXAMPLE Ned: a silent Katana, one token for the Shotgun, and it stays behind', () => {
    const ned = table(
      [{ id: 'ned', zone: HERE, hand: ['katana', 'shotgun'], skills: [] }],
      { zombies: { [HERE]: { walker: 1 }, [NEXT]: { walker: 5 } } },
      { dice: [4, 4, 1, 1] },
    )
    ned.do({ do: 'melee', card: 'katana', zone: HERE })
    expect(ned.noise(HERE)).toBe(0)
    ned.do({ do: 'ranged', card: 'shotgun', zone: NEXT })
    expect(ned.noise(HERE)).toBe(1)
    expect(ned.noise(NEXT)).toBe(0)
    ned.do({ do: 'move', to: '5R.SE' })
    expect(ned.of('walked')).toHaveLength(1)
    expect(ned.of('noiseMade')).toHaveLength(1)
  })

  test('Z2-NOI-05 Z2-RUL-33 tokens of several actions pile up without end', () => {
    const ned = table([{ id: 'ned', zone: HERE, skills: Array(17).fill('plus-action') }])
    for (let made = 0; made < 20; made++) ned.do({ do: 'noise' })
    expect(ned.of('noiseMade')).toHaveLength(20)
  })
})
