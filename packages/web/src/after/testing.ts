import { GEAR_UP_MODULE, type GearUp } from '@graveshift/gear-up'
import { FastChance, isFault, isRefusal, type Json, nth } from '@graveshift/kernel'
import { Session } from '@graveshift/table'

/** A game played at random: to its end, or so many decisions. */
export function played(wish: Json, seed: number, decisions = 10_000): Session<GearUp> {
  const options = GEAR_UP_MODULE.readOptions(wish)
  if (isFault(options)) throw new Error(options.message)
  const session = Session.start(GEAR_UP_MODULE, options, { seed: `test-${seed}` })
  if (isRefusal(session)) throw new Error(session.refused)
  const random = new FastChance(seed)
  for (let made = 0; made < decisions && session.choices().length > 0; made++) {
    const choice = nth(session.choices(), random.below(session.choices().length))
    const rule = session.rules.choices[choice.kind]
    const { board } = session.state
    const pick = rule.show(board, choice as never, rule.sample(board, choice as never, random))
    const done = session.do(choice.seat === 'team' ? 0 : choice.seat, choice.id, pick)
    if (isRefusal(done)) throw new Error(done.refused)
  }
  return session
}
