import { nth } from '@graveshift/kernel'
import { emit, neighboursOf } from '@graveshift/zones'
import { said, share, WHOLE } from '@graveshift/zones/missions'
import type { Board } from '../../board.ts'
import { bottleErrands } from '../../judgement/bottle-errands.ts'
import type { WesternKit } from '../../western-kit.ts'
import type { OwnGoal } from '../goal.ts'
import type { BlastStartSpawnGoal, GatherSpawnsGoal } from '../goal-data.ts'

/** The zone of the starting spawn token. */
const startSpawn = ({ mission }: WesternKit, { spawnsAt }: Board): number =>
  nth(
    spawnsAt,
    Math.max(
      0,
      mission.spawns.findIndex(({ kind }) => kind === 'start'),
    ),
  )

/** Where all other tokens lie that have not been left out. */
const othersOf = (kit: WesternKit, board: Board): readonly number[] =>
  kit.deeds.spawnTokens(board).filter((_, spawn) => kit.mission.spawns[spawn]?.kind !== 'start')

const gathered = (kit: WesternKit, board: Board): readonly number[] =>
  othersOf(kit, board).filter((zone) => zone === startSpawn(kit, board))

/** Mobile and abomination tokens, awake or not, lie in the starting spawn zone (GG-M03, GG-M03-01, GG-RUL-46). */
export const gatherSpawns: OwnGoal<GatherSpawnsGoal> = {
  id: 'gather-spawns',
  figures: 'none: every mobile and abomination spawn token lies in the starting spawn zone',
  read: () => ({ goal: 'gather-spawns' }),
  tell: () => said('goal.gather-spawns'),
  on: ['spawnMoved'],
  count: (kit, board) => ({ done: gathered(kit, board).length, of: othersOf(kit, board).length }),
  met: (kit, board) => gathered(kit, board).length === othersOf(kit, board).length,
  progress: (kit, board) => share(gathered(kit, board).length * WHOLE, othersOf(kit, board).length * WHOLE),
  lint: ({ mission, has }) => [
    [mission.spawns.some(({ kind }) => kind !== 'start'), 'there is no token to be brought'],
    [has('blowing-steam'), 'nothing moves spawn tokens'],
  ],
  wanted: { errands: (kit, board, into) => bottleErrands(kit, board, into) },
}

/** The name under which the last blast is counted. */
const BLAST = 'blast-start-spawn'

/** Only once all other goals are met; before that a bottle there only kills (GG-M03-01, GG-RUL-45). */
export const blastStartSpawn: OwnGoal<BlastStartSpawnGoal> = {
  id: 'blast-start-spawn',
  figures: 'none: a steam bottle explodes in the starting spawn zone once all other goals are met',
  read: () => ({ goal: 'blast-start-spawn' }),
  tell: () => said('goal.blast-start-spawn'),
  on: ['exploded', 'tallied'],
  tally: () => BLAST,
  tallies: [BLAST],
  count: (_kit, { tally }) => ({ done: tally[BLAST] ?? 0, of: 1 }),
  met: (_kit, { tally }) => (tally[BLAST] ?? 0) > 0,
  progress: (_kit, { tally }) => share(tally[BLAST] ?? 0, 1),
  after(kit, table, event) {
    if (event.type !== 'exploded' || event.blast !== 'bottle') return
    const { board } = table
    const others = kit.goals.filter(({ data }) => data.goal !== 'blast-start-spawn')
    if (event.zone === startSpawn(kit, board) && others.every(({ kind, data }) => kind.met(kit, board, data)))
      emit(kit, table, { type: 'tallied', what: BLAST, count: 1 })
  },
  lint: ({ mission }) => [[mission.data.steam !== undefined, 'there are no steam bottles']],
  last: true,
  // Beside it: what is put there takes everybody who stands there.
  wanted: { lastPlaces: (kit, board) => neighboursOf(kit.ways(board), startSpawn(kit, board)) },
}
