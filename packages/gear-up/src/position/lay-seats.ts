import { type Fault, has, isFault, type Mask, nth } from '@graveshift/kernel'
import type { Board, Zombie } from '../board.ts'
import type { Content } from '../content/compile.ts'
import { maskDrawn } from '../content/drawing.ts'
import { COLOURS, type ZombieData } from '../content/types.ts'
import { dashboardOf } from '../seats.ts'
import { bad, namedSquares } from './bad.ts'
import type { PositionInput, SeatInput } from './schema.ts'

type StreetInput = SeatInput['street'][number]

/** Lays one seat's dashboard; says what does not fit on it. */
export function layDashboard(
  content: Content,
  board: Board,
  index: number,
  input: SeatInput,
): Fault | undefined {
  const mine = nth(board.seats, index)
  const dashboard = dashboardOf(content, board, index)
  for (const what of ['armor', 'ammo'] as const) {
    const { owned, used } = input[what] ?? { owned: 0, used: 0 }
    if (owned + used > dashboard[what])
      return bad(`seats.${index}.${what}: the track has ${dashboard[what]} slots`)
    mine[what] = { gained: owned + used, used }
  }
  mine.health = input.health?.left ?? dashboard.health
  if (mine.health > dashboard.health)
    return bad(`seats.${index}.health: the track has ${dashboard.health} slots`)
  if (mine.health === 0) return bad(`seats.${index}.health: a survivor without health has lost`)
  mine.owed = input.owed
  for (const [order, colour] of COLOURS.entries()) {
    mine.upgrades[order] = input.upgrades[colour] ?? nth(mine.upgrades, order)
    mine.frenzy[order] = input.frenzy[colour] ?? 0
    if (nth(mine.upgrades, order) > 2) return bad(`seats.${index}.upgrades.${colour}: at most 2`)
  }
  const { ready = [], used = [] } = input.companions ?? {}
  for (const id of [...ready, ...used])
    if (!Object.hasOwn(content.companions, id))
      return bad(`seats.${index}.companions: there is no companion '${id}'`)
  mine.companions = [...ready.map((id) => ({ id, ready: true })), ...used.map((id) => ({ id, ready: false }))]
  return undefined
}

function crossedOf(entry: StreetInput): Mask | undefined {
  return has(entry, 'grid') ? maskDrawn(entry.grid, 'xdam') : namedSquares(entry.crossed)
}

/** The number of each zombie: as said, else counted on from 1 in the order of seats and entries. */
function numbersOf({ seats, drawn }: PositionInput): readonly number[] | Fault {
  const said = seats.flatMap(({ street }) => street.map(({ number }) => number))
  const taken = new Set(said.filter((number) => number !== undefined))
  if (taken.size < said.filter((number) => number !== undefined).length)
    return bad('street: two zombies have the same number')
  let next = 0
  const numbers = said.map((number) => {
    if (number !== undefined) return number
    do next++
    while (taken.has(next))
    return next
  })
  const most = Math.max(0, ...numbers)
  return drawn !== undefined && drawn < most ? bad(`drawn: zombie ${most} has been drawn`) : numbers
}

/** Puts the zombies in their streets, in the order of their numbers: that of their arrival. */
export function layStreets(
  content: Content,
  board: Board,
  input: PositionInput,
  own: readonly ZombieData[],
): Fault | undefined {
  const numbers = numbersOf(input)
  if (isFault(numbers)) return numbers
  let nextOwn = 0
  for (const [seat, { street }] of input.seats.entries())
    for (const entry of street) {
      const id = has(entry, 'grid') ? nth(own, nextOwn++).id : entry.card
      const card = content.zombies[id]
      if (!card) return bad(`there is no zombie card '${id}'`)
      const crossed = crossedOf(entry)
      if (!crossed) return bad(`zombie '${id}': crossed squares are named like 'b2 c1'`)
      const { lo, hi } = crossed
      if ((lo & ~card.spaces.lo) | (hi & ~card.spaces.hi))
        return bad(`zombie '${id}': crossed outside its HP spaces`)
      if (((card.spaces.lo & ~lo) | (card.spaces.hi & ~hi)) === 0)
        return bad(`zombie '${id}' has no HP space left`)
      const zombie: Zombie = {
        id: nth(numbers, board.zombies.length),
        card: id,
        seat,
        slot: entry.slot,
        lo,
        hi,
      }
      board.zombies.push(zombie)
    }
  board.zombies.sort((one, other) => one.id - other.id)
  board.drawn = input.drawn ?? Math.max(0, ...numbers)
  return undefined
}
