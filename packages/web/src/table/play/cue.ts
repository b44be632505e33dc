/**
 * Names of places on the table, as elements carry them in `data-anchor`; the first that can be seen counts. One thing
 * may be in several places at once: as a card, small in a row, smaller still beside a name.
 */
export type Anchors = readonly string[]

/** What a number is about, which gives it its color; its sign says the same to those who see none. */
export type Tone = 'harm' | 'hit' | 'gain' | 'cost'

/** One thing that is seen happening on the table. What moves from place to place needs none: that is seen anyway. */
export type Cue =
  /** A number rises from where it counts. */
  | { readonly do: 'count'; readonly at: Anchors; readonly amount: number; readonly tone: Tone }
  /** Somebody lunges at somebody. */
  | { readonly do: 'strike'; readonly who: Anchors; readonly at: Anchors }
  /** A blow lands. */
  | { readonly do: 'shake'; readonly who: Anchors }
  /** Somebody falls and is gone. */
  | { readonly do: 'fall'; readonly who: Anchors }
  /** Somebody bursts and is gone. */
  | { readonly do: 'burst'; readonly who: Anchors }
  /** Somebody comes in. */
  | { readonly do: 'arrive'; readonly who: Anchors }
  /** Somebody walks, rather than being pushed aside by what else moves. */
  | { readonly do: 'walk'; readonly who: Anchors }
  /** Something makes itself noticed. */
  | { readonly do: 'swell'; readonly who: Anchors }

/** Marks an element as a place that cues speak of. */
export const anchor = (name: string) => ({ 'data-anchor': name })

/** Marks an element as a thing that goes from place to place, and is seen going. */
export const piece = (name: string) => ({ 'data-anchor': name, 'data-moves': '' })
