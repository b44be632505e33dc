import type { DamageSource, Event } from '@graveshift/gear-up'
import type { Pen } from '../../../play/pen.ts'

interface Tally {
  readonly turns: number
  readonly upgrades: number
  /** Kills by the seat that dealt the last blow. */
  readonly kills: readonly number[]
  /** Damage by source, armor and health together, the heaviest first. */
  readonly damage: readonly (readonly [DamageSource, number])[]
}

export function tally(events: readonly Event[], seats: number): Tally {
  const kills = Array.from({ length: seats }, () => 0)
  const damage = new Map<DamageSource, number>()
  let turns = 0
  let upgrades = 0
  for (const event of events)
    if (event.type === 'turnRevealed') turns++
    else if (event.type === 'upgraded') upgrades++
    else if (event.type === 'killed') kills[event.by] = (kills[event.by] ?? 0) + 1
    else if (event.type === 'suffered')
      damage.set(event.from, (damage.get(event.from) ?? 0) + event.armor + event.health)
  return { turns, upgrades, kills, damage: [...damage].sort((a, b) => b[1] - a[1]) }
}

/** The game in a few lines. */
export function drawSummary(pen: Pen, events: readonly Event[], survivors: readonly string[]): string[] {
  const { say } = pen
  const { turns, upgrades, kills, damage } = tally(events, survivors.length)
  const all = damage.reduce((sum, [, amount]) => sum + amount, 0)
  const sources = damage.map(([source, amount]) => `${say(`source.${source}`)} ${amount}`).join(', ')
  const killers = survivors.map((id, seat) => `${say(`survivor.${id}.name`)} ${kills[seat] ?? 0}`).join(', ')
  return [
    say('play.end.turns', { turns, upgrades }),
    say('play.end.kills', { count: kills.reduce((sum, each) => sum + each, 0), killers }),
    say('play.end.damage', { amount: all }) + (sources === '' ? '' : ` (${sources})`),
  ]
}
