import {
  type Board,
  compileMission,
  type Mission,
  viewBoard,
  type WesternKit,
  type WesternMission,
} from '@graveshift/gears-and-guns'
import { Bug, has } from '@graveshift/kernel'
import type { BoardScene, TokenScene } from '../../zone-table/board/scene.ts'
import { missionScene } from '../../zone-table/scene/mission-scene.ts'
import { missionTerms } from '../../zone-table/scene/mission-terms.ts'
import { sceneOf } from '../../zone-table/scene/scene-of.ts'
import type { DrawnMission } from '../../zone-table/set-up/mission-map.tsx'
import { townTokens } from './town-tokens.ts'

/** A board as it is drawn. */
export function westernScene(kit: WesternKit, board: Board): BoardScene {
  const view = viewBoard(kit, board)
  const spawns = view.spawns.map(({ zone, asleep, kind }) => ({ zone, asleep, colour: kind }))
  const scene = sceneOf({ ...view, spawns }, missionTerms(kit, kit.mission.objectives))
  return withTown(scene, townTokens(kit.mission, board))
}

/** What stands in a town lies among its tokens; noise is where the token is, and nowhere else. */
const withTown = (
  scene: BoardScene,
  tokens: readonly (TokenScene & { readonly zone: number })[],
): BoardScene => ({
  ...scene,
  zones: scene.zones.map((zone, index) => ({
    ...zone,
    tokens: [...zone.tokens, ...tokens.filter((token) => token.zone === index)],
    noise: tokens.some(({ kind, zone: at }) => kind === 'noise' && at === index) ? 1 : 0,
  })),
})

const known = new WeakMap<WesternMission, DrawnMission>()

/** The board of a mission as it lies at the beginning. */
export const missionBoard = (mission: Mission): DrawnMission => ({
  scene: missionScene(mission, []),
  starts: mission.start,
})

/** The board of a mission before the game, for thumbnails and pictures. */
export function drawnMission(data: WesternMission): DrawnMission {
  const before = known.get(data)
  if (before) return before
  const mission = compileMission(data)
  if (!has(mission, 'board')) throw new Bug(`a mission of the book is broken: ${data.id}`)
  const drawn = missionBoard(mission)
  known.set(data, drawn)
  return drawn
}
