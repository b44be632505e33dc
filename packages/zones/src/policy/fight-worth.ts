import { NONE, type Person, type ZonesBoard } from '../board.ts'
import { type Plan, planAttack } from '../combat/plan.ts'
import { styleNamed } from '../combat/style.ts'
import { MELEE, MODES, type Profile, RANGED } from '../content/types.ts'
import { THRESHOLDS } from '../experience.ts'
import type { ActPick } from '../game.ts'
import { zombiesIn } from '../horde.ts'
import { takeable } from '../judgement/arms.ts'
import type { Kit } from '../kit.ts'
import { UNREACHED } from '../map/distances.ts'
import { dangerLevel, peopleIn } from '../people.ts'
import { POLICY as F } from './figures.ts'
import type { Look } from './look.ts'
import { strayCost } from './stray-cost.ts'

interface Attack extends ActPick {
  readonly card?: string
  readonly dual?: boolean
  readonly zone: number
  readonly style?: string | undefined
}

const WHOLE = 100
const SIDES = 6
const ORANGE = 2
/** What an attack that cannot hurt anything is worth. */
const USELESS = -50
/** What a noisy weapon costs. */
const NOISE = 2

const profileFor = (kit: Kit, card: string, mode: number): Profile | undefined =>
  kit.cards[card]?.profiles.find((profile) => profile.mode === MODES[mode])

/** What one attack takes on average, in hundredths of a zombie. */
function takes({ kit, board, person, powers }: Look, pick: Attack, mode: number, profile: Profile): number {
  const dual = pick.dual ? 2 : 1
  const printed = kit.accuracy(board, person, mode, pick.zone, profile.accuracy)
  const needed = Math.max(2, printed - (powers.plus[mode] as number))
  const dice = dual * (profile.dice + (powers.die[mode] as number))
  const damage = Math.max(
    profile.damage + (powers.damage[mode] as number),
    powers.damageFloor[mode] as number,
  )
  const hits = Math.floor((dice * (SIDES + 1 - needed) * WHOLE) / SIDES)
  return Math.min(hits, WHOLE * takeable(kit, board, pick.zone, damage, mode === RANGED && !powers.sniper))
}

const hitsOf = (dice: number, accuracy: number, plus: number): number =>
  Math.floor((dice * (SIDES + 1 - Math.max(2, accuracy - plus)) * WHOLE) / SIDES)

/** The same of an attack that is declared in another way than the usual one, and what is risked by it. */
function takesInStyle({ kit, board, person }: Look, pick: Attack, mode: number, style: string) {
  const arm = { card: pick.card ?? '', dual: pick.dual === true, mode, style }
  const plan = planAttack(kit, board, person, arm, pick.zone, false)
  return { taken: takenBy(kit, board, plan, pick.zone), risk: styleNamed(kit, style)?.risk?.(plan) ?? 0 }
}

/** What dice take in a zone on average, in hundredths of a zombie. */
function takenBy(kit: Kit, board: ZonesBoard, plan: Plan, zone: number): number {
  let hits = hitsOf(plan.count, plan.accuracy, plan.plus)
  for (const { count, accuracy } of plan.others ?? []) hits += hitsOf(count, accuracy, plan.plus)
  return Math.min(hits, WHOLE * takeable(kit, board, zone, plan.damage, !plan.sniper))
}

/** What dice thrown at a zone from afar are worth, whatever they are thrown with. */
export function volleyWorth(look: Look, plan: Plan, zone: number, risk: number): number {
  const { kit, board, person } = look
  const taken = takenBy(kit, board, plan, zone)
  if (taken <= 0) return USELESS
  const misses = Math.floor((plan.count * (plan.accuracy - 1) * plan.damage * F.friendly) / SIDES)
  const friends = board.people.some((other, index) => index !== person && other.zone === zone)
  const points = Math.floor(taken / WHOLE)
  return (
    Math.floor((taken * worthOfKill(look, zone)) / WHOLE) -
    (friends && !plan.sniper ? misses : 0) -
    risk -
    costOfLevel(look, points) -
    (plan.noisy ? NOISE : 0)
  )
}

/** What misses among friends cost. */
function friendlyFire({ kit, board, person, who, powers }: Look, pick: Attack): number {
  const { zone } = pick
  if (powers.sniper || peopleIn(board, zone) === (who.zone === zone ? 1 : 0)) return 0
  const profile = profileFor(kit, pick.card ?? '', RANGED)
  if (!profile) return 0
  const { accuracy, damage } = profile
  const volley = { dice: (pick.dual ? 2 : 1) * profile.dice, accuracy, damage }
  return strayCost(board, zone, volley, (other) => other === person)
}

/** What a zombie in a zone is worth: the nearer to anybody, and the more it stands in the way. */
function worthOfKill({ kit, board, who, target, roads }: Look, zone: number): number {
  const { distance } = kit.zombieWays(board)
  const { size } = kit.map
  let least = UNREACHED
  for (const other of board.people)
    if (other.zone !== NONE) least = Math.min(least, distance[zone * size + other.zone] as number)
  let worth = least === 0 ? F.killHere : least === 1 ? F.killNear : F.killFar
  if (target !== NONE && zone !== who.zone) {
    const by = (roads[who.zone * size + zone] as number) + (roads[zone * size + target] as number)
    if (by <= (roads[who.zone * size + target] as number)) worth += F.killOnTheWay
  }
  return worth
}

/** Points that bring everybody the next level come dear. */
function costOfLevel({ board, who }: Look, points: number): number {
  if (who.level < dangerLevel(board)) return 0
  for (let level = ORANGE; level < THRESHOLDS.length; level++) {
    const threshold = THRESHOLDS[level] as number
    if (who.points < threshold && who.points + points >= threshold) return F.level
  }
  return 0
}

/** What an attack is worth: what it takes and where, less what it may do to friends. */
export function fightWorth(look: Look, pick: Attack): number {
  const mode = pick.do === MODES[RANGED] ? RANGED : MELEE
  const profile = profileFor(look.kit, pick.card ?? '', mode)
  if (!profile) return USELESS
  const { taken, risk } =
    pick.style === undefined
      ? { taken: takes(look, pick, mode, profile), risk: 0 }
      : takesInStyle(look, pick, mode, pick.style)
  if (taken <= 0) return USELESS
  const friendly = mode === RANGED ? friendlyFire(look, pick) : 0
  return (
    Math.floor((taken * worthOfKill(look, pick.zone)) / WHOLE) -
    friendly -
    risk -
    costOfLevel(look, Math.floor(taken / WHOLE)) -
    (profile.noisy ? NOISE : 0)
  )
}

/** A bomb takes everything: what no weapon takes above all, and nothing among friends. */
const BOMB = { least: -160, zombie: 60, abomination: 350, friends: -5_000 }

export function bombWorth({ kit, board, orders, person }: Look, { zone }: Attack): number {
  if (peopleIn(board, zone) > 0) return BOMB.friends
  let worth = BOMB.least
  for (let kind = 0; kind < kit.kinds.length; kind++) {
    const count = board.zombies[zone * kit.kinds.length + kind] as number
    if (count === 0) continue
    const abomination = kit.kinds[kind]?.abomination === true
    worth += count * (abomination ? BOMB.abomination : BOMB.zombie)
    if (abomination && orders.task[person] === 'hunt') worth += BOMB.abomination
  }
  return worth
}

/** Whether somebody has anything to shoot with. */
export const shoots = (kit: Kit, { hand }: Person): boolean =>
  hand.some((card) => profileFor(kit, card, RANGED) !== undefined)

/** What an attack by a skill is worth, of which no card says what it takes. */
export const strikeWorth = ({ kit, board }: Look, zone: number): number => zombiesIn(kit, board, zone) * 40
