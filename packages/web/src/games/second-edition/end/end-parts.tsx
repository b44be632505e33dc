import { kitFor, type Options } from '@graveshift/second-edition'
import type { ReactNode } from 'react'
import { SeatBadge } from '../../../generic/seat-badge.tsx'
import { FallenMap } from '../../../zone-table/end/fallen-map.tsx'
import { MissionEndFigures } from '../../../zone-table/end/mission-end-figures.tsx'
import { MissionEndHead } from '../../../zone-table/end/mission-end-head.tsx'
import type { MissionSummary } from '../../../zone-table/end/mission-summary.ts'

interface Props {
  readonly summary: MissionSummary
  readonly children: ReactNode
}

// A summary of this game holds options of this game.
const missionOf = ({ options }: MissionSummary) => kitFor(options as Options).mission

export function EndHead({ summary, children }: Props) {
  const map = <FallenMap mission={missionOf(summary)} people={summary.story.people} />
  return (
    <MissionEndHead summary={summary} map={map}>
      {children}
    </MissionEndHead>
  )
}

export function EndFigures(props: Props) {
  return <MissionEndFigures {...props} Head={SeatBadge} />
}
