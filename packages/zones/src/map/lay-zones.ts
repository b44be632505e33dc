import { type Fault, nth } from '@graveshift/kernel'
import type { Board } from './board.ts'
import type { Layout, LinkData, ZoneData } from './layout.ts'
import { placeZones } from './place-zones.ts'
import type { Point, Rect, Way } from './tile.ts'
import type { ZoneKind } from './zone-kinds.ts'

/** A zone of a board without tiles. */
export interface ListedZone {
  readonly name: string
  readonly kind: ZoneKind
  readonly dark?: boolean
  /** What building a room belongs to: the rooms with one name must be one building, and nothing else in it. */
  readonly building?: string
}

/** Gates are named by both zones with a dash in between. */
const NAME = /^[A-Za-z0-9][A-Za-z0-9._]{0,15}$/
/** What positions say of whoever has left the board. */
const TAKEN = 'gone'
/** Sides of a zone in the order of `Way`. */
const SIDES: readonly string[] = ['north', 'east', 'south', 'west']
/** Side of the square a zone is drawn as: a name fits in. */
const SQUARE = 60

/**
 * A board from a list of zones and of ways such as 'alley east yard': the yard lies east of the alley. Sight in streets
 * follows these sides (Z2-LOS-01). Gates are put into ways by `withDoors`.
 */
export function layZones(listed: readonly ListedZone[], ways: readonly string[]): Layout | readonly Fault[] {
  const faults = listed.flatMap((zone, index) => zoneFaults(listed, zone, index))
  const links: Omit<LinkData, 'at'>[] = []
  for (const [index, text] of ways.entries()) {
    const link = readWay(listed, links, text)
    if (typeof link === 'string') faults.push({ fault: `ways.${index}`, message: link })
    else links.push(link)
  }
  if (faults.length > 0) return faults
  const { columns, rows, at } = placeZones(listed.length, links)
  const zones = listed.map(
    ({ name, kind, dark = false }, zone): ZoneData => ({
      name,
      names: [name],
      kind,
      dark,
      pieces: [squareAt(nth(at, zone))],
    }),
  )
  return {
    width: columns * SQUARE,
    height: rows * SQUARE,
    tiles: [],
    tileArea: [0, 0, columns * SQUARE, rows * SQUARE],
    zones,
    links: links.map((link) => ({ ...link, at: wallOf(squareAt(nth(at, link.from)), link.way) })),
    doors: [],
    spots: [],
  }
}

function zoneFaults(
  listed: readonly ListedZone[],
  { name, kind, dark, building }: ListedZone,
  index: number,
) {
  const faults: Fault[] = []
  const wrong = (message: string) => faults.push({ fault: `zones.${index}`, message })
  if (!NAME.test(name) || name === TAKEN)
    wrong(`'${name}' is no name: 1 to 16 letters, digits, dots and low lines, and not '${TAKEN}'`)
  if (listed.findIndex((zone) => zone.name === name) !== index) wrong(`there are two zones ${name}`)
  if (kind === 'street' && (dark === true || building !== undefined))
    wrong(`${name} is a street: only rooms are dark or in a building`)
  return faults
}

/** A way, or what is wrong with it. */
function readWay(
  listed: readonly ListedZone[],
  known: readonly Omit<LinkData, 'at'>[],
  text: string,
): Omit<LinkData, 'at'> | string {
  const [first = '', side = '', second = '', ...more] = text.split(' ')
  const way = SIDES.indexOf(side)
  if (way < 0 || second === '' || more.length > 0)
    return `'${text}' must be a zone, a side (${SIDES.join(', ')}) and a zone, such as 'alley east yard'`
  const [from, to] = [first, second].map((name) => listed.findIndex((zone) => zone.name === name)) as [
    number,
    number,
  ]
  if (from < 0 || to < 0) return `there is no zone ${from < 0 ? first : second}`
  if (from === to) return `${first} leads to itself`
  const link = { from, to, way: way as Way }
  if (known.some((other) => isBetween(other, from, to))) return `${first} and ${second} are joined already`
  // A street goes on in one zone on each side, or sight along it would fork.
  const isStreet = (zone: number) => listed[zone]?.kind === 'street'
  if (isStreet(from) && isStreet(to))
    for (const [zone, facing] of [
      [from, way],
      [to, (way + 2) & 3],
    ] as const)
      if (known.some((other) => leadsOn(other, zone, facing, isStreet)))
        return `${nth(listed, zone).name} has a street ${nth(SIDES, facing)} of it already`
  return link
}

const isBetween = ({ from, to }: Omit<LinkData, 'at'>, one: number, other: number): boolean =>
  (from === one && to === other) || (from === other && to === one)

/** Whether a way leads from a zone over this side of it into a street. */
function leadsOn(
  { from, to, way }: Omit<LinkData, 'at'>,
  zone: number,
  side: number,
  isStreet: (zone: number) => boolean,
): boolean {
  if (from === zone) return way === side && isStreet(to)
  return to === zone && ((way + 2) & 3) === side && isStreet(from)
}

function squareAt([column, row]: Point): Rect {
  return [column * SQUARE, row * SQUARE, (column + 1) * SQUARE, (row + 1) * SQUARE]
}

/** The middle of one wall. */
function wallOf([x0, y0, x1, y1]: Rect, way: Way): Point {
  const [x, y] = [(x0 + x1) >> 1, (y0 + y1) >> 1]
  return way === 0 ? [x, y0] : way === 1 ? [x1, y] : way === 2 ? [x, y1] : [x0, y]
}

/** Buildings are rooms joined without doors (Z2-ZON-01): where the list names them, it must mean the same. */
export function lintBuildings({ buildings, zones }: Board, listed: readonly ListedZone[]): readonly Fault[] {
  const nameOf = (room: number) => listed[room]?.building
  return buildings.flatMap(({ rooms }) => {
    const names = new Set(rooms.map(nameOf))
    const inside = rooms.map((room) => zones[room]?.name).join(', ')
    if (names.size > 1)
      return [{ fault: 'zones', message: `${inside} are joined without a door: they are one building` }]
    const [name] = names
    const elsewhere = listed.findIndex((zone, room) => zone.building === name && !rooms.includes(room))
    if (name === undefined || elsewhere < 0) return []
    const message = `${listed[elsewhere]?.name} is not joined to ${inside}: it is no part of building ${name}`
    return [{ fault: 'zones', message }]
  })
}
