// A smaller game on zones, on plain objects that are changed in place: survivors walk, search, fight and are loud,
// zombies bite or go where it is loudest, more appear. It has our maps with every door open and our tables of distances;
// no sight, skills, levels, trades, missions, and no framework, events or checks of answers.
import type { FastChance } from '@graveshift/kernel'
import { last, nth } from '@graveshift/kernel'
import { distanceBetween, neighboursOf, type Ways } from '@graveshift/zones'

/** Where it is played. */
export interface Place {
  readonly ways: Ways
  readonly start: number
  readonly spawns: readonly number[]
}

interface Survivor {
  zone: number
  health: number
  actions: number
  hand: string[]
}

interface City {
  readonly place: Place
  readonly chance: FastChance
  readonly people: Survivor[]
  /** A count by zone and kind. */
  readonly zombies: number[]
  readonly noise: number[]
  deck: string[]
  discards: string[]
  round: number
  lost: boolean
}

const KINDS = 3
const RUNNER = 1
const SURVIVORS = 6
const HEALTH = 3
const ACTIONS = 3
const HAND = 2
const ROUNDS = 30
/** Dice of each weapon, and the least roll that hits. */
const WEAPONS: Readonly<Record<string, readonly [dice: number, hits: number]>> = {
  crowbar: [1, 4],
  axe: [1, 4],
  pistol: [1, 4],
  katana: [2, 4],
  shotgun: [2, 4],
  rifle: [1, 3],
  water: [0, 0],
  rice: [0, 0],
}
const DECK = Object.keys(WEAPONS).flatMap((card) => Array<string>(5).fill(card))

function zombiesIn({ zombies }: City, zone: number): number {
  let count = 0
  for (let kind = 0; kind < KINDS; kind++) count += nth(zombies, zone * KINDS + kind)
  return count
}

function add({ zombies }: City, zone: number, kind: number, count: number): void {
  const at = zone * KINDS + kind
  zombies[at] = nth(zombies, at) + count
}

function search(city: City, who: Survivor): void {
  if (city.deck.length === 0) {
    city.deck = city.discards
    city.discards = []
  }
  if (city.deck.length === 0) return
  const at = city.chance.below(city.deck.length)
  const card = nth(city.deck, at)
  city.deck[at] = last(city.deck) ?? card
  city.deck.pop()
  who.hand.push(card)
  if (who.hand.length > HAND) city.discards.push(who.hand.shift() ?? card)
}

function fight(city: City, who: Survivor, card: string): void {
  const [dice, hits] = WEAPONS[card] ?? [0, 0]
  city.noise[who.zone] = nth(city.noise, who.zone) + 1
  for (let die = 0; die < dice; die++) {
    if (city.chance.below(6) + 1 < hits) continue
    for (let kind = 0; kind < KINDS; kind++)
      if (nth(city.zombies, who.zone * KINDS + kind) > 0) {
        add(city, who.zone, kind, -1)
        break
      }
  }
}

/** Something the survivor can do, at random; false if that was none. */
function act(city: City, who: Survivor): boolean {
  const { place, chance, noise } = city
  switch (chance.below(4)) {
    case 0: {
      const near = neighboursOf(place.ways, who.zone)
      if (near.length === 0) return false
      who.zone = nth(near, chance.below(near.length))
      return true
    }
    case 1:
      if (zombiesIn(city, who.zone) > 0) return false
      search(city, who)
      return true
    case 2: {
      const card = who.hand[chance.below(HAND)]
      if (card === undefined || zombiesIn(city, who.zone) === 0) return false
      fight(city, who, card)
      return true
    }
    default:
      noise[who.zone] = nth(noise, who.zone) + 1
      return true
  }
}

/** The zone with the most noise, survivors being one each. */
function loudest({ noise, people }: City): number {
  for (const { zone } of people) noise[zone] = nth(noise, zone) + 1
  let best = 0
  for (let zone = 1; zone < noise.length; zone++) if (nth(noise, zone) > nth(noise, best)) best = zone
  return best
}

function step(ways: Ways, zone: number, goal: number): number {
  let best = zone
  for (const next of neighboursOf(ways, zone))
    if (distanceBetween(ways, next, goal) < distanceBetween(ways, best, goal)) best = next
  return best
}

function bite(city: City, zone: number, count: number): boolean {
  const victim = city.people.find((who) => who.zone === zone)
  if (!victim) return false
  victim.health -= count
  if (victim.health <= 0) city.lost = true
  return true
}

/** All zombies of some kinds bite or take a step, from where they stand now. */
function zombiesAct(city: City, from: number, goal: number): void {
  const { place, zombies } = city
  const moves: number[] = []
  for (let at = 0; at < zombies.length; at++) {
    const count = nth(zombies, at)
    const kind = at % KINDS
    if (count === 0 || kind < from) continue
    const zone = (at - kind) / KINDS
    if (!bite(city, zone, count)) moves.push(zone, step(place.ways, zone, goal), kind, count)
  }
  for (let at = 0; at < moves.length; at += 4) {
    add(city, nth(moves, at), nth(moves, at + 2), -nth(moves, at + 3))
    add(city, nth(moves, at + 1), nth(moves, at + 2), nth(moves, at + 3))
  }
}

function endRound(city: City): void {
  const goal = loudest(city)
  zombiesAct(city, 0, goal)
  // Those who are fast act once more.
  if (!city.lost) zombiesAct(city, RUNNER, goal)
  for (const zone of city.place.spawns)
    add(city, zone, city.chance.below(4) === 0 ? RUNNER : 0, 1 + city.chance.below(2))
  city.noise.fill(0)
  for (const who of city.people) who.actions = ACTIONS
  city.round++
}

function begin(place: Place, chance: FastChance): City {
  const { size } = place.ways.board
  const people = Array.from({ length: SURVIVORS }, () => ({
    zone: place.start,
    health: HEALTH,
    actions: ACTIONS,
    hand: ['pistol'],
  }))
  return {
    place,
    chance,
    people,
    zombies: Array<number>(size * KINDS).fill(0),
    noise: Array<number>(size).fill(0),
    deck: DECK.slice(),
    discards: [],
    round: 1,
    lost: false,
  }
}

/** One game answered at random; says how many decisions it took. */
export function playCity(place: Place, chance: FastChance): number {
  const city = begin(place, chance)
  let decisions = 0
  while (!city.lost && city.round <= ROUNDS) {
    for (const who of city.people)
      while (who.actions > 0) {
        who.actions = act(city, who) ? who.actions - 1 : 0
        decisions++
      }
    endRound(city)
  }
  return decisions
}
