import { GEAR_UP, GEAR_UP_MODULE, type GearUp, type Pick } from '@graveshift/gear-up'
import { FastChance, type GameModule, isRefusal, nth } from '@graveshift/kernel'
import { describe, expect, test } from 'vitest'
import { isUndo } from './batch.ts'
import { Session } from './session.ts'
import { play, seated, step } from './testing.ts'

const TURN = GEAR_UP.streams.indexOf('turn')

/** The first open question and a legal answer to it. */
function asked(session: Session<GearUp>): readonly [seat: number, choice: number, pick: Pick] {
  const choice = nth(session.choices(), 0)
  return [choice.seat === 'team' ? 0 : choice.seat, choice.id, nth(session.list(choice), 0)]
}

function peeked(session: Session<GearUp>, answer: ReturnType<typeof asked>) {
  const tried = session.peek(...answer)
  if (isRefusal(tried)) throw new Error(tried.refused)
  return tried
}

describe('an answer that is peeked at', () => {
  test('changes nothing, and given it is the same game as if nobody had looked', () => {
    const [looked, other] = [seated({ seats: 2 }), seated({ seats: 2 })]
    for (let steps = 0; steps < 20; steps++) {
      const answer = asked(looked)
      const before = looked.hash
      const tried = peeked(looked, answer)
      expect([looked.seq, looked.hash]).toEqual([steps, before])
      const batch = looked.take(tried)
      expect(batch).toEqual(other.give(...answer))
      expect(looked.state).toBe(tried.state)
    }
    expect(looked.log()).toEqual(other.log())
  })

  test('is played out once: asked again it is the same, and giving it gives that', () => {
    const session = seated({ seats: 2 })
    const answer = asked(session)
    const tried = peeked(session, answer)
    expect(peeked(session, answer)).toBe(tried)
    session.give(...answer)
    expect(session.state).toBe(tried.state)
  })

  test('is the same answer, however it came: as it is, or as the outside writes it', () => {
    const session = seated({ seats: 2 })
    const answer = asked(session)
    const tried = peeked(session, answer)
    const [seat, id, pick] = answer
    session.do(seat, id, session.shown(nth(session.choices(), 0), pick))
    expect(session.state).toBe(tried.state)
  })

  test('is played out anew once the game went on', () => {
    const session = play(seated({ seats: 2 }), 1, 3)
    const answer = asked(session)
    const tried = peeked(session, answer)
    step(session, new FastChance(1))
    expect(() => session.take(tried)).toThrow('only the last answer peeked at can be given')
  })

  test('spends scripted luck only when it is given', () => {
    const session = seated({ seats: 1 })
    const random = new FastChance(4)
    const drawsTurn = () => session.reveals(...asked(session)) && drawnBy(session, asked(session))[0] === TURN
    while (!drawsTurn()) step(session, random)
    const answer = asked(session)
    const card = nth(session.state.board.turnDeck, 0)
    expect(session.script('turn', [card])).toBeUndefined()
    const tried = peeked(session, answer)
    expect(session.coming()).toEqual({ turn: [card] })
    expect(session.take(tried).scripted).toEqual([0])
    expect(session.coming()).toEqual({})
  })

  test('reveals exactly where it moves the horizon', () => {
    const session = seated({ seats: 3 })
    const seen = new Set<boolean>()
    for (let steps = 0; steps < 120 && session.choices().length > 0; steps++) {
      const answer = asked(session)
      const reveals = session.reveals(...answer)
      session.give(...answer)
      expect(session.horizon === session.seq).toBe(reveals)
      seen.add(reveals)
    }
    expect(seen.size).toBe(2)
  })
})

/** The streams an answer draws from. */
function drawnBy(session: Session<GearUp>, answer: ReturnType<typeof asked>): number[] {
  return peeked(session, answer).body.drawn.map(([stream]) => stream)
}

describe('the moments of a batch', () => {
  test('are its events, each with the board after it, and the last one is the game after it', () => {
    const session = play(seated({ seats: 2 }), 5, 60)
    for (const batch of session.log()) {
      const moments = session.moments(batch.seq)
      if (isUndo(batch)) throw new Error('nobody took anything back')
      expect(moments.map(({ event }) => event)).toEqual(batch.events)
      expect(new Set(moments.map(({ board }) => board)).size).toBe(moments.length)
    }
    const boards = session.moments(session.seq)
    expect(boards.at(-1)?.board).toEqual(session.state.board)
  })

  test('have the very boards the log is told with: they are folded once', () => {
    const boards: object[] = []
    const listening: GameModule<GearUp> = {
      ...GEAR_UP_MODULE,
      tell(options, event, board) {
        boards.push(board)
        return GEAR_UP_MODULE.tell(options, event, board)
      },
    }
    const session = play(started(listening), 6, 10)
    session.told()
    step(session, new FastChance(6))
    boards.length = 0
    session.told(session.seq)
    const shown = session.moments(session.seq).map(({ board }) => board)
    expect(shown.length).toBeGreaterThan(0)
    expect(boards.every((board, index) => board === shown[index])).toBe(true)
    expect(boards).toHaveLength(shown.length)
  })

  test('are none for a step back', () => {
    const session = seated({ seats: 4 })
    const random = new FastChance(1)
    while (session.seq - session.horizon < 1) step(session, random)
    session.undo()
    expect(session.moments(session.seq)).toEqual([])
  })
})

function started(module: GameModule<GearUp>): Session<GearUp> {
  const session = Session.start(module, seated({ seats: 2 }).options, { seed: 'moments' })
  if (isRefusal(session)) throw new Error(session.refused)
  return session
}

/** Plays on in questions of one kind, by the first answers; gives those and the last state that needed no luck. */
function playedOn(session: Session<GearUp>, kind: string, seat: number) {
  const picks: Pick[] = []
  let { state } = session
  let isCertain = true
  for (let next = 0; next < 3; next++) {
    const choice = session.choices().find((open) => open.seat === seat && open.kind === kind)
    const [pick] = choice ? session.list(choice) : []
    if (!choice || pick === undefined) break
    isCertain &&= !session.reveals(seat, choice.id, pick)
    picks.push(pick)
    session.give(seat, choice.id, pick)
    if (isCertain) ({ state } = session)
  }
  return { picks, state, isCertain }
}

test('answers in a row are foreseen up to the first that luck decides, and nothing changes', () => {
  let [several, stopped] = [0, 0]
  for (let steps = 0; steps < 60; steps += 3) {
    const [session, other] = [play(seated({ seats: 2 }), 3, steps), play(seated({ seats: 2 }), 3, steps)]
    const choice = session.choices().find(({ seat }) => seat !== 'team')
    if (!choice || choice.seat === 'team') continue
    const { picks, state, isCertain } = playedOn(other, choice.kind, choice.seat)
    const before = session.hash
    const foreseen = session.foresee(choice.seat, choice.kind, picks)
    expect(foreseen.state.board).toEqual(state.board)
    expect(foreseen.isForGood).toBe(!isCertain)
    expect(session.hash).toBe(before)
    if (isCertain && picks.length > 1) several++
    if (!isCertain) stopped++
  }
  expect(several).toBeGreaterThan(0)
  expect(stopped).toBeGreaterThan(0)
})
