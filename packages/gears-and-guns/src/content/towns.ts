import { type Fault, has } from '@graveshift/kernel'
import { type Layout, layTiles, withDoors } from '@graveshift/zones'
import type { WesternMission } from '../missions/types.ts'
import { TILES } from './tiles.ts'

/** What of a mission its board follows from. */
type TownPlan = Pick<WesternMission, 'tiles' | 'train' | 'rules' | 'cards'>

/**
 * The board of a mission, or everything that is wrong with it. Ways that cards may bar to zombies (GG-OBJ-10), and those
 * from the street into a room with a barricade (GG-RUL-49), are gates.
 */
export function layTown({ tiles, train, rules, cards }: TownPlan): Layout | readonly Fault[] {
  const layout = layTiles(TILES, tiles, train)
  if (!has(layout, 'zones')) return layout
  const bars = cards.flatMap(({ stays }) => (stays && has(stays, 'bar') ? [stays.bar.join('-')] : []))
  const doors = rules.flatMap((rule) => (rule.rule === 'barricade' ? streetDoorsOf(layout, rule.zone) : []))
  return withDoors(layout, [...bars, ...doors], 'bar')
}

function streetDoorsOf({ zones, links }: Layout, room: string): readonly string[] {
  return links.flatMap(({ from, to }) => {
    const sides = [zones[from], zones[to]]
    return sides.some((zone) => zone?.name === room) && sides.some((zone) => zone?.kind === 'street')
      ? [sides.map((zone) => zone?.name).join('-')]
      : []
  })
}
