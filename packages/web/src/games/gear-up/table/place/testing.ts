import { GEAR_UP_MODULE } from '@graveshift/gear-up'
import { isFault, isRefusal, type Json, nth } from '@graveshift/kernel'
import { Session } from '@graveshift/table'
import { boardOf } from '../board-view.ts'
import { targetsShown } from '../targets.ts'
import { toolsFor } from './tools.ts'

/** The first seat's question in a position, with what it is answered with. */
export function askedAt(position: Json) {
  const options = GEAR_UP_MODULE.readPosition(position)
  if (isFault(options)) throw new Error(options.message)
  const session = Session.start(GEAR_UP_MODULE, options, { seed: 'asked' })
  if (isRefusal(session)) throw new Error(session.refused)
  const choice = session.choices().find(({ seat }) => seat === 0)
  if (!choice) throw new Error('nothing is asked')
  const board = boardOf(session.view('spectator'))
  return { session, choice, board, tool: nth(toolsFor(session, choice), 0), near: targetsShown(board, 0) }
}
