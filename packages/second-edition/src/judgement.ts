import type { Judgement } from '@graveshift/kernel'
import { ANY, type Card, leftIn, NONE, type Person, powersOf, UNREACHED } from '@graveshift/zones'
import type { Board } from './board.ts'
import type { SecondEdition } from './game.ts'
import { progressOf } from './missions/judge.ts'
import type { SecondKit } from './second-kit.ts'

const PARTS = ['health', 'threat', 'goals', 'gear', 'adrenaline', 'time'] as const
const OVER = 1_000_000

/** Worth of somebody by health left: the last points count most. */
const LIFE = [-OVER, 0, 900, 1_500, 1_900, 2_200] as const
/** A goal that is met, in thousandths of it. */
const GOAL = 6
const POINT = 12

/** Each wound that zombies would deal here and now, and those that nobody would survive. */
const WOUND = 260
const DEATH = 4_000
const DEADLY_WOUND = 300
/** Zombies on the board, and more for those close by. */
const ZOMBIE = 16
const CLOSE_ZOMBIE = 44
const CLOSE = 2

/** An action not yet spent: nobody should trade to and fro for nothing. */
const ACTION = 8
const USUAL_ACTIONS = 3

const OPENER = 500
const SPARE_CARD = 30
const SIDES = 6

/** What a card in hand is good for: what it kills on average. */
function worthInHand({ profiles, kind }: Card): number {
  if (kind === 'bomb') return 220
  let best = 0
  for (const { dice, accuracy, damage, most } of profiles)
    best = Math.max(best, dice * (SIDES + 1 - accuracy) * (damage > 1 ? 15 : 9) + most * 12)
  return best
}

const handWorth = new WeakMap<Card, number>()

function inHand(kit: SecondKit, face: string): number {
  const card = kit.cards[face]
  if (!card) return 0
  const known = handWorth.get(card)
  if (known !== undefined) return known
  const worth = worthInHand(card)
  handWorth.set(card, worth)
  return worth
}

function gearOf(kit: SecondKit, { people }: Board): number {
  let worth = 0
  let openers = 0
  for (const { hand, pack, zone, seat } of people) {
    if (seat === NONE || zone === NONE) continue
    for (const face of hand) {
      worth += inHand(kit, face) + SPARE_CARD
      if (kit.cards[face]?.door) openers += 1
    }
    worth += pack.length * SPARE_CARD
  }
  // One who opens doors is needed, a second one is welcome.
  return worth + (openers > 0 ? OPENER : 0) + (openers > 1 ? OPENER >> 1 : 0)
}

/** Attacks that zombies of a zone and runners next to it would make on those who stand there. */
function attacksOn(kit: SecondKit, board: Board, zone: number): number {
  const { kinds, map } = kit
  const { distance } = kit.ways(board)
  let attacks = 0
  for (let kind = 0; kind < kinds.length; kind++) {
    const actions = kinds[kind]?.actions ?? 1
    attacks += (board.zombies[zone * kinds.length + kind] as number) * actions
    if (actions < 2) continue
    for (let slot = map.first[zone] as number; slot < (map.first[zone + 1] as number); slot++) {
      const next = map.neighbours[slot] as number
      if (distance[zone * map.size + next] === 1)
        attacks += board.zombies[next * kinds.length + kind] as number
    }
  }
  return attacks
}

/** What those in one zone can bear without anybody falling. */
function capacity({ people }: Board, zone: number): number {
  let wounds = 0
  for (const person of people) if (person.zone === zone && person.seat !== NONE) wounds += person.health - 1
  return wounds
}

function dangerIn(kit: SecondKit, board: Board, zone: number): number {
  const attacks = attacksOn(kit, board, zone)
  const able = capacity(board, zone)
  return attacks <= able ? attacks * WOUND : able * WOUND + DEATH + Math.min(attacks - able, 8) * DEADLY_WOUND
}

/** Zombies wherever they are, the nearer the worse. */
function crowd(kit: SecondKit, board: Board): number {
  const { kinds, map } = kit
  const { distance } = kit.ways(board)
  let threat = 0
  for (let zone = 0; zone < map.size; zone++) {
    let here = 0
    for (let kind = 0; kind < kinds.length; kind++)
      here += board.zombies[zone * kinds.length + kind] as number
    if (here === 0) continue
    let nearest = UNREACHED
    for (const person of board.people)
      if (person.zone !== NONE) nearest = Math.min(nearest, distance[zone * map.size + person.zone] as number)
    threat += here * (nearest <= CLOSE ? CLOSE_ZOMBIE : ZOMBIE)
  }
  return threat
}

/** Actions still to come in this players' phase. */
function timeLeft(kit: SecondKit, board: Board): number {
  const turn = board.turns[board.turns.length - 1]
  let actions = turn === undefined ? 0 : Math.max(0, leftIn(turn, powersOf(kit, board, turn.person), ANY))
  for (const { waiting } of board.people) if (waiting) actions += USUAL_ACTIONS
  return actions * ACTION
}

/** Whether somebody before this one stands in the same zone. */
function isCounted(people: readonly Person[], index: number): boolean {
  for (let before = 0; before < index; before++) if (people[before]?.zone === people[index]?.zone) return true
  return false
}

/** How well the team stands: alive, out of reach, along with the mission, armed. */
function weigh(kit: SecondKit, board: Board, into: number[]): number {
  for (let part = 0; part < PARTS.length; part++) into[part] = 0
  if (board.outcome !== undefined) {
    const worth = board.outcome === 'won' ? OVER : -OVER
    into[board.outcome === 'won' ? 2 : 0] = worth
    return worth
  }
  const { people } = board
  let health = 0
  let threat = -crowd(kit, board)
  let points = 0
  for (let index = 0; index < people.length; index++) {
    const person = people[index] as Person
    if (person.seat !== NONE) {
      health += LIFE[Math.min(person.health, LIFE.length - 1)] as number
      points += person.points * POINT
    }
    if (person.zone !== NONE && !isCounted(people, index)) threat -= dangerIn(kit, board, person.zone)
  }
  into[0] = health
  into[1] = threat
  into[2] = progressOf(kit, board) * GOAL
  into[3] = gearOf(kit, board)
  into[4] = points
  into[5] = timeLeft(kit, board)
  let sum = 0
  for (let part = 0; part < PARTS.length; part++) sum += into[part] as number
  return sum
}

export const judgementOf = (kit: SecondKit): Judgement<SecondEdition> => ({
  parts: PARTS,
  weigh: (board, into) => weigh(kit, board, into),
  clock: ({ round }) => round,
})
