import { type BoardView, kitFor } from '@graveshift/second-edition'
import type { BoardScene } from '../../zone-table/board/scene.ts'
import { missionTerms } from '../../zone-table/scene/mission-terms.ts'
import { type SceneTerms, sceneOf } from '../../zone-table/scene/scene-of.ts'

type Options = Parameters<typeof kitFor>[0]

/** What a table of this game adds to its views, to be drawn; the same for a whole game. */
export function termsFor(options: Options): SceneTerms {
  const kit = kitFor(options)
  const { objectives, crates } = kit.mission
  // As they are laid out before the first card is dealt.
  return missionTerms(kit, [...objectives, ...crates])
}

export const secondScene = (options: Options, view: BoardView): BoardScene => sceneOf(view, termsFor(options))
