import { LEVELS, THRESHOLDS } from '@graveshift/zones'

/** Where the tracker ends that has no level beyond. */
const END = 49

/** The adrenaline tracker: a stretch for each danger level, filled as far as somebody has come. */
export function LevelBar({
  points,
  figures = false,
}: {
  readonly points: number
  readonly figures?: boolean
}) {
  return (
    <span className="level-bar" aria-hidden="true" data-figures-shown={figures ? '' : undefined}>
      {LEVELS.map((level, index) => {
        const from = THRESHOLDS[index] ?? 0
        const to = THRESHOLDS[index + 1] ?? END
        const part = Math.max(0, Math.min(1, (points - from) / (to - from)))
        return (
          <i key={level} data-level={level} style={{ flexGrow: to - from }}>
            <u style={{ width: `${part * 100}%` }} />
            {figures && <em>{index === LEVELS.length - 1 ? '' : to}</em>}
          </i>
        )
      })}
    </span>
  )
}
