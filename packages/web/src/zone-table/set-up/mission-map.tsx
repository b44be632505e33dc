import { useRef } from 'react'
import { useBox } from '../../table/use-box.ts'
import { BoardPicture } from '../board/board-picture.tsx'
import { BoardThumb } from '../board/board-thumb.tsx'
import type { BoardScene } from '../board/scene.ts'
import type { Skin } from '../board/skin.ts'
import type { SetUpBox } from './set-up-box.ts'

/** The board of a mission before the game. */
export interface DrawnMission {
  readonly scene: BoardScene
  /** Where survivors begin. */
  readonly starts: readonly number[]
}

/** The boards of a game's missions, by their ids; small ones show what is where, and no more. */
export const missionMapOf = (
  skin: Skin,
  drawn: (mission: string) => DrawnMission | undefined,
): SetUpBox['MissionMap'] =>
  function MissionMap({ mission, small = false }) {
    const found = drawn(mission)
    if (!found) return null
    const { scene, starts } = found
    return small ? (
      <BoardThumb scene={scene} skin={skin} starts={starts} />
    ) : (
      <Large scene={scene} skin={skin} />
    )
  }

/** As large as its place. */
function Large({ scene, skin }: Pick<DrawnMission, 'scene'> & { readonly skin: Skin }) {
  const place = useRef<HTMLDivElement>(null)
  const { width, height } = useBox(place)
  const { layout } = scene
  return (
    <div ref={place} className="mission-picture" aria-hidden="true">
      <BoardPicture
        scene={scene}
        skin={skin}
        width={Math.min(width, (height * layout.width) / layout.height)}
      />
    </div>
  )
}
