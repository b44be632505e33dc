import { nth } from '@graveshift/kernel'
import { NONE } from '@graveshift/zones'
import type { Board } from '../board.ts'
import type { WesternKit } from '../western-kit.ts'

const hasGoal = ({ goals }: WesternKit, wanted: string): boolean =>
  goals.some(({ data }) => data.goal === wanted)

/** The zone of the starting spawn token. */
function startSpawn({ mission }: WesternKit, { spawnsAt }: Board): number {
  const spawn = mission.spawns.findIndex(({ kind }) => kind === 'start')
  return spawn < 0 ? NONE : nth(spawnsAt, spawn)
}

/** Where the mission wants bottles to explode now: beside spawn tokens to be driven home, and there in the end. */
export function blastPlaces(kit: WesternKit, board: Board): readonly number[] {
  const home = startSpawn(kit, board)
  const others = kit.goals.filter(({ data }) => data.goal !== 'blast-start-spawn')
  if (hasGoal(kit, 'blast-start-spawn') && others.every(({ kind, data }) => kind.met(kit, board, data)))
    return [home]
  if (!hasGoal(kit, 'gather-spawns')) return []
  return [...new Set(kit.deeds.spawnTokens(board))].filter((zone) => zone !== home)
}
