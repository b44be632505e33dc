import { contentFor, GEAR_UP_MODULE, type GearUp, owned, seatBoard } from '@graveshift/gear-up'
import type { Session } from '@graveshift/table'
import type { Face } from '../../../play/face.ts'
import { askWishes } from './ask-setup.ts'
import { lookUp } from './look-up.ts'
import { survivorName } from './names.ts'
import { drawOptions } from './options.ts'
import { menuOf } from './questions.ts'
import { drawScreen, drawTable } from './screen.ts'
import { drawSummary } from './summary.ts'

const boardOf = (session: Session<GearUp>) => session.state.board

/** Gear Up in the terminal. */
export const FACE: Face<GearUp> = {
  module: GEAR_UP_MODULE,
  help: ['answers', 'squares', 'commands', 'signs', 'saves'],
  headings: ['log.stepBegan'],
  turningPoint: 'stepBegan',
  ask: askWishes,
  opening: (pen, session) => drawOptions(pen, session.options, false),
  options: (pen, session) => drawOptions(pen, session.options, true),
  screen: (pen, session, choice) => drawScreen(pen, contentFor(session.options), boardOf(session), choice),
  table: (pen, session) => drawTable(pen, contentFor(session.options), boardOf(session)),
  menu: (pen, { options, rules, state }, choice) =>
    menuOf({ pen, content: contentFor(options), rules, state }, choice),
  summary: (pen, session) => drawSummary(pen, session.events(), boardOf(session).setup.survivors),
  seatName: (pen, session, seat) => survivorName(pen, boardOf(session), seat),
  lookUp,
  // Ammo that is kept is no event.
  unsaid(pen, session, choice, pick) {
    if (choice.kind !== 'ammo' || pick.do !== 'done') return undefined
    const count = owned(seatBoard(boardOf(session), choice.seat).ammo)
    return pen.say('play.ammo.kept', { who: survivorName(pen, boardOf(session), choice.seat), count })
  },
}
