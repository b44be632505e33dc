import type { Person, Pile, Turn, ZonesBoard } from './board.ts'

/** Written by hand beside the types: thirty times faster than a general copy. Lists that are never changed are shared. */

export function clonePerson(person: Person): Person {
  return {
    id: person.id,
    seat: person.seat,
    zone: person.zone,
    health: person.health,
    points: person.points,
    level: person.level,
    laps: person.laps,
    skills: person.skills,
    own: person.own,
    hand: person.hand,
    pack: person.pack,
    slots: person.slots,
    waiting: person.waiting,
    leader: person.leader,
  }
}

function cloneTurn({ person, gift, target, spent, once, streak, streakMode, fights, declined }: Turn): Turn {
  return { person, gift, target, spent, once, streak, streakMode, fights, declined }
}

/** The shared part of a board; a game adds its own. */
export function cloneZones(board: ZonesBoard): ZonesBoard {
  const people: Person[] = []
  for (const person of board.people) people.push(clonePerson(person))
  const piles: Pile[] = []
  for (const { cards, discards } of board.piles)
    piles.push({ cards: cards.slice(), discards: discards.slice() })
  const turns: Turn[] = []
  for (const turn of board.turns) turns.push(cloneTurn(turn))
  return {
    round: board.round,
    phase: board.phase,
    first: board.first,
    people,
    zombies: board.zombies.slice(),
    fresh: board.fresh,
    doors: board.doors,
    piles,
    turns,
    laid: board.laid,
    trade: board.trade,
    found: board.found,
    outcome: board.outcome,
  }
}
