import type { Calibration, Judgement } from '@graveshift/kernel'
import { NONE, type Person, type ZonesBoard } from '../board.ts'
import { THRESHOLDS } from '../experience.ts'
import type { Zones } from '../game.ts'
import { hasZombies } from '../horde.ts'
import type { Kit } from '../kit.ts'
import { isSearched } from '../map/board.ts'
import { dangerLevel } from '../people.ts'
import { planningOf } from '../policy/planning.ts'
import { armed, opensDoors } from './arms.ts'
import { bestOf } from './best.ts'
import { actionsLeft, crowd, dangerIn } from './danger.ts'
import { moveValueOf } from './evaluate-move.ts'
import { FIGURES as F } from './figures.ts'
import { isPruned } from './prune.ts'
import { stepsBetweenAll } from './together.ts'
import { wayToGo } from './way.ts'

const PARTS = ['health', 'threat', 'goals', 'gear', 'adrenaline', 'time'] as const
const [HEALTH, THREAT, GOALS, GEAR, ADRENALINE, TIME] = [0, 1, 2, 3, 4, 5]

const YELLOW = THRESHOLDS[1]

function gearOf(kit: Kit, board: ZonesBoard): number {
  const { people } = board
  let worth = 0
  let openers = 0
  const hungry = kit.aims.isSearching(board)
  for (const person of people) {
    if (person.seat === NONE || person.zone === NONE) continue
    worth += armed(kit, person)
    if (hungry && isSearched(kit.map, person.zone) && !hasZombies(kit, board, person.zone)) worth += F.hunger
    if (opensDoors(kit, person)) openers += 1
  }
  return worth + (openers > 0 ? F.opener : 0) + (openers > 1 ? F.secondOpener : 0)
}

/** More of it is more to do, up to yellow; then it mostly brings more zombies. */
function adrenaline(board: ZonesBoard): number {
  let worth = 0
  for (const { seat, points, level, laps } of board.people) {
    if (seat === NONE) continue
    const first = Math.min(points, YELLOW)
    worth += first * F.point + (points - first) * F.laterPoint + (F.level[level] as number) + laps * F.point
  }
  return worth - (F.danger[dangerLevel(board)] as number)
}

/** Whether somebody before this one stands in the same zone. */
function isCounted(people: readonly Person[], index: number): boolean {
  for (let before = 0; before < index; before++) if (people[before]?.zone === people[index]?.zone) return true
  return false
}

/** How well the team stands: alive, out of reach, along with the mission, armed. */
function weigh(kit: Kit, board: ZonesBoard, into: number[]): number {
  for (let part = 0; part < PARTS.length; part++) into[part] = 0
  if (board.outcome !== undefined) {
    const worth = board.outcome === 'won' ? F.over : -F.over
    into[board.outcome === 'won' ? GOALS : HEALTH] = worth
    return worth
  }
  const { people } = board
  let health = 0
  let threat = -crowd(kit, board)
  let time = board.round * F.round
  for (let index = 0; index < people.length; index++) {
    const person = people[index] as Person
    if (person.seat !== NONE) health += F.life[Math.min(person.health, F.life.length - 1)] as number
    if (person.zone === NONE) continue
    if (!isCounted(people, index)) threat -= dangerIn(kit, board, person.zone)
    time += actionsLeft(kit, board, index) * F.action
  }
  threat -= stepsBetweenAll(kit, board) * F.apart
  into[HEALTH] = health
  into[THREAT] = threat
  into[GOALS] = kit.aims.progress(board) * F.goal - wayToGo(kit, board)
  into[GEAR] = gearOf(kit, board)
  into[ADRENALINE] = adrenaline(board)
  into[TIME] = time
  let sum = 0
  for (let part = 0; part < PARTS.length; part++) sum += into[part] as number
  return sum
}

/** What bots go by in every game on zones: it asks for no more of a board than zones has. */
export const judgementOf = (kit: Kit, calibration?: Calibration) =>
  ({
    parts: PARTS,
    weigh: (board, into) => weigh(kit, board, into),
    evaluateMove: (board, choice, pick) => moveValueOf(kit, board, choice, pick),
    prune: (board, choice, pick) => isPruned(kit, board, choice, pick),
    best: (board, choice) => bestOf(kit, board, choice),
    clock: ({ round }) => round,
    rolloutBudget: { turns: 1 },
    planning: planningOf(kit, calibration),
  }) satisfies Judgement<Zones>
