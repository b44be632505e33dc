import { emit, NONE, type ZombieKind as Zombie } from '@graveshift/zones'
import { share } from '../closeness.ts'
import type { Goal } from '../goal.ts'
import { MOST, readCar } from '../read-figures.ts'
import { canDrive } from '../roads.ts'
import { said, yes, zombies } from '../sentences.ts'
import { ZOMBIE_KINDS, type ZombieKind } from '../types.ts'

/** So many zombies of a kind (any kind without one) were killed; `car`: by driving. */
export interface KillGoal {
  readonly goal: 'kill'
  readonly kind?: ZombieKind
  readonly count: number
  readonly car?: boolean
}

/** The name under which zombies run over are counted. */
const CAR_KILLS = 'kill:car'

const tallyOf = ({ kind, car }: Pick<KillGoal, 'kind' | 'car'>): string =>
  car ? CAR_KILLS : `kill:${kind ?? 'any'}`

/** Which of the kinds on the board count; all abominations are one kind here. */
const counts = ({ id, abomination }: Zombie, { kind }: KillGoal): boolean =>
  kind === undefined || (kind === 'abomination' ? abomination === true : id === kind)

/** Zombies killed by survivors, counted as they fall. */
export const kill: Goal<KillGoal> = {
  id: 'kill',
  read: (fields) => ({
    goal: 'kill',
    ...(fields.has('kind') ? { kind: fields.one('kind', ZOMBIE_KINDS) } : {}),
    count: fields.count('count', 1, MOST),
    ...readCar(fields),
  }),
  tell: ({ kind, count, car }) =>
    kind === undefined
      ? said('goal.kill', { count, car: yes(car) })
      : said('goal.kill-kind', { zombies: zombies(kind, count) }),
  on: ['killed', 'tallied'],
  tally: tallyOf,
  tallies: [CAR_KILLS, tallyOf({}), ...ZOMBIE_KINDS.map((kind) => tallyOf({ kind }))],
  ranOver: ({ car }) => (car ? CAR_KILLS : undefined),
  met: (_kit, { tally }, data) => (tally[tallyOf(data)] ?? 0) >= data.count,
  count: (_kit, { tally }, data) => ({ done: tally[tallyOf(data)] ?? 0, of: data.count }),
  progress: (_kit, { tally }, data) => share(tally[tallyOf(data)] ?? 0, data.count),
  after(kit, table, event, data) {
    // Those run over are counted where cars drive.
    if (event.type !== 'killed' || event.person === NONE || data.car) return
    const kind = kit.kinds[event.kind]
    if (kind === undefined || !counts(kind, data)) return
    const what = tallyOf(data)
    emit(kit, table, { type: 'tallied', what, count: (table.board.tally[what] ?? 0) + event.count })
  },
  lint: ({ mission, has }, { car }) => [[!car || canDrive(mission, has('driving')), 'no car may be driven']],
  // What needs more damage than any weapon does asks for bombs.
  wanted: { card: ({ cards }, card, { kind }) => kind === 'abomination' && cards[card]?.kind === 'bomb' },
}
