import { doOf, integerIn, nth, textIn } from '@graveshift/kernel'
import { emit, NOT_AN_ANSWER, personIn, personName, zoneIn, zoneName } from '@graveshift/zones'
import type { WesternKit } from '../../western-kit.ts'
import type { CardChoiceOf, CardPick } from '../card-game.ts'
import { within } from '../reading.ts'
import { shoot } from '../shots-frame.ts'
import { listedChoice } from './listed.ts'

type PickOf<D extends CardPick['do']> = Extract<CardPick, { do: D }>

/** Which of a card's options: A is 1, B is 2 (GG-OBJ-05). */
const optionChoice = (kit: WesternKit) =>
  listedChoice<CardChoiceOf<'option'>, PickOf<'option'>>({
    picks: (_board, { able }) => able.map((option) => ({ do: 'option', option: option + 1 })),
    isSame: (one, other) => other.do === 'option' && one.option === other.option,
    refusal: kit.cardRefusals.option['cannot-choose'],
    parse(_board, raw) {
      const option = integerIn(raw, 'option')
      return doOf(raw) === 'option' && option !== undefined ? { do: 'option', option } : NOT_AN_ANSWER
    },
    show: (_board, { option }) => ({ do: 'option', option }),
    answer(table, frame, { person }, { option }) {
      emit(kit, table, { type: 'optionChosen', option, person })
      if (frame.kind === 'reading') table.push(within(frame, option - 1))
    },
  })

/** Who gets what comes to nobody in particular (GG-RUL-59). */
const receiverChoice = (kit: WesternKit) =>
  listedChoice<CardChoiceOf<'receiver'>, PickOf<'receiver'>>({
    picks: (_board, { able }) => able.map((person) => ({ do: 'receiver', person })),
    isSame: (one, other) => other.do === 'receiver' && one.person === other.person,
    refusal: kit.cardRefusals.receiver['not-able'],
    parse(board, raw) {
      const person = personIn(board, raw, 'person')
      return doOf(raw) === 'receiver' && person !== undefined ? { do: 'receiver', person } : NOT_AN_ANSWER
    },
    show: (board, { person }) => ({ do: 'receiver', person: personName(board, person) }),
    answer(_table, frame, _choice, { person }) {
      if (frame.kind === 'gift' || frame.kind === 'keepsake') frame.person = person
    },
  })

/** Which of the cards just drawn is kept. */
const keepOneChoice = (kit: WesternKit) =>
  listedChoice<CardChoiceOf<'keep-one'>, PickOf<'keep-one'>>({
    picks: (_board, { cards }) => [...new Set(cards)].map((card) => ({ do: 'keep-one', card })),
    isSame: (one, other) => other.do === 'keep-one' && one.card === other.card,
    refusal: kit.cardRefusals['keep-one']['card-not-there'],
    parse(_board, raw) {
      const card = textIn(raw, 'card')
      return doOf(raw) === 'keep-one' && card !== undefined ? { do: 'keep-one', card } : NOT_AN_ANSWER
    },
    show: (_board, { card }) => ({ do: 'keep-one', card }),
    answer(table, _frame, { cards }, { card }) {
      for (const other of cards.toSpliced(cards.indexOf(card), 1))
        emit(kit, table, { type: 'foundDiscarded', card: other })
    },
  })

/** What is given up for a card; where it may be left, the card stays (GG-OBJ-12). */
const giveUpChoice = (kit: WesternKit) =>
  listedChoice<CardChoiceOf<'give-up'>, PickOf<'give-up' | 'leave-it'>>({
    picks: (_board, { able, cards, may }) => [
      ...able.map((person, at) => ({ do: 'give-up' as const, person, card: nth(cards, at) })),
      ...(may ? [{ do: 'leave-it' as const }] : []),
    ],
    isSame: (one, other) =>
      one.do === 'give-up'
        ? other.do === 'give-up' && one.person === other.person && one.card === other.card
        : other.do === 'leave-it',
    refusal: kit.cardRefusals['give-up']['card-not-there'],
    parse(board, raw) {
      if (doOf(raw) === 'leave-it') return { do: 'leave-it' }
      const person = personIn(board, raw, 'person')
      const card = textIn(raw, 'card')
      return doOf(raw) === 'give-up' && person !== undefined && card !== undefined
        ? { do: 'give-up', person, card }
        : NOT_AN_ANSWER
    },
    show: (board, pick) =>
      pick.do === 'leave-it'
        ? { do: 'leave-it' }
        : { do: 'give-up', person: personName(board, pick.person), card: pick.card },
    answer(table, frame, _choice, pick) {
      if (pick.do === 'give-up') emit(kit, table, { type: 'discarded', person: pick.person, card: pick.card })
      else frame.at = 'stays'
    },
  })

/** Which mobile spawn token moves; two in one zone are alike. */
const mobileChoice = (kit: WesternKit) =>
  listedChoice<CardChoiceOf<'mobile'>, PickOf<'mobile'>>({
    picks(board, { able }) {
      const lying = kit.deeds.spawnTokens(board)
      return [...new Set(able.map((spawn) => nth(lying, spawn)))].map((zone) => ({ do: 'mobile', zone }))
    },
    isSame: (one, other) => other.do === 'mobile' && one.zone === other.zone,
    refusal: kit.cardRefusals.mobile['no-token-there'],
    parse(_board, raw) {
      const zone = zoneIn(kit, raw, 'zone')
      return doOf(raw) === 'mobile' && zone !== undefined ? { do: 'mobile', zone } : NOT_AN_ANSWER
    },
    show: (_board, { zone }) => ({ do: 'mobile', zone: zoneName(kit.map, zone) }),
    answer(table, _frame, { able, zone: to }, { zone }) {
      const lying = kit.deeds.spawnTokens(table.board)
      const spawn = able.find((each) => nth(lying, each) === zone)
      if (spawn !== undefined) kit.deeds.moveSpawn(table, spawn, to)
    },
  })

/** Where somebody of the convoy goes, of several ways that are as short (GG-RUL-58). */
const convoyWayChoice = (kit: WesternKit) =>
  listedChoice<CardChoiceOf<'convoy-way'>, PickOf<'convoy-way'>>({
    picks: (_board, { to }) => to.map((zone) => ({ do: 'convoy-way', to: zone })),
    isSame: (one, other) => other.do === 'convoy-way' && one.to === other.to,
    refusal: kit.cardRefusals['convoy-way']['no-way'],
    parse(_board, raw) {
      const to = zoneIn(kit, raw, 'to')
      return doOf(raw) === 'convoy-way' && to !== undefined ? { do: 'convoy-way', to } : NOT_AN_ANSWER
    },
    show: (_board, { to }) => ({ do: 'convoy-way', to: zoneName(kit.map, to) }),
    answer(table, _frame, { person }, { to }) {
      emit(kit, table, { type: 'convoyMoved', person, zone: to })
    },
  })

/** Which companion shoots next, and where (GG-M06-01). */
const shotChoice = (kit: WesternKit) =>
  listedChoice<CardChoiceOf<'shot'>, PickOf<'shot'>>({
    picks: (_board, { able }) =>
      able.flatMap((companion, at) =>
        at % 2 === 0 ? [{ do: 'shot' as const, companion, zone: nth(able, at + 1) }] : [],
      ),
    isSame: (one, other) =>
      other.do === 'shot' && one.companion === other.companion && one.zone === other.zone,
    refusal: kit.cardRefusals.shot['out-of-range'],
    parse(board, raw) {
      const companion = personIn(board, raw, 'companion')
      const zone = zoneIn(kit, raw, 'zone')
      return doOf(raw) === 'shot' && companion !== undefined && zone !== undefined
        ? { do: 'shot', companion, zone }
        : NOT_AN_ANSWER
    },
    show: (board, { companion, zone }) => ({
      do: 'shot',
      companion: personName(board, companion),
      zone: zoneName(kit.map, zone),
    }),
    answer(table, frame, _choice, { companion, zone }) {
      if (frame.kind !== 'shots') return
      frame.left = frame.left.filter((each) => each !== companion)
      shoot(kit, table, frame, zone)
    },
  })

/** The questions that objective cards and missions of this game ask. */
export const cardChoices = (kit: WesternKit) => ({
  option: optionChoice(kit),
  receiver: receiverChoice(kit),
  'keep-one': keepOneChoice(kit),
  'give-up': giveUpChoice(kit),
  mobile: mobileChoice(kit),
  'convoy-way': convoyWayChoice(kit),
  shot: shotChoice(kit),
})
