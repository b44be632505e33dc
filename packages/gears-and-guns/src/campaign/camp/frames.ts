import { nth, type Ruleset, type Step } from '@graveshift/kernel'
import type { CardId } from '../../content/cards.ts'
import { CARDS } from '../../content/cards.ts'
import { keepDice } from '../../steam/keep.ts'
import { STEAM_DIE } from '../../steam/steam-dice.ts'
import { scarceCards } from '../impossible.ts'
import { openRewards } from '../sheet.ts'
import { companionsFor, engineersFor } from './companions.ts'
import { type Camp, type CampFrame, type CampPhase, KEEP } from './game.ts'
import { campPool, hasSomebody, seatsOf, sheetAt, sheetInNeed, sheetsOf } from './reads.ts'

type Table = Parameters<Step<Camp, CampFrame>>[0]
type Steps<K extends CampFrame['kind']> = Record<string, Step<Camp, Extract<CampFrame, { kind: K }>>>

const begin = (table: Table, phase: CampPhase): void => table.emit({ type: 'campPhaseBegan', phase })

/** Card by card, also each of two equal ones; cards without a keep value are lost without a roll (GG-KEP-01, GG-KEP-02). */
function rollFor(table: Table, sheet: number, card: CardId): void {
  const { faces } = STEAM_DIE
  const count = keepDice(CARDS.find(({ id }) => id === card) ?? {})
  const dice = Array.from({ length: count }, () => nth(faces, table.chance(KEEP, faces.length)))
  table.emit({ type: 'keepRolled', sheet, card, dice })
}

/** The camp in its order (GG-CMP-19, GG-CMP-28). */
const camp: Steps<'camp'> = {
  rolls(table) {
    begin(table, 'rolls')
    table.board.sheets.forEach(({ carried }, sheet) => {
      for (const card of carried) rollFor(table, sheet, card)
    })
    table.board.sheets.forEach(({ spent }, sheet) => {
      if (spent > 0) table.emit({ type: 'bonusReplenished', sheet, count: spent })
    })
    return 'rewards'
  },
  rewards(table) {
    begin(table, 'rewards')
    for (const seat of seatsOf(table.board)) table.fork(seat, { kind: 'rewards', at: 'ask', seat })
    return 'trades'
  },
  trades(table) {
    begin(table, 'trades')
    for (const seat of seatsOf(table.board)) table.fork(seat, { kind: 'trades', at: 'ask', seat })
    return 'survivors'
  },
  survivors(table) {
    begin(table, 'survivors')
    for (const seat of seatsOf(table.board))
      table.fork(seat, { kind: 'survivors', at: 'ask', seat, sheet: 0 })
    return 'newSheets'
  },
  newSheets(table) {
    begin(table, 'new-sheets')
    return 'newSheet'
  },
  newSheet(table) {
    const { board } = table
    const sheet = sheetInNeed(board)
    if (sheet === undefined) return 'keptCards'
    const { player } = sheetAt(board, sheet)
    if (campPool(board).length > 0) {
      table.ask({ kind: 'new-sheet', seat: player, sheet })
      return 'newSheet'
    }
    // A sheet may sit out; a seat may not (GG-RUL-29, GG-RUL-67).
    if (hasSomebody(board, player)) return 'keptCards'
    table.emit({ type: 'campEnded', outcome: 'nobody-left' })
    return undefined
  },
  keptCards(table) {
    begin(table, 'kept-cards')
    return 'keptCard'
  },
  keptCard(table) {
    const [card] = scarceCards(table.board.sheets)
    if (card === undefined) return 'companions'
    table.ask({ kind: 'kept-card', seat: 'team', card })
    return 'keptCard'
  },
  companions(table) {
    begin(table, 'companions')
    if (engineersFor(table.board).length > 0) table.ask({ kind: 'engineer', seat: 'team' })
    return 'others'
  },
  others(table) {
    for (const seat of seatsOf(table.board))
      table.fork(seat, { kind: 'companions', at: 'ask', seat, sheet: 0 })
    return 'ready'
  },
  ready(table) {
    begin(table, 'ready')
    for (const seat of seatsOf(table.board)) table.fork(seat, { kind: 'ready', at: 'ask', seat })
    return 'end'
  },
  end(table) {
    if (table.board.again) {
      table.emit({ type: 'campReopened' })
      return 'trades'
    }
    table.emit({ type: 'campEnded', outcome: 'ready' })
    return undefined
  },
}

const rewards: Steps<'rewards'> = {
  ask(table, { seat }) {
    const { board } = table
    const sheet = sheetsOf(board, seat).find((at) => openRewards(sheetAt(board, at)) > 0)
    if (sheet === undefined) return undefined
    table.ask({ kind: 'reward', seat, sheet })
    return 'ask'
  },
}

const trades: Steps<'trades'> = {
  ask(table, { seat }) {
    table.ask({ kind: 'trade', seat })
    return 'ask'
  },
  end: () => undefined,
}

const offer: Steps<'offer'> = {
  ask(table, frame) {
    table.emit({ type: 'posseOffered', ...frame.offer })
    table.ask({ kind: 'consent', seat: sheetAt(table.board, frame.offer.to).player, ...frame.offer })
    return 'end'
  },
  end: () => undefined,
}

const survivors: Steps<'survivors'> = {
  ask(table, frame) {
    const { board } = table
    const own = sheetsOf(board, frame.seat)
    if (frame.sheet === own.length) return undefined
    const sheet = nth(own, frame.sheet)
    frame.sheet += 1
    const { survivor, posse } = sheetAt(board, sheet)
    if (survivor !== null || posse.length > 0) table.ask({ kind: 'survivor', seat: frame.seat, sheet })
    return 'ask'
  },
}

const companions: Steps<'companions'> = {
  ask(table, frame) {
    const { board } = table
    const own = sheetsOf(board, frame.seat)
    if (frame.sheet === own.length) return undefined
    const sheet = nth(own, frame.sheet)
    if (companionsFor(board, sheet).length === 0) return 'next'
    table.ask({ kind: 'start-companion', seat: frame.seat, sheet })
    return 'ask'
  },
  next(_table, frame) {
    frame.sheet += 1
    return 'ask'
  },
}

const ready: Steps<'ready'> = {
  ask(table, { seat }) {
    table.ask({ kind: 'ready', seat })
    return 'end'
  },
  end: () => undefined,
}

export const campFrames: Ruleset<Camp>['frames'] = {
  camp,
  rewards,
  trades,
  offer,
  survivors,
  companions,
  ready,
}
