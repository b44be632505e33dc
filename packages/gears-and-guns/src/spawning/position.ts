import { type PositionReader, zoneIn } from '@graveshift/zones/position'
import type { Board } from '../board.ts'

/** Spawn tokens in the order of the mission, as a view tells them: where they lie, and whether they sleep. */
export const readSpawns: PositionReader<Board> = (scene, fields) => {
  const { board } = scene
  let spawn = 0
  fields.objects('spawns', board.spawnsAt.length, (token) => {
    token.raw('spawn')
    token.raw('kind')
    if (token.has('zone'))
      board.spawnsAt = board.spawnsAt.with(spawn, zoneIn(scene, token, 'zone', token.name('zone')))
    const bit = 1 << spawn
    board.asleep = token.flag('asleep', (board.asleep & bit) !== 0) ? board.asleep | bit : board.asleep & ~bit
    spawn += 1
  })
}
