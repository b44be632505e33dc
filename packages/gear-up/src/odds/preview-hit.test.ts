import {
  answer,
  cloneState,
  FastChance,
  makeSink,
  nth,
  type Sink,
  type State,
  sizeOf,
} from '@graveshift/kernel'
import { describe, expect, test } from 'vitest'
import type { Board, Event, SeatBoard } from '../board.ts'
import { isBodyAlive } from '../boss-side.ts'
import type { Choice, GearUp, Pick } from '../game.ts'
import { STANDARD_CONTENT as CONTENT, GEAR_UP } from '../rules.ts'
import { position } from '../testing.ts'
import { optionsOf, playRandomly, SEEDS } from './odds.test-helper.ts'
import { type HitChoice, type HitPreview, isHitPick, previewHit } from './preview-hit.ts'

/** What belongs to a hit itself; the first event of another kind ends it. */
const PARTS: readonly Event['type'][] = [
  'suffered',
  'ammoSpent',
  'crossed',
  'gained',
  'ringCleared',
  'bodyKilled',
  'killed',
  'won',
  'lost',
]

/** The board after the hit alone, with the facts that made it. */
function hitAlone(before: Board, events: readonly Event[]): { board: Board; hit: Event[]; rest: Event[] } {
  const opening = events.findIndex(({ type }) => type !== 'weaponUsed' && type !== 'companionUsed')
  const closing = events.findIndex((event, index) => index >= opening && !PARTS.includes(event.type))
  const board = GEAR_UP.clone(before)
  const end = closing < 0 ? events.length : closing
  for (const event of events.slice(0, end)) GEAR_UP.evolve(board, event)
  return { board, hit: events.slice(opening, end), rest: events.slice(end) }
}

const IDLE: Readonly<Record<Choice['kind'], Pick | undefined>> = {
  attack: { do: 'pass' },
  draw: { do: 'stop' },
  sweep: { do: 'skip' },
  knockback: { do: 'stay' },
  again: { do: 'stop' },
  ammo: { do: 'done' },
  upgrade: undefined,
  armor: undefined,
  dodge: undefined,
  deal: undefined,
}

/** What each seat is dealt in this turn's walk if from here on nobody fights; undefined if the game ends before. */
function walkAfter(
  state: State<GearUp>,
  first: { choice: Choice; pick: Pick } | undefined,
): number[] | undefined {
  const copy = cloneState(GEAR_UP, state)
  const chance = new FastChance(5)
  const sink: Sink<GearUp> = makeSink()
  if (first) answer(GEAR_UP, copy, first.choice, first.pick, chance, sink)
  const ended = () => sink.events.some((event) => event.type === 'stepBegan' && event.step === 'card')
  while (!ended() && copy.control.open.length > 0) {
    const choice = nth(copy.control.open, 0)
    const pick = IDLE[choice.kind] ?? GEAR_UP.choices[choice.kind].sample(copy.board, choice as never, chance)
    answer(GEAR_UP, copy, choice, pick, chance, sink)
  }
  if (!ended()) return undefined
  const walk = sink.events.slice(
    0,
    sink.events.findIndex((event) => event.type === 'stepBegan' && event.step === 'card'),
  )
  return state.board.seats.map((_, seat) =>
    walk.reduce((sum, event) => {
      if (event.type === 'exploded') return sum + event.damage
      return event.type === 'attacked' && event.seat === seat ? sum + event.damage : sum
    }, 0),
  )
}

const difference = (seat: SeatBoard, was: SeatBoard) => ({
  armor: [seat.armor.gained - was.armor.gained, seat.armor.used - was.armor.used],
  ammo: [seat.ammo.gained - was.ammo.gained, seat.ammo.used - was.ammo.used],
  health: was.health - seat.health,
  owed: seat.owed - was.owed,
})

/** A preview in the words of a difference between two boards. */
function foretold(preview: HitPreview, by: number, before: Board) {
  const gained = (seat: number, what: 'armor' | 'ammo') =>
    preview.gains.reduce((sum, gain) => sum + (gain.seat === seat && gain.what === what ? gain.amount : 0), 0)
  return {
    seats: before.seats.map((_, seat) => {
      const { armor, ammo, health } = seat === by ? preview.costs : { armor: 0, ammo: 0, health: 0 }
      return {
        armor: [gained(seat, 'armor'), armor],
        ammo: [gained(seat, 'ammo'), ammo],
        health,
        owed: preview.kills.filter((kill) => kill.seat === seat).length,
      }
    }),
    gone: preview.kills.map(({ zombie }) => zombie),
    fallen: preview.bodies,
    outcome: preview.wins ? 'won' : preview.loses ? 'lost' : undefined,
    gains: preview.gains.map((gain) => ({ type: 'gained', ...gain })),
  }
}

describe('the preview of a hit', () => {
  test('GU-ATK-06 GU-ATK-09 GU-EFX-20 what it gains, kills and costs is what happens, in every game', () => {
    const seen = { hits: 0, kills: 0, wins: 0, lost: 0, neighbours: 0, lines: 0, frenzy: 0 }
    for (const seed of [0, 200, 300, 1400].flatMap((more) => SEEDS.map((one) => one + more)))
      playRandomly(seed, optionsOf(seed), ({ state, choice, pick }) => {
        if (!isHitPick(choice, pick)) return undefined
        const before = GEAR_UP.clone(state.board)
        const preview = previewHit(CONTENT, state.board, choice as HitChoice, pick)
        expect(JSON.stringify(state.board)).toBe(JSON.stringify(before))
        return (events) => {
          if (pick.do === 'sweep') {
            expect(preview).toMatchObject({ squares: 0, gains: [], kills: [], bodies: [] })
            return
          }
          const { board, hit, rest } = hitAlone(before, events)
          const gone = before.zombies.filter(({ id }) => !board.zombies.some((zombie) => zombie.id === id))
          expect(foretold(preview, (choice as HitChoice).seat, before)).toEqual({
            seats: board.seats.map((seat, index) => difference(seat, nth(before.seats, index))),
            gone: gone.map(({ id }) => id),
            fallen: before.boss.bodies.flatMap((_, body) =>
              isBodyAlive(CONTENT, before, body) && !isBodyAlive(CONTENT, board, body) ? [body] : [],
            ),
            outcome: board.outcome,
            gains: hit.flatMap((event) => (event.type === 'gained' ? [event] : [])),
          })
          if (rest[0]?.type === 'frenzied') {
            const raged = rest.filter((event) => event.type === 'gained' && event.from === 'frenzy')
            expect(preview.frenzy.map((gain) => ({ type: 'gained', ...gain }))).toEqual(raged)
            seen.frenzy++
          }
          seen.hits++
          seen.kills += gone.length
          seen.wins += preview.wins ? 1 : 0
          seen.lost += preview.gains.some((gain) => gain.lost > 0) ? 1 : 0
          seen.neighbours += preview.gains.some((gain) => gain.from === 'neighbour') ? 1 : 0
          seen.lines += preview.costs.armor + preview.costs.health
        }
      })
    for (const [what, count] of Object.entries(seen))
      if (what !== 'wins') expect(count, what).toBeGreaterThan(0)
    expect(seen.hits).toBeGreaterThan(2000)
  }, 60_000)

  test('GU-ATK-07 GU-WLK-09 what it prevents in the walk is missing when the walk comes', () => {
    let compared = 0
    let prevented = 0
    for (const seed of SEEDS.slice(0, 48))
      playRandomly(seed, optionsOf(seed), ({ state, choice, pick }) => {
        if (!isHitPick(choice, pick) || pick.do === 'sweep') return undefined
        const preview = previewHit(CONTENT, state.board, choice as HitChoice, pick)
        const without = walkAfter(state, undefined)
        const withIt = walkAfter(state, { choice, pick })
        if (!without || !withIt) return undefined
        const less = without.map((damage, seat) => damage - nth(withIt, seat))
        expect(preview.prevents.walk).toEqual(less)
        compared++
        if (less.some((damage) => damage > 0)) prevented++
        return undefined
      })
    expect(compared).toBeGreaterThan(500)
    expect(prevented).toBeGreaterThan(30)
  })

  test('GU-ATK-07 GU-BOS-10 a damage icon crossed on the boss lowers its attacks, a zombie’s lowers its threat', () => {
    const { board } = GEAR_UP.begin(
      optionsOf(0, { survivors: ['ethan', 'lisa'], boss: 'super-abomination', difficulty: 'easy' }),
    )
    board.round = 2
    board.turn = 1
    board.step = 'attack'
    board.card = 'red-slow'
    board.boss.seat = 0
    board.zombies = [
      { id: 1, card: 'bomber-01', seat: 0, slot: 1, lo: 0, hi: 0 },
      { id: 2, card: 'stinky-01', seat: 0, slot: 3, lo: 0, hi: 0 },
    ]
    const choice: HitChoice = { id: 1, lane: 1, seat: 0, kind: 'attack', weapon: true, companion: false }
    const single = (target: number, square: number) =>
      previewHit(CONTENT, board, choice, {
        do: 'hit',
        target,
        lo: 1 << square,
        hi: 0,
        pay: undefined,
        companion: undefined,
      })
    // Yellow at c2, blue at c3 on the black side; the bomber's icons are its second row.
    expect(single(-1, 10).prevents).toMatchObject({ icons: 1, attack: 1, specialAttack: 1, threat: 0 })
    expect(single(-1, 18).prevents).toMatchObject({ icons: 1, attack: 0, specialAttack: 1, threat: 0 })
    expect(single(1, 8).prevents).toMatchObject({
      icons: 1,
      attack: 0,
      specialAttack: 0,
      threat: 1,
      walk: [1, 1],
    })
    expect(single(1, 1).prevents).toMatchObject({ icons: 0, threat: 0, walk: [0, 0], pushed: undefined })
    // The sledgehammer pushes: the bomber would not go off at all, its stinky neighbor included.
    board.card = 'green-slow'
    expect(single(1, 1).prevents).toMatchObject({ walk: [0, 0], pushed: [4, 4] })
    const { spaces } = CONTENT.zombies['stinky-01'] ?? { spaces: { lo: 0, hi: 0 } }
    const stinky = nth(board.zombies, 1)
    stinky.lo = spaces.lo & (spaces.lo - 1)
    const last = Math.clz32(1) - Math.clz32(spaces.lo & -spaces.lo)
    expect(single(2, last)).toMatchObject({ kills: [{ zombie: 2, seat: 0 }], prevents: { walk: [1, 1] } })
  })

  test('GU-BOS-15 a hit that completes a ring is previewed with all it clears', () => {
    const table = position({
      difficulty: 'easy',
      round: 2,
      seats: [{ survivor: 'ethan' }],
      boss: { id: 'zombiphant', crossed: 'b1 c1 a2 c2 a3 b3 c3' },
    })
    const choice = table.choice(0)
    const pick: Pick = { do: 'hit', target: -1, lo: 1, hi: 0, pay: undefined, companion: undefined }
    if (choice.kind !== 'attack') throw new Error('no attack to preview')
    const preview = previewHit(CONTENT, table.board, choice, pick)
    const events = table.do(0, { do: 'hit', target: -1, squares: 'a1' })
    const cleared = events.flatMap((event) => (event.type === 'ringCleared' ? [event] : []))
    expect(cleared).toHaveLength(1)
    expect(preview.squares).toBe(1 + cleared.reduce((sum, { lo, hi }) => sum + sizeOf(lo, hi), 0))
    // The two yellow icons of the ear’s row fall with it.
    expect(preview.prevents).toMatchObject({ icons: 0, attack: 2, specialAttack: 2 })
  })
})
