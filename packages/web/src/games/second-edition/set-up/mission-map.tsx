import { MISSIONS } from '@graveshift/second-edition'
import { useRef } from 'react'
import { useBox } from '../../../table/use-box.ts'
import { BoardPicture } from '../../../zone-table/board/board-picture.tsx'
import { BoardThumb } from '../../../zone-table/board/board-thumb.tsx'
import { CITY } from '../art/city-skin.tsx'
import { drawnMission } from '../scene.ts'

/** The board of a mission of the box; small ones show what is where, and no more. */
export function MissionMap({
  mission,
  small = false,
}: {
  readonly mission: string
  readonly small?: boolean
}) {
  const data = MISSIONS.find(({ id }) => id === mission)
  if (!data) return null
  const { scene, starts } = drawnMission(data)
  return small ? <BoardThumb scene={scene} skin={CITY} starts={starts} /> : <Large scene={scene} />
}

/** As large as its place. */
function Large({ scene }: Pick<ReturnType<typeof drawnMission>, 'scene'>) {
  const place = useRef<HTMLDivElement>(null)
  const { width, height } = useBox(place)
  const { layout } = scene
  return (
    <div ref={place} className="mission-picture" aria-hidden="true">
      <BoardPicture
        scene={scene}
        skin={CITY}
        width={Math.min(width, (height * layout.width) / layout.height)}
      />
    </div>
  )
}
