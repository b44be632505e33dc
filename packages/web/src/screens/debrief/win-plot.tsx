import type { CurvePoint, Debrief } from '@graveshift/bots'
import type { Game, GameModule } from '@graveshift/kernel'
import { type Clock, timeAs } from '../../after/clock.ts'
import { pathThrough, plotScale } from '../../after/plot-scale.ts'
import { useNarrowPlot } from '../../after/use-narrow-plot.ts'
import { useWords } from '../../i18n/use-words.ts'
import { PlotGrid } from '../end/plot-grid.tsx'

const WIDE = 760
const NARROW = 350
const HEIGHT = 260
/** Numbers of turns closer than this are left out. */
const APART = 15

const percent = (thousandths: number): number => Math.round(thousandths / 10)

/** The first point of each turn. */
const turnStarts = (curve: readonly CurvePoint[]): readonly CurvePoint[] =>
  curve.filter(({ at }, index) => at > 0 && curve[index - 1]?.at !== at)

interface Props {
  readonly debrief: Debrief
  readonly clock: Clock
  readonly module: GameModule<Game>
}

/** The chance to win over the decisions of a game, with how sure that is. The table under it says the same. */
export function WinPlot({ debrief, clock, module }: Props) {
  const { say, tell } = useWords()
  const { curve, costly } = debrief
  const width = useNarrowPlot() ? NARROW : WIDE
  const frame = { left: 40, right: width - 12, top: 14, bottom: HEIGHT - 28 }
  const last = Math.max(1, curve.at(-1)?.seq ?? 1)
  const scale = plotScale(frame, last, 100)
  const { x, y } = scale
  const line = curve.map(({ seq, mean }) => [x(seq), y(mean / 10)] as const)
  const band = [
    ...curve.map(({ seq, high }) => [x(seq), y(high / 10)] as const),
    ...curve.toReversed().map(({ seq, low }) => [x(seq), y(low / 10)] as const),
  ]
  const starts = turnStarts(curve)
  const named = starts.filter(({ seq }, index) => {
    const before = starts[index - 1]
    return !before || x(seq) - x(before.seq) >= APART
  })
  const marks = clock.marked.flatMap((turn) => starts.find(({ at }) => at >= turn) ?? [])
  const chanceAt = (seq: number): number => curve.findLast((point) => point.seq < seq)?.mean ?? 0
  return (
    <figure className="win-plot">
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={say('debrief.curve')}>
        <PlotGrid frame={frame} scale={scale} />
        {marks.map(({ seq }) => (
          <line key={seq} className="plot-round" x1={x(seq)} x2={x(seq)} y1={frame.top} y2={frame.bottom} />
        ))}
        {named.map(({ at, seq }) => (
          <text key={at} className="plot-text" x={x(seq)} y={HEIGHT - 8} textAnchor="middle">
            {clock.onAxis(at)}
          </text>
        ))}
        <path className="win-band" d={`${pathThrough(band)}Z`} />
        <path className="win-line" d={pathThrough(line)} />
        {costly.map(({ seq }) => (
          <path
            key={seq}
            className="win-costly"
            transform={`translate(${x(seq)} ${y(chanceAt(seq) / 10)})`}
            d="M0 2L-8 -13L8 -13Z"
          />
        ))}
      </svg>
      <figcaption className="fine">{say('debrief.curve.about')}</figcaption>
      <details className="turn-table">
        <summary>{say('debrief.curve.table')}</summary>
        <table className="turn-figures">
          <thead>
            <tr>
              <th scope="col">{say('end.turns')}</th>
              <th scope="col">{say('debrief.curve')}</th>
              <th scope="col">{say('debrief.curve.range')}</th>
            </tr>
          </thead>
          <tbody>
            {starts.map(({ at, mean, low, high }) => (
              <tr key={at}>
                <th scope="row">{tell(timeAs(module.tellTime(at), 'short'))}</th>
                <td>{say('coach.odds.percent', { percent: percent(mean) })}</td>
                <td>{say('debrief.curve.row', { low: percent(low), high: percent(high) })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}
