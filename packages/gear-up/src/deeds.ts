import { type Deed, type Moment, sizeOf, type Telling } from '@graveshift/kernel'
import type { Board, Event, Resource, Target } from './board.ts'
import type { Content } from './content/compile.ts'
import type { GearUp } from './game.ts'
import { namesOf } from './names.ts'
import { turnColour } from './seats.ts'
import { list, person, survivor, target, tell, weapon, word } from './tell.ts'

export type DeedWord =
  | 'again'
  | 'ammo'
  | 'earned'
  | 'earned.other'
  | 'gained'
  | 'hit'
  | 'hit.plain'
  | 'killed'
  | 'lost-armor'
  | 'lost-health'
  | 'pushed'
  | 'spaces'
  | 'struck'
  | 'unharmed'

const deed = (key: DeedWord, values: Telling['with'] = {}): Telling => ({ word: `deed.${key}`, with: values })

/** A hit while its consequences are gathered. */
interface Hit {
  readonly seat: number
  readonly from: number
  /** What it was made with; undefined where the events do not say. */
  readonly by: Telling | undefined
  readonly target: Target
  /** The target's name, from when it was still there. */
  readonly named: Telling
  readonly places: readonly string[]
  readonly results: Telling[]
  readonly gains: Map<Resource, number>
}

/** What goes before a hit and says what it is made with. */
interface Wielding {
  readonly by: Telling
  readonly from: number
  readonly telling: Telling
  readonly seat: number
}

/** Told as it is in the log. */
const AS_LOGGED: ReadonlySet<Event['type']> = new Set([
  'weaponDeclined',
  'upgraded',
  'walked',
  'zombieDealt',
  'exploded',
  'bossAttacked',
  'skillUsed',
  'screamed',
  'bossMoved',
  'suffered',
  'won',
  'lost',
])

/** Damage that was just told together with what dealt it. */
const TELLS_HARM: ReadonlySet<Event['type'] | undefined> = new Set(['exploded', 'bossAttacked', 'suffered'])

/** The places where targets stand, by seat and slot; the boss has none. */
const placesOf = (board: Board, targets: readonly Target[]): string[] =>
  board.zombies.filter(({ id }) => targets.includes(id)).map(({ seat, slot }) => `${seat} ${slot}`)

/** What was done in a batch: hits with what came of them, and what zombies and the boss did. */
export function deedsOf(
  content: Content,
  moments: readonly Moment<GearUp>[],
  before: Readonly<Board>,
  by: number | undefined,
): Deed[] {
  const events = moments.map(({ event }) => event)
  let board = before
  const deeds: Deed[] = []
  let hit: Hit | undefined
  let wielding: Wielding | undefined

  const add = (
    telling: Telling,
    seat: number | undefined,
    from: number,
    until: number,
    at: readonly Target[] = [],
  ) => deeds.push({ telling, seat, from, until, things: at, places: placesOf(board, at) })
  const finish = (until: number) => {
    if (hit) deeds.push(doneBy(hit, board, until))
    else if (wielding) add(wielding.telling, wielding.seat, wielding.from, until)
    hit = undefined
    wielding = undefined
  }

  moments.forEach(({ event, board: after }, index) => {
    const names = namesOf(content, board)
    const until = index + 1
    const told = () => tell(event, board, names)
    if (hit && adds(hit, event, board)) {
      board = after
      return
    }
    // Names and places from before: whoever dies is gone after it.
    const stood = zombiesOf(event)
    const places = placesOf(board, stood)
    switch (event.type) {
      case 'weaponUsed':
      case 'companionUsed': {
        finish(index)
        const tool =
          event.type === 'companionUsed'
            ? person(event.companion)
            : event.again === undefined
              ? weapon(names, event.seat, event.colour)
              : deed('again', {
                  weapon: weapon(names, event.seat, event.colour),
                  effect: word(`effect.${event.again}.name`),
                })
        wielding = { by: tool, from: index, telling: told(), seat: event.seat }
        break
      }
      case 'crossed': {
        const tool =
          event.by === 'ammo'
            ? deed('ammo')
            : (wielding?.by ??
              // Alone with companions, a later hit may be anybody's.
              (board.seats.length > 1 && board.card !== undefined
                ? weapon(names, event.seat, turnColour(content, board))
                : undefined))
        const from = wielding?.from ?? index
        wielding = undefined
        finish(index)
        hit = {
          seat: event.seat,
          from,
          by: tool,
          target: event.target,
          named: target(board, event.target, names),
          places: placesOf(board, [event.target]),
          results: [deed('spaces', { count: sizeOf(event.lo, event.hi) })],
          gains: new Map(),
        }
        break
      }
      case 'pushed':
        finish(index)
        deeds.push({
          telling: hitLine(board, by, word('effect.knockback.name'), target(board, event.zombie, names), [
            deed('pushed'),
          ]),
          seat: by,
          from: index,
          until,
          things: stood,
          places,
        })
        break
      case 'attacked': {
        finish(index)
        const next = events[until]
        if (next?.type === 'suffered' && next.seat === event.seat)
          add(
            deed('struck', {
              zombie: target(board, event.zombie, names),
              survivor: survivor(board, event.seat),
              result: list(harm(next.armor, next.health)),
            }),
            undefined,
            index,
            until + 1,
            stood,
          )
        else add(told(), undefined, index, until, stood)
        break
      }
      default: {
        const isTold = event.type === 'suffered' && isTogether(events, index)
        if (!AS_LOGGED.has(event.type)) break
        finish(index)
        if (isTold) break
        board = after
        deeds.push({
          telling: tell(event, board, namesOf(content, board)),
          seat: event.type === 'weaponDeclined' || event.type === 'upgraded' ? event.seat : undefined,
          from: index,
          until,
          things: event.type === 'bossAttacked' ? [-1 - event.body] : stood,
          places: places.length > 0 ? places : placesOf(board, stood),
        })
        return
      }
    }
    board = after
  })
  finish(events.length)
  return deeds
}

/** The zombies an event is about. */
function zombiesOf(event: Event): readonly Target[] {
  switch (event.type) {
    case 'walked':
      return event.zombies
    case 'attacked':
    case 'exploded':
    case 'pushed':
    case 'zombieDealt':
      return [event.zombie]
    default:
      return []
  }
}

/** Whether this damage was told with the attack or the blast before it. */
function isTogether(events: readonly Event[], index: number): boolean {
  const before = events[index - 1]
  const event = events[index]
  if (before?.type === 'attacked') return event?.type === 'suffered' && before.seat === event.seat
  return before?.type === 'suffered' ? isTogether(events, index - 1) : TELLS_HARM.has(before?.type)
}

/** Takes an event along that came of a hit; false for what did not. */
function adds(hit: Hit, event: Event, board: Board): boolean {
  switch (event.type) {
    case 'killed':
      if (event.zombie !== hit.target) return false
      hit.results.splice(0, 1, deed('killed'), earned(event.seat, hit, board))
      return true
    case 'bodyKilled':
      if (-1 - event.body !== hit.target) return false
      hit.results.splice(0, 1, deed('killed'))
      return true
    case 'gained':
      if (event.seat === hit.seat && event.amount > 0)
        hit.gains.set(event.what, (hit.gains.get(event.what) ?? 0) + event.amount)
      return true
    case 'frenzied':
      hit.results.push(word('effect.frenzy.name'))
      return true
    case 'ammoSpent':
    case 'ringCleared':
      return true
    default:
      return false
  }
}

/** The upgrade goes to the street in which the zombie died, whoever killed it (GU-UPG-01). */
const earned = (seat: number, hit: Hit, board: Board): Telling =>
  seat === hit.seat ? deed('earned') : deed('earned.other', { survivor: survivor(board, seat) })

const doneBy = (
  { seat, from, by, target: thing, named, places, results, gains }: Hit,
  board: Board,
  until: number,
): Deed => ({
  telling: hitLine(board, seat, by, named, [
    ...results,
    ...[...gains].map(([what, amount]) => deed('gained', { amount, what })),
  ]),
  seat,
  from,
  until,
  things: [thing],
  places,
})

const hitLine = (
  board: Board,
  seat: number | undefined,
  by: Telling | undefined,
  named: Telling,
  results: readonly Telling[],
): Telling => {
  const all = { survivor: survivor(board, seat ?? board.setup.leader), target: named, result: list(results) }
  return by ? deed('hit', { ...all, weapon: by }) : deed('hit.plain', all)
}

function harm(armor: number, health: number): Telling[] {
  if (armor === 0 && health === 0) return [deed('unharmed')]
  return [
    ...(armor > 0 ? [deed('lost-armor', { count: armor })] : []),
    ...(health > 0 ? [deed('lost-health', { count: health })] : []),
  ]
}
