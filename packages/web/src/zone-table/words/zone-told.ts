import type { Telling } from '@graveshift/kernel'
import { type Heading, listPeopleIn, zombiesOf, zombiesTerm } from '@graveshift/zones'
import type { Words } from '../../i18n/use-words.ts'
import type { WordKey } from '../../i18n/word-keys.ts'
import type { ZoneScene } from '../board/scene.ts'
import type { ZoneBoard, ZoneFace, ZoneKit } from '../table/zone-face.ts'

/** A way out of a zone, in the direction in which it leads. */
export interface ExitTold {
  readonly way: Way
  readonly zone: number
  readonly text: string
}

/** Clockwise from the upper edge of the board, as links have them. */
export const WAYS = ['north', 'east', 'south', 'west'] as const
export type Way = (typeof WAYS)[number]

/** A zone in sentences: the same on its card, in the list and for ears. */
export interface ZoneTold {
  readonly title: string
  readonly light: string | undefined
  readonly people: string
  readonly things: string
  readonly zombies: string
  /** Where its zombies go, and why. */
  readonly intent: string
  readonly noise: string
  readonly exits: readonly ExitTold[]
}

/** What zones are told from. */
export interface ZoneTeller {
  readonly words: Pick<Words, 'say' | 'tell' | 'name'>
  readonly face: ZoneFace
  readonly kit: ZoneKit
  readonly board: ZoneBoard
  readonly headings: readonly Heading[]
}

const inList = (texts: readonly string[]): string => texts.join(', ')

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Corners of tiles are crossings: two streets meet there. */
const CORNER = /\.(?:NW|NE|SW|SE)$/

/** A zone as it is called: what it is, and its name on the board. */
export function zoneTitle(
  { words: { say }, face, kit }: Pick<ZoneTeller, 'words' | 'face' | 'kit'>,
  zone: number,
): string {
  const { name = '', kind = 'street' } = kit.map.zones[zone] ?? {}
  const room = kind === 'room' ? face.room?.(kit, zone) : undefined
  if (room !== undefined) return say(`zone.room.${room}` as WordKey, { name })
  const what = kind === 'street' && CORNER.test(name) ? 'crossing' : kind
  return say(`zone.kind.${what}` as WordKey, { name })
}

function exitsOf(teller: ZoneTeller, zone: number): readonly ExitTold[] {
  const { words, kit, board } = teller
  const { layout } = kit.map
  return layout.links.flatMap(({ from, to, way, door }) => {
    if (from !== zone && to !== zone) return []
    const other = from === zone ? to : from
    const direction = WAYS[from === zone ? way : (way + 2) % WAYS.length] ?? 'north'
    const gate = layout.doors[door ?? -1]?.gate
    const bit = door === undefined ? 0 : 1 << door
    // A train that stands elsewhere leads nowhere here.
    if (gate === 'train' && !(board.doors & bit)) return []
    const title = zoneTitle(teller, other)
    const named = layout.zones[other]?.dark ? words.say('zone.told.dark', { zone: title }) : title
    const state = bit === 0 || gate ? undefined : doorState(board, bit)
    const text = state === undefined ? named : words.say(`zone.exit.${state}`, { zone: named })
    return [{ way: direction, zone: other, text }]
  })
}

const doorState = ({ doors, locked = 0 }: ZoneBoard, bit: number): 'open' | 'locked' | 'closed' =>
  doors & bit ? 'open' : locked & bit ? 'locked' : 'closed'

function intentOf({ words, kit, headings }: ZoneTeller, zone: number): string {
  const heading = headings.find((each) => each.zone === zone)
  if (!heading) return ''
  const { why, targets, to } = heading
  if (why === 'attack') return words.say('zone.intent.attack')
  if (why === 'none') return words.say('zone.intent.none')
  const names = (zones: readonly number[]) => zones.map((each) => kit.map.zones[each]?.name ?? '')
  const one = (zones: readonly number[]): string =>
    names(zones).reduce((rest, last) => (rest === '' ? last : words.say('zone.or', { rest, last })), '')
  return words.say(`zone.intent.${why}`, { to: one(to), targets: inList(names(targets)) })
}

/** Everything that is to be known of a zone. */
export function tellZone(teller: ZoneTeller, zone: number, scene: ZoneScene | undefined): ZoneTold {
  const { words, face, kit, board } = teller
  const { say, tell, name } = words
  const data = kit.map.zones[zone]
  const horde: readonly Telling[] = kit.kinds.flatMap((_, kind) => {
    const count = zombiesOf(kit, board, zone, kind)
    return count > 0 ? [zombiesTerm(kit, kind, count)] : []
  })
  const people = listPeopleIn(board, zone).map((person) =>
    name('survivor', board.people[person]?.id ?? '', 'name'),
  )
  const noise = scene?.noise ?? 0
  return {
    title: zoneTitle(teller, zone),
    // Where no room is dark nobody asks which one is lit.
    light:
      data?.kind === 'room' && kit.map.zones.some(({ dark }) => dark)
        ? say(data.dark ? 'zone.dark' : 'zone.lit')
        : undefined,
    people: inList(people),
    things: capital(inList(face.things(kit, board, zone).map(tell))),
    zombies: inList(horde.map(tell)),
    intent: horde.length > 0 ? intentOf(teller, zone) : '',
    noise: noise > 0 ? say('zone.noise', { noise }) : '',
    exits: exitsOf(teller, zone),
  }
}

/** All of it as one text, for ears. */
export function zoneInWords({ say }: Pick<Words, 'say'>, told: ZoneTold): string {
  const { title, light, people, things, zombies, intent, noise, exits } = told
  const sentence = (text: string): string => (text === '' ? '' : `${text}.`)
  const ways = WAYS.flatMap((way) => {
    const there = exits.filter((exit) => exit.way === way).map(({ text }) => text)
    return there.length === 0
      ? []
      : [say('zone.told.way', { way: say(`zone.way.${way}`), zones: there.join('; ') })]
  })
  return [
    sentence(light === undefined ? title : `${title}, ${light}`),
    sentence(people),
    sentence(things),
    sentence(zombies === '' ? say('zone.no-zombies') : zombies),
    intent,
    sentence(noise),
    ...ways,
  ]
    .filter((text) => text !== '')
    .join(' ')
}
