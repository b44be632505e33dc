import {
  type Arm,
  canKill,
  dieHits,
  dieValue,
  type Kit,
  planAttack,
  powersOf,
  RANGED,
  woundable,
  zombiesOf,
} from '@graveshift/zones'
import type { Board } from '../board.ts'

/** Ways out of a whole: exact, in whole numbers. */
export interface Chances {
  readonly of: number
  /** Ways to have so many: the place in the list is the number. */
  readonly ways: readonly number[]
}

/** What an attack may come to, given out as well as can be, before re-rolls and before the dice that sixes bring. */
export interface AttackOdds {
  readonly dice: number
  readonly kills: Chances
  /** Kills by kind of zombie, in ways times kills. */
  readonly byKind: readonly number[]
  /** Wounds for friends in the target zone. */
  readonly wounds: Chances
  /** Re-rolls and further dice may make it better. */
  readonly more: boolean
}

const SIDES = 6
const MOST_DICE = 16

function factorial(n: number): number {
  let product = 1
  for (let each = 2; each <= n; each++) product *= each
  return product
}

function power(base: number, times: number): number {
  let product = 1
  for (let each = 0; each < times; each++) product *= base
  return product
}

/** Zombies that fall to hits of these damages: the greatest first, each where it does most (Z2-CMB-02, Z2-CMB-09). */
function fallen(
  kit: Kit,
  standing: readonly number[],
  hits: readonly number[],
  free: boolean,
  reaps: number,
): number[] {
  const left = standing.slice()
  const kills = standing.map(() => 0)
  let again = reaps
  for (const damage of hits) {
    let rank = Number.MAX_SAFE_INTEGER
    left.forEach((count, kind) => {
      if (count > 0) rank = Math.min(rank, kit.kinds[kind]?.rank ?? rank)
    })
    let best = -1
    left.forEach((count, kind) => {
      if (count === 0 || (!free && kit.kinds[kind]?.rank !== rank) || !canKill(kit, kind, damage)) return
      if (best < 0 || (kit.kinds[kind]?.damage ?? 0) > (kit.kinds[best]?.damage ?? 0)) best = kind
    })
    if (best < 0) continue
    const times = again > 0 && (left[best] as number) > 1 ? 2 : 1
    if (times === 2) again--
    left[best] = (left[best] as number) - times
    kills[best] = (kills[best] as number) + times
  }
  return kills
}

/** The odds of one combat action; undefined where there are too many dice to count all throws. */
export function attackOdds(
  kit: Kit,
  board: Board,
  person: number,
  arm: Arm,
  zone: number,
  crowd: boolean,
): AttackOdds | undefined {
  const plan = planAttack(kit, board, person, arm, zone, crowd)
  const { count, accuracy, damage, plus, sniper, sixDie, sixDamage, reaps, again } = plan
  if (count > MOST_DICE) return undefined
  let hitting = 0
  let best = 0
  for (let die = 1; die <= SIDES; die++) {
    if (!dieHits(die, plus, accuracy)) continue
    if (sixDamage > 0 && dieValue(die, plus) === SIDES) best++
    else hitting++
  }
  const missing = SIDES - hitting - best
  const standing = kit.kinds.map((_, kind) => zombiesOf(kit, board, zone, kind))
  const steady = powersOf(kit, board, person).can['steady-hand']
  const harmful =
    arm.mode === RANGED &&
    !sniper &&
    !steady &&
    woundable(kit, board, zone, 'friendly-fire', [person]).length > 0
  const kills: number[] = []
  const wounds: number[] = []
  const byKind = kit.kinds.map(() => 0)
  const add = (list: number[], at: number, ways: number) => {
    while (list.length <= at) list.push(0)
    list[at] = (list[at] as number) + ways
  }
  for (let sixes = 0; sixes <= count; sixes++)
    for (let plain = 0; plain + sixes <= count; plain++) {
      const misses = count - plain - sixes
      const orders = factorial(count) / (factorial(sixes) * factorial(plain) * factorial(misses))
      const ways = orders * power(best, sixes) * power(hitting, plain) * power(missing, misses)
      if (ways === 0) continue
      const hits = [...Array<number>(sixes).fill(damage + sixDamage), ...Array<number>(plain).fill(damage)]
      const down = fallen(kit, standing, hits, sniper, reaps)
      let sum = 0
      down.forEach((each, kind) => {
        sum += each
        byKind[kind] = (byKind[kind] as number) + each * ways
      })
      add(kills, sum, ways)
      add(wounds, harmful ? misses * damage : 0, ways)
    }
  const of = power(SIDES, count)
  return {
    dice: count,
    kills: { of, ways: kills },
    byKind,
    wounds: { of, ways: wounds },
    more: again.length > 0 || sixDie > 0,
  }
}
