import type { Refusal, Table } from '@graveshift/kernel'
import type { ZonesBoard } from '../board.ts'
import { PAYS } from '../budget.ts'
import { drawing } from '../frames/search.ts'
import type { Zones } from '../game.ts'
import { hasZombies } from '../horde.ts'
import type { Kit } from '../kit.ts'
import { isSearched } from '../map/board.ts'
import { personAt, powersOf, powersUsing, workingGear } from '../people.ts'
import { hasCards } from '../piles.ts'
import { POLICY as F } from '../policy/figures.ts'
import type { Look } from '../policy/look.ts'
import { EQUIPMENT } from '../streams.ts'
import { plainAction } from './plain.ts'
import { act, cannotPay, done } from './spend.ts'

const SEARCHED = 'search'

/** The pile that is searched where somebody stands. */
const pileSearched = (kit: Kit, board: ZonesBoard, person: number): number =>
  kit.searchPile?.(board, person) ?? EQUIPMENT

/** What every search needs, wherever it is made (Z2-ACT-02). */
export function cannotSearch(kit: Kit, board: ZonesBoard, person: number): Refusal | undefined {
  if (hasZombies(kit, board, personAt(board, person).zone)) return kit.refusals.search['zombies-here']
  if (done(board, SEARCHED) && !powersOf(kit, board, person).searchesAgain)
    return kit.refusals.search['already-done']
  if (!hasCards(board, pileSearched(kit, board, person))) return kit.refusals.search['no-cards-left']
  return cannotPay(kit, board, person, PAYS.search, 1, kit.refusals.search['no-actions'])
}

export function beginSearch(kit: Kit, table: Table<Zones>, person: number, weapons: boolean): void {
  const gear = workingGear(kit, personAt(table.board, person))
  const { searchCards } = powersUsing(kit, table.board, person, gear)
  act(kit, table, person, 'search', { pays: PAYS.search, cost: 1, once: [SEARCHED] })
  const pile = pileSearched(kit, table.board, person)
  table.push(drawing(person, searchCards, { pile, real: true, weapons }))
}

/** What a search is worth less to those who leave. */
const LEAVING = 20

/** The worse somebody is armed, the more. */
export function searchWorth({ orders, strength }: Look): number {
  if (orders.searching) return F.searchWanted
  const poor = Math.max(0, F.wellArmed - strength)
  return F.searchIdle + Math.floor((poor * F.searchArms) / F.wellArmed) - (orders.leaving ? LEAVING : 0)
}

export const searchAction = plainAction('search', {
  needs: { pays: PAYS.search },
  bots: { atSight: 70, worth: (_kit, look) => searchWorth(look) },
  check(kit, board, person) {
    const { zone } = personAt(board, person)
    const room =
      isSearched(kit.map, zone) ||
      powersOf(kit, board, person).searchesOutside ||
      kit.isSearchedHere?.(board, zone)
    return room ? cannotSearch(kit, board, person) : kit.refusals.search['cannot-search-here']
  },
  perform: (kit, table, person) => beginSearch(kit, table, person, false),
})
