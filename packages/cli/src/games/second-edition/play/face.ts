import { has } from '@graveshift/kernel'
import { kitFor, SECOND_EDITION_MODULE, type SecondEdition } from '@graveshift/second-edition'
import type { Session } from '@graveshift/table'
import { NONE } from '@graveshift/zones'
import type { Face } from '../../../play/face.ts'
import type { Pen } from '../../../play/pen.ts'
import { askWishes } from './ask-setup.ts'
import { lookUp } from './look-up.ts'
import { drawBoard } from './map.ts'
import { menuOf } from './menus.ts'
import { personName, type Scene, survivorName } from './names.ts'
import { drawOptions } from './options.ts'
import { drawMission, drawScreen, drawTable } from './screen.ts'
import { drawSummary } from './summary.ts'

const sceneOf = (pen: Pen, { options, state }: Session<SecondEdition>): Scene => ({
  pen,
  kit: kitFor(options),
  board: state.board,
})

/** The second edition in the terminal. */
export const FACE: Face<SecondEdition> = {
  module: SECOND_EDITION_MODULE,
  help: ['second-answers', 'second-turn', 'second-map', 'second-commands', 'saves'],
  headings: ['log.roundBegan', 'log.phaseBegan', 'log.turnBegan'],
  passing: ['log.acted'],
  ask: askWishes,
  opening(pen, session) {
    const scene = sceneOf(pen, session)
    return ['', ...drawMission(scene, true), ...drawOptions(scene, false)]
  },
  screen: (pen, session, choice, isChanged) => drawScreen(sceneOf(pen, session), choice, isChanged),
  picture: (pen, session) => drawBoard(sceneOf(pen, session)),
  options: (pen, session) => drawOptions(sceneOf(pen, session), true),
  table: (pen, session) => drawTable(sceneOf(pen, session)),
  menu: (pen, session, choice) => menuOf(sceneOf(pen, session), session, choice),
  summary: drawSummary,
  seatName(pen, session, seat) {
    const own = session.state.board.people.filter((person) => person.seat === seat)
    if (session.seats === 1) return pen.say('play.you')
    return own.map(({ id }) => survivorName(pen, id)).join(', ') || pen.say('play.seat', { seat: seat + 1 })
  },
  askedName(pen, session, choice) {
    return has(choice, 'person') && choice.person !== NONE
      ? personName(sceneOf(pen, session), choice.person)
      : undefined
  },
  lookUp,
}
