import { FastChance, hashOf, isRefusal, nth } from '@graveshift/kernel'
import { expect, test } from 'vitest'
import { isCommand, isUndo } from './batch.ts'
import { seated, step } from './testing.ts'
import { tryUndos } from './undo-attempts.ts'

/** Plays until the last n commands have neither drawn nor revealed anything. */
function withFreeMoves(n: number, seed: number) {
  const session = seated({ seats: 4 }, `undo ${seed}`)
  const random = new FastChance(seed)
  while (session.seq - session.horizon < n) if (!step(session, random)) throw new Error('over too soon')
  return session
}

test('GU-UND-01 what was done is taken back whole: the state is what it was, to the last field', () => {
  const session = withFreeMoves(3, 1)
  const [a, b, c] = session.log().slice(-3)
  const states = [a, b, c].map((batch) => batch?.hash)
  const before = structuredClone(session.state)
  const undone = session.undo()
  expect(undone).toMatchObject({ undo: b?.seq, hash: states[1] })
  expect(hashOf(session.state)).toBe(states[1])
  expect(session.hash).toBe(states[1])
  if (!c || !isCommand(c)) throw new Error('no command')
  // The same again: the same state, choice ids and all.
  session.do(c.seat, c.choice, c.pick)
  expect(session.state).toEqual(before)
})

test('GU-UND-01 the log only grows: an undo is a batch of its own, chained to the rest', () => {
  const session = withFreeMoves(2, 2)
  const log = structuredClone(session.log())
  session.undo()
  session.undo()
  expect(session.log().slice(0, log.length)).toEqual(log)
  expect(
    session
      .log()
      .slice(log.length)
      .map((batch) => isUndo(batch) && batch.undo),
  ).toEqual([log.length - 2, log.length - 3])
  expect(new Set(session.log().map(({ link }) => link)).size).toBe(session.log().length)
})

test('GU-UND-01 a seat takes back its own last move only while nobody has acted on it', () => {
  const session = withFreeMoves(2, 3)
  const commands = session.log().filter(isCommand)
  const last = nth(commands, commands.length - 1)
  const other = [0, 1, 2, 3].find(
    (seat) =>
      seat !== last.seat &&
      session.log().some((batch) => isCommand(batch) && batch.seat === seat && batch.seq > session.horizon),
  )
  if (other !== undefined)
    expect(session.undo({ seat: other })).toEqual({ refused: 'acted-on', rule: 'KERNEL' })
  expect(other).toBeDefined()
  expect(session.undo({ seat: last.seat })).toMatchObject({ by: last.seat, undo: last.seq - 1 })
})

test('GU-UND-01 with everybody’s consent several moves go back at once', () => {
  const session = withFreeMoves(3, 4)
  const target = session.seq - 3
  expect(session.undo({ to: target })).toMatchObject({ undo: target })
  expect(session.hash).toBe(session.log()[target]?.hash)
})

test('GU-UND-01 a seat that names how far back goes over its own moves only', () => {
  const session = withFreeMoves(3, 4)
  const last = nth(session.log(), session.seq)
  if (!isCommand(last)) throw new Error('no command')
  const others = session
    .log()
    .filter((batch) => isCommand(batch) && batch.seat !== last.seat && batch.seq > session.horizon)
  const foreign = nth(others, others.length - 1)
  const hash = session.hash
  expect(session.undo({ to: foreign.seq - 1, seat: last.seat })).toEqual({
    refused: 'acted-on',
    rule: 'KERNEL',
  })
  expect(session.undo({ to: last.seq - 1, seat: (last.seat + 1) % 4 })).toEqual({
    refused: 'acted-on',
    rule: 'KERNEL',
  })
  expect(session.hash).toBe(hash)
  expect(session.undo({ to: foreign.seq, seat: last.seat })).toMatchObject({
    undo: foreign.seq,
    by: last.seat,
  })
})

test('GU-UND-01 an undo is named by where it led: going back to it is going back there', () => {
  const session = withFreeMoves(2, 5)
  const last = nth(session.log(), session.seq)
  if (!isCommand(last)) throw new Error('no command')
  session.undo()
  const undone = session.seq
  session.do(last.seat, last.choice, last.pick)
  expect(session.undo({ to: undone })).toMatchObject({ undo: last.seq - 1 })
})

test('GU-UND-02 nothing is undone past the setup, and there must be something to undo', () => {
  const session = seated({ seats: 2 })
  expect(session.undo()).toEqual({ refused: 'nothing-to-undo', rule: 'KERNEL' })
  expect(session.undo({ to: 0 })).toEqual({ refused: 'nothing-to-undo', rule: 'KERNEL' })
  expect(session.undo({ to: 99 })).toEqual({ refused: 'nothing-to-undo', rule: 'KERNEL' })
  expect(session.undo({ to: -1 })).toEqual({ refused: 'nothing-to-undo', rule: 'KERNEL' })
})

test('GU-UND-02 in thousands of attempts no undo crosses a draw, and no counter of draws ever falls', () => {
  const { wrong, beyond } = tryUndos(77, 4000)
  expect(wrong).toEqual([])
  expect(beyond).toBeGreaterThan(500)
})

test('GU-UND-02 an undo never changes what is revealed later', () => {
  const plain = seated({ seats: 3 }, 'same luck')
  const wavering = seated({ seats: 3 }, 'same luck')
  const random = new FastChance(5)
  while (step(plain, random)) {
    const last = nth(plain.log(), plain.seq)
    if (!isCommand(last)) throw new Error('no command')
    // Every move is made, taken back where allowed, and made again.
    wavering.do(last.seat, last.choice, last.pick)
    if (!isRefusal(wavering.undo())) wavering.do(last.seat, last.choice, last.pick)
    expect(wavering.hash).toBe(plain.hash)
  }
  expect(wavering.seq).toBeGreaterThan(plain.seq)
})

test('GU-UND-02 once the secret of a finished game is out, nothing is taken back', () => {
  const session = seated({ seats: 1 }, 'end')
  const random = new FastChance(1)
  while (step(session, random));
  session.record({ for: 'players' })
  expect(session.undo()).toEqual({ refused: 'beyond-horizon', rule: 'KERNEL' })
})
