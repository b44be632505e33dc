import { canonical, type Game } from '@graveshift/kernel'
import type { ActPick, AttackOdds } from '@graveshift/zones'
import type { GameView } from '../../store/game-view.ts'
import type { ZoneFace, ZoneGame, ZoneKit } from '../table/zone-face.ts'

/** One thing that whoever takes its turn may do now. */
export interface Deed {
  /** The answer as it is written. */
  readonly key: string
  readonly pick: ActPick
  /** The zone it is about: where it leads, what it strikes; the own one for what is done on the spot. */
  readonly zone: number
  readonly odds: AttackOdds | undefined
}

/** Fields of answers, as far as they say where. */
interface Somewhere {
  readonly to?: unknown
  readonly zone?: unknown
  readonly path?: unknown
  readonly door?: unknown
}

/** The zone that an answer is about. */
export function zoneOf(kit: ZoneKit, pick: ActPick, own: number): number {
  const { to, zone, path, door }: ActPick & Somewhere = pick
  if (typeof to === 'number') return to
  if (typeof zone === 'number') return zone
  const last = Array.isArray(path) ? path.at(-1) : undefined
  if (typeof last === 'number') return last
  const between = typeof door === 'number' ? kit.map.doors[door]?.between : undefined
  return between?.find((side) => side !== own) ?? own
}

/** All that may be done now by whoever is asked what to do. */
export function deedsOf(
  face: ZoneFace,
  kit: ZoneKit,
  store: GameView<ZoneGame>,
  choice: Game['choice'],
  person: number,
): readonly Deed[] {
  const { session } = store
  const { board } = session.state
  const own = board.people[person]?.zone ?? 0
  return store.picks(choice).map((pick) => {
    // Answers to what to do are actions.
    const action = pick as ActPick
    return {
      key: canonical(session.shown(choice, pick)),
      pick: action,
      zone: zoneOf(kit, action, own),
      odds: face.odds(kit, board, person, action),
    }
  })
}
