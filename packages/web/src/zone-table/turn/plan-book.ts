import {
  type ActPick,
  ANY,
  type AttackOdds,
  boardAfter,
  currentTurn,
  NONE,
  type OnFoot,
  payment,
  powersOf,
  type WaysOnFoot,
  waysOnFoot,
} from '@graveshift/zones'
import { attacksIn } from '../attack/weapons.ts'
import type { BoardTarget } from '../board/scene.ts'
import type { ZoneBoard, ZoneFace, ZoneKit } from '../table/zone-face.ts'
import { zoneOf } from './deeds.ts'

/** What something takes: actions good for anything, and those that are free for it. */
export interface Price {
  readonly any: number
  readonly free: number
}

/** A walk, an action, or a walk and one action at its end: shown as one, done by one press. */
export interface Plan {
  readonly key: string
  /** All answers, in the order in which they are given. */
  readonly picks: readonly ActPick[]
  /** Zones from the one stood in to the last one entered. */
  readonly path: readonly number[]
  readonly act: ActPick | undefined
  /** The zone that it is about: where the walk ends, what is struck. */
  readonly zone: number
  readonly price: Price
  readonly odds: AttackOdds | undefined
}

/** Everything that somebody may do in its turn, wherever it would have to go for it first. */
export interface PlanBook {
  readonly person: number
  readonly ways: WaysOnFoot
  /** What a press on something does. */
  on(target: BoardTarget): Plan | undefined
  /** All that can be done in a zone, or to it, the cheapest first. */
  at(zone: number): readonly Plan[]
  /** The cheapest plan that ends with one of these actions. */
  cheapest(actions: readonly string[]): Plan | undefined
}

/** A turn ends by its own button; what leads somewhere is the walk itself. */
const END = 'end'
/** Of no use in another place than where somebody stands, or done anywhere. */
const ON_THE_SPOT: readonly string[] = ['noise', 'reorganise', 'eat', 'reload', END]

/** Fields of answers that say whom or what they are about. */
interface About extends ActPick {
  readonly token?: unknown
  readonly door?: unknown
  readonly partner?: unknown
  readonly companion?: unknown
  readonly car?: unknown
}

/** Whether an action is done with what lies there. */
function meantBy({ token, deeds }: Extract<BoardTarget, { at: 'token' }>): (act: About) => boolean {
  if (!deeds) return (act) => act.token === token
  return (act) => {
    const fields: Readonly<Record<string, unknown>> = { ...act }
    return deeds.some((deed) => Object.entries(deed).every(([field, value]) => fields[field] === value))
  }
}

const sumOf = (price: Price): number => price.any + price.free

/** The worth of an attack at first sight: kills to be expected, less what it may cost friends. */
function worthOf(odds: AttackOdds | undefined): number {
  if (!odds) return 0
  const mean = ({ ways, of }: AttackOdds['kills']): number =>
    ways.reduce((sum, each, count) => sum + each * count, 0) / of
  return mean(odds.kills) - 2 * mean(odds.wounds)
}

function priceOf(kit: ZoneKit, board: ZoneBoard, person: number, pick: ActPick): Price {
  const turn = currentTurn(board)
  const pays = kit.actions[pick.do]?.needs?.pays
  if (!turn || !pays) return { any: 0, free: 0 }
  const paid = payment(turn, powersOf(kit, board, person), pays, 1)
  return paid[0] === ANY ? { any: 1, free: 0 } : { any: 0, free: paid.length > 0 ? 1 : 0 }
}

/** Reads what one person may do on a board; asked again, it knows what it has worked out. */
export function planBook(
  face: Pick<ZoneFace, 'odds' | 'turn'>,
  kit: ZoneKit,
  board: ZoneBoard,
  person: number,
): PlanBook {
  const ways = waysOnFoot(kit, board, person)
  const own = board.people[person]?.zone ?? NONE
  const inReach = [...ways]
    .filter(([, way]) => way.inReach)
    .sort(([, one], [, other]) => one.cost - other.cost)
  const known = new Map<number, readonly Plan[]>()
  const onTheSpot = new Set([...ON_THE_SPOT, ...(face.turn?.anywhere ?? [])])
  const attacks = new Set(attacksIn(face.turn))

  const planOf = (way: OnFoot, act: ActPick | undefined, zone: number, there: ZoneBoard): Plan => {
    const walk = way.steps.map(({ pick }) => pick)
    const price = act ? priceOf(kit, there, person, act) : { any: 0, free: 0 }
    const picks = act ? [...walk, act] : walk
    return {
      key: picks.map((pick) => JSON.stringify(pick)).join(' '),
      picks,
      path: [own, ...way.steps.flatMap(({ path }) => path)],
      act,
      zone,
      price: { any: way.cost - way.free + price.any, free: way.free + price.free },
      odds: act && face.odds(kit, there, person, act),
    }
  }

  /** All that could be done by somebody who has gone to a zone. */
  const actsFrom = (zone: number): readonly Plan[] => {
    const found = known.get(zone)
    if (found) return found
    const way = ways.get(zone)
    const plans: Plan[] = []
    if (way?.inReach) {
      const there = boardAfter(kit, board, person, way)
      const candidates: ActPick[] = []
      for (const action of Object.values(kit.actions)) {
        if (action.stretch || action.do === END || (zone !== own && onTheSpot.has(action.do))) continue
        candidates.length = 0
        action.candidates(kit, there, person, candidates)
        for (const pick of candidates)
          if (!action.check(kit, there, person, pick))
            plans.push(planOf(way, pick, zoneOf(kit, pick, zone), there))
      }
    }
    known.set(zone, plans)
    return plans
  }

  /** The first of the nearest stands from which something can be done. */
  const nearest = (isMeant: (act: About) => boolean): Plan | undefined => {
    for (const [zone] of inReach) {
      const meant = actsFrom(zone).filter(({ act }) => act !== undefined && isMeant(act))
      const [best] = meant.toSorted(
        (one, other) => sumOf(one.price) - sumOf(other.price) || worthOf(other.odds) - worthOf(one.odds),
      )
      if (best) return best
    }
    return undefined
  }

  const attackOn = (zone: number): Plan | undefined => {
    for (const [stand] of inReach) {
      const [best] = actsFrom(stand)
        .filter((plan) => plan.act && attacks.has(plan.act.do) && plan.zone === zone)
        .toSorted((one, other) => worthOf(other.odds) - worthOf(one.odds))
      if (best) return best
    }
    return undefined
  }

  const walkTo = (zone: number): Plan | undefined => {
    const way = ways.get(zone)
    return way?.inReach && zone !== own ? planOf(way, undefined, zone, board) : undefined
  }

  const onPerson = (zone: number, id: string): Plan | undefined => {
    const other = board.people.findIndex((each) => each.id === id)
    if (other === person)
      return nearest(({ do: name }) => name === 'search') ?? nearest(({ do: name }) => name === 'reorganise')
    // Whoever stands elsewhere is walked to, and no more: a zone may be pressed by its people.
    const isMeant =
      board.people[other]?.seat === NONE
        ? ({ companion }: About) => companion === other
        : ({ do: name, partner }: About) => name === 'trade' && partner === other
    return actsFrom(own).find(({ act }) => act !== undefined && isMeant(act)) ?? walkTo(zone)
  }

  return {
    person,
    ways,
    on(target) {
      switch (target.at) {
        case 'zone':
          return walkTo(target.zone)
        case 'zombies':
          return attackOn(target.zone) ?? walkTo(target.zone)
        case 'token':
          return nearest(meantBy(target)) ?? walkTo(target.zone)
        case 'door':
          return nearest(({ door }) => door === target.door)
        case 'car':
          return nearest(({ car }) => car === target.car) ?? walkTo(target.zone)
        case 'person':
          return onPerson(target.zone, target.person)
      }
    },
    at(zone) {
      const walk = walkTo(zone)
      const here = actsFrom(own).filter((plan) => plan.zone === zone)
      const there = zone === own ? [] : actsFrom(zone).filter(({ act }) => act && !attacks.has(act.do))
      const attack = here.some(({ act }) => act && attacks.has(act.do)) ? undefined : attackOn(zone)
      const plans = [...here, ...(walk ? [walk] : []), ...there, ...(attack ? [attack] : [])]
      return [...new Map(plans.map((plan) => [plan.key, plan])).values()]
    },
    cheapest: (actions) => nearest(({ do: name }) => actions.includes(name)),
  }
}
