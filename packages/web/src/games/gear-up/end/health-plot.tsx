import { ALL_TURNS, TURNS_A_ROUND, turnAt } from '@graveshift/gear-up'
import { pathThrough, plotScale } from '../../../after/plot-scale.ts'
import { useNarrowPlot } from '../../../after/use-narrow-plot.ts'
import { useWords } from '../../../i18n/use-words.ts'
import { PlotGrid } from '../../../screens/end/plot-grid.tsx'
import type { GameSummary } from '../after/game-summary.ts'
import { Mark } from './mark.tsx'

const HEIGHT = 300

/** On a narrow screen the same is drawn with half the room: letters stay as large as they are. */
const ROOM = { wide: { width: 760, bar: 20 }, narrow: { width: 350, bar: 9 } } as const

/** Health of every survivor as lines, damage of every turn as bars. The table beside it says the same in words. */
export function HealthPlot({ summary }: { readonly summary: GameSummary }) {
  const { say, name } = useWords()
  const { turns, start, survivors } = summary
  const isNarrow = useNarrowPlot()
  const { width, bar } = isNarrow ? ROOM.narrow : ROOM.wide
  const frame = { left: 28, right: width - 12, top: 26, bottom: HEIGHT - 30 }
  const largest = Math.max(...start, ...turns.map(({ lost, blocked }) => lost + blocked))
  const scale = plotScale(frame, ALL_TURNS, largest)
  const { x, y } = scale
  const lines = survivors.map((survivor, seat) => ({
    survivor,
    points: [
      [x(0), y(start[seat] ?? 0)] as const,
      ...turns.map(({ at, health }) => [x(at), y(health[seat] ?? 0)] as const),
    ],
  }))
  // On a narrow screen every other turn is named.
  const named = Array.from({ length: ALL_TURNS }, (_, index) => index + 1).filter(
    (at) => !isNarrow || turnAt(at) % 2 === 1,
  )
  const boss = (x(TURNS_A_ROUND) + x(TURNS_A_ROUND + 1)) / 2
  return (
    <figure className="plot">
      <div className="plot-scroll">
        <svg viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={say('end.plot')}>
          <defs>
            <pattern
              id="plot-hatch"
              width="6"
              height="6"
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
            >
              <rect className="plot-hatch-ground" width="6" height="6" />
              <rect className="plot-hatch-line" width="2.5" height="6" />
            </pattern>
          </defs>
          <PlotGrid frame={frame} scale={scale} />
          {named.map((at) => (
            <text key={at} className="plot-text" x={x(at)} y={HEIGHT - 8} textAnchor="middle">
              {turnAt(at)}
            </text>
          ))}
          <line className="plot-round" x1={boss} x2={boss} y1={frame.top - 16} y2={frame.bottom} />
          <text className="plot-note" x={boss + 6} y={frame.top - 6}>
            {say('end.plot.boss')}
          </text>
          {turns.map(({ at, lost, blocked }) => (
            <g key={at}>
              <rect
                className="plot-lost"
                x={x(at) - bar / 2}
                width={bar}
                y={y(lost)}
                height={frame.bottom - y(lost)}
              />
              {blocked > 0 && (
                <rect
                  className="plot-blocked"
                  x={x(at) - bar / 2}
                  width={bar}
                  y={y(lost + blocked)}
                  height={y(lost) - y(lost + blocked)}
                />
              )}
            </g>
          ))}
          {lines.map(({ survivor, points }, seat) => (
            <g key={survivor} className={`plot-line plot-line-${seat}`}>
              <path className="plot-halo" d={pathThrough(points)} />
              <path d={pathThrough(points)} />
              {points.map(([px, py]) => (
                <Mark key={px} seat={seat} x={px} y={py} />
              ))}
            </g>
          ))}
        </svg>
      </div>
      <figcaption>
        <ul className="plot-legend">
          {survivors.map((survivor, seat) => (
            <li key={survivor}>
              <svg
                className={`plot-line plot-line-${seat}`}
                viewBox="0 0 32 16"
                width="32"
                height="16"
                aria-hidden="true"
              >
                <path d="M0 8L32 8" />
                <Mark seat={seat} x={16} y={8} />
              </svg>
              {name('survivor', survivor, 'name')}
            </li>
          ))}
          <li>
            <span className="plot-key plot-key-lost" aria-hidden="true" />
            {say('end.lost-health')}
          </li>
          <li>
            <svg className="plot-key" viewBox="0 0 16 16" aria-hidden="true">
              <rect className="plot-blocked" width="16" height="16" />
            </svg>
            {say('end.blocked')}
          </li>
        </ul>
        <p className="fine">{say('end.plot.about')}</p>
      </figcaption>
    </figure>
  )
}
