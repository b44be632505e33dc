import { isRecord, isRefusal, type Json } from '@graveshift/kernel'
import { expect, test } from 'vitest'
import type { BoardTarget } from '../../zone-table/board/scene.ts'
import { outlookOf } from '../../zone-table/turn/outlook.ts'
import { planBook } from '../../zone-table/turn/plan-book.ts'
import { CROWDED, drawnPosition } from './testing/drawn.ts'
import { SECOND_EDITION_ZONES as FACE } from './zone-face.ts'

/** The middle of a game: Elle's turn on a crossing, an open door beside her. */
function elles(position: Json = CROWDED) {
  const { session, zone } = drawnPosition(position)
  const kit = FACE.kitFor(session.options)
  const board = session.state.board
  const person = board.people.findIndex(({ id }) => id === 'elle')
  return { session, zone, board, person, book: planBook(FACE, kit, board, person) }
}

const tokenIn = (board: ReturnType<typeof elles>['board'], zone: number): number =>
  board.tokens.findIndex((token) => token.zone === zone && token.kind === 'objective')

test('pointing at ground walks there the cheapest way, with its price', () => {
  const { book, zone } = elles()
  const plan = book.on({ at: 'zone', zone: zone('7R.b') })
  expect(plan?.path).toEqual(['7R.SE', '7R.a', '7R.b'].map(zone))
  expect(plan?.price).toEqual({ any: 2, free: 0 })
  expect(plan?.act).toBeUndefined()
})

test('the own zone is nowhere to walk to, and what is too far has no plan', () => {
  const { book, zone } = elles()
  expect(book.on({ at: 'zone', zone: zone('7R.SE') })).toBeUndefined()
  expect(book.on({ at: 'zone', zone: zone('5R.SW') })).toBeUndefined()
})

test('pointing at an objective walks there and takes it, as one plan', () => {
  const { book, zone, board } = elles()
  const there = zone('7R.b')
  const plan = book.on({ at: 'token', zone: there, token: tokenIn(board, there) })
  expect(plan?.picks.map(({ do: name }) => name)).toEqual(['move', 'move', 'take'])
  expect(plan?.price).toEqual({ any: 3, free: 0 })
})

test('pointing at oneself searches where that is possible, else reorganizes', () => {
  const { book, zone } = elles()
  const plan = book.on({ at: 'person', zone: zone('7R.SE'), person: 'elle' })
  expect(['search', 'reorganise']).toContain(plan?.act?.do)
})

test('pointing at a friend elsewhere walks there, at one beside oneself trades', () => {
  const people = isRecord(CROWDED) && Array.isArray(CROWDED.people) ? CROWDED.people : []
  const armed = people.map((each, at) => ({
    ...(isRecord(each) ? each : {}),
    hand: at < 3 ? ['pistol'] : [],
  }))
  const { book, zone } = elles({ ...(isRecord(CROWDED) ? CROWDED : {}), people: armed })
  const plan = book.on({ at: 'person', zone: zone('9R.E'), person: 'amy' })
  expect(plan?.picks.map(({ do: name }) => name)).toEqual(['move'])
  const beside = armed.map((each, at) => (at < 3 ? { ...each, zone: '9R.E' } : each))
  const there = elles({ ...(isRecord(CROWDED) ? CROWDED : {}), people: beside })
  const trade = there.book.on({ at: 'person', zone: zone('9R.E'), person: 'amy' })
  expect(trade?.picks.map(({ do: name }) => name)).toEqual(['trade'])
})

test('every plan can be done answer by answer, as long as nobody else is asked', () => {
  const { book } = elles()
  const plans = [...book.ways.keys()].flatMap((zone) => book.at(zone))
  expect(plans.length).toBeGreaterThan(10)
  expect(plans.some(({ picks, act }) => act && picks.length > 1)).toBe(true)
  for (const plan of plans) {
    const { session, board, person } = elles()
    const seat = board.people[person]?.seat ?? 0
    for (const pick of plan.picks) {
      const choice = session.choices(seat).find(({ kind }) => kind === 'act')
      expect(choice, plan.key).toBeDefined()
      // A plan is made of the game's own answers.
      const answer = pick as Parameters<typeof session.give>[2]
      expect(isRefusal(session.give(seat, choice?.id ?? -1, answer)), plan.key).toBe(false)
    }
  }
})

/** What a plan of Elle's comes to. */
function outlook(target: BoardTarget, position: Json = CROWDED) {
  const { session, board, book, person } = elles(position)
  const kit = FACE.kitFor(session.options)
  const choice = session.choices().find(({ kind }) => kind === 'act')
  const plan = book.on(target)
  return (
    plan &&
    outlookOf(
      { face: FACE, kit, board, scene: FACE.scene(kit, board), session, choice, taking: person } as never,
      plan,
    )
  )
}

test('a plan says what it comes to: adrenaline, the level it reaches, and who sees it', () => {
  const { zone, board } = elles()
  const there = zone('7R.b')
  const target = { at: 'token', zone: there, token: tokenIn(board, there) } as const
  expect(outlook(target)).toEqual({ points: 5, level: undefined, noise: undefined, attack: 0, seen: 0 })
  // Two points more, and the same objective brings a level.
  const people = isRecord(CROWDED) && Array.isArray(CROWDED.people) ? CROWDED.people : []
  const near = people.map((each) => ({ ...(isRecord(each) ? each : {}), points: 3 }))
  expect(outlook(target, { ...(isRecord(CROWDED) ? CROWDED : {}), people: near })).toMatchObject({
    points: 5,
    level: 'yellow',
  })
})

test('a walk to where zombies stand is attacked there', () => {
  const { zone } = elles()
  expect(outlook({ at: 'zone', zone: zone('9R.E') })?.attack).toBe(3)
})
