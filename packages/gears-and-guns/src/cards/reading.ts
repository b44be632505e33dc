import { Bug, has, nth } from '@graveshift/kernel'
import type { Effect } from '../missions/effects.ts'
import type { NoteData, ObjectiveCardData } from '../missions/objective-card.ts'
import type { WesternKit } from '../western-kit.ts'
import type { ReadingFrame } from './card-game.ts'

/** What is read: an objective card, a note, or the action of a card that stays. */

type Read = Pick<ReadingFrame, 'of' | 'number' | 'list'>

export const cardNumbered = ({ mission }: Pick<WesternKit, 'mission'>, card: number): ObjectiveCardData =>
  nth(mission.cards, card - 1).data

export function noteNumbered({ mission }: Pick<WesternKit, 'mission'>, note: number): NoteData {
  const found = mission.data.notes.find(({ number }) => number === note)
  if (!found) throw new Bug(`no note ${note}`)
  return found
}

/** The lists of effects within an effect. */
export function listsIn(effect: Effect): readonly (readonly Effect[])[] {
  switch (effect.do) {
    case 'choose':
      return effect.options
    case 'if':
    case 'roll':
      return [effect.yes, effect.no ?? []]
    default:
      return []
  }
}

function whole(kit: Pick<WesternKit, 'mission'>, { of, number }: Read): readonly Effect[] {
  if (of === 'note') return noteNumbered(kit, number).effects
  const { effects, stays } = cardNumbered(kit, number)
  if (of === 'card') return effects
  return stays && has(stays, 'effects') ? stays.effects : []
}

/** The effects that are carried out one after the other: all of what is read, or one of the lists within it. */
export function effectsRead(kit: Pick<WesternKit, 'mission'>, read: Read): readonly Effect[] {
  let effects = whole(kit, read)
  for (let at = 0; at < read.list.length; at += 2)
    effects = nth(listsIn(nth(effects, nth(read.list, at))), nth(read.list, at + 1))
  return effects
}

/** The frame for a list within the effect that a frame has just come to. */
export const within = (frame: ReadingFrame, list: number): ReadingFrame => ({
  ...frame,
  at: 'next',
  list: [...frame.list, frame.next - 1, list],
  next: 0,
})

export const reading = (
  of: ReadingFrame['of'],
  number: number,
  person: number,
  zone: number,
): ReadingFrame => ({
  kind: 'reading',
  at: of === 'use' ? 'next' : 'open',
  of,
  number,
  person,
  zone,
  list: [],
  next: 0,
})
