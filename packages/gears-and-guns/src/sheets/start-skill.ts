import type { Step, Table } from '@graveshift/kernel'
import { arranging, emit, gain, isOver, isPlayed, NONE, personAt, pileOf } from '@graveshift/zones'
import type { Board } from '../board.ts'
import type { CampaignSkill } from '../campaign/sheet.ts'
import type { Western } from '../game.ts'
import { BOTTLE } from '../steam/bottles.ts'
import type { WesternKit } from '../western-kit.ts'

/** Ammo of which Starts with ammo gives one card (GG-CMP-10). */
export const AMMO_CARDS: readonly string[] = ['plenty-of-bullets', 'plenty-of-shells']

const STARTING_POINTS = 2

/** A campaign skill comes to somebody, with what it gives at once (GG-RUL-36). */
export interface StartSkillFrame {
  readonly kind: 'start-skill'
  at: string
  readonly person: number
  readonly skill: CampaignSkill
}

export const startSkillFrame = (person: number, skill: CampaignSkill): StartSkillFrame => ({
  kind: 'start-skill',
  at: 'begin',
  person,
  skill,
})

type Effect = (kit: WesternKit, table: Table<Western>, person: number) => void

/** Whether a card is in its pile, or among its discards. */
export function isInPile({ cards }: WesternKit, board: Board, card: string): boolean {
  const pile = pileOf(board, cards[card]?.pile ?? 0)
  return pile.cards.includes(card) || pile.discards.includes(card)
}

/** What skills give where a mission begins, and at once when they are gained in the middle of one. */
const EFFECTS: { readonly [S in CampaignSkill]?: Effect } = {
  'starts-health': (kit, table, person) => emit(kit, table, { type: 'toughened', person }),
  'starts-points-2': (kit, table, person) => gain(kit, table, person, STARTING_POINTS, 'start'),
  'starts-card-steam-bottle'(kit, table, person) {
    if (isInPile(kit, table.board, BOTTLE))
      emit(kit, table, { type: 'provided', person, card: BOTTLE, by: 'skill' })
  },
  'starts-ammo'(kit, table, person) {
    const { board } = table
    const cards = AMMO_CARDS.filter((card) => isInPile(kit, board, card))
    if (cards.length > 0) table.ask({ kind: 'ammo', seat: personAt(board, person).seat, person, cards })
  },
}

/** Those that are asked for at setup: all others are skills like those printed. */
export const hasStartEffect = (skill: CampaignSkill): boolean => Object.hasOwn(EFFECTS, skill)

export const startSkillSteps = (
  kit: WesternKit,
): Readonly<Record<string, Step<Western, StartSkillFrame>>> => ({
  begin(table, { person, skill }) {
    if (isOver(table)) return undefined
    emit(kit, table, { type: 'skillGained', person, skill })
    if (isPlayed(table.board, person)) EFFECTS[skill]?.(kit, table, person)
    return 'end'
  },
  end: () => undefined,
})

/** Before the first round it is dealt like the rest; in the middle of a turn there may be no room for it. */
export function giveAmmo(kit: WesternKit, table: Table<Western>, person: number, card: string): void {
  if (table.board.phase === 'setup') {
    emit(kit, table, { type: 'provided', person, card, by: 'skill' })
    return
  }
  emit(kit, table, { type: 'fetched', pile: kit.cards[card]?.pile ?? 0, card, person })
  table.push(arranging(table, person, NONE))
}
