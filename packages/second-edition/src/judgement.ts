import type { Judgement } from '@graveshift/kernel'
import { hasZombies, NONE, zombiesIn } from '@graveshift/zones'
import type { Board } from './board.ts'
import type { SecondEdition } from './game.ts'
import { isMet } from './missions/judge.ts'
import type { SecondKit } from './second-kit.ts'

const PARTS = ['health', 'threat', 'goals', 'gear'] as const
const OVER = 1_000_000
const POINT_OF_HEALTH = 400
const GOAL = 3_000
const TOKEN = 600
const CARD = 60
const NEAR_ZOMBIE = 60
const ZOMBIE_HERE = 150

/** A first measure, good enough to play by; the figures wait for games played by bots. */
function weigh(kit: SecondKit, board: Board, into: number[]): number {
  for (let part = 0; part < PARTS.length; part++) into[part] = 0
  if (board.outcome !== undefined) {
    const worth = board.outcome === 'won' ? OVER : -OVER
    into[board.outcome === 'won' ? 2 : 0] = worth
    return worth
  }
  let health = 0
  let threat = 0
  let gear = 0
  for (const { zone, health: left, hand, pack } of board.people) {
    health += left * POINT_OF_HEALTH
    gear += (hand.length + pack.length) * CARD
    if (zone === NONE) continue
    if (hasZombies(kit, board, zone)) threat -= zombiesIn(kit, board, zone) * ZOMBIE_HERE
  }
  for (const here of board.zombies) threat -= here * NEAR_ZOMBIE
  let goals = 0
  for (const data of kit.mission.data.goals) if (isMet(kit, board, data)) goals += GOAL
  for (const { by } of board.tokens) if (by !== NONE) goals += TOKEN
  into[0] = health
  into[1] = threat
  into[2] = goals
  into[3] = gear
  return health + threat + goals + gear
}

export const judgementOf = (kit: SecondKit): Judgement<SecondEdition> => ({
  parts: PARTS,
  weigh: (board, into) => weigh(kit, board, into),
  clock: ({ round }) => round,
})
