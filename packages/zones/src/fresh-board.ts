import { Bug, makeDeck } from '@graveshift/kernel'
import type { Person, ZonesBoard } from './board.ts'
import { freshPerson } from './fresh-person.ts'
import type { Kit } from './kit.ts'

/** Everybody who is played, seat by seat, before they are told where to stand. */
export const freshPeople = (
  { inventory, survivors, startZones: [start = 0] }: Kit,
  teams: readonly (readonly string[])[],
): Person[] =>
  teams.flatMap((team, seat) =>
    team.map((id) => {
      const data = survivors[id]
      if (!data) throw new Bug(`no survivor ${id}`)
      return freshPerson(inventory, data, seat, start)
    }),
  )

/** The shared part of a board before the first card is dealt, with the cards of each pile; a game adds its own. */
export const freshZones = (
  { map, kinds }: Kit,
  people: Person[],
  piles: readonly (readonly string[])[],
): Omit<ZonesBoard, 'doors'> => ({
  round: 0,
  phase: 'setup',
  first: 0,
  people,
  zombies: Array<number>(map.size * kinds.length).fill(0),
  fresh: [],
  piles: piles.map((cards) => ({ cards: makeDeck(cards), discards: [] })),
  turns: [],
  laid: [],
  trade: [],
  found: [],
  outcome: undefined,
})
