import { BOTS } from '@graveshift/bots'
import type { Order } from './order.ts'
import type { CommonFlags } from './simulated-game.ts'
import { SimulateTrouble } from './trouble.ts'

export const MOST_SEATS = 6

export const idsOf = (items: readonly { readonly id: string }[]): string[] => items.map(({ id }) => id)

/** 'all', or names with commas between; in the order of `known`, each once. */
export function someOf(what: string, text: string, known: readonly string[]): string[] {
  if (text === 'all') return [...known]
  const wanted = text.split(',').map((name) => name.trim())
  const strange = wanted.find((name) => !known.includes(name))
  if (strange !== undefined)
    throw new SimulateTrouble(`there is no ${what} '${strange}'; there are ${known.join(', ')} and all`)
  return known.filter((name) => wanted.includes(name))
}

/** '4', '1-6' or '1,3,6'. */
function seatCounts(text: string): number[] {
  const counts = text.split(',').flatMap((part) => {
    const [, first = '', last = first] = /^\s*([1-6])(?:-([1-6]))?\s*$/.exec(part) ?? []
    const from = Number(first)
    return first === '' ? [] : Array.from({ length: Number(last) - from + 1 }, (_, index) => from + index)
  })
  const known = Array.from({ length: MOST_SEATS }, (_, index) => index + 1)
  const seats = known.filter((count) => counts.includes(count))
  if (seats.length === 0)
    throw new SimulateTrouble(`seats are numbers from 1 to ${MOST_SEATS}, such as 4, 1-6 or 1,3,6`)
  return seats
}

function botNames(text: string): string[] {
  const names = text.split(',').map((name) => name.trim())
  const known = idsOf(BOTS)
  const strange = names.find((name) => !known.includes(name))
  if (strange !== undefined)
    throw new SimulateTrouble(`there is no bot '${strange}'; there are ${known.join(', ')}`)
  return names
}

/** What orders for all games have. */
export function readCommon({ bots, seats, seed, nodes }: CommonFlags): Omit<Order, 'game'> {
  return {
    seed,
    bots: botNames(bots),
    ...(nodes === undefined ? {} : { nodes }),
    seats: seatCounts(seats),
  }
}
