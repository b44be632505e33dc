import { type ReactNode, useMemo } from 'react'
import type { PersonPicture } from '../../games/game-face.ts'
import { BoardThumb } from '../board/board-thumb.tsx'
import type { Skin } from '../board/skin.ts'
import type { DrawnMission } from '../set-up/mission-map.tsx'
import { FallenMap } from './fallen-map.tsx'
import { MissionEndFigures } from './mission-end-figures.tsx'
import { MissionEndHead } from './mission-end-head.tsx'
import type { MissionSummary } from './mission-summary.ts'

interface Props {
  readonly summary: MissionSummary
  readonly children: ReactNode
}

interface EndArt {
  readonly skin: Skin
  readonly Head: PersonPicture
  /** The board as it lay at the beginning; a summary of a game holds options of that game. */
  boardOf(summary: MissionSummary): DrawnMission
}

function EndMap({ summary, skin, boardOf }: Pick<Props, 'summary'> & Pick<EndArt, 'skin' | 'boardOf'>) {
  const { scene, starts } = useMemo(() => boardOf(summary), [boardOf, summary])
  return (
    <FallenMap layout={scene.layout} people={summary.story.people}>
      <BoardThumb scene={scene} skin={skin} starts={starts} />
    </FallenMap>
  )
}

/** How a finished game on zones is shown. */
export const endPartsOf = ({ skin, Head, boardOf }: EndArt) => ({
  EndHead: ({ summary, children }: Props) => (
    <MissionEndHead summary={summary} map={<EndMap summary={summary} skin={skin} boardOf={boardOf} />}>
      {children}
    </MissionEndHead>
  ),
  EndFigures: (props: Props) => <MissionEndFigures {...props} Head={Head} />,
})
