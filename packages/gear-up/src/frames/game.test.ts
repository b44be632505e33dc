import { FastChance, playout } from '@graveshift/kernel'
import { describe, expect, test } from 'vitest'
import { game, position, type TestTable } from '../testing.ts'

const far = { slot: 3, type: 'walker', speed: 'slow', fixed: 0, grid: ['####', '####'] }
const hit = (squares: string, target = 1) => ({ do: 'hit', target, squares })

/** Declines and deals until the game stands elsewhere. */
function idle(table: TestTable, until: () => boolean): void {
  while (!until() && table.board.outcome === undefined) {
    const choice = table.state.control.open[0]
    if (!choice) return
    const answers: Record<string, object | string> = {
      attack: 'pass',
      ammo: 'done',
      armor: table.list(choice.seat)[0] as object,
      deal: { do: 'deal', card: table.board.tray[0] ?? '', seat: 0 },
    }
    table.do(choice.seat, (answers[choice.kind] ?? table.list(choice.seat)[0]) as never)
  }
}

/** Seats that outlive a game in which nobody attacks. */
const hardy = (...names: string[]) => names.map((survivor) => ({ survivor, health: { left: 99, of: 99 } }))

describe('two rounds of nine turns', () => {
  // Without zombies nobody dies of idling.
  const whole = position({
    step: 'reveal',
    decks: [],
    seats: hardy('ethan', 'lisa'),
    boss: { bodies: [{ grid: ['###'] }] },
  })
  idle(whole, () => false)

  test('GU-RND-01 two rounds of nine turns', () => {
    expect(whole.of('roundBegan').map(({ round }) => round)).toEqual([2])
    expect(whole.of('turnRevealed').map(({ turn }) => turn)).toEqual([
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9],
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9],
    ])
  })

  /** Round and turn of every event of a type. */
  const when = (type: string) => {
    let round = 1
    let turn = 0
    const at: string[] = []
    for (const event of whole.events) {
      if (event.type === 'roundBegan') round = event.round
      if (event.type === 'turnRevealed') turn = event.turn
      if (event.type === type) at.push(`${round}.${turn}`)
    }
    return at
  }

  test('GU-RND-01 GU-RND-06 spawn cards come in turns 3-9 of round 1, all seven', () => {
    expect(when('spawnRevealed')).toEqual(['1.3', '1.4', '1.5', '1.6', '1.7', '1.8', '1.9'])
    expect(
      whole
        .of('spawnRevealed')
        .map(({ card }) => card)
        .sort()
        .join(''),
    ).toBe('aaabbcc')
  })

  test('GU-RND-02 GU-RND-06 boss cards come in turns 3-9 of round 2, phase 1 in 3-5, phase 2 in 6-9', () => {
    expect(when('bossCardRevealed')).toEqual(['2.3', '2.4', '2.5', '2.6', '2.7', '2.8', '2.9'])
    const cards = whole.of('bossCardRevealed').map(({ card }) => card)
    expect(cards.slice(0, 3).sort()).toEqual(['p1-attack', 'p1-skill-attack', 'p1-skill-spawn'])
    expect(cards.slice(3).sort()).toEqual([
      'p2-skill-special',
      'p2-skill-special',
      'p2-special',
      'p2-special',
    ])
  })

  test('GU-RND-06 in round 2 the boss moves in turns 1 and 2 too, without a card', () => {
    expect(when('bossMoved').slice(0, 3)).toEqual(['2.1', '2.2', '2.3'])
    expect(when('bossMoved')).toHaveLength(9)
  })

  test('GU-RND-05 nine different turn cards a round; the tenth is never seen', () => {
    const cards = whole.of('turnRevealed').map(({ card }) => card)
    expect(new Set(cards.slice(0, 9)).size).toBe(9)
    expect(new Set(cards.slice(9)).size).toBe(9)
  })

  test('GU-RND-11 GU-RND-04 turn 9 of round 2 is played out in full, then the boss alive is a defeat', () => {
    const last = whole.events.slice(whole.events.findLastIndex(({ type }) => type === 'turnRevealed'))
    const types = last.map(({ type }) => type)
    expect(types.slice(-1)).toEqual(['lost'])
    expect(whole.of('lost')).toEqual([{ type: 'lost', why: 'time' }])
    expect(types).toContain('bossCardRevealed')
    expect(types).toContain('bossAttacked')
    expect(types.slice(-2)[0]).toBe('bossMoved')
    const steps = last.flatMap((event) => (event.type === 'stepBegan' ? [event.step] : []))
    expect(steps).toEqual(['attack', 'walk', 'card'])
  })
})

describe('from round 1 to round 2', () => {
  const carried = () =>
    position(
      {
        turn: 9,
        step: 'reveal',
        leader: 1,
        difficulty: 'easy',
        discards: ['walker-01', 'bomber-01'],
        seats: [
          {
            survivor: 'ethan',
            health: 7,
            armor: { owned: 1, used: 3 },
            ammo: { owned: 2, used: 1 },
            upgrades: { red: 1, blue: 2 },
            frenzy: { red: 2 },
            street: [
              { ...far, slot: 2, grid: ['x##', 'd##'] },
              { ...far, slot: 3 },
            ],
          },
          { survivor: 'lisa', health: 3 },
        ],
        left: { turn: ['green-still', 'red-fast'], spawn: ['a'] },
      },
      { turn: ['green-still', 'red-fast'], spawn: ['a'] },
    )

  function entered() {
    const table = carried()
    const before = structuredClone(table.board)
    idle(table, () => table.board.round === 2)
    return { table, before }
  }

  test('GU-RND-07 zombies, crosses, health, tracks, upgrades, circles, discards and leader are carried over', () => {
    const { table, before } = entered()
    expect(table.board.seats).toEqual(before.seats)
    expect(table.board.zombies.slice(0, 2)).toEqual(before.zombies)
    expect(table.board.discards).toEqual(before.discards)
    expect(table.board.setup).toEqual(before.setup)
    expect(table.board.decks.special).toEqual(before.decks.special)
    expect(table.board.decks.regular).toHaveLength(before.decks.regular.length - 1)
  })

  test('GU-RND-02 the boss stands before the leader, in no street slot', () => {
    const { table } = entered()
    expect(table.board.boss.seat).toBe(1)
    expect(table.board.zombies.every(({ id }) => id > 0)).toBe(true)
  })

  test('GU-RND-05 GU-RND-02 the card left out of round 1 is in the shuffle of round 2', () => {
    const { table } = entered()
    // Turn 9 turned up green-still; red-fast, left out, opens round 2.
    expect(table.of('turnRevealed').map(({ card }) => card)).toEqual(['green-still', 'red-fast'])
    expect(table.board.turnDeck).toHaveLength(9)
    expect(table.board.turnDeck).toContain('green-still')
  })

  test('GU-RND-11 turn 9 of round 1 only leads to round 2', () => {
    const { table } = entered()
    expect(table.board).toMatchObject({ round: 2, turn: 1, outcome: undefined })
    expect(table.of('spawnRevealed')).toHaveLength(1)
  })

  test('GU-RND-02 GU-RND-01 the boss can be hit from round 2 on', () => {
    const { table } = entered()
    expect(table.refusal(1, hit('d1', -1))).toBe('accepted')
  })
})

describe('tracks over whole games', () => {
  test('GU-SET-06 GU-ATK-13 lost health never comes back, slots are never emptied, upgrades never lost', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const table = game({ seats: 1 + (seed % 3), difficulty: 'standard' })
      const events: typeof table.events = []
      playout(table.rules, table.state, new FastChance(seed), new FastChance(seed + 100), {
        events,
        forced: [],
        drawn: [],
      })
      expect(events.length).toBeGreaterThan(20)
      const fresh = game({ seats: 1 + (seed % 3), difficulty: 'standard' }).board
      table.board.seats.forEach((mine, seat) => {
        const sum = (of: (event: (typeof events)[number]) => number) =>
          events.reduce((total, event) => total + ('seat' in event && event.seat === seat ? of(event) : 0), 0)
        // Everything on a track is explained by what was lost, gained and used: nothing else touches it.
        expect(mine.health).toBe(
          (fresh.seats[seat]?.health ?? 0) - sum((e) => (e.type === 'suffered' ? e.health : 0)),
        )
        expect(mine.armor).toEqual({
          gained: sum((e) => (e.type === 'gained' && e.what === 'armor' ? e.amount : 0)),
          used: sum((e) => (e.type === 'suffered' ? e.armor : e.type === 'armorBroken' ? e.amount : 0)),
        })
        expect(mine.ammo).toEqual({
          gained: sum((e) => (e.type === 'gained' && e.what === 'ammo' ? e.amount : 0)),
          used: sum((e) => (e.type === 'ammoSpent' ? 1 : 0)),
        })
        expect(mine.upgrades.reduce((a, b) => a + b)).toBe(2 + sum((e) => (e.type === 'upgraded' ? 1 : 0)))
      })
      for (const event of events) {
        if (event.type === 'suffered') expect(Math.min(event.armor, event.health)).toBeGreaterThanOrEqual(0)
        if (event.type === 'gained') expect(Math.min(event.amount, event.lost)).toBeGreaterThanOrEqual(0)
      }
    }
  })
})
