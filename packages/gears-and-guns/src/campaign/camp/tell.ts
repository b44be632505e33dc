import type { Json, Seat, Telling, Term } from '@graveshift/kernel'
import { listTerm, survivorTerm, word } from '@graveshift/zones'
import { isKept } from '../../steam/keep.ts'
import type { Sheet } from '../sheet.ts'
import type { CampBoard, CampChoice, CampEvent, CampPhase, CampPick, Offer } from './game.ts'

const say = (key: string, values: Readonly<Record<string, Term>> = {}): Telling => ({
  word: key,
  with: values,
})

const cardTerm = (card: string): Telling => word(`card.${card}.name`)

/** A sheet by whoever is on it, or by its number. */
export function sheetTerm({ sheets }: { readonly sheets: readonly Sheet[] }, sheet: number): Telling {
  const survivor = sheets[sheet]?.survivor ?? null
  return survivor === null ? say('sheet.number', { number: sheet + 1 }) : survivorTerm(survivor)
}

/** A seat by its name, or by its number. */
export function playerTerm({ campaign }: Pick<CampBoard, 'campaign'>, seat: Seat): Term {
  const name = campaign.players[seat] ?? ''
  return name === '' ? say('sheet.seat', { number: seat + 1 }) : name
}

export const rewardTerm = (reward: string): Telling =>
  reward === 'bonus-action'
    ? word('reward.bonus-action')
    : say('reward.skill', { skill: word(`skill.${reward}.name`) })

export const phaseTerm = (phase: CampPhase): Telling =>
  word(phase === 'ready' ? 'camp.ready' : `camp.${phase}.name`)

function offerTold(key: string, board: CampBoard, { from, give, to, take }: Offer): Telling {
  const values = { from: sheetTerm(board, from), give: survivorTerm(give), to: sheetTerm(board, to) }
  return take === null ? say(key, values) : say(`${key}.exchange`, { ...values, take: survivorTerm(take) })
}

type Tellers = {
  readonly [T in CampEvent['type']]: (board: CampBoard, event: Extract<CampEvent, { type: T }>) => Telling
}

const TELLERS: Tellers = {
  campPhaseBegan: (_board, { phase }) => say('log.campPhaseBegan', { phase: phaseTerm(phase) }),
  keepRolled(board, { sheet, card, dice }) {
    const values = { sheet: sheetTerm(board, sheet), card: cardTerm(card) }
    if (dice.length === 0) return say('log.keepRolled.never', values)
    return say(`log.keepRolled.${isKept(dice) ? 'kept' : 'lost'}`, { ...values, dice: listTerm(dice) })
  },
  bonusReplenished: (board, { sheet, count }) =>
    say('log.bonusReplenished', { sheet: sheetTerm(board, sheet), count }),
  rewardChosen: (board, { sheet, reward }) =>
    say('log.rewardChosen', { sheet: sheetTerm(board, sheet), reward: rewardTerm(reward) }),
  posseOffered: (board, event) => offerTold('log.posseOffered', board, event),
  posseDeclined: (board, event) => offerTold('log.posseDeclined', board, event),
  posseTraded: (board, event) => offerTold('log.posseTraded', board, event),
  survivorNamed: (_board, { survivor }) => say('log.survivorNamed', { survivor: survivorTerm(survivor) }),
  sheetStarted: (_board, { survivor }) => say('log.sheetStarted', { survivor: survivorTerm(survivor) }),
  cardYielded: (board, { sheet, card }) =>
    say('log.cardYielded', { sheet: sheetTerm(board, sheet), card: cardTerm(card) }),
  companionBrought: (board, { sheet, survivor }) =>
    say('log.companionBrought', { sheet: sheetTerm(board, sheet), survivor: survivorTerm(survivor) }),
  engineerNamed: (_board, { survivor }) => say('log.engineerNamed', { survivor: survivorTerm(survivor) }),
  seatReady: (board, { seat }) => say('log.seatReady', { player: playerTerm(board, seat) }),
  talkAsked: (board, { seat }) => say('log.talkAsked', { player: playerTerm(board, seat) }),
  campReopened: () => word('log.campReopened'),
  campEnded: ({ campaign }, { outcome }) =>
    outcome === 'ready'
      ? say('log.campEnded.ready', { mission: campaign.mission })
      : word('log.campEnded.nobody-left'),
}

/** A fact of the camp as a sentence. */
export function tell(event: CampEvent, board: CampBoard): Telling {
  const teller = TELLERS[event.type] as (board: CampBoard, event: CampEvent) => Telling
  return teller(board, event)
}

/** What a question asks, where the words of its decision do. */
const ASKED = {
  reward: 'camp.rewards.text',
  survivor: 'camp.survivors.text',
  'new-sheet': 'camp.new-sheets.text',
  'start-companion': 'camp.companions.text',
} as const

/** A question of the camp as a sentence. */
export function tellChoice(choice: CampChoice, board: CampBoard): Telling {
  switch (choice.kind) {
    case 'trade':
      return word('camp.trades.text')
    case 'consent':
      return offerTold('choice.consent', board, choice)
    case 'kept-card':
      return say('choice.kept-card', { card: cardTerm(choice.card) })
    case 'engineer':
      return word('choice.engineer')
    case 'ready':
      return say('choice.ready', { mission: board.campaign.mission })
    default:
      return say('camp.question', {
        sheet: sheetTerm(board, choice.sheet),
        question: word(ASKED[choice.kind]),
      })
  }
}

/** An answer in few words, from the form that is kept. */
export function tellPick(raw: Json, board: CampBoard): Telling {
  const pick = raw as CampPick
  switch (pick.do) {
    case 'bonus-action':
      return rewardTerm(pick.do)
    case 'skill':
      return rewardTerm(pick.skill)
    case 'offer':
      return offerTold('camp.offer', board, { ...pick, take: pick.take ?? null })
    case 'play':
    case 'start':
    case 'bring':
      return say('camp.someone', {
        survivor: survivorTerm(pick.survivor),
        class: word(`survivor.${pick.survivor}.class`),
      })
    case 'yield':
      return say('camp.yield', { sheet: sheetTerm(board, pick.sheet) })
    case 'fetch':
      return say('camp.fetch', { survivor: survivorTerm(pick.survivor), sheet: sheetTerm(board, pick.sheet) })
    case 'agree':
    case 'decline':
      return word(`pick.${pick.do}`)
    default:
      return word(`camp.${pick.do}`)
  }
}
