import type { RimOpening, TileData, WayName } from './tile.ts'

/** Where two tiles meet: the one before (left or upper) shows its later rim, the one after its earlier one. */
export interface Meeting {
  readonly before: TileData
  readonly after: TileData
  /** Whether they lie side by side; otherwise one above the other. */
  readonly beside: boolean
}

interface Rim {
  readonly streets: string
  readonly openings: readonly RimOpening[]
}

/** One rim of a face as it lies, from its left or upper end: streets as in the drawing, then the openings. */
export function rimOf(face: TileData, way: WayName): Rim {
  const [top, middle, bottom] = face.streets
  const column = (at: number) => `${top[at]}${middle[at]}${bottom[at]}`
  const streets = { n: top, e: column(2), s: bottom, w: column(0) }[way]
  return { streets, openings: face.rims[way] ?? [] }
}

export function meetingRims({ before, after, beside }: Meeting): readonly [Rim, Rim] {
  return [rimOf(before, beside ? 'e' : 's'), rimOf(after, beside ? 'w' : 'n')]
}

/** Pairs of openings that face each other. */
export function facingOpenings(
  meeting: Meeting,
  slack: number,
): readonly (readonly [RimOpening, RimOpening])[] {
  const [before, after] = meetingRims(meeting)
  return before.openings.flatMap((one) => {
    const other = after.openings.find(({ at }) => Math.abs(at - one.at) <= slack)
    return other === undefined ? [] : [[one, other] as const]
  })
}

/** Z2-ZON-02 touching rims must be of like type; what is wrong in words, or undefined. */
export function rimMisfit(meeting: Meeting, slack: number, openingsMustFace: boolean): string | undefined {
  const [before, after] = meetingRims(meeting)
  const where = `${meeting.before.id} meets ${meeting.after.id} ${meeting.beside ? 'beside' : 'below'} it`
  if (before.streets !== after.streets) return `${where}: streets ${before.streets} against ${after.streets}`
  if (!openingsMustFace) return undefined
  const facing = facingOpenings(meeting, slack).length
  if (facing === before.openings.length && facing === after.openings.length) return undefined
  const places = (rim: Rim) => rim.openings.map(({ at }) => at).join(' and ') || 'none'
  return `${where}: openings at ${places(before)} against ${places(after)}`
}
