import type { Session } from '@graveshift/table'
import { tellGroup } from '@graveshift/zones'
import type { Played } from '../../table/play/use-playback.ts'
import type { Pointer } from '../../table/pointer.ts'
import type { ZoneBoard, ZoneFace, ZoneGame, ZoneKit } from '../table/zone-face.ts'
import { beatsOf, type PhaseBeat } from './beats.ts'
import { type FilmTeller, filmOf } from './film.ts'

/** What zombies do, as it is played back, and the hands that stop it. */
export interface PhasePlay {
  readonly beats: readonly PhaseBeat<ZoneBoard>[]
  /** Which of them is seen now; none when it is over. */
  readonly at: number | undefined
  readonly isPaused: boolean
  pause(isPaused: boolean): void
  go(to: number): void
}

/** How a game tells its events, and why zombies go where they go. */
export const filmTeller = (
  face: ZoneFace,
  kit: ZoneKit,
  { module, options }: Session<ZoneGame>,
): FilmTeller<ZoneBoard> => ({
  kit,
  tell: (event, board) => module.tell(options, event, board),
  tellGroup: (board, group) => tellGroup(kit, board, group),
  ownPlaces: (event, board) => face.ownPlaces?.(kit, event, board),
})

/** What zombies do is seen beat by beat; boards are shown as the rules have them. */
export const playedBy = (face: ZoneFace): Played<ZoneGame, ZoneBoard, Pointer, PhaseBeat<ZoneBoard>> => ({
  plan(_events, { session }, seq) {
    const teller = filmTeller(face, face.kitFor(session.options), session)
    return beatsOf(filmOf(teller, session.moments(seq), session.boardAfter(Math.max(0, seq - 1))))
  },
  boardNow: ({ board }) => board,
  boardThen: (_store, _board, _before, { film }) => film.board,
})
