import { Bug, type Mask, type Random } from '@graveshift/kernel'
import type { Board, Body, Target, Zombie } from './board.ts'
import { bossSide, isBodyAlive } from './boss-side.ts'
import { bossRule } from './bosses/index.ts'
import type { BossBody, Content, IconMasks, ZombieCard } from './content/compile.ts'
import { isNeighbour } from './seats.ts'

/** The card of a zombie in a street. Comparing names takes a quarter of a look into a map. */
export function cardOf(content: Content, zombie: Zombie): ZombieCard {
  const { cards } = content.latest
  const at = zombie.id & (cards.length - 1)
  const known = cards[at]
  if (known && known.id === zombie.card) return known
  const card = zombieCard(content, zombie)
  cards[at] = card
  return card
}

export function zombieCard(content: Content, zombie: { readonly card: string }): ZombieCard {
  const card = content.zombieCards.get(zombie.card)
  if (!card) throw new Bug(`no zombie card ${zombie.card}`)
  return card
}

/**
 * Zombies lie in the order in which they were dealt, by rising numbers: none lies farther from the first one than its
 * number does. Seldom many are missing in between.
 */
export function findZombie({ zombies }: Board, id: number): Zombie | undefined {
  const first = zombies[0]
  if (first === undefined) return undefined
  for (let at = Math.min(id - first.id, zombies.length - 1); at >= 0; at--) {
    const zombie = zombies[at] as Zombie
    if (zombie.id <= id) return zombie.id === id ? zombie : undefined
  }
  return undefined
}

export function isBoss(target: Target): boolean {
  return target < 0
}

/** Which body of the boss a target number names. */
export function bodyIndex(target: Target): number {
  return -1 - target
}

export function bodyTarget(index: number): Target {
  return -1 - index
}

export function bossBody(content: Content, board: Board, index: number): BossBody {
  return bossSide(content, board).bodies[index] as BossBody
}

/** Whose street or front a target stands in; undefined if it is gone or has not arrived. */
export function ownerOf(board: Board, target: Target): number | undefined {
  return isBoss(target) ? board.boss.seat : findZombie(board, target)?.seat
}

/** Spaces a target was printed with, and its icons. */
export function printed(
  content: Content,
  board: Board,
  target: Target,
): IconMasks & { readonly spaces: Mask } {
  if (isBoss(target)) return bossBody(content, board, bodyIndex(target))
  const zombie = findZombie(board, target)
  if (!zombie) throw new Bug(`no zombie ${target}`)
  return cardOf(content, zombie)
}

/** The squares of a target that may be crossed now, one by one. */
export function openSquares(content: Content, board: Board, target: Target): Mask {
  if (isBoss(target)) {
    const index = bodyIndex(target)
    const { spaces } = bossBody(content, board, index)
    const crossed = board.boss.bodies[index] as Body
    const closed = bossRule(board).closed?.squares(content, board, index)
    return {
      lo: spaces.lo & ~crossed.lo & ~(closed?.lo ?? 0),
      hi: spaces.hi & ~crossed.hi & ~(closed?.hi ?? 0),
    }
  }
  const zombie = findZombie(board, target)
  if (!zombie) return { lo: 0, hi: 0 }
  const { spaces } = cardOf(content, zombie)
  return { lo: spaces.lo & ~zombie.lo, hi: spaces.hi & ~zombie.hi }
}

/** Whether at least a single square of a target may be crossed. */
export function canBeHit(content: Content, board: Board, target: Target): boolean {
  const open = openSquares(content, board, target)
  if ((open.lo | open.hi) === 0) return false
  if (!isBoss(target)) return true
  return (
    isBodyAlive(content, board, bodyIndex(target)) &&
    (bossRule(board).canBeHit?.(content, board, bodyIndex(target)) ?? true)
  )
}

/** Everything a weapon may be drawn on from a seat: own street, boss in front, and with long range the neighbors'. */
export function targetsInReach(
  content: Content,
  board: Board,
  seat: number,
  longRange: boolean,
  avoid: readonly Target[],
): Target[] {
  const count = findTargets(content, board, seat, longRange, avoid)
  return content.latest.inReach.slice(0, count)
}

/** Writes everything in reach into the content's list and says how much it is. */
function findTargets(
  content: Content,
  board: Board,
  seat: number,
  longRange: boolean,
  avoid: readonly Target[],
): number {
  const { inReach } = content.latest
  let count = 0
  for (const { id, seat: street } of board.zombies)
    if ((street === seat || (longRange && isNeighbour(board, seat, street))) && !isAmong(avoid, id))
      inReach[count++] = id
  const facing = board.boss.seat
  if (facing !== undefined && (facing === seat || (longRange && isNeighbour(board, seat, facing))))
    for (let index = 0; index < board.boss.bodies.length; index++) {
      const target = bodyTarget(index)
      if (!isAmong(avoid, target) && canBeHit(content, board, target)) inReach[count++] = target
    }
  return count
}

/** `includes`, which is asked for every zombie and nearly always of an empty list. */
function isAmong(targets: readonly Target[], wanted: Target): boolean {
  for (const target of targets) if (target === wanted) return true
  return false
}

/** One of everything in reach at random; undefined if there is nothing. `targetsInReach` without the list. */
export function sampleTarget(
  content: Content,
  board: Board,
  seat: number,
  longRange: boolean,
  avoid: readonly Target[],
  random: Random,
): Target | undefined {
  const count = findTargets(content, board, seat, longRange, avoid)
  return count === 0 ? undefined : content.latest.inReach[random.below(count)]
}

/** Whether anything is in reach; `targetsInReach` without the list. */
export function hasTarget(
  content: Content,
  board: Board,
  seat: number,
  longRange: boolean,
  avoid: readonly Target[],
): boolean {
  for (const { id, seat: street } of board.zombies)
    if ((street === seat || (longRange && isNeighbour(board, seat, street))) && !isAmong(avoid, id))
      return true
  const facing = board.boss.seat
  if (facing === undefined || (facing !== seat && !(longRange && isNeighbour(board, seat, facing))))
    return false
  for (let index = 0; index < board.boss.bodies.length; index++)
    if (!isAmong(avoid, bodyTarget(index)) && canBeHit(content, board, bodyTarget(index))) return true
  return false
}

/** Whether a zombie stands in the own street. */
export function hasOwnTarget(board: Board, seat: number): boolean {
  for (const zombie of board.zombies) if (zombie.seat === seat) return true
  return false
}
