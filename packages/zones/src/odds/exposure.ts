import type { ZonesBoard } from '../board.ts'
import { zombiesOf } from '../horde.ts'
import type { Kit } from '../kit.ts'
import { type Heading, headingsOf } from '../zombies/heading.ts'

/** Attacks on those in a zone in the coming zombies' phase, as things stand: how many at least and at most. */
export interface Exposure {
  readonly zone: number
  /** Survivors and companions there. */
  readonly people: readonly number[]
  readonly least: number
  readonly most: number
}

/** Attacks of those who come from elsewhere and still have actions; those left over when they share out may go here. */
function arriving(kit: Kit, board: ZonesBoard, { zone: from, to }: Heading, zone: number) {
  let least = 0
  let most = 0
  if (!to.includes(zone)) return { least, most }
  kit.kinds.forEach(({ actions }, kind) => {
    const count = zombiesOf(kit, board, from, kind)
    const each = Math.floor(count / to.length)
    least += each * (actions - 1)
    most += (each + (count % to.length > 0 ? 1 : 0)) * (actions - 1)
  })
  return { least, most }
}

/** Who is in for how many wounds, zone by zone. Those two steps away are left out: nobody has three actions. */
export function exposureOf(kit: Kit, board: ZonesBoard): readonly Exposure[] {
  const headings = headingsOf(kit, board)
  const zones = [...new Set(board.people.flatMap(({ zone }) => (zone < 0 ? [] : [zone])))]
  return zones.map((zone) => {
    let least = 0
    let most = 0
    kit.kinds.forEach(({ actions }, kind) => {
      const attacks = zombiesOf(kit, board, zone, kind) * actions
      least += attacks
      most += attacks
    })
    for (const heading of headings) {
      if (heading.zone === zone) continue
      const more = arriving(kit, board, heading, zone)
      least += more.least
      most += more.most
    }
    const people = board.people.flatMap((person, index) => (person.zone === zone ? [index] : []))
    return { zone, people, least, most }
  })
}
