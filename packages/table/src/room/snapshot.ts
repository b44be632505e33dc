import type { Drawn, Json, Seat } from '@graveshift/kernel'
import type { Entry } from './entry.ts'
import { type PlainRoom, plainRoom } from './plain-room.ts'
import type { Room } from './room.ts'

/** One step of a game, with nothing that playing it again does not tell. */
export type Step =
  | { readonly do: readonly [seat: Seat, choice: number, pick: Json]; readonly drawn?: readonly Drawn[] }
  | { readonly undo: number; readonly by?: Seat }

/**
 * A table at one entry in place of the log up to it: the room, and the steps of the game it is at. Earlier games of the
 * table, and what people proposed, agreed on and called themselves on the way, are left out.
 */
export interface Snapshot {
  readonly room: PlainRoom
  readonly game?: {
    /** What luck gave the setup. */
    readonly setup: readonly Drawn[]
    readonly steps: readonly Step[]
    /** Of the state they lead to. */
    readonly hash: string
  }
}

/** Made of the room, and of what was written since its game began. */
export function snapshotOf(room: Room, since: readonly Entry[]): Snapshot {
  const plain = plainRoom(room)
  if (!room.play) return { room: plain }
  const setup = since.find(({ seq }) => seq === room.began)?.facts?.drawn ?? []
  return { room: plain, game: { setup, steps: since.flatMap(stepOf), hash: room.play.hash } }
}

function stepOf({ act, facts }: Entry): Step[] {
  if (act.kind === 'undone') return [{ undo: act.to, ...(act.seat === undefined ? {} : { by: act.seat }) }]
  if (act.kind !== 'answered') return []
  const drawn = facts?.drawn
  return [{ do: [act.seat, act.choice, act.pick], ...(drawn ? { drawn } : {}) }]
}
