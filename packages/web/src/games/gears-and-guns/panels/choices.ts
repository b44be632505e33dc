import type { Western } from '@graveshift/gears-and-guns'

/** A question of this game by its kind. */
type WesternChoiceOf<K extends Western['choice']['kind']> = Extract<Western['choice'], { kind: K }>

/** What a panel is given. */
export interface WesternQuestion<K extends Western['choice']['kind']> {
  readonly choice: WesternChoiceOf<K>
}

/** Answers of this game by what they do. */
export type WesternPickOf<D extends Western['pick']['do']> = Extract<Western['pick'], { do: D }>
