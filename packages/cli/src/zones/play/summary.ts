import type { Event } from '@graveshift/kernel'
import type { Session } from '@graveshift/table'
import type { ZonesGame } from '@graveshift/zones'
import type { Pen } from '../../play/pen.ts'
import { is } from '../happened.ts'
import { survivorName } from './names.ts'

interface Tally {
  readonly rounds: number
  readonly kills: ReadonlyMap<number, number>
  readonly wounds: number
  readonly searches: number
}

export function tally(events: readonly Event[]): Tally {
  const kills = new Map<number, number>()
  let rounds = 0
  let wounds = 0
  let searches = 0
  for (const event of events)
    if (is(event, 'roundBegan')) rounds = event.round
    else if (is(event, 'killed')) kills.set(event.person, (kills.get(event.person) ?? 0) + event.count)
    else if (is(event, 'wounded')) wounds += event.wounds
    else if (is(event, 'acted') && event.action === 'search') searches++
  return { rounds, kills, wounds, searches }
}

/** The game in a few lines. */
export function drawSummary<G extends ZonesGame>(pen: Pen, session: Session<G>): string[] {
  const { rounds, kills, wounds, searches } = tally(session.events())
  const { people } = session.state.board
  const killers = people.flatMap(({ id }, person) => {
    const count = kills.get(person) ?? 0
    return count > 0 ? [`${survivorName(pen, id)} ${count}`] : []
  })
  const all = [...kills.values()].reduce((sum, count) => sum + count, 0)
  return [
    pen.say('play.zones.end', { rounds, searches, wounds }),
    pen.say('play.end.kills', { count: all, killers: killers.join(', ') || '-' }),
  ]
}
