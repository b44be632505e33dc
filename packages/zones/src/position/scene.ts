import { NONE } from '../board.ts'
import type { Fields } from '../fault.ts'
import type { Kit } from '../kit.ts'
import { zoneName } from '../map/board.ts'
import type { MissionBoard, MissionGame, MissionKit } from '../missions/mission-game.ts'
import type { CardPool } from './card-pool.ts'

export const CODE = 'bad-position'
/** More than any list or count of a position needs. */
export const MOST = 200
/** Where somebody is who has left the board. */
export const GONE = 'gone'

/** What a position is laid out on, while it is read. */
export interface PositionScene<B extends MissionBoard = MissionBoard, K extends Kit = MissionKit> {
  readonly kit: K
  readonly board: B
  readonly pool: CardPool
  /** Kinds of tokens by which a taken one may be named, besides objectives. */
  readonly tokenKinds: readonly string[]
  /** Where the tokens of the board lie, in their order. */
  readonly spots: readonly { readonly face: string }[]
  /** The game's only writer of the board. */
  evolve(event: MissionGame['event']): void
}

/** The zone of a name, which must be on the board. */
export function zoneIn({ kit }: PositionScene, fields: Fields, field: string, name: string): number {
  return kit.map.named.get(name) ?? fields.wrong(field, `there is no zone ${name}`)
}

/** The name of a zone, or what is said of who stands in none. */
export const zoneOrGone = ({ map }: Kit, zone: number): string => (zone === NONE ? GONE : zoneName(map, zone))

/** The place in the list of people of somebody who must be in play. */
export function personIn({ board }: PositionScene, fields: Fields, field: string, id: string): number {
  const index = board.people.findIndex((person) => person.id === id)
  return index < 0 ? fields.wrong(field, `${id} is not in play`) : index
}

/** Names with whole numbers: `{"1V.SW": 2}`. */
export function countsIn(fields: Fields, field: string, most = MOST): readonly (readonly [string, number])[] {
  return fields
    .entries(field)
    .map(([name, count]) =>
      typeof count === 'number' && Number.isInteger(count) && count >= 0 && count <= most
        ? ([name, count] as const)
        : fields.wrong(field, `${name}: must be a whole number from 0 to ${most}`),
    )
}
