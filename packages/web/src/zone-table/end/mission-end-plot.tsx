import '../../generic/styles/series.css'
import type { Series } from '@graveshift/kernel'
import { SeriesPlot } from '../../generic/series-plot.tsx'
import { useWordSet } from '../../i18n/use-word-set.ts'
import type { MissionSummary } from './mission-summary.ts'
import { RoundTable } from './round-table.tsx'

/** Zombies, health and goals, round by round, drawn and in figures. */
export function MissionEndPlot({ summary }: { readonly summary: MissionSummary }) {
  useWordSet('missions')
  const { rounds, goals } = summary.story
  const series: readonly Series[] = [
    {
      id: 'zombies',
      name: { word: 'figures.zombies' },
      points: rounds.map(({ round, zombies }) => ({ at: round, value: zombies })),
    },
    {
      id: 'health',
      name: { word: 'figures.health' },
      points: rounds.map(({ round, health }) => ({ at: round, value: health })),
    },
    ...goals.map(({ goal }, index) => ({
      id: `goal-${index}`,
      name: goal,
      points: rounds.map(({ round, goals: done }) => ({ at: round, value: done[index] ?? 0 })),
    })),
  ]
  return (
    <>
      <div className="mission-plots">
        {series.map((each) => (
          <SeriesPlot key={each.id} series={each} />
        ))}
      </div>
      <RoundTable story={summary.story} />
    </>
  )
}
