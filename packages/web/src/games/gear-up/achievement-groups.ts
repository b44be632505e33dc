import { ACHIEVEMENTS } from '@graveshift/gear-up'

export const GROUPS = ['bosses', 'tables', 'victories', 'kills', 'effects', 'survival'] as const
export type Group = (typeof GROUPS)[number]

/** The first achievement of each group, in the order of the list; what follows belongs to it. */
const FIRST: Readonly<Record<string, Group>> = {
  'win-easy': 'tables',
  'half-or-more': 'victories',
  'triple-kill': 'kills',
  'scrap-collector': 'effects',
  'not-a-scratch': 'survival',
}

/** All achievements, by group. */
export function grouped(): ReadonlyMap<Group, readonly string[]> {
  const groups = new Map<Group, string[]>(GROUPS.map((group) => [group, []]))
  let group: Group = 'bosses'
  for (const { id } of ACHIEVEMENTS) {
    group = FIRST[id] ?? group
    groups.get(group)?.push(id)
  }
  return groups
}
