import { Bug } from '@graveshift/kernel'
import { NONE } from '../../board.ts'
import type { Board } from '../../map/board.ts'
import type { Ways } from '../../map/ways.ts'
import { addZone, type ZoneSet, zoneSet } from '../../map/zone-set.ts'
import type { Dimness } from '../../sight.ts'
import { loudestOf, loudestSeen } from './loudest.ts'
import type { MoreNoise, NoiseBoard } from './noise-tokens.ts'

/** What zombies hear and see, taken once for a whole step (Z2-RUL-10). Used again by every step. */
export class Hearing<B extends NoiseBoard> {
  readonly #noise: Uint8Array
  readonly #occupied: ZoneSet
  readonly #loudest: ZoneSet
  readonly #dim: Dimness | undefined
  readonly #more: readonly MoreNoise<B>[]
  #ways: Ways | undefined
  #sight: ZoneSet | undefined

  /** Whatever makes people see less far makes zombies, too. */
  constructor({ size, words }: Board, dim: Dimness | undefined, more: readonly MoreNoise<B>[]) {
    this.#noise = new Uint8Array(size)
    this.#occupied = zoneSet(words)
    this.#loudest = zoneSet(words)
    this.#dim = dim
    this.#more = more
  }

  listen(board: B, ways: Ways): void {
    const noise = this.#noise
    for (let zone = 0; zone < noise.length; zone++) noise[zone] = board.noise[zone] as number
    for (const add of this.#more) add(board, noise)
    this.#occupied.fill(0)
    for (const { zone } of board.people) {
      if (zone === NONE) continue
      noise[zone] = (noise[zone] as number) + 1
      addZone(this.#occupied, 0, zone)
    }
    loudestOf(noise, this.#loudest)
    this.#ways = ways
    this.#sight = this.#dim?.sight(ways) ?? ways.sight
  }

  /** Survivors in sight first, whatever is louder elsewhere (Z2-ZOM-03, Z2-ZOM-13). */
  drawnTo(zone: number, into: ZoneSet): boolean {
    const ways = this.#ways
    const sight = this.#sight
    if (!ways || !sight) throw new Bug('nobody has listened')
    if (loudestSeen(ways, sight, zone, this.#occupied, this.#noise, into) > 0) return true
    for (let word = 0; word < into.length; word++) into[word] = this.#loudest[word] as number
    return false
  }
}
