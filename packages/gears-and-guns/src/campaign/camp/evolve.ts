import { Bug } from '@graveshift/kernel'
import { isKept } from '../../steam/keep.ts'
import { emptySheet, type Sheet } from '../sheet.ts'
import type { CampBoard, CampEvent } from './game.ts'
import { sheetAt } from './reads.ts'

/** The list without one of its items. */
function without<T>(list: readonly T[], item: T): T[] {
  const at = list.indexOf(item)
  if (at < 0) throw new Bug(`nothing to take out of a list: ${item}`)
  return [...list.slice(0, at), ...list.slice(at + 1)]
}

function rolled(sheet: Sheet, { card, dice }: Extract<CampEvent, { type: 'keepRolled' }>): Sheet {
  const carried = without(sheet.carried, card)
  return isKept(dice) ? { ...sheet, carried, kept: [...sheet.kept, card] } : { ...sheet, carried }
}

/** Who was played before joins the posse (GG-CMP-21). */
function named(sheet: Sheet, survivor: string): Sheet {
  if (sheet.survivor === survivor) return sheet
  const rest = without(sheet.posse, survivor)
  return { ...sheet, survivor, posse: sheet.survivor === null ? rest : [...rest, sheet.survivor] }
}

function change(board: CampBoard, at: number, by: (sheet: Sheet) => Sheet): void {
  board.sheets[at] = by(sheetAt(board, at))
}

type Evolvers = {
  readonly [T in CampEvent['type']]: (board: CampBoard, event: Extract<CampEvent, { type: T }>) => void
}

const EVOLVERS: Evolvers = {
  campPhaseBegan(board, { phase }) {
    board.phase = phase
  },
  keepRolled: (board, event) => change(board, event.sheet, (sheet) => rolled(sheet, event)),
  bonusReplenished: (board, event) => change(board, event.sheet, (sheet) => ({ ...sheet, spent: 0 })),
  rewardChosen: (board, { sheet: at, reward }) =>
    change(board, at, (sheet) => ({ ...sheet, rewards: [...sheet.rewards, reward] })),
  posseOffered() {},
  posseDeclined(board, { from, give, to, take }) {
    board.declined = [...board.declined, { from, give, to, take }]
  },
  posseTraded(board, { from, give, to, take }) {
    const back = take === null ? [] : [take]
    change(board, from, (sheet) => ({ ...sheet, posse: [...without(sheet.posse, give), ...back] }))
    change(board, to, (sheet) => ({
      ...sheet,
      posse: [...(take === null ? sheet.posse : without(sheet.posse, take)), give],
    }))
  },
  survivorNamed: (board, { sheet: at, survivor }) => change(board, at, (sheet) => named(sheet, survivor)),
  // Nothing of the old sheet is left (GG-KO-04).
  sheetStarted: (board, { sheet: at, survivor }) =>
    change(board, at, ({ player }) => ({ ...emptySheet(player), survivor })),
  cardYielded: (board, { sheet: at, card }) =>
    change(board, at, (sheet) => ({ ...sheet, kept: without(sheet.kept, card) })),
  companionBrought: (board, { sheet: at, survivor }) =>
    change(board, at, (sheet) => ({ ...sheet, companions: [...sheet.companions, survivor] })),
  engineerNamed(board, { survivor }) {
    board.engineer = survivor
  },
  seatReady(board, { seat }) {
    board.ready = [...board.ready, seat]
  },
  talkAsked(board) {
    board.again = true
  },
  campReopened(board) {
    board.again = false
    board.ready = []
    board.engineer = null
    board.sheets = board.sheets.map((sheet) => ({ ...sheet, companions: [] }))
  },
  campEnded(board, { outcome }) {
    board.outcome = outcome
  },
}

/** The only writer of the camp's board. */
export function evolve(board: CampBoard, event: CampEvent): void {
  const write = EVOLVERS[event.type] as (board: CampBoard, event: CampEvent) => void
  write(board, event)
}
