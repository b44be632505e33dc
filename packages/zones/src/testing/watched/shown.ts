import type { ZonesEvent, ZonesEventOf } from '../../events.ts'
import type { DoorEvent } from '../../features/doors/doors.ts'
import type { Kit } from '../../kit.ts'
import type { Mission } from '../../missions/compile.ts'
import type { MissionBoard, MissionEvent } from '../../missions/mission-game.ts'

type Shown = {
  readonly [T in ZonesEvent['type']]?: (event: ZonesEventOf<T>, cards: Kit['cards']) => readonly string[]
}

const nameOf = (cards: Kit['cards'], face: string): string => cards[face]?.name ?? face

/** What is done with cards, by the name of the event. */
const withCard = ({ type, card }: { readonly type: string; readonly card: string }, cards: Kit['cards']) => [
  `${type} ${nameOf(cards, card)}`,
]

/** What events of every game on zones show to have been used. */
const SHOWN: Shown = {
  attacked: (event, cards) => [`card ${nameOf(cards, event.with)}`],
  eaten: withCard,
  discarded: withCard,
  foundDiscarded: withCard,
  spawnDrawn: ({ card, level }) => [`zombie card ${card}`, `level ${level}`],
  lost: ({ why }) => [`lost ${why}`],
  wounded: ({ from }) => [`wounds ${from}`],
  gained: ({ from }) => [`points ${from}`],
  acted: ({ action }) => [`action ${action}`],
  activated: ({ why }) => [`activation ${why}`],
}

export function shownOnZones(event: { readonly type: string }, cards: Kit['cards']): readonly string[] {
  // Which of the tellers it is goes by the type of the event.
  const show: ((event: never, cards: Kit['cards']) => readonly string[]) | undefined =
    SHOWN[event.type as ZonesEvent['type']]
  return show?.(event as never, cards) ?? []
}

/** What events of missions show. */
export function shownByMission(event: MissionEvent, { tokens }: MissionBoard): readonly string[] {
  if (event.type === 'tokenTaken') {
    const { kind, colour } = tokens[event.token] ?? {}
    return [`token ${kind} ${colour}`]
  }
  return event.type === 'woken' ? [`woken ${event.colour}`] : []
}

/** What events of doors show. */
export function shownByDoor(event: DoorEvent, cards: Kit['cards']): readonly string[] {
  if (event.type !== 'doorOpened') return []
  return [event.with === undefined ? 'door by mission' : `door ${nameOf(cards, event.with)}`]
}

/** The color that a door was locked by, if it was. */
export function shownByLock(event: DoorEvent, { locked }: Pick<Mission, 'locked'>): readonly string[] {
  if (event.type !== 'doorOpened') return []
  return (['blue', 'green'] as const)
    .filter((colour) => locked[colour] & (1 << event.door))
    .map((colour) => `coloured door ${colour}`)
}
