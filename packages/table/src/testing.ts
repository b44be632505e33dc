import { GEAR_UP_MODULE, type GearUp } from '@graveshift/gear-up'
import { FastChance, isFault, isRefusal, type Json, nth } from '@graveshift/kernel'
import { loadSession } from './load.ts'
import { Session } from './session.ts'

export const freshSecret = () => new Uint8Array(32).fill(7)

/** A Gear Up table; its options are completed. */
export function seated(options: Json, seed = 'test'): Session<GearUp> {
  const read = GEAR_UP_MODULE.readOptions(options)
  if (isFault(read)) throw new Error(read.message)
  const session = Session.start(GEAR_UP_MODULE, read, { seed })
  if (isRefusal(session)) throw new Error(session.refused)
  return session
}

/** Answers one open question at random; false when the game is over. */
export function step(session: Session<GearUp>, random: FastChance): boolean {
  const open = session.choices()
  if (open.length === 0) return false
  const choice = nth(open, random.below(open.length))
  const rule = session.rules.choices[choice.kind]
  const { board } = session.state
  const pick = rule.show(board, choice as never, rule.sample(board, choice as never, random))
  const done = session.do(choice.seat === 'team' ? 0 : choice.seat, choice.id, pick)
  if (isRefusal(done)) throw new Error(`refused: ${done.refused}`)
  return true
}

/** Plays at random: to the end, or so many steps. */
export function play(session: Session<GearUp>, seed: number, steps = 10_000): Session<GearUp> {
  const random = new FastChance(seed)
  for (let done = 0; done < steps && step(session, random); done++);
  return session
}

export function loaded(raw: unknown): Session<GearUp> {
  const session = loadSession(GEAR_UP_MODULE, raw, freshSecret)
  if (isFault(session)) throw new Error(session.message)
  return session
}
