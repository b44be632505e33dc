import type { ZombieKind } from '@graveshift/zones'
import { emit, NONE } from '@graveshift/zones'
import { share } from '../closeness.ts'
import type { Goal } from '../goal.ts'
import type { GoalFigures } from '../types.ts'

/** The name under which zombies run over are counted. */
export const CAR_KILLS = 'kill:car'

const tallyOf = ({ kind, car }: GoalFigures['kill']): string => (car ? CAR_KILLS : `kill:${kind ?? 'any'}`)

/** Which of the kinds on the board count; all abominations are one kind here. */
const counts = ({ id, abomination }: ZombieKind, { kind }: GoalFigures['kill']): boolean =>
  kind === undefined || (kind === 'abomination' ? abomination === true : id === kind)

/** Zombies killed by survivors, counted as they fall. */
export const kill: Goal<'kill'> = {
  tally: tallyOf,
  met: (_kit, { tally }, figures) => (tally[tallyOf(figures)] ?? 0) >= figures.count,
  count: (_kit, { tally }, figures) => ({ done: tally[tallyOf(figures)] ?? 0, of: figures.count }),
  progress: (_kit, { tally }, figures) => share(tally[tallyOf(figures)] ?? 0, figures.count),
  after(kit, table, event, figures) {
    // Those run over are counted where cars drive.
    if (event.type !== 'killed' || event.person === NONE || figures.car) return
    const kind = kit.kinds[event.kind]
    if (kind === undefined || !counts(kind, figures)) return
    const what = tallyOf(figures)
    emit(kit, table, { type: 'tallied', what, count: (table.board.tally[what] ?? 0) + event.count })
  },
}
