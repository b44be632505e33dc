import { Bug, nth, takeCard } from '@graveshift/kernel'
import {
  type CompanionEvent,
  type Evolver,
  NONE,
  personAt,
  withCard,
  type ZonesEvent,
} from '@graveshift/zones'
import type { Board } from '../board.ts'
import type { WesternKit } from '../western-kit.ts'
import type { CardEvent } from './card-game.ts'
import type { CardState } from './cards-board.ts'

type Evolvers = {
  readonly [T in CardEvent['type']]: Evolver<WesternKit, Board, Extract<CardEvent, { type: T }>>
}

function turn(board: Board, card: number, state: CardState): void {
  board.cards = board.cards.with(card - 1, state)
}

/** A skill that was lent, beside those of companions. */
function lend(board: Board, person: number, skill: string): void {
  const who = personAt(board, person)
  who.skills = [...who.skills, skill]
}

function takeBack(board: Board, person: number, skill: string): void {
  const who = personAt(board, person)
  const at = who.skills.lastIndexOf(skill)
  if (at >= who.own) who.skills = who.skills.toSpliced(at, 1)
}

/** Off the board; it belongs to nobody there any more. */
function takeAway({ companions }: WesternKit, board: Board, companion: number): void {
  const who = personAt(board, companion)
  if (who.leader !== NONE)
    for (const skill of companions.lends(board, companion)) takeBack(board, who.leader, skill)
  who.leader = NONE
  who.zone = NONE
}

/** What the events of objective cards write. */
export const CARD_EVOLVERS: Evolvers = {
  cardRead(_kit, board, { card }) {
    turn(board, card, 'up')
  },
  cardStayed() {},
  cardTaken(_kit, board, { card }) {
    turn(board, card, 'taken')
  },
  cardDropped(_kit, board, { card }) {
    turn(board, card, 'gone')
  },
  cardUsed(_kit, board, { card }) {
    board.uses = board.uses.with(card - 1, nth(board.uses, card - 1) + 1)
  },
  noteRead(_kit, board, { note }) {
    board.notes = [...board.notes, note]
  },
  optionChosen() {},
  keyFound(_kit, board, { key }) {
    if (!board.keys.includes(key)) board.keys = [...board.keys, key]
  },
  markWritten(_kit, board, { mark }) {
    if (!board.marks.includes(mark)) board.marks = [...board.marks, mark]
  },
  cxpGained(_kit, board, { person, count }) {
    const cxp = board.people.map((_, index) => board.cxp[index] ?? 0)
    board.cxp = cxp.with(person, nth(cxp, person) + count)
  },
  skillLent(_kit, board, { person, skill, until }) {
    board.lentSkills = [...board.lentSkills, { person, skill, until }]
    lend(board, person, skill)
  },
  skillsReturned(_kit, board) {
    for (const { person, skill, until } of board.lentSkills)
      if (until === 'round') takeBack(board, person, skill)
    board.lentSkills = board.lentSkills.filter(({ until }) => until !== 'round')
  },
  fetched(_kit, board, { pile, card }) {
    const { cards, discards } = nth(board.piles, pile)
    const from = cards.includes(card) ? cards : discards
    if (!from.includes(card)) throw new Bug(`no card ${card} to be taken`)
    takeCard(from, card)
    board.found = withCard(board.found, card)
  },
  companionSaved(kit, board, { person, companion }) {
    board.saved = [...board.saved, { companion, by: person }]
    takeAway(kit, board, companion)
  },
  companionBolted(kit, board, { companion }) {
    takeAway(kit, board, companion)
  },
  barricadeChanged(_kit, board, { stands }) {
    board.barricade = stands
  },
  convoyFormed(_kit, board, { people }) {
    board.convoy = people
  },
  convoyWaits(_kit, board, { moves }) {
    board.convoyWaits = moves
  },
  convoyMoved(_kit, board, { person, zone }) {
    personAt(board, person).zone = zone
  },
  switchBled(_kit, board, { at }) {
    board.bled |= 1 << at
  },
  trainStarted(_kit, board) {
    board.trainRuns = true
  },
  trainMoved(_kit, board, { gates }) {
    board.doors = gates
  },
  trainLeft() {},
}

type Others = ZonesEvent | CompanionEvent
type Written<T extends Others['type']> = {
  readonly [K in T]: Evolver<WesternKit, Board, Extract<Others, { type: K }>>
}

/** What is written at events of others, before they have written anything themselves. */
export const BEFORE_OTHERS: Written<'walked'> = {
  walked(_kit, board, { person }) {
    board.walkedFrom = personAt(board, person).zone
  },
}

/** What is written at events of others, after them. */
export const AFTER_OTHERS: Written<'roundBegan' | 'companionPlaced'> = {
  roundBegan(_kit, board) {
    board.uses = board.uses.map(() => 0)
  },
  // Places tied to cards are filled first (GG-M06-05).
  companionPlaced({ mission }, board) {
    if (board.phase !== 'setup') return
    const place = mission.data.companions?.[board.companionsPlaced]
    if (!place) return
    const { card } = place
    if (card !== undefined) board.tied = board.tied.with(card - 1, board.people.length - 1)
    board.companionsPlaced += 1
  },
}
