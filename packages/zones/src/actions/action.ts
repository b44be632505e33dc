import type { Json, Refusal, Table } from '@graveshift/kernel'
import type { ZonesBoard } from '../board.ts'
import type { ActPick, Zones } from '../game.ts'
import type { Kit } from '../kit.ts'

/** One of the things a survivor may do in its turn. One file each; a game lists those it has. */
export interface Action<P extends ActPick = ActPick> {
  readonly do: string
  /** Answers worth checking, added to a list: all legal ones are among them. */
  candidates(kit: Kit, board: ZonesBoard, person: number, into: ActPick[]): void
  check(kit: Kit, board: ZonesBoard, person: number, pick: P): Refusal | undefined
  perform(kit: Kit, table: Table<Zones>, person: number, pick: P): void
  parse(kit: Kit, board: ZonesBoard, raw: Json): P | Refusal
  show(kit: Kit, board: ZonesBoard, pick: P): Json
}
