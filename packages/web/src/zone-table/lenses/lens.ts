import type { Kit, ZonesBoard } from '@graveshift/zones'
import type { Words } from '../../i18n/use-words.ts'
import type { BoardMarks } from '../board/scene.ts'

/** What a lens shows: marks over the board, and the same in sentences. */
export interface LensView {
  readonly marks: BoardMarks
  readonly lines: readonly string[]
}

/** What lenses are told from. */
export interface LensTeller {
  readonly words: Pick<Words, 'say' | 'tell' | 'name' | 'refuse'>
  readonly kit: Kit
  readonly board: ZonesBoard
}

const nameOf = ({ map }: Kit, zone: number): string => map.zones[zone]?.name ?? ''

/** Zones by name, one after another. */
export const zonesInWords = (kit: Kit, zones: readonly number[]): string =>
  zones.map((zone) => nameOf(kit, zone)).join(', ')

/** Several zones of which one is meant. */
export const oneOfZones = ({ words, kit }: LensTeller, zones: readonly number[]): string =>
  zones
    .map((zone) => nameOf(kit, zone))
    .reduce((rest, last) => (rest === '' ? last : words.say('zone.lens.or', { rest, last })), '')

/** Somebody by name. */
export const personInWords = ({ words, board }: LensTeller, person: number): string =>
  words.name('survivor', board.people[person]?.id ?? '', 'name')

/** More people than these are counted, not named. */
const MOST_NAMED = 3

/** Some people by name, or a crowd by its number and where it stands. */
export function peopleInWords(
  teller: LensTeller,
  people: readonly number[],
  zones: readonly number[],
): string {
  if (people.length <= MOST_NAMED) return people.map((person) => personInWords(teller, person)).join(', ')
  const { words, kit } = teller
  return words.say('zone.lens.crowd', { count: people.length, zones: zonesInWords(kit, zones) })
}

/** Zones by a figure, the least figure first. */
export function zonesByFigure(
  figures: Iterable<readonly [zone: number, figure: number]>,
): readonly (readonly [figure: number, zones: readonly number[]])[] {
  const found = new Map<number, number[]>()
  for (const [zone, figure] of figures) {
    const zones = found.get(figure)
    if (zones) zones.push(zone)
    else found.set(figure, [zone])
  }
  return [...found].sort(([one], [other]) => one - other)
}
