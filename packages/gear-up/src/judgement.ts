import { type Judgement, sizeOf } from '@graveshift/kernel'
import type { Board, Zombie } from './board.ts'
import { bossSide, isBodyAlive } from './boss-side.ts'
import type { Content } from './content/compile.ts'
import { COLOURS, type WalkSpeed } from './content/types.ts'
import { TURNS } from './frames/game.ts'
import type { GearUp } from './game.ts'
import { zombieCard } from './reach.ts'
import { owned, seatCount } from './seats.ts'
import { zombieDamage } from './walk.ts'

// Figures are hundredths of a point of health at the beginning of a game. They were found by playing: docs/bots.md.

const PARTS = ['health', 'threat', 'kills', 'supplies', 'boss'] as const
const HEALTH = 0
const THREAT = 1
const KILLS = 2
const SUPPLIES = 3
const BOSS = 4

const OVER = 1_000_000
const POINT_OF_HEALTH = 100
const POINT_OF_ARMOR = 95
const ROUND_OF_AMMO = 70
/** With all turns still to come. */
const UPGRADE = 160
const ZOMBIE_ALIVE = 30
const SQUARE_OPEN = 14
/** One damage icon of a zombie that attacks this turn, that may next turn, and that is further away. */
const SURE_BLOW = 100
const NEAR_BLOW = 55
const FAR_BLOW = 25
const BOSS_SQUARE = 150
/** One damage icon of the boss, for one seat, over all its attacks. */
const BOSS_ICON = 30
/** Blows of boss cards in a whole second round. */
const BOSS_BLOWS = 6
/** What the last points of life are worth: divided by how many are left. */
const LAST_BREATH = 6_000
/** Health is spent more lightly when few turns are left to need it. */
const LEAST_SPARE = 20

const ROUNDS = 2

function turnsLeft({ round, turn }: Board): number {
  return Math.max(0, ROUNDS - Math.max(round, 1)) * TURNS + TURNS - turn
}

/** What one zombie's damage will cost, as far as one can tell from where it stands. */
function blowsOf(
  content: Content,
  board: Board,
  zombie: Zombie,
  walking: WalkSpeed | undefined,
  turns: number,
): number {
  const { speed, type } = zombieCard(content, zombie)
  const walks = walking === 'all' || walking === speed
  const slot = walks && zombie.slot > 1 ? zombie.slot - 1 : zombie.slot
  let each = walks && zombie.slot === 1 ? SURE_BLOW : 0
  if (slot === 1 && turns > 0) each += NEAR_BLOW
  else if (slot === 2 && turns > 1) each += FAR_BLOW
  else if (slot > 2 && turns > 2) each += FAR_BLOW >> 1
  return each * zombieDamage(content, board, zombie) * (type === 'bomber' ? seatCount(board) : 1)
}

/** What is left of the boss: squares to cross, and the icons that will hurt everybody. */
function bossLeft(content: Content, board: Board): number {
  const { bodies } = bossSide(content, board)
  const blows = board.round < ROUNDS ? BOSS_BLOWS : Math.min(BOSS_BLOWS, TURNS - board.turn)
  let left = 0
  for (let index = 0; index < bodies.length; index++) {
    const printed = bodies[index]
    const crossed = board.boss.bodies[index]
    if (!printed || !crossed || !isBodyAlive(content, board, index)) continue
    const { needed, yellow, blue } = printed
    left += BOSS_SQUARE * sizeOf(needed.lo & ~crossed.lo, needed.hi & ~crossed.hi)
    // Yellow icons hurt in every attack, blue ones in the special attacks of the second half.
    const icons =
      2 * sizeOf(yellow.lo & ~crossed.lo, yellow.hi & ~crossed.hi) +
      sizeOf(blue.lo & ~crossed.lo, blue.hi & ~crossed.hi)
    left += ((BOSS_ICON * icons * blows * seatCount(board)) / BOSS_BLOWS) | 0
  }
  return left
}

function upgradesOf({ owed, upgrades }: Board['seats'][number]): number {
  let sum = owed
  // The preferred weapon has its upgrades from the start (GU-EFX-14).
  for (let colour = 0; colour < COLOURS.length - 1; colour++) sum += upgrades[colour] as number
  return Math.min(sum, 2 * (COLOURS.length - 1))
}

function weigh(content: Content, board: Board, into: number[]): number {
  for (let part = 0; part < PARTS.length; part++) into[part] = 0
  if (board.outcome !== undefined) {
    into[board.outcome === 'won' ? BOSS : HEALTH] = board.outcome === 'won' ? OVER : -OVER
    return board.outcome === 'won' ? OVER : -OVER
  }
  const turns = turnsLeft(board)
  const spare = board.round < ROUNDS ? 100 : Math.max(LEAST_SPARE, ((turns * 100) / TURNS) | 0)
  const past = board.step === 'walk' || board.step === 'card'
  const walking = past ? undefined : content.turnCards[board.card ?? '']?.speed
  const near: number[] = []
  let threat = 0
  let kills = 0
  for (const zombie of board.zombies) {
    const blows = blowsOf(content, board, zombie, walking, turns)
    threat += blows
    if (zombie.slot === 1) near[zombie.seat] = (near[zombie.seat] ?? 0) + blows
    const { spaces } = zombieCard(content, zombie)
    kills -= ZOMBIE_ALIVE + SQUARE_OPEN * sizeOf(spaces.lo & ~zombie.lo, spaces.hi & ~zombie.hi)
  }
  let health = 0
  let supplies = 0
  for (let index = 0; index < board.seats.length; index++) {
    const seat = board.seats[index] as Board['seats'][number]
    const armor = owned(seat.armor)
    health += ((seat.health * POINT_OF_HEALTH * spare) / 100) | 0
    supplies += ((armor * POINT_OF_ARMOR * spare) / 100) | 0
    supplies += turns > 0 ? owned(seat.ammo) * ROUND_OF_AMMO : 0
    kills += ((upgradesOf(seat) * UPGRADE * turns) / (ROUNDS * TURNS)) | 0
    const life = (seat.health + armor) * POINT_OF_HEALTH - (near[index] ?? 0)
    threat += ((LAST_BREATH * POINT_OF_HEALTH) / (2 * POINT_OF_HEALTH + Math.max(life, 0))) | 0
  }
  const boss = -bossLeft(content, board)
  into[HEALTH] = health
  into[THREAT] = -threat
  into[KILLS] = kills
  into[SUPPLIES] = supplies
  into[BOSS] = boss
  return health - threat + kills + supplies + boss
}

export const judgementOf = (content: Content): Judgement<GearUp> => ({
  parts: PARTS,
  weigh: (board, into) => weigh(content, board, into),
  clock: ({ round, turn }) => (round - 1) * TURNS + turn,
})
