import { bareDice, type CarSetup, emit } from '@graveshift/zones'
import type { SecondEdition } from './game.ts'
import { CAR_REFUSALS } from './refusal-rules.ts'
import type { SecondKit } from './second-kit.ts'

/** The cars of this game; the kit is not there yet when they are made. */
export const carsOf = (kit: () => SecondKit): CarSetup<SecondEdition> => ({
  refusals: CAR_REFUSALS,
  // No skill, no second throw helps it (Z2-CAR-04, Z2-RUL-39).
  bumper: bareDice(3, 4, 2),
  armed: ['police-car'],
  mayDrive: (board) => kit().rules.some((rule) => rule.mayDrive?.(kit(), board)),
  ranOver(table, killed) {
    const tallies = new Set(kit().goals.flatMap(({ kind, data }) => kind.ranOver?.(data) ?? []))
    for (const what of tallies)
      emit(kit(), table, { type: 'tallied', what, count: (table.board.tally[what] ?? 0) + killed })
  },
})
