import { kitFor, type Options } from '@graveshift/second-edition'
import { type ReactNode, useMemo } from 'react'
import { BoardThumb } from '../../../zone-table/board/board-thumb.tsx'
import { FallenMap } from '../../../zone-table/end/fallen-map.tsx'
import { MissionEndFigures } from '../../../zone-table/end/mission-end-figures.tsx'
import { MissionEndHead } from '../../../zone-table/end/mission-end-head.tsx'
import type { MissionSummary } from '../../../zone-table/end/mission-summary.ts'
import { missionScene } from '../../../zone-table/scene/mission-scene.ts'
import { CITY } from '../art/city-skin.tsx'
import { SurvivorFace } from '../art/people/survivor-face.tsx'

interface Props {
  readonly summary: MissionSummary
  readonly children: ReactNode
}

/** The board as it lay at the beginning; a summary of this game holds options of this game. */
function boardOf({ options }: MissionSummary) {
  const { mission } = kitFor(options as Options)
  return { scene: missionScene(mission, [], mission), starts: mission.start }
}

export function EndHead({ summary, children }: Props) {
  const { scene, starts } = useMemo(() => boardOf(summary), [summary])
  const map = (
    <FallenMap layout={scene.layout} people={summary.story.people}>
      <BoardThumb scene={scene} skin={CITY} starts={starts} />
    </FallenMap>
  )
  return (
    <MissionEndHead summary={summary} map={map}>
      {children}
    </MissionEndHead>
  )
}

export function EndFigures(props: Props) {
  return <MissionEndFigures {...props} Head={SurvivorFace} />
}
