import { idsOf, MOST_SEATS } from '../../simulate/read-flags.ts'
import { shareChart } from '../../simulate/report/chart.ts'
import { figure } from '../../simulate/report/parts.ts'
import { rowsOf } from '../../simulate/rows.ts'
import { type Count, shareOf } from '../../simulate/share.ts'
import type { Box, BoxedGame } from './box.ts'
import { namesOf } from './names.ts'
import { type MissionSummary, onePanel } from './summary.ts'

/** As a mission is called. */
export const labelOf = <G extends BoxedGame>({ missions }: Box<G>, id: string): string =>
  missions.find((mission) => mission.id === id)?.difficulty ?? ''

/** The easiest labels first, and of each label what was won most often. */
function byLabel<G extends BoxedGame>(box: Box<G>, { missions }: MissionSummary, ids: readonly string[]) {
  const place = (id: string) => Object.keys(box.bands).indexOf(labelOf(box, id))
  const won = (id: string) => shareOf(missions[id] ?? { games: 0, won: 0 }).share
  return ids.toSorted((one, other) => place(one) - place(other) || won(other) - won(one))
}

/** How often was won, by what one may choose; what was the same in all games is not shown. */
export function winCharts<G extends BoxedGame>(
  box: Box<G>,
  summary: MissionSummary,
  ids: readonly string[],
): string[] {
  const { missionNumber, survivorName } = namesOf(box)
  const shares = (
    title: string,
    note: string,
    counts: Record<string, Count>,
    all: readonly string[],
    options: Parameters<typeof shareChart>[4],
  ) => {
    const names = all.filter((name) => Object.hasOwn(counts, name))
    return figure(title, note, shareChart(title, rowsOf(onePanel(counts), names), names, [''], options))
  }
  const seats = Array.from({ length: MOST_SEATS }, (_, index) => String(index + 1))
  const survivors = idsOf(box.survivors)
  const isVaried = (counts: Record<string, Count>) =>
    Object.values(counts).some(({ games }) => games < summary.games)
  return [
    shares(
      'Wins by mission',
      'With 95 % intervals; shaded is what the label says.',
      summary.missions,
      byLabel(box, summary, ids),
      { say: missionNumber, bandOf: (id) => box.bands[labelOf(box, id)] },
    ),
    ...(isVaried(summary.seats)
      ? [
          shares(
            'Wins by number of seats',
            'All missions together; the survivors are shared out among the seats.',
            summary.seats,
            seats,
            {},
          ),
        ]
      : []),
    ...(isVaried(summary.survivors)
      ? [
          shares(
            'Wins by survivor',
            'Games in which the survivor was played, all missions together.',
            summary.survivors,
            survivors,
            { say: survivorName },
          ),
        ]
      : []),
  ]
}
