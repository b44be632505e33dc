import type { Content } from '../content/compile.ts'
import { COLOURS, colourIndex, type WalkSpeed } from '../content/types.ts'

/** A turn card in numbers. */
interface Face {
  readonly colour: number
  readonly slow: number
  readonly fast: number
}

const moves = (speed: WalkSpeed, mine: WalkSpeed) => (speed === 'all' || speed === mine ? 1 : 0)

export type Faces = ReadonlyMap<string, Face>

export function facesOf({ turnCards }: Content): Faces {
  return new Map(
    Object.values(turnCards).map(({ id, colour, speed }) => [
      id,
      { colour: colourIndex(colour), slow: moves(speed, 'slow'), fast: moves(speed, 'fast') },
    ]),
  )
}

/** What the next turn of a round may bring, in thousandths. */
export interface Prospect {
  readonly colours: Int32Array
  slow: number
  fast: number
}

export const freshProspect = (): Prospect => ({ colours: new Int32Array(COLOURS.length), slow: 0, fast: 0 })

/** What these cards may bring, written into `into`. */
export function prospectOf(faces: Faces, deck: readonly string[], into: Prospect): void {
  const { colours } = into
  // Not `fill`, which takes longer than the rest.
  for (let index = 0; index < COLOURS.length; index++) colours[index] = 0
  let slow = 0
  let fast = 0
  for (const id of deck) {
    const face = faces.get(id) as Face
    colours[face.colour] = (colours[face.colour] as number) + 1
    slow += face.slow
    fast += face.fast
  }
  const each = deck.length === 0 ? 0 : (1000 / deck.length) | 0
  for (let index = 0; index < COLOURS.length; index++) colours[index] = (colours[index] as number) * each
  into.slow = slow * each
  into.fast = fast * each
}
