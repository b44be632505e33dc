import { nth, type Telling, type Term } from '@graveshift/kernel'
import { NONE, type ZonesBoard } from '../board.ts'
import type { Kit } from '../kit.ts'
import { zoneName } from '../map/board.ts'

/** What sentences about games on zones are put together from: keys of the game's words, and figures. */

export const word = (key: string): Telling => ({ word: key })

export const logLine = (key: string, values: Readonly<Record<string, Term>> = {}): Telling => ({
  word: `log.${key}`,
  with: values,
})

export const survivorTerm = (id: string): Telling => word(`survivor.${id}.name`)

export const personTerm = (board: ZonesBoard, index: number): Telling =>
  index === NONE ? word('word.nobody') : survivorTerm(nth(board.people, index).id)

export const cardTerm = (kit: Kit, face: string): Telling =>
  word(`card.${kit.cards[face]?.name ?? face}.name`)

export const zoneTerm = (kit: Kit, index: number): string => (index === NONE ? '' : zoneName(kit.map, index))

export const zombieTerm = (kit: Kit, kind: number): Telling =>
  kind === NONE ? word('word.zombie') : word(`zombie.${nth(kit.kinds, kind).id}.name`)

/** So many of a kind, as the language counts them. */
export const zombiesTerm = (kit: Kit, kind: number, count: number): Telling => ({
  word: `zombie-count.${nth(kit.kinds, kind).id}`,
  with: { count },
})

/** One after another, with commas; nothing for none. */
export const listTerm = (terms: readonly Term[], by = 'list.pair'): Term =>
  terms.length === 0 ? '' : terms.reduce((rest, last) => ({ word: by, with: { rest, last } }))
