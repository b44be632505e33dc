import { nth, takeCard } from '@graveshift/kernel'
import {
  cardsIn,
  type Evolver,
  personAt,
  setCardsIn,
  slotFor,
  withCard,
  without,
  type ZonesBoard,
  type ZonesEventOf,
} from '@graveshift/zones'
import type { Board } from '../board.ts'
import type { SheetStart } from '../campaign/mission-start.ts'
import { bonusOf, milestonesAt, type Reward } from '../campaign/sheet.ts'
import { MOST_CXP } from '../content/campaign.ts'
import type { WesternKit } from '../western-kit.ts'
import type { CampaignPart } from './campaign-part.ts'

/** A card that a sheet keeps without a roll (GG-OBJ-15). */
export interface Keepsake {
  readonly person: number
  readonly card: string
}

/** What a mission writes on the sheets of its campaign. Lists are never changed in place. */
export interface SheetsBoard extends ZonesBoard {
  /** Chosen in this mission, by person; whoever is not listed has none. */
  rewards: readonly (readonly Reward[])[]
  keepsakes: readonly Keepsake[]
  /** Why the mission was lost, in the words of `lost`; empty until then. */
  lostBy: string
}

/** Why somebody has a card from the beginning: kept from the mission before, or by a campaign skill. */
export const PROVISIONS = ['kept', 'skill'] as const

export type SheetsEvent =
  | {
      readonly type: 'provided'
      readonly person: number
      readonly card: string
      readonly by: (typeof PROVISIONS)[number]
    }
  | { readonly type: 'toughened'; readonly person: number }
  | { readonly type: 'rewardTaken'; readonly person: number; readonly reward: Reward }
  | { readonly type: 'keepsakeKept'; readonly person: number; readonly card: string }

type SheetsEventOf<T extends SheetsEvent['type']> = Extract<SheetsEvent, { type: T }>

export const freshSheets = (
  campaign: CampaignPart | undefined,
): Pick<Board, 'rewards' | 'keepsakes' | 'lostBy' | 'bonus'> => ({
  rewards: [],
  keepsakes: [],
  lostBy: '',
  bonus: campaign?.sheets.flatMap((sheet) => (sheet.survivor === null ? [] : [bonusOf(sheet)])) ?? [],
})

/** The sheet of somebody; undefined for companions and outside the campaign. */
export function sheetOf({ setup, people }: Board, person: number): SheetStart | undefined {
  const who = people[person]
  return setup.campaign?.sheets.find(({ survivor }) => survivor !== null && survivor === who?.id)
}

export const rewardsTaken = ({ rewards }: SheetsBoard, person: number): readonly Reward[] =>
  rewards[person] ?? []

/** Experience of danger levels: one for orange and one for red, each once a mission (GG-CMP-02). */
export const cxpOfLevels = (board: ZonesBoard, person: number): number =>
  Math.max(0, personAt(board, person).level - 1)

/** Rewards that somebody has to choose for milestones that were reached (GG-CMP-01). */
export function rewardsOwed(board: Board, person: number): number {
  const sheet = sheetOf(board, person)
  if (!sheet) return 0
  const cxp = Math.min(MOST_CXP, sheet.cxp + cxpOfLevels(board, person) + (board.cxp[person] ?? 0))
  return milestonesAt(cxp) - sheet.rewards.length - rewardsTaken(board, person).length
}

/** A list by person with one place changed; places before it are there, too. */
const placed = <T>(list: readonly T[], person: number, value: T, none: T): readonly T[] =>
  Array.from({ length: Math.max(list.length, person + 1) }, (_, at) =>
    at === person ? value : (list[at] ?? none),
  )

export const SHEETS_EVOLVERS: {
  readonly [T in SheetsEvent['type']]: Evolver<WesternKit, Board, SheetsEventOf<T>>
} = {
  // Out of its deck, which has it: whoever deals it looks first (GG-KEP-03).
  provided(kit, board, { person, card }) {
    const pile = nth(board.piles, kit.cards[card]?.pile ?? 0)
    takeCard(pile.cards.includes(card) ? pile.cards : pile.discards, card)
    const to = personAt(board, person)
    const slot = slotFor(kit, to, card)
    setCardsIn(to, slot, withCard(cardsIn(to, slot), card))
  },
  toughened(_kit, board, { person }) {
    personAt(board, person).health += 1
  },
  rewardTaken(_kit, board, { person, reward }) {
    board.rewards = placed(board.rewards, person, [...rewardsTaken(board, person), reward], [])
    if (reward === 'bonus-action')
      board.bonus = placed(board.bonus, person, (board.bonus[person] ?? 0) + 1, 0)
  },
  keepsakeKept(_kit, board, { person, card }) {
    board.found = without(board.found, card)
    board.keepsakes = [...board.keepsakes, { person, card }]
  },
}

/** Why it was lost is for the campaign to know. */
export const LOST_EVOLVERS: { readonly lost: Evolver<WesternKit, Board, ZonesEventOf<'lost'>> } = {
  lost(_kit, board, { why }) {
    board.lostBy = why
  },
}
