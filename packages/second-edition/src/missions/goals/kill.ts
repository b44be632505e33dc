import { NONE } from '@graveshift/zones'
import { killGoal, said, share, yes, type KillGoal as ZombiesGoal } from '@graveshift/zones/missions'
import { type OwnGoal, readCar } from '../goal.ts'
import { canDrive } from '../roads.ts'
import { ZOMBIE_KINDS, type ZombieKind } from '../types.ts'

/** So many zombies of a kind (any kind without one) were killed; `car`: by driving. */
export interface KillGoal extends ZombiesGoal<ZombieKind> {
  readonly car?: boolean
}

/** The name under which zombies run over are counted. */
const CAR_KILLS = 'kill:car'

const byHand = killGoal(ZOMBIE_KINDS)

/** Killing zombies, or running them over: those are counted where cars drive. */
export const kill: OwnGoal<KillGoal> = {
  ...byHand,
  figures: `${byHand.figures}, \`car\`: by driving`,
  read: (fields) => ({ ...byHand.read(fields), ...readCar(fields) }),
  tell: (data) =>
    data.kind === undefined
      ? said('goal.kill', { count: data.count, car: yes(data.car) })
      : byHand.tell(data),
  tally: (data) => (data.car ? CAR_KILLS : (byHand.tally?.(data) ?? '')),
  tallies: [CAR_KILLS, ...(byHand.tallies ?? [])],
  driveTo: (_kit, _board, { car }) => (car ? NONE : undefined),
  ranOver: ({ car }) => (car ? CAR_KILLS : undefined),
  met: (kit, board, data) =>
    data.car ? (board.tally[CAR_KILLS] ?? 0) >= data.count : byHand.met(kit, board, data),
  count: (kit, board, data) =>
    data.car ? { done: board.tally[CAR_KILLS] ?? 0, of: data.count } : byHand.count(kit, board, data),
  progress: (kit, board, data) =>
    data.car ? share(board.tally[CAR_KILLS] ?? 0, data.count) : byHand.progress(kit, board, data),
  after(kit, table, event, data) {
    if (!data.car && (event.type === 'killed' || event.type === 'tallied'))
      byHand.after?.(kit, table, event, data)
  },
  lint: ({ mission, has }, { car }) => [[!car || canDrive(mission, has('driving')), 'no car may be driven']],
}
