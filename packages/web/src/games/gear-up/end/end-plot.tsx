import type { GameSummary } from '../after/game-summary.ts'
import { HealthPlot } from './health-plot.tsx'
import { TurnTable } from './turn-table.tsx'

/** Everybody's health and the boss's over the turns, drawn and in figures. */
export function EndPlot({ summary }: { readonly summary: GameSummary }) {
  return (
    <>
      <HealthPlot summary={summary} />
      <TurnTable summary={summary} />
    </>
  )
}
