import type { GameModule } from '@graveshift/kernel'
import { NONE } from '@graveshift/zones'
import type { GameWithMissions } from '@graveshift/zones/missions'
import type { Face } from '../../play/face.ts'
import { askWishes, type OfferedMission } from './ask-setup.ts'
import { type Explained, lookUp } from './look-up.ts'
import { drawBoard } from './map.ts'
import { menuOf } from './menus.ts'
import { personName, survivorName } from './names.ts'
import { drawOptions } from './options.ts'
import { type AskedAbout, type Scenic, sceneOf } from './scene.ts'
import { drawMission, drawScreen, drawTable } from './screen.ts'
import { drawSummary } from './summary.ts'

/** What a game on zones brings along to be shown in the terminal. */
export interface FaceParts<G extends GameWithMissions> extends Scenic<G>, Explained {
  readonly module: GameModule<G>
  /** Its own parts of the help, by the ends of their keys: what is on its map, what can be typed. */
  readonly help: readonly string[]
  readonly missions: readonly OfferedMission[]
}

/** A game on zones in the terminal. */
export function zonesFace<G extends GameWithMissions>(game: FaceParts<G>): Face<G> {
  const { module, help, missions } = game
  return {
    module,
    help: ['zones-answers', 'zones-turn', ...help, 'saves'],
    headings: ['log.roundBegan', 'log.phaseBegan', 'log.turnBegan'],
    passing: ['log.acted'],
    ask: (io, pen) => askWishes(io, pen, missions),
    opening(pen, session) {
      const scene = sceneOf(game, pen, session)
      return ['', ...drawMission(scene, true), ...drawOptions(scene, false)]
    },
    screen: (pen, session, choice, isChanged) => drawScreen(sceneOf(game, pen, session), choice, isChanged),
    picture: (pen, session) => drawBoard(sceneOf(game, pen, session)),
    options: (pen, session) => drawOptions(sceneOf(game, pen, session), true),
    table: (pen, session) => drawTable(sceneOf(game, pen, session)),
    menu: (pen, session, choice) => menuOf(sceneOf(game, pen, session), session, choice),
    summary: drawSummary,
    seatName(pen, session, seat) {
      const own = session.state.board.people.filter((person) => person.seat === seat)
      if (session.seats === 1) return pen.say('play.you')
      return own.map(({ id }) => survivorName(pen, id)).join(', ') || pen.say('play.seat', { seat: seat + 1 })
    },
    askedName(pen, session, choice) {
      const { person = NONE }: AskedAbout = choice
      return person === NONE ? undefined : personName(sceneOf(game, pen, session), person)
    },
    lookUp: (what, language, names) => lookUp(game, what, language, names),
  }
}
