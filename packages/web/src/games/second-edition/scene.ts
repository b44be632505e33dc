import { Bug, has } from '@graveshift/kernel'
import { type BoardView, compileMission, kitFor, type MissionData } from '@graveshift/second-edition'
import type { BoardScene } from '../../zone-table/board/scene.ts'
import { remembered } from '../../zone-table/remembered.ts'
import { missionScene } from '../../zone-table/scene/mission-scene.ts'
import { missionTerms } from '../../zone-table/scene/mission-terms.ts'
import { type SceneTerms, sceneOf } from '../../zone-table/scene/scene-of.ts'
import type { DrawnMission } from '../../zone-table/set-up/mission-map.tsx'

type Options = Parameters<typeof kitFor>[0]

/** What a table of this game adds to its views, to be drawn; the same for a whole game. */
export function termsFor(options: Options): SceneTerms {
  const kit = kitFor(options)
  const { objectives, crates } = kit.mission
  // As they are laid out before the first card is dealt.
  return missionTerms(kit, [...objectives, ...crates])
}

export const secondScene = (options: Options, view: BoardView): BoardScene => sceneOf(view, termsFor(options))

/** The board of a mission before the game, for thumbnails and pictures. */
export const drawnMission = remembered((data: MissionData): DrawnMission => {
  const mission = compileMission(data)
  if (!has(mission, 'board')) throw new Bug(`a mission of the book is broken: ${data.id}`)
  return { scene: missionScene(mission, [], mission), starts: mission.start }
})
