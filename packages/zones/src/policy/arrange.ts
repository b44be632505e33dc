import { has } from '@graveshift/kernel'
import { NONE, type Person, type ZonesBoard } from '../board.ts'
import type { ArrangePick, ZonesChoiceOf, ZonesPick } from '../game.ts'
import { armed, opensDoors } from '../judgement/arms.ts'
import { after } from '../judgement/prune.ts'
import type { Kit } from '../kit.ts'
import { personAt } from '../people.ts'
import type { Carried } from '../slots.ts'

/** A bomb that the mission asks for is of use in hand only. */
const READY = 150
/** In hand as well is what opens doors, as long as nobody else can. */
const OPENER = 600

const isWantedBomb = (kit: Kit, card: string): boolean =>
  kit.cards[card]?.kind === 'bomb' && kit.aims.wantedCards().has(card)

export const holdsBombUnready = (kit: Kit, { hand, pack }: Person): boolean =>
  pack.some((card) => isWantedBomb(kit, card)) && !hand.some((card) => isWantedBomb(kit, card))

/** Whether nobody else can open doors. */
function isOpenerMissing(kit: Kit, { people }: ZonesBoard, person: number, partner: number): boolean {
  return !people.some(
    (who, index) => index !== person && index !== partner && who.zone !== NONE && opensDoors(kit, who),
  )
}

/** Whether nobody can open a door, but this one has what it takes in the backpack. */
export const hasOpenerUnready = (kit: Kit, board: ZonesBoard, person: number): boolean =>
  isOpenerMissing(kit, board, NONE, NONE) && personAt(board, person).pack.some((card) => kit.aims.opens(card))

function worthOf(kit: Kit, bearer: Carried, isOpenerNeeded: boolean): number {
  const bomb = bearer.hand.some((card) => isWantedBomb(kit, card)) ? READY : 0
  return armed(kit, bearer) + bomb + (isOpenerNeeded && opensDoors(kit, bearer) ? OPENER : 0)
}

/** The card that arms people best where it is put; done where nothing does. */
export function bestArrange(
  kit: Kit,
  board: ZonesBoard,
  { person, partner }: ZonesChoiceOf<'arrange'>,
  picks: readonly ZonesPick[],
): ZonesPick {
  const own = personAt(board, person)
  const other = partner === NONE ? undefined : personAt(board, partner)
  const isNeeded = isOpenerMissing(kit, board, person, partner)
  const before = worthOf(kit, own, isNeeded)
  const others = other ? worthOf(kit, other, isNeeded) : 0
  const worth = (mine: Carried, theirs: Carried | undefined) =>
    (mine === own ? before : worthOf(kit, mine, isNeeded)) +
    (theirs === undefined || theirs === other ? others : worthOf(kit, theirs, isNeeded))
  let best: ZonesPick = { do: 'done' }
  let most = before + others
  for (const pick of picks as readonly ArrangePick[]) {
    if (pick.do !== 'put' || !has(pick, 'from')) continue
    const then = worth(after(kit, own, false, pick), other && after(kit, other, true, pick))
    if (then <= most) continue
    most = then
    best = pick
  }
  return best
}
