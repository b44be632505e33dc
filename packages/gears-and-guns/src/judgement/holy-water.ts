import { type Errand, everyCard, type Look, POLICY } from '@graveshift/zones'
import type { Board } from '../board.ts'
import { isHoly, type PurifyPick } from '../people/holy.ts'
import type { WesternKit } from '../western-kit.ts'

/** Who has something holy, a bit each. */
export function holyBearers(kit: WesternKit, board: Board): number {
  let bits = 0
  board.people.forEach((who, person) => {
    if (everyCard(who).some((card) => isHoly(kit, board, person, card))) bits |= 1 << person
  })
  return bits
}

/** Piles that a goal asks to be made safe and that are not, by their places in the mission. */
export const pilesWanted = ({ goals, mission }: WesternKit, { pilesSafe }: Board): readonly number[] =>
  goals.flatMap(({ data }) =>
    data.goal === 'purified'
      ? mission.piles.flatMap(({ face }, pile) =>
          data.tiles.includes(face) && (pilesSafe & (1 << pile)) === 0 ? [pile] : [],
        )
      : [],
  )

/** Whoever has holy water goes to the piles that are wanted. */
export function pileErrands(kit: WesternKit, board: Board, into: Errand[]): void {
  const able = holyBearers(kit, board)
  if (able === 0) return
  for (const pile of pilesWanted(kit, board)) {
    const zone = kit.mission.piles[pile]?.zone
    if (zone !== undefined) into.push({ zone, task: 'work', hands: 1, able })
  }
}

/** How many holy cards are still to be found for the piles that are wanted. */
export function holyMissing(kit: WesternKit, board: Board): number {
  let cards = 0
  board.people.forEach((who, person) => {
    for (const card of everyCard(who)) if (isHoly(kit, board, person, card)) cards++
  })
  return pilesWanted(kit, board).length - cards
}

const KEEP = -100

/** What holy water does here: what a goal asks for before all, then piles that are awake and tokens that come along. */
export function purifyWorth(kit: WesternKit, { board }: Look<Board>, { zone, spawn }: PurifyPick): number {
  const wanted = pilesWanted(kit, board)
  if (!spawn && wanted.some((pile) => kit.mission.piles[pile]?.zone === zone)) return 2 * POLICY.task
  if (wanted.length > 0 && holyMissing(kit, board) >= 0) return KEEP
  if (spawn) return POLICY.task
  const pile = kit.mission.piles.findIndex((each) => each.zone === zone)
  return board.pilesAwake & (1 << pile) ? POLICY.task : KEEP
}
