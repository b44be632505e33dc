import type { Json } from '../json.ts'
import type { Game } from '../rules.ts'
import type { State } from '../state.ts'
import { type AnyForm, fieldsOf, showBy } from './form.ts'
import { objectOf, oneOf, type Schema } from './schema.ts'

/** The schemas of what a game tells outside. */
export interface OutwardSchemas {
  readonly options: Schema
  /** What `view` shows of the board. */
  readonly view: Schema
  /** What `board` tells; null where a game has no board of places. */
  readonly board: Schema | null
  readonly odds: Schema
  /** What there is to choose from, besides options and streams. */
  readonly catalogue: Schema
  readonly events: Readonly<Record<string, Schema>>
  /** What questions are about, besides their number, kind and seat: field by field, by kind of choice. */
  readonly choices: Readonly<Record<string, Readonly<Record<string, Schema>>>>
  /** By kind of choice. */
  readonly picks: Readonly<Record<string, Schema>>
}

/**
 * A game as programs outside are told it: everything by name, never by its place in a list, and each form written down
 * once as a schema. Files and logs keep the inner form; answers are read in both.
 */
export interface Outward<G extends Game> {
  readonly schemas: OutwardSchemas
  /** A fact; the board is the present one. */
  event(options: G['options'], board: G['board'], event: G['event']): Json
  /** What an open question is about, besides its number, kind and seat. */
  choice(options: G['options'], board: G['board'], choice: G['choice']): Readonly<Record<string, Json>>
  /** An answer, from the form that is kept in the log; its question where it is still known. */
  pick(options: G['options'], board: G['board'], choice: G['choice'] | undefined, kept: Json): Json
  /** The way back: an answer from outside in the form that the rules read. What is wrong with it they say. */
  readPick(options: G['options'], board: G['board'], choice: G['choice'], raw: Json): Json
  /** What a viewer sees of the board, by names and with all that lies open; the facts are those that still count. */
  view(options: G['options'], state: State<G>, events: readonly G['event'][], view: Json): Json
  /** Chances and projections by names. */
  odds(options: G['options'], board: G['board'], odds: Json): Json
  /** The places of the game with all that lies there. Absent for games without such a board. */
  board?(options: G['options'], board: G['board']): Json
}

/** The schemas of facts, from their forms. */
export const eventSchemas = <S>(forms: Readonly<Record<string, AnyForm<S>>>): Record<string, Schema> =>
  Object.fromEntries(
    Object.entries(forms).map(([type, form]) => [type, objectOf({ type: oneOf([type]), ...fieldsOf(form) })]),
  )

/** The schemas of what open questions are about, from their forms. */
export const choiceSchemas = <S>(
  forms: Readonly<Record<string, AnyForm<S>>>,
): Record<string, Record<string, Schema>> =>
  Object.fromEntries(Object.entries(forms).map(([kind, form]) => [kind, fieldsOf(form)]))

/** The schemas of answers: for each kind of question what may be done, with the fields that go with it. */
export const pickSchemas = (
  kinds: Readonly<Record<string, Readonly<Record<string, PickFields>>>>,
): Record<string, Schema> =>
  Object.fromEntries(
    Object.entries(kinds).map(([kind, deeds]) => [
      kind,
      {
        anyOf: Object.entries(deeds).map(([deed, [fields, maybe = {}]]) =>
          objectOf({ do: oneOf([deed]), ...fields }, maybe),
        ) as unknown as Json,
      },
    ]),
  )

/** Fields that an answer always has, and those it may have. */
export type PickFields = readonly [
  fields: Readonly<Record<string, Schema>>,
  maybe?: Readonly<Record<string, Schema>>,
]

/** A fact as told outside, by its form. */
export function showEvent<S>(
  forms: Readonly<Record<string, AnyForm<S>>>,
  event: { readonly type: string },
  scene: S,
): Json {
  return { type: event.type, ...showBy(forms[event.type] ?? {}, event, scene) }
}
