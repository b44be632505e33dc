import { has } from '@graveshift/kernel'
import { everyCard, isCompanion, NONE, personAt } from '@graveshift/zones'
import type { Board } from '../board.ts'
import type { EffectCondition } from '../missions/effects.ts'
import type { CardNeed, ObjectiveCardData } from '../missions/objective-card.ts'
import type { WesternKit } from '../western-kit.ts'

/** Somebody who may pay for a card with a card. */
export interface Payment {
  readonly person: number
  readonly card: string
}

/** Others in the zone of somebody, who are on their feet: companions too, unless only survivors of players count. */
function othersBeside({ people }: Board, person: number, playersOnly: boolean): number {
  const zone = people[person]?.zone ?? NONE
  return people.filter(
    (who, index) =>
      index !== person && who.zone === zone && zone !== NONE && !(playersOnly && isCompanion(who)),
  ).length
}

/** Cards that pay for what a card asks for. */
export function paymentsFor(
  kit: WesternKit,
  board: Board,
  person: number,
  need: CardNeed | undefined,
): readonly Payment[] {
  if (need === undefined || !has(need, 'discardAnyOf')) return []
  const { zone } = personAt(board, person)
  const wanted: readonly string[] = need.discardAnyOf
  return board.people.flatMap((who, index) =>
    who.zone === zone && !isCompanion(who)
      ? [...new Set(everyCard(who))]
          .filter((card) => wanted.includes(kit.cards[card]?.name ?? card))
          .map((card) => ({ person: index, card }))
      : [],
  )
}

function isMet(kit: WesternKit, board: Board, person: number, need: CardNeed): boolean {
  if (has(need, 'any')) return need.any.some((each) => isMet(kit, board, person, each))
  if (has(need, 'others')) return othersBeside(board, person, need.playersOnly) >= need.others
  if (has(need, 'skill')) return hasSkill(board, person, need.skill)
  return paymentsFor(kit, board, person, need).length > 0
}

const hasSkill = (board: Board, person: number, skill: string): boolean =>
  personAt(board, person).skills.includes(skill)

/** Whether a card can be taken by somebody who reads it now, whatever it costs (GG-OBJ-02, GG-OBJ-03, GG-OBJ-12). */
export function canTake(
  kit: WesternKit,
  board: Board,
  person: number,
  { lock, heavy = 0, needs }: ObjectiveCardData,
): boolean {
  if (lock !== undefined && !board.keys.includes(lock)) return false
  const helped = kit.rules.reduce((hands, rule) => hands + (rule.lifts?.(kit, board, person) ?? 0), 0)
  if (heavy > helped + othersBeside(board, person, false)) return false
  return needs === undefined || isMet(kit, board, person, needs)
}

/** Whether what a card asks holds now. */
export function holds(board: Board, person: number, when: EffectCondition): boolean {
  if (has(when, 'keys')) return when.keys.every((key) => board.keys.includes(key))
  if (has(when, 'anyKey')) return when.anyKey.some((key) => board.keys.includes(key))
  if (has(when, 'savedAtLeast')) return board.saved.length * 2 >= board.companionsPlaced
  if (has(when, 'missingAtMost')) return board.companionsPlaced - board.saved.length <= when.missingAtMost
  return board.convoy.includes(person)
}
