import type { ReactNode } from 'react'
import { Part } from '../../../rescue/part.tsx'
import type { GameSummary } from '../after/game-summary.ts'
import { BestHits } from './best-hits.tsx'
import { DamageSources } from './damage-sources.tsx'
import { TeamFigures } from './team-figures.tsx'
import { TurningPointCard } from './turning-point-card.tsx'

interface Props {
  readonly summary: GameSummary
  /** The last column. */
  readonly children: ReactNode
}

/** Where the game turned, what hurt, what hit, and everybody's figures. */
export function EndFigures({ summary, children }: Props) {
  return (
    <>
      <div className="end-columns">
        <Part name="turning">
          {summary.turning && <TurningPointCard summary={summary} turning={summary.turning} />}
        </Part>
        <Part name="sources">
          <DamageSources sources={summary.sources} />
        </Part>
        <Part name="hits">
          <BestHits summary={summary} />
        </Part>
        {children}
      </div>
      <Part name="figures">
        <TeamFigures seats={summary.seats} />
      </Part>
    </>
  )
}
