import type { CurvePoint } from '@graveshift/bots'
import { pathThrough } from '../../after/plot-scale.ts'
import type { ReplayPlace } from '../../after/replay.ts'
import { useDebrief } from '../../coach/use-debrief.ts'
import { useWordSet } from '../../i18n/use-word-set.ts'
import { useWords } from '../../i18n/use-words.ts'
import type { OpenGame } from '../../store/open-games.ts'
import { Button } from '../../ui/button.tsx'

interface Props {
  readonly store: OpenGame
  readonly places: readonly ReplayPlace[]
  readonly at: number
  readonly onShow: (place: number) => void
}

/** The chance to win over the whole replay, where the game was debriefed, and the way to what cost most. */
export function WinStrip({ store, places, at, onShow }: Props) {
  useWordSet('coach')
  const { say } = useWords()
  const { now } = useDebrief(store)
  if (now.at !== 'done') return null
  const { curve, costly } = now.debrief
  const placeOf = (seq: number): number => places.findIndex(({ batch }) => batch.seq === seq)
  const seq = places[at]?.batch.seq ?? 0
  const known = curve.findLast((point) => point.seq <= seq)
  const path = (of: (point: CurvePoint) => number, points: readonly CurvePoint[] = curve) =>
    pathThrough(points.map((point) => [placeOf(point.seq), 1000 - of(point)] as const))
  const band = `${path(({ high }) => high)}${path(({ low }) => low, curve.toReversed()).replace('M', 'L')}Z`
  return (
    <div className="win-strip">
      <svg
        viewBox={`0 0 ${Math.max(1, places.length - 1)} 1000`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className="win-strip-band" d={band} />
        <path className="win-strip-line" d={path(({ mean }) => mean)} vectorEffect="non-scaling-stroke" />
        <line className="win-strip-now" x1={at} x2={at} y1="0" y2="1000" vectorEffect="non-scaling-stroke" />
      </svg>
      <p>{known && say('debrief.now', { percent: Math.round(known.mean / 10) })}</p>
      {costly.map((each, index) => (
        <Button
          key={each.seq}
          aria-label={say('debrief.costly.show', {
            number: index + 1,
            cost: Math.round(each.cost.mean / 10),
          })}
          onClick={() => onShow(Math.max(0, placeOf(each.seq) - 1))}
        >
          −{Math.round(each.cost.mean / 10)}
        </Button>
      ))}
    </div>
  )
}
