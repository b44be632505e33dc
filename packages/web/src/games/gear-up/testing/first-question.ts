import { GEAR_UP_MODULE } from '@graveshift/gear-up'
import { isFault, isRefusal } from '@graveshift/kernel'
import { Session } from '@graveshift/table'

/** The first question of a game, and all that is needed to ask somebody about it. */
export function firstQuestion() {
  const options = GEAR_UP_MODULE.readOptions({ seats: 2, difficulty: 'easy' })
  if (isFault(options)) throw new Error(options.message)
  const session = Session.start(GEAR_UP_MODULE, options, { seed: 'coach' })
  if (isRefusal(session)) throw new Error(session.refused)
  const [choice] = session.choices()
  if (!choice || choice.seat === 'team') throw new Error('nobody is asked')
  return { session, choice, options, state: session.state, seat: choice.seat }
}
