import { has, nth, squareName, squaresOf } from '@graveshift/kernel'
import { distinct, eitherOf, type Field, nameOf, objectOf, type Schema } from '@graveshift/kernel/outward'
import type { Board, Target } from '../board.ts'
import { bossSide } from '../boss-side.ts'
import type { Content } from '../content/compile.ts'
import { COLOURS } from '../content/types.ts'
import type { Wield } from '../game.ts'
import { bodyTarget } from '../reach.ts'

/** Where names are looked up. */
export interface OutwardScene {
  readonly content: Content
  readonly board: Board
}

export type Named<V = number> = Field<V, OutwardScene>

export const SURVIVOR = nameOf('survivor')
export const CARD = nameOf('card')
export const BODY = nameOf('body of the boss')
export const SQUARES: Schema = { type: 'string', title: 'squares' }
export const SQUARE: Schema = { type: 'string', title: 'square', pattern: '^[a-h][1-8]$' }
export const COLOUR: Schema = { enum: COLOURS }
/** Zombies go by the number that stands beside them in the street. */
export const ZOMBIE: Schema = { type: 'integer', minimum: 1, title: "zombie's number" }
export const TARGET: Schema = eitherOf(ZOMBIE, BODY)
export const WIELD: Schema = eitherOf(objectOf({ colour: COLOUR }), objectOf({ companion: SURVIVOR }))

/** What the bodies of the boss are called outside. */
export const bodyNames = ({ content, board }: OutwardScene): string[] =>
  distinct(bossSide(content, board).bodies.map(({ id }) => id))

export const showTarget = (scene: OutwardScene, target: Target): string | number =>
  target < 0 ? nth(bodyNames(scene), -1 - target) : target

/** The way back; what is no name of a body stays as it is. */
export function readTarget<T>(scene: OutwardScene, target: T): T | Target {
  const body = typeof target === 'string' ? bodyNames(scene).indexOf(target) : -1
  return body < 0 ? target : bodyTarget(body)
}

export const squaresIn = (lo: number, hi: number): string => squaresOf(lo, hi).map(squareName).join(' ')

export const target: Named = { schema: TARGET, show: (value, scene) => showTarget(scene, value) }
export const body: Named = { schema: BODY, show: (value, scene) => nth(bodyNames(scene), value) }
export const square: Named = { schema: SQUARE, show: (value) => squareName(value) }

/** The two words of a set of squares as one text; the second goes with the first. */
export const squares: Named = {
  schema: SQUARES,
  as: 'squares',
  show: (lo, _scene, whole) => squaresIn(lo, (whole as { readonly hi: number }).hi),
}

/** What draws: of the two fields only the one that is there. */
export const wield: Named<Wield> = {
  schema: WIELD,
  show: (value) => (has(value, 'colour') ? { colour: value.colour } : { companion: value.companion }),
}
