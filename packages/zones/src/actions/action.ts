import type { Json, Refusal, Table } from '@graveshift/kernel'
import type { Pays } from '../budget.ts'
import type { ActPick, Zones, ZonesGame } from '../game.ts'
import type { Kit } from '../kit.ts'

/** The skill that gives it, and an action left that may pay for it; nothing where it may be free. */
export interface Needs {
  readonly skill?: string
  readonly pays?: Pays
}

/** One of the things a survivor may do in its turn, in any game or in one. One file each; a game lists those it has. */
export interface Action<P extends ActPick = ActPick, G extends ZonesGame = Zones, K extends Kit<G> = Kit<G>> {
  readonly do: string
  /** What every answer needs, so that an action nobody could take now is not even looked into. */
  readonly needs?: Needs
  /** The only answer of an action that has nothing to choose but itself. */
  readonly plain?: P
  /** Answers worth checking, added to a list: all legal ones are among them. */
  candidates(kit: K, board: G['board'], person: number, into: ActPick[]): void
  check(kit: K, board: G['board'], person: number, pick: P): Refusal | undefined
  perform(kit: K, table: Table<G>, person: number, pick: P): void
  parse(kit: K, board: G['board'], raw: Json): P | Refusal
  show(kit: K, board: G['board'], pick: P): Json
}

/** The same action as an object of one form, whatever it leaves out: turns go through all of them again and again. */
export function inOneForm(action: Action): Action {
  const { do: name, needs, plain, candidates, check, perform, parse, show } = action
  return { do: name, needs, plain, candidates, check, perform, parse, show } as Action
}
