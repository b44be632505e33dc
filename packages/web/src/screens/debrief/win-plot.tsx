import type { CurvePoint, Debrief } from '@graveshift/bots'
import type { Game, GameModule } from '@graveshift/kernel'
import { type Clock, timeAs } from '../../after/clock.ts'
import { pathThrough, plotScale } from '../../after/plot-scale.ts'
import { useNarrowPlot } from '../../after/use-narrow-plot.ts'
import { useWords } from '../../i18n/use-words.ts'
import { PlotGrid } from '../end/plot-grid.tsx'
import { turnAxis } from './turn-axis.ts'

const WIDE = 760
const NARROW = 350
const HEIGHT = 260
/** Triangles of one turn stand at least so far apart. */
const APART = 14

const percent = (thousandths: number): number => Math.round(thousandths / 10)

/** The first point of each turn. */
const turnStarts = (curve: readonly CurvePoint[]): readonly CurvePoint[] =>
  curve.filter(({ at }, index) => at > 0 && curve[index - 1]?.at !== at)

interface Props {
  readonly debrief: Debrief
  readonly clock: Clock
  readonly module: GameModule<Game>
  /** The game is counted in rounds, not in turns. */
  readonly isOfRounds: boolean
}

/** The chance to win over the decisions of a game, with how sure that is. The table under it says the same. */
export function WinPlot({ debrief, clock, module, isOfRounds }: Props) {
  const { say, tell } = useWords()
  const { curve, costly } = debrief
  const width = useNarrowPlot() ? NARROW : WIDE
  const frame = { left: 40, right: width - 12, top: 14, bottom: HEIGHT - 28 }
  const axis = turnAxis(curve)
  const scale = plotScale(frame, axis.end, 100, axis.first)
  const { x, y } = scale
  const pointAt = (seq: number, thousandths: number) => [x(axis.after(seq)), y(thousandths / 10)] as const
  const line = curve.map(({ seq, mean }) => pointAt(seq, mean))
  const band = [
    ...curve.map(({ seq, high }) => pointAt(seq, high)),
    ...curve.toReversed().map(({ seq, low }) => pointAt(seq, low)),
  ]
  const starts = turnStarts(curve)
  const marks = clock.marked.filter((turn) => turn > axis.first && turn < axis.end)
  const chanceAt = (seq: number): number => curve.findLast((point) => point.seq < seq)?.mean ?? 0
  const triangles = costly
    .map(({ seq }, index) => ({
      number: index + 1,
      left: x(axis.decided(seq)),
      top: y(chanceAt(seq) / 10),
    }))
    .sort((one, other) => one.left - other.left)
  triangles.forEach((each, index) => {
    const before = triangles[index - 1]
    if (before) each.left = Math.max(each.left, before.left + APART)
  })
  return (
    <figure className="win-plot">
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={say('debrief.curve')}>
        <PlotGrid frame={frame} scale={scale} />
        {marks.map((turn) => (
          <line
            key={turn}
            className="plot-round"
            x1={x(turn)}
            x2={x(turn)}
            y1={frame.top}
            y2={frame.bottom}
          />
        ))}
        {axis.turns
          .filter((turn) => turn > 0)
          .map((turn) => (
            <text key={turn} className="plot-text" x={x(turn + 0.5)} y={HEIGHT - 8} textAnchor="middle">
              {clock.onAxis(turn)}
            </text>
          ))}
        <path className="win-band" d={`${pathThrough(band)}Z`} />
        <path className="win-line" d={pathThrough(line)} />
        {triangles.map(({ number, left, top }) => (
          <g key={number} transform={`translate(${left} ${top})`}>
            <path className="win-costly" d="M0 2L-8 -13L8 -13Z" />
            <text className="win-costly-number" y="-3" textAnchor="middle">
              {number}
            </text>
          </g>
        ))}
      </svg>
      <figcaption className="fine">
        {say(isOfRounds ? 'debrief.curve.about.rounds' : 'debrief.curve.about')}
      </figcaption>
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
                <th scope="row">{tell(timeAs(module.tellTime(at), 'title'))}</th>
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
