import type { Json, Refusal, Table } from '@graveshift/kernel'
import type { PickFields } from '@graveshift/kernel/outward'
import type { ZonesBoard } from '../board.ts'
import type { Pays } from '../budget.ts'
import type { Gait } from '../events.ts'
import type { ActPick, Zones, ZonesGame } from '../game.ts'
import type { Kit } from '../kit.ts'
import type { Look } from '../policy/look.ts'

/** The skill that gives it, and an action left that may pay for it; nothing where it may be free. */
export interface Needs {
  readonly skill?: string
  readonly pays?: Pays
}

/** What bots think of an action; where it says nothing they go by where it leads and whom it strikes. */
export interface BotsView<P extends ActPick, B extends ZonesBoard, K> {
  /** What it is worth at first sight, whatever is chosen with it. */
  readonly atSight?: number
  /** It costs more than it brings but in cases that bots do not understand. */
  readonly never?: true
  /** How it strikes a zone, unless with a weapon in hand: from a distance, or everybody there. */
  readonly strikes?: 'from-afar' | 'everybody'
  /** The plan that it belongs to, whatever somebody was sent for. */
  readonly plan?: string
  /** Whether this answer brings nothing. */
  isWasted?(kit: K, board: B, person: number, pick: P): boolean
  /** It is never worth more: looked at last, and only by those who know of nothing better. */
  readonly atMost?: number
  /** What it is worth to somebody who thinks about it. */
  worth?(kit: K, look: Look<B>, pick: P): number
}

/** A way gone at once, and what it takes. */
export interface Stretch {
  readonly how: Gait
  /** Zones entered, in order. */
  readonly path: readonly number[]
  readonly pays: Pays
  readonly cost: number
  /** What may not be done again in this turn. */
  readonly once?: readonly string[]
}

/** One of the things a survivor may do in its turn, in any game or in one. One file each; a game lists those it has. */
export interface Action<P extends ActPick = ActPick, G extends ZonesGame = Zones, K extends Kit<G> = Kit<G>> {
  readonly do: string
  /** What every answer needs, so that an action nobody could take now is not even looked into. */
  readonly needs?: Needs
  /** The only answer of an action that has nothing to choose but itself. */
  readonly plain?: P
  /** What goes with it in an answer, as programs are told it. */
  readonly fields: PickFields
  readonly bots?: BotsView<P, G['board'], K>
  /** Answers worth checking, added to a list: all legal ones are among them. */
  candidates(kit: K, board: G['board'], person: number, into: P[]): void
  check(kit: K, board: G['board'], person: number, pick: P): Refusal | undefined
  perform(kit: K, table: Table<G>, person: number, pick: P): void
  /** Of an action that leads somewhere and does nothing else: the way of a pick that may be given. */
  stretch?(kit: K, board: G['board'], person: number, pick: P): Stretch | undefined
  parse(kit: K, board: G['board'], raw: Json): P | Refusal
  show(kit: K, board: G['board'], pick: P): Json
}

/** The same action as an object of one form, whatever it leaves out: turns go through all of them again and again. */
export function inOneForm(action: Action): Action {
  const { do: name, needs, plain, fields, candidates, check, perform, stretch, parse, show } = action
  const { atSight, never, strikes, plan, isWasted, atMost, worth } = action.bots ?? {}
  const bots = { atSight, never, strikes, plan, isWasted, atMost, worth }
  return { do: name, needs, plain, fields, bots, candidates, check, perform, stretch, parse, show } as Action
}
