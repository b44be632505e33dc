import { has, nth, type Telling, type Term } from '@graveshift/kernel'
import {
  cardTerm,
  listTerm,
  logLine,
  type PickValues,
  personTerm,
  type Teller,
  word,
  zoneTerm,
} from '@graveshift/zones'
import type { Board } from '../board.ts'
import type { Effect } from '../missions/effects.ts'
import { missionOf } from '../missions/mission-of.ts'
import type { CardNeed, ObjectiveCardData, StandingEffect } from '../missions/objective-card.ts'
import type { WesternKit } from '../western-kit.ts'
import type { CardEvent } from './card-game.ts'
import { effectLine } from './effect-kind.ts'
import { kindOfEffect } from './effect-kinds.ts'
import { cardNumbered, noteNumbered } from './reading.ts'

type Tellers = {
  readonly [T in CardEvent['type']]: Teller<Extract<CardEvent, { type: T }>, WesternKit, Board>
}

const LETTERS = 'ABCDEFGH'

/** Options go by letters. */
export const letterOf = (option: number): string => LETTERS.charAt(option)

const sentences = (terms: readonly Term[]): Term => listTerm(terms, 'list.sentences')

/** What a list of effects says, one sentence after the other. */
export const effectsTerm = (effects: readonly Effect[]): Term => sentences(effects.flatMap(tellEffect))

/** An option of a card by its letter, and what it brings (GG-OBJ-05). */
export const optionTold = (
  option: number,
  options: readonly (readonly Effect[])[],
): { readonly letter: string; readonly effects: Term } => ({
  letter: letterOf(option),
  effects: effectsTerm(options[option] ?? []),
})

function tellEffect(effect: Effect): readonly Term[] {
  const { word: key, with: values } = kindOfEffect(effect).tell(effect)
  switch (effect.do) {
    case 'choose':
      return [
        effectLine('choose'),
        ...effect.options.map((effects, option) =>
          effectLine('choose.option', { letter: letterOf(option), effects: effectsTerm(effects) }),
        ),
      ]
    case 'if':
    case 'roll':
      return [
        { word: key, with: { ...values, effects: effectsTerm(effect.yes) } },
        ...(effect.no === undefined ? [] : [effectLine('else', { effects: effectsTerm(effect.no) })]),
      ]
    default:
      return [{ word: key, ...(values === undefined ? {} : { with: values }) }]
  }
}

function needTerm(need: CardNeed): Telling {
  if (has(need, 'any')) {
    const [first, second] = need.any.map(needTerm)
    return { word: 'needs.any', with: { first: first ?? '', second: second ?? '' } }
  }
  if (has(need, 'others')) return { word: 'needs.others', with: { count: need.others } }
  if (has(need, 'skill')) return { word: 'needs.skill', with: { skill: word(`skill.${need.skill}.name`) } }
  return {
    word: 'needs.discard',
    with: { cards: listTerm(need.discardAnyOf.map((card) => word(`card.${card}.name`))) },
  }
}

/** What a card asks for before it can be taken; nothing as a rule. */
export const needsTerm = ({ lock, heavy, needs }: ObjectiveCardData): Term =>
  sentences([
    ...(lock === undefined ? [] : [{ word: 'needs.lock', with: { key: word(`key.${lock}`) } }]),
    ...(heavy === undefined ? [] : [{ word: 'needs.heavy', with: { count: heavy } }]),
    ...(needs === undefined ? [] : [needTerm(needs)]),
  ])

function staysTerm(stays: StandingEffect): Telling {
  if (has(stays, 'bar')) return { word: 'stays.bar', with: { from: stays.bar[0], to: stays.bar[1] } }
  if (has(stays, 'wagon')) return word('stays.wagon')
  return { word: `stays.${stays.action}`, with: { times: stays.perRound } }
}

/** Everything that a card says, for those who may read it. */
export const cardTextTerm = (card: ObjectiveCardData): Term =>
  sentences([
    ...[needsTerm(card)].filter((term) => term !== ''),
    ...card.effects.flatMap(tellEffect),
    ...(card.stays === undefined ? [] : [staysTerm(card.stays)]),
  ])

/** An objective card by its number and tile, which everybody knows; one in an answer is a number. */
export function cardDetails({ setup }: Board, { card }: PickValues): readonly Term[] {
  if (typeof card !== 'number') return []
  const lies = missionOf(setup.mission).data.cards[card - 1]?.zone ?? ''
  return [{ word: 'objective-card.number', with: { number: card, tile: lies.split('.')[0] ?? '' } }]
}

/** A card that lies face up, for whoever wants to read it again. */
export const openCardTold = (kit: WesternKit, card: number): Telling => ({
  word: 'objective-card.open',
  with: {
    number: card,
    name: storyTerm(kit, String(card), 'name'),
    text: cardTextTerm(cardNumbered(kit, card)),
  },
})

const storyTerm = ({ mission }: WesternKit, what: string, part: 'name' | 'text'): Telling =>
  word(`story.${mission.data.id}.${what}.${part}`)

/** The events of objective cards and of the missions that have them, as sentences. */
export const CARD_TELLERS: Tellers = {
  cardRead: ({ card, person }, kit, board) =>
    logLine('cardRead', {
      person: personTerm(board, person),
      card,
      name: storyTerm(kit, String(card), 'name'),
      story: storyTerm(kit, String(card), 'text'),
      text: cardTextTerm(cardNumbered(kit, card)),
    }),
  cardStayed: ({ card }, kit) => logLine('cardStayed', { card, needs: needsTerm(cardNumbered(kit, card)) }),
  cardTaken: ({ card }) => logLine('cardTaken', { card }),
  cardDropped: ({ card }) => logLine('cardDropped', { card }),
  cardUsed: ({ card, person }, kit, board) =>
    logLine('cardUsed', { person: personTerm(board, person), name: storyTerm(kit, String(card), 'name') }),
  noteRead: ({ note }, kit) =>
    logLine('noteRead', {
      note,
      name: storyTerm(kit, `note-${note}`, 'name'),
      story: storyTerm(kit, `note-${note}`, 'text'),
      text: effectsTerm(noteNumbered(kit, note).effects),
    }),
  optionChosen: ({ option }) => logLine('optionChosen', { letter: letterOf(option - 1) }),
  keyFound: ({ key, person }, _kit, board) =>
    logLine('keyFound', { person: personTerm(board, person), key: word(`key.${key}`) }),
  markWritten: ({ mark }) => logLine('markWritten', { mark: word(`mark.${mark}.name`) }),
  cxpGained: ({ person, count }, _kit, board) =>
    logLine('cxpGained', { person: personTerm(board, person), count }),
  skillLent: ({ person, skill, until }, _kit, board) =>
    logLine('skillLent', { person: personTerm(board, person), skill: word(`skill.${skill}.name`), until }),
  skillsReturned: () => logLine('skillsReturned'),
  fetched: ({ person, card }, kit, board) =>
    logLine('fetched', { person: personTerm(board, person), card: cardTerm(kit, card) }),
  companionSaved: ({ person, companion }, _kit, board) =>
    logLine('companionSaved', {
      person: personTerm(board, person),
      companion: personTerm(board, companion),
    }),
  companionBolted: ({ companion }, _kit, board) =>
    logLine('companionBolted', { companion: personTerm(board, companion) }),
  barricadeChanged: ({ stands }) => logLine('barricadeChanged', { stands: stands ? 'yes' : 'no' }),
  convoyFormed: ({ people }, _kit, board) =>
    logLine('convoyFormed', { people: listTerm(people.map((person) => personTerm(board, person))) }),
  convoyWaits: ({ moves }) => logLine('convoyWaits', { moves }),
  convoyMoved: ({ person, zone }, kit, board) =>
    logLine('convoyMoved', { person: personTerm(board, person), zone: zoneTerm(kit, zone) }),
  switchBled: ({ at }, { mission }) => logLine('switchBled', { tile: nth(mission.switches, at).face }),
  trainStarted: () => logLine('trainStarted'),
  trainMoved: () => logLine('trainMoved'),
  trainLeft: () => logLine('trainLeft'),
}
