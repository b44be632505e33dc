import { isFault } from '@graveshift/kernel'
import { describe, expect, test } from 'vitest'
import { CARDS } from './content/cards.ts'
import { SURVIVORS } from './content/survivors.ts'
import { ZOMBIE_CARDS } from './content/zombie-cards.ts'
import { zombieKinds } from './content/zombies.ts'
import { SECOND_EDITION_MODULE } from './module.ts'
import { game } from './testing.ts'

const read = (raw: Parameters<typeof SECOND_EDITION_MODULE.readOptions>[0]) =>
  SECOND_EDITION_MODULE.readOptions(raw)

const START = ['baseball-bat', 'crowbar', 'fire-axe', 'pistol', 'pistol', 'pistol']

describe('who plays', () => {
  test('Z2-SET-01 one seat may control all six, or six seats one each, or any other share', () => {
    expect(read({ mission: 'city-blocks' })).toMatchObject({
      teams: [['amy', 'doug', 'elle', 'josh', 'ned', 'wanda']],
    })
    expect(read({ seats: 4 })).toMatchObject({
      teams: [['amy'], ['doug', 'elle'], ['josh'], ['ned', 'wanda']],
    })
    expect(read({ teams: [['lou', 'odin', 'lili', 'amy'], ['ned']] })).toMatchObject({
      teams: [['lou', 'odin', 'lili', 'amy'], ['ned']],
    })
  })

  test('Z2-SET-11 no survivor is in play twice, and only those there are', () => {
    expect(read({ survivors: ['amy', 'amy'] })).toMatchObject({ fault: 'survivor-twice' })
    expect(read({ survivors: ['bob'] })).toMatchObject({ fault: 'unknown-survivor' })
    for (const mission of ['M1', 'm1', '1', 'City-Blocks'])
      expect(read({ mission })).toMatchObject({ mission: 'city-blocks' })
    expect(read({ mission: 'm99' })).toMatchObject({ fault: 'unknown-mission' })
    expect(read({ teams: [['amy'], []] })).toMatchObject({ fault: 'bad-options' })
    expect(read({ seats: 7 })).toMatchObject({ fault: 'bad-options' })
    expect(read({ colour: 'red' })).toMatchObject({ fault: 'bad-options' })
    expect(isFault(read({ zombieCards: [] }))).toBe(true)
  })

  test('Z2-RND-05 Z2-SET-11 nobody sits down to a mission that so many or so few can never win', () => {
    const tell = (mission: string, count: number) => {
      const options = read({ mission, survivors: SURVIVORS.slice(0, count).map(({ id }) => id) })
      return isFault(options) ? options.message : 'fine'
    }
    expect(tell('city-blocks', 9)).toBe('fine')
    expect(tell('city-blocks', 10)).toBe(
      '10 survivors cannot win city-blocks: there are 9 objectives, and each of them must take one (Z2-RND-05)',
    )
    expect(tell('y-zone', 9)).toBe('fine')
    expect(tell('y-zone', 10)).toBe(
      '10 survivors cannot win y-zone: there are 9 pimpweapons, and each of them must hold one (Z2-RND-05)',
    )
    expect(tell('might-makes-right', 2)).toBe('fine')
    expect(tell('might-makes-right', 1)).toBe(
      '1 survivor cannot win might-makes-right: 2 of them must reach a level (Z2-RND-05)',
    )
    expect(tell('heavy-duty', 2)).toBe('fine')
    expect(tell('heavy-duty', 1)).toBe(
      '1 survivor cannot win heavy-duty: an objective takes 2 of them to lift (Z2-RND-05)',
    )
    expect(tell('mercy-street', 9)).toBe('fine')
    expect(tell('mercy-street', 10)).toBe(
      '10 survivors cannot win mercy-street: 3 of the 12 wait there as companions (Z2-SET-11)',
    )
  })

  test('Z2-SET-11 Z2-SET-06 twelve survivors: six adults of health 3, six kids of health 2', () => {
    expect(SURVIVORS.map(({ id, kid, health }) => `${id} ${kid ? 'kid' : 'adult'} ${health}`)).toEqual([
      'amy adult 3',
      'doug adult 3',
      'elle adult 3',
      'josh adult 3',
      'ned adult 3',
      'wanda adult 3',
      'bunny-g kid 2',
      'lili kid 2',
      'lou kid 2',
      'odin kid 2',
      'ostara kid 2',
      'tiger-sam kid 2',
    ])
    for (const { blue, yellow, orange, red } of SURVIVORS) {
      expect([blue.length, orange.length, red.length]).toEqual([1, 2, 3])
      expect(yellow).toEqual(['plus-action'])
    }
  })
})

describe('cards', () => {
  test('Z2-SET-03 four decks: 6, 45, 11 and 40 cards', () => {
    const { board } = game({ mission: 'city-blocks' })
    const [equipment, special, zombies] = board.piles
    expect(equipment?.cards).toHaveLength(45)
    expect(special?.cards).toHaveLength(11)
    expect(zombies?.cards).toHaveLength(40)
    expect(board.people.flatMap(({ hand, pack }) => [...hand, ...pack]).sort()).toEqual(START)
  })

  test('Z2-SET-04 six survivors get a starting card each', () => {
    const { board } = game({ mission: 'city-blocks' })
    for (const { hand } of board.people) expect(hand).toHaveLength(1)
  })

  test('Z2-SET-04 Z2-RUL-27 four survivors: the players name the two who get two', () => {
    const table = game({ mission: 'city-blocks', survivors: ['amy', 'doug', 'elle', 'josh'] })
    expect(table.open()).toEqual(['team deal'])
    table.do({ do: 'deal', person: 'elle' })
    expect(table.refusal({ do: 'deal', person: 'elle' })).toBe('dealt-enough Z2-SET-04')
    table.do({ do: 'deal', person: 'amy' })
    expect(table.board.people.map(({ hand }) => hand.length)).toEqual([2, 1, 2, 1])
  })

  test('Z2-RUL-27 a lone survivor discards exactly one of six cards, whichever it is', () => {
    for (const setup of [START, START.toReversed()])
      for (const card of new Set(START)) {
        const lone = game({ mission: 'city-blocks', survivors: ['amy'] }, { setup })
        const dealt = [...lone.person('amy').hand, ...lone.person('amy').pack].sort()
        expect(dealt).toEqual(START)
        expect(
          lone
            .list('drop')
            .map((pick) => (pick as { card: string }).card)
            .sort(),
        ).toEqual([...new Set(START)])
        lone.do({ do: 'drop', person: 'amy', card })
        expect(lone.list('drop')).toEqual([])
        const { pack } = lone.person('amy')
        if (pack.length > 3) {
          // Given up out of a hand: one of the others comes in its place.
          expect(lone.refusal({ do: 'ready' })).toBe('overfull-pack Z2-EQP-01')
          lone.do({ do: 'draw', person: 'amy', card: pack[0] ?? '' })
        }
        lone.do({ do: 'ready' })
        const { hand, pack: carried } = lone.person('amy')
        expect([hand.length, carried.length]).toEqual([2, 3])
        expect([...hand, ...carried, card].sort()).toEqual(START)
        expect(lone.board.piles[0]?.discards).toEqual([card])
      }
  })

  test('Z2-RUL-27 a lone survivor gets all six and discards one; eight: the players name who gets any', () => {
    const lone = game({ mission: 'city-blocks', survivors: ['amy'] })
    expect(lone.person('amy').hand).toHaveLength(2)
    expect(lone.person('amy').pack).toHaveLength(4)
    expect(lone.refusal({ do: 'ready' })).toBe('too-many-cards Z2-RUL-27')
    lone.do({ do: 'drop', person: 'amy', card: 'crowbar' })
    expect(lone.board.piles[0]?.discards).toEqual(['crowbar'])
    expect(lone.list('draw')).toEqual([])
    const [held = ''] = lone.person('amy').hand
    const stowed = lone.person('amy').pack.find((card) => card !== held) ?? ''
    lone.do({ do: 'stow', person: 'amy', card: held, for: stowed })
    expect(lone.person('amy').hand).toContain(stowed)
    lone.do({ do: 'ready' })
    expect(lone.board.phase).toBe('players')
    const many = game({
      mission: 'city-blocks',
      survivors: ['amy', 'doug', 'elle', 'josh', 'ned', 'wanda', 'lou', 'lili'],
    })
    for (const person of ['amy', 'doug', 'elle', 'josh', 'ned', 'lou']) many.do({ do: 'deal', person })
    expect(many.board.people.map(({ hand }) => hand.length)).toEqual([1, 1, 1, 1, 1, 0, 1, 0])
  })

  test('Z2-SET-05 everybody starts unhurt at 0 with the first skill, and may stow the dealt card', () => {
    const table = game({ mission: 'city-blocks' }, { setup: ['fire-axe'] })
    expect(table.person('amy')).toMatchObject({
      health: 3,
      points: 0,
      level: 0,
      skills: ['free-move'],
      hand: ['fire-axe'],
    })
    table.do({ do: 'stow', person: 'amy', card: 'fire-axe' })
    expect(table.person('amy')).toMatchObject({ hand: [], pack: ['fire-axe'] })
    table.do({ do: 'draw', person: 'amy', card: 'fire-axe' })
    table.do({ do: 'ready' })
    expect(table.person('amy')).toMatchObject({ hand: ['fire-axe'], pack: [] })
  })

  test('Z2-SET-07 the seat whose survivor holds the Fire Axe is first; nobody holds it: the team chooses', () => {
    const table = game(
      { mission: 'city-blocks', seats: 3 },
      { setup: ['pistol', 'pistol', 'pistol', 'fire-axe'] },
    )
    expect(table.board.first).toBe(1)
    const none = game(
      {
        mission: 'city-blocks',
        teams: [
          ['amy', 'doug', 'elle', 'josh'],
          ['ned', 'wanda', 'lou'],
        ],
      },
      { setup: ['pistol', 'pistol', 'pistol', 'crowbar', 'baseball-bat', 'fire-axe'] },
    )
    for (const person of ['amy', 'doug', 'elle', 'josh', 'ned', 'wanda']) none.do({ do: 'deal', person })
    expect(none.board.first).toBe(1)
  })

  test('Z2-SET-08 40 walkers, 16 runners, 16 fatties; one abomination in play, up to four', () => {
    const figures = (most: number) =>
      Object.fromEntries(zombieKinds('plain', most).map(({ id, figures }) => [id, figures]))
    expect(figures(1)).toEqual({ walker: 40, fatty: 16, runner: 16, abomination: 1 })
    expect(figures(4).abomination).toBe(4)
    expect(read({})).toMatchObject({ mostAbominations: 1, abominations: 'plain' })
  })

  test('Z2-SET-09 all survivors stand in the starting zone, zombies where the mission says', () => {
    const table = game({ mission: 'zombicide-life' })
    expect(new Set(table.board.people.map(({ id }) => table.where(id)))).toEqual(new Set(['1V.SW']))
    expect(table.zombies('1V.NE')).toBe('fatty 1, runner 1')
    expect(table.zombies('1V.E')).toBe('walker 1')
  })
})

describe('tuning', () => {
  const spawns = ZOMBIE_CARDS.filter((card) => 'lines' in card)

  test('Z2-TUN-01 cards 1-18, 19-36 and 37-40 may be mixed in any way', () => {
    const cards = (zombieCards: string[]) => game({ zombieCards }).board.piles[2]?.cards ?? []
    expect(cards(['easy'])).toEqual(Array.from({ length: 18 }, (_, at) => String(at + 1).padStart(2, '0')))
    expect(cards(['hard', 'extra'])).toHaveLength(22)
    expect(cards(['extra'])).toEqual(['37', '38', '39', '40'])
  })

  test('Z2-TUN-02 no card of the easy half places an abomination at blue; 35 and 36 do', () => {
    const atBlue = spawns.filter(
      (card) => 'lines' in card && card.kind === 'abomination' && card.lines[0] > 0,
    )
    expect(atBlue.map(({ id }) => id)).toEqual(['35', '36'])
  })
})

test('Z2-EQP-15 works in the backpack: food, Flashlight and the two ammo cards, nothing else', () => {
  expect(CARDS.filter(({ inPack }) => inPack).map(({ id }) => id)).toEqual([
    'bag-of-rice',
    'canned-food',
    'water',
    'flashlight',
    'plenty-of-bullets',
    'plenty-of-shells',
  ])
})
