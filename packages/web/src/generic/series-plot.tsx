import type { Series } from '@graveshift/kernel'
import { timeAs } from '../after/clock.ts'
import { pathThrough, plotScale } from '../after/plot-scale.ts'
import { useNarrowPlot } from '../after/use-narrow-plot.ts'
import { useGameAround } from '../games/in-game.tsx'
import { gameOf } from '../games/registry.ts'
import { useWords } from '../i18n/use-words.ts'
import { PlotGrid } from '../screens/end/plot-grid.tsx'

const WIDE = 760
const NARROW = 350
const HEIGHT = 180
/** Names of turns are this far apart at least. */
const APART = 24

/** How a figure went from turn to turn. The table under it says the same. */
export function SeriesPlot({ series }: { readonly series: Series }) {
  const { tell } = useWords()
  const { module } = gameOf(useGameAround())
  const { name, points } = series
  const width = useNarrowPlot() ? NARROW : WIDE
  const frame = { left: 40, right: width - 12, top: 14, bottom: HEIGHT - 28 }
  const first = points[0]?.at ?? 0
  const last = points.at(-1)?.at ?? 0
  const scale = plotScale(frame, last, Math.max(1, ...points.map(({ value }) => value)), first)
  const step = Math.max(1, Math.ceil((APART * (last - first)) / (frame.right - frame.left)))
  const time = (at: number) => tell(timeAs(module.tellTime(at), 'short'))
  return (
    <figure className="series-plot">
      <figcaption>{tell(name)}</figcaption>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={tell(name)}>
        <PlotGrid frame={frame} scale={scale} />
        {points
          .filter(({ at }) => (at - first) % step === 0)
          .map(({ at }) => (
            <text key={at} className="plot-text" x={scale.x(at)} y={HEIGHT - 8} textAnchor="middle">
              {time(at)}
            </text>
          ))}
        <path
          className="win-line"
          d={pathThrough(points.map(({ at, value }) => [scale.x(at), scale.y(value)]))}
        />
        {points.map(({ at, value }) => (
          <circle key={at} className="series-point" cx={scale.x(at)} cy={scale.y(value)} r="4" />
        ))}
      </svg>
      <p className="unseen">{points.map(({ at, value }) => `${time(at)}: ${value}`).join(', ')}</p>
    </figure>
  )
}
