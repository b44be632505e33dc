import { emit, NONE, personAt } from '@graveshift/zones'
import type { Board } from '../../board.ts'
import type { ReadingFrame } from '../card-game.ts'
import { type EffectKind, type EffectOf, effectLine } from '../effect-kind.ts'
import { weaponsToGiveUp } from '../weapons-to-give-up.ts'

/** The companion on the card that is read; none if it is not there any more. */
function companionOn(board: Board, { of, number }: ReadingFrame): number {
  const companion = of === 'card' ? (board.tied[number - 1] ?? NONE) : NONE
  return companion !== NONE && personAt(board, companion).zone !== NONE ? companion : NONE
}

const isTied = (tied: readonly { readonly card?: number }[]): boolean =>
  tied.some(({ card }) => card !== undefined)

/** Mission 6: the companion on the card counts as rallied. */
export const saveEffect: EffectKind<EffectOf<'save'>> = {
  do: 'save',
  tell: () => effectLine('save'),
  run(kit, table, frame) {
    const companion = companionOn(table.board, frame)
    if (companion !== NONE) emit(kit, table, { type: 'rallied', person: frame.person, companion })
  },
  lint: ({ data }) => [[isTied(data.companions ?? []), 'there is no companion on any card']],
}

/** Mission 6: the companion on the card goes, not saved. */
export const boltEffect: EffectKind<EffectOf<'bolt'>> = {
  do: 'bolt',
  tell: () => effectLine('bolt'),
  run(kit, table, frame) {
    const companion = companionOn(table.board, frame)
    if (companion !== NONE) emit(kit, table, { type: 'companionBolted', companion })
  },
  lint: ({ data }) => [[isTied(data.companions ?? []), 'there is no companion on any card']],
}

export const giveUpEffect: EffectKind<EffectOf<'give-up'>> = {
  do: 'give-up',
  tell: () => effectLine('give-up'),
  run(kit, table, { person }) {
    const cards = weaponsToGiveUp(kit, table.board, person)
    if (cards.length === 0) return
    const { seat } = personAt(table.board, person)
    table.ask({ kind: 'give-up', seat, able: cards.map(() => person), cards, may: false })
  },
}

/** A card kept without a roll by a sheet that the players choose; outside the campaign nothing (GG-OBJ-15). */
export const keepsakeEffect: EffectKind<EffectOf<'keepsake'>> = {
  do: 'keepsake',
  tell: () => effectLine('keepsake'),
  run(kit, table, _frame, { deck }) {
    kit.deeds.keepsake(table, kit.deeds.pileOf(deck))
  },
}
