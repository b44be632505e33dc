import type { Json } from '@graveshift/kernel'
import { describe, expect, test } from 'vitest'
import { CARDS } from './content/cards.ts'
import { cardsIn, EQUIPMENT_DECK, PIMPWEAPON_DECK, STARTING_DECK } from './content/decks.ts'
import { atTurn } from './testing/at-turn.ts'
import { HERE, NEXT, position } from './testing.ts'

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
    const full = atTurn(
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
    const ned = atTurn([
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
    const ned = atTurn([{ id: 'ned', zone: HERE, hand: ['water'], pack: ['bag-of-rice', 'canned-food'] }])
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

describe('crates', () => {
  const CRATES = '7R.b'

  test('Z2-EQP-12 Z2-ACT-10 Z2-RUL-24 a random pimpweapon of those left, a free reorganizing, no adrenaline', () => {
    const ned = atTurn(
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
    const empty = atTurn([{ id: 'ned', zone: CRATES }])
    const crate = empty.board.tokens.findIndex(
      ({ kind, zone }) => kind === 'crate' && zone === empty.zone(CRATES),
    )
    const pile = empty.board.piles[1]
    if (!pile) throw new Error('no deck')
    pile.discards = pile.cards.splice(0)
    empty.do({ do: 'take', token: crate })
    expect(empty.open()).toEqual(['0 act'])
    expect(empty.of('drawn')).toEqual([])
    expect(empty.board.tokens[crate]?.by).toBe(0)
    const trap = atTurn([{ id: 'ned', zone: CRATES }], {}, { special: ['aaahh-crate'] })
    trap.do({ do: 'take', token: crate })
    expect(trap.zombies(CRATES)).toBe('walker 1')
    expect(trap.board.piles[1]?.discards).toEqual(['aaahh-crate'])
  })
})

describe('trading', () => {
  const pair = (teams: readonly (readonly string[])[]) =>
    position({
      mission: 'city-blocks',
      teams: teams as Json,
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

  test('Z2-ACT-06 reorganizing alone costs an action too', () => {
    const ned = pair([['ned', 'doug', 'elle']])
    ned.do({ do: 'reorganise' })
    ned.do({ do: 'put', card: 'water', from: 'pack', to: 'hand', for: 'katana' })
    ned.do({ do: 'done' })
    expect(ned.person('ned')).toMatchObject({ hand: ['pistol', 'water'], pack: ['katana'] })
    expect(ned.board.turns[0]?.spent[0]).toBe(1)
  })
})

describe('noise', () => {
  test('Z2-NOI-01 Z2-NOI-02 Z2-NOI-04 EXAMPLE Ned: a silent Katana, one token for the Shotgun, and it stays behind', () => {
    const ned = atTurn(
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
    const ned = atTurn([{ id: 'ned', zone: HERE, skills: Array(17).fill('plus-action') }])
    for (let made = 0; made < 20; made++) ned.do({ do: 'noise' })
    expect(ned.of('noiseMade')).toHaveLength(20)
  })
})
