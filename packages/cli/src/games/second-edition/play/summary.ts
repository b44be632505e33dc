import type { Event, SecondEdition } from '@graveshift/second-edition'
import type { Session } from '@graveshift/table'
import type { Pen } from '../../../play/pen.ts'
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
    if (event.type === 'roundBegan') rounds = event.round
    else if (event.type === 'killed') kills.set(event.person, (kills.get(event.person) ?? 0) + event.count)
    else if (event.type === 'wounded') wounds += event.wounds
    else if (event.type === 'acted' && event.action === 'search') searches++
  return { rounds, kills, wounds, searches }
}

/** The game in a few lines. */
export function drawSummary(pen: Pen, session: Session<SecondEdition>): string[] {
  const { rounds, kills, wounds, searches } = tally(session.events())
  const { people } = session.state.board
  const killers = people.flatMap(({ id }, person) => {
    const count = kills.get(person) ?? 0
    return count > 0 ? [`${survivorName(pen, id)} ${count}`] : []
  })
  const all = [...kills.values()].reduce((sum, count) => sum + count, 0)
  return [
    pen.say('play.second.end', { rounds, searches, wounds }),
    pen.say('play.end.kills', { count: all, killers: killers.join(', ') || '-' }),
  ]
}
