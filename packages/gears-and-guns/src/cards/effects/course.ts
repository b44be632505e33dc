import { has, type Term } from '@graveshift/kernel'
import { emit, NONE, roll, seatOf } from '@graveshift/zones'
import type { EffectCondition } from '../../missions/effects.ts'
import { holds } from '../conditions.ts'
import { type EffectKind, type EffectOf, effectLine, keysTerm } from '../effect-kind.ts'
import { reading, within } from '../reading.ts'
import { weaponsToGiveUp } from '../weapons-to-give-up.ts'

const YES = 0
const NO = 1

export const noteEffect: EffectKind<EffectOf<'note'>> = {
  do: 'note',
  tell: ({ note }) => effectLine('note', { note }),
  run(_kit, table, { person, zone }, { note }) {
    table.push(reading('note', note, person, zone))
  },
  lint: ({ data }, { note }) => [
    [data.notes.some(({ number }) => number === note), `there is no note ${note}`],
  ],
}

/** The options are shown before the choice; the seat of the taker answers for the team (GG-OBJ-05). */
export const chooseEffect: EffectKind<EffectOf<'choose'>> = {
  do: 'choose',
  tell: () => effectLine('choose'),
  run(kit, table, { person }, { options }) {
    const { board } = table
    // Who has no weapon to give up cannot choose to.
    const able = options.flatMap((effects, option) =>
      effects.some((effect) => effect.do === 'give-up') && weaponsToGiveUp(kit, board, person).length === 0
        ? []
        : [option],
    )
    table.ask({ kind: 'option', seat: seatOf(board, person, board.first), person, able, options })
  },
  lint: (_mission, { options }) => [[options.length > 1, 'there is nothing to choose from']],
}

function whenTerm(when: EffectCondition): Term {
  if (has(when, 'keys')) return { word: 'when.keys', with: { keys: keysTerm(when.keys) } }
  if (has(when, 'anyKey')) return { word: 'when.any-key', with: { keys: keysTerm(when.anyKey) } }
  if (has(when, 'savedAtLeast')) return { word: 'when.saved-half' }
  if (has(when, 'missingAtMost')) return { word: 'when.missing', with: { count: when.missingAtMost } }
  return { word: 'when.by-convoy' }
}

export const ifEffect: EffectKind<EffectOf<'if'>> = {
  do: 'if',
  tell: ({ when }) => effectLine('if', { when: whenTerm(when), effects: '' }),
  run(_kit, table, frame, { when, no }) {
    if (holds(table.board, frame.person, when)) table.push(within(frame, YES))
    else if (no !== undefined) table.push(within(frame, NO))
  },
}

export const CARD_ROLL = 'card'

/** One standard die. */
export const rollEffect: EffectKind<EffectOf<'roll'>> = {
  do: 'roll',
  tell: ({ least }) => effectLine('roll', { least, effects: '' }),
  run(kit, table, frame, { least }) {
    const [die = 0] = roll(kit, table, frame.person, 1, CARD_ROLL)
    table.push(within(frame, die >= least ? YES : NO))
  },
  lint: (_mission, { least }) => [[least > 1 && least <= 6, 'the die decides nothing']],
}

/** Written on the campaign when the mission is won; outside it nothing (GG-CMP-24, GG-OBJ-15). */
export const markEffect: EffectKind<EffectOf<'mark'>> = {
  do: 'mark',
  tell: ({ mark }) => effectLine('mark', { mark: { word: `mark.${mark}.name` } }),
  run(kit, table, _frame, { mark }) {
    emit(kit, table, { type: 'markWritten', mark })
  },
}

/** A note that has won says so in the tally, where its goal looks. */
export const NOTE_WON = 'note-won'

export const winEffect: EffectKind<EffectOf<'win'>> = {
  do: 'win',
  tell: () => effectLine('win'),
  run(kit, table) {
    emit(kit, table, { type: 'tallied', what: NOTE_WON, count: 1 })
  },
  lint: ({ data }) => [[data.goals.some(({ goal }) => goal === 'note'), 'no goal asks for a note']],
}

export const loseEffect: EffectKind<EffectOf<'lose'>> = {
  do: 'lose',
  tell: () => effectLine('lose'),
  run(kit, table) {
    emit(kit, table, { type: 'lost', why: 'note', person: NONE })
  },
}

/** The exit opens with the goals of the mission; the note only says so (GG-RUL-44). */
export const openExitEffect: EffectKind<EffectOf<'open-exit'>> = {
  do: 'open-exit',
  tell: () => effectLine('open-exit'),
  run() {},
  lint: ({ exit }) => [[exit !== undefined, 'there is no exit']],
}
