import { type Fault, has } from '@graveshift/kernel'
import type { Requirement } from '@graveshift/zones/missions'
import { kindOfEffect } from '../cards/effect-kinds.ts'
import { MARKS } from '../content/campaign.ts'
import { TEAM } from '../content/figures.ts'
import type { Mission } from './compile.ts'
import type { Keyword } from './effects.ts'
import { effectsOfCard } from './effects-of.ts'
import type { NoteData, ObjectiveCardData } from './objective-card.ts'

const faultsOf = (fault: string, requirements: readonly Requirement[]): readonly Fault[] =>
  requirements.flatMap(([isMet, message]) => (isMet ? [] : [{ fault, message }]))

/** Everything that is wrong with what the cards and notes of a mission say. */
export function lintCards(mission: Mission): readonly Fault[] {
  const { cards, notes } = mission.data
  return [
    ...cards.flatMap((card) => lintText(mission, `card ${card.number}`, card)),
    ...notes.flatMap((note) => lintText(mission, `note ${note.number}`, note)),
    ...faultsOf('cards', [
      [cards.every(({ number }, at) => number === at + 1), 'they are not numbered one after the other'],
    ]),
    ...faultsOf('notes', [
      [notes.every(({ number }, at) => number === at + 1), 'they are not numbered one after the other'],
    ]),
    ...cards.flatMap((card) => lintConditions(mission, card)),
    ...lintKeys(mission),
    ...lintNotes(mission),
    ...lintCompanions(mission),
    ...lintMarks(mission),
  ]
}

function lintText(mission: Mission, name: string, text: NoteData | ObjectiveCardData): readonly Fault[] {
  return effectsOfCard(text).flatMap((effect) => {
    const { zones, lint } = kindOfEffect(effect)
    const requirements: readonly Requirement[] = [
      ...(zones?.(effect) ?? []).map(
        (zone): Requirement => [mission.board.named.has(zone), `no zone ${zone} on this board`],
      ),
      ...(lint?.(mission, effect) ?? []),
    ]
    return faultsOf(`${name}: ${effect.do}`, requirements)
  })
}

function lintConditions(
  { board, data }: Mission,
  { number, heavy = 0, stays }: ObjectiveCardData,
): readonly Fault[] {
  const bar = stays && has(stays, 'bar') ? stays.bar : []
  const frees = stays && has(stays, 'wagon')
  return faultsOf(`card ${number}`, [
    [heavy < TEAM, `${heavy + 1} survivors to lift it, ${TEAM} play`],
    [bar.every((zone) => board.named.has(zone)), `no way ${bar.join('-')} on this board`],
    [!frees || data.wagon?.freedBy === number, 'it frees no wagon'],
  ])
}

/** Keywords that something finds, with the notes that cards lead to. */
function keysIn(mission: Mission, text: NoteData): readonly Keyword[] {
  return effectsOfCard(text).flatMap((effect) => {
    if (effect.do === 'key') return [effect.key]
    const note =
      effect.do === 'note' ? mission.data.notes.find(({ number }) => number === effect.note) : undefined
    return note === undefined ? [] : keysIn({ ...mission, data: { ...mission.data, notes: [] } }, note)
  })
}

/** Every lock can be opened by what lies outside it, and every keyword is asked for somewhere. */
function lintKeys(mission: Mission): readonly Fault[] {
  const { cards, rules } = mission.data
  const found = new Set<Keyword>()
  let shut: readonly ObjectiveCardData[] = cards
  for (;;) {
    const open = shut.filter(({ lock }) => lock === undefined || found.has(lock))
    if (open.length === 0) break
    for (const card of open) for (const key of keysIn(mission, card)) found.add(key)
    shut = shut.filter((card) => !open.includes(card))
  }
  const asked = new Set<Keyword>([
    ...cards.flatMap(({ lock }) => lock ?? []),
    ...rules.flatMap((rule) => (rule.rule === 'mark-blast' ? rule.key : [])),
    ...[...cards, ...mission.data.notes].flatMap(effectsOfCard).flatMap((effect) => {
      if (effect.do !== 'if') return []
      return has(effect.when, 'keys')
        ? effect.when.keys
        : has(effect.when, 'anyKey')
          ? effect.when.anyKey
          : []
    }),
  ])
  return [
    ...shut.map(({ number, lock }) => ({ fault: `card ${number}`, message: `nothing opens ${lock}` })),
    ...[...found]
      .filter((key) => !asked.has(key))
      .map((key) => ({ fault: 'keys', message: `nothing asks for ${key}` })),
    ...rules.flatMap((rule) =>
      rule.rule === 'mark-blast' && !found.has(rule.key)
        ? [{ fault: rule.rule, message: `nobody finds ${rule.key}` }]
        : [],
    ),
  ]
}

/** Every note is read by something. */
function lintNotes({ data: { cards, notes, rules } }: Mission): readonly Fault[] {
  const called = [...cards, ...notes].flatMap(effectsOfCard)
  return notes.flatMap(({ number }) => {
    const isCalled = called.some((effect) => effect.do === 'note' && effect.note === number)
    const isRead = rules.some((rule) => has(rule, 'note') && rule.note === number)
    return isCalled || isRead ? [] : [{ fault: `note ${number}`, message: 'nothing reads it' }]
  })
}

/** Whoever is on a card stands where it lies, and such places are filled first (GG-M06-05). */
function lintCompanions({ data: { cards, companions = [], wagon } }: Mission): readonly Fault[] {
  const tied = companions.findLastIndex(({ card }) => card !== undefined)
  return [
    ...companions.flatMap(({ card, zone }) =>
      card === undefined || cards[card - 1]?.zone === zone
        ? []
        : [{ fault: 'companions', message: `card ${card} does not lie in ${zone}` }],
    ),
    ...faultsOf('companions', [
      [companions.slice(0, tied + 1).every(({ card }) => card !== undefined), 'those on cards come first'],
    ]),
    ...faultsOf('wagon', [
      [
        wagon?.freedBy === undefined || cards[wagon.freedBy - 1]?.zone === wagon.zone,
        'the card that frees it does not lie there',
      ],
    ]),
  ]
}

/** A mark is written by an earlier mission, and changes something that is there (GG-CMP-24). */
function lintMarks({ board, nozzles, data }: Mission): readonly Fault[] {
  const written = [...data.cards, ...data.notes]
    .flatMap(effectsOfCard)
    .flatMap((effect) => (effect.do === 'mark' ? [effect.mark] : []))
  const isIn = (list: readonly string[], zone: string) => list.includes(zone)
  return [
    ...written
      .filter((mark) => !MARKS.some(({ id, from }) => id === mark && from === data.number))
      .map((mark) => ({ fault: 'marks', message: `${mark} is not written by mission ${data.number}` })),
    ...(data.marks ?? []).flatMap((change) =>
      faultsOf(`mark ${change.mark}`, [
        [
          MARKS.some(({ id, changes }) => id === change.mark && changes === data.number),
          `it does not change mission ${data.number}`,
        ],
        [
          !has(change, 'leaveOut') ||
            isIn(
              data.spawns.map(({ zone }) => zone),
              change.leaveOut,
            ),
          'there is no such spawn token',
        ],
        [
          !has(change, 'unlocks') || data.cards[change.unlocks - 1]?.lock !== undefined,
          'that card has no lock',
        ],
        [
          !has(change, 'broken') || change.broken.every((tile) => nozzles.some(({ face }) => face === tile)),
          'there is no such nozzle',
        ],
        [
          !has(change, 'zombies') || change.zombies.every(({ zone }) => board.named.has(zone)),
          'there is no such zone',
        ],
        [!has(change, 'gatling') || board.named.has(change.gatling), 'there is no such zone'],
      ]),
    ),
  ]
}
