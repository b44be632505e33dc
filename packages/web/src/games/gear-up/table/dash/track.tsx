import { memo } from 'react'
import { useWords } from '../../../../i18n/use-words.ts'
import { anchor } from '../../../../table/play/cue.ts'
import { useFresh } from '../../../../table/use-fresh.ts'
import { Icon } from '../../art/icon.tsx'
import { CrossMark, RingMark } from '../cards/marks.tsx'
import { ANCHORS, type CountedAnchor } from '../play/anchors.ts'

interface Props {
  readonly what: CountedAnchor
  readonly seat: number
  readonly of: number
  /** Slots outlined by hand; health is owned from the start. */
  readonly gained: number
  readonly used: number
  readonly perRow: number
}

const SLOT = 20

/** A track of slots: empty, outlined when gained, crossed when used. */
export const SlotTrack = memo(function SlotTrack({ what, seat, of, gained, used, perRow }: Props) {
  const { say } = useWords()
  const marks = [
    ...Array.from({ length: gained }, (_, index) => `g${index}`),
    ...Array.from({ length: used }, (_, index) => `u${index}`),
  ]
  const fresh = useFresh(marks)
  const rows = Math.ceil(of / perRow)
  // Rows of equal length, rather than a last one with a single slot.
  const columns = Math.ceil(of / rows)
  const label = say('table.track', { what: say(`icon.${what}`), owned: gained - used, used, of })
  return (
    <div className={`track track-${what}`}>
      <Icon name={what} size={22} />
      <svg
        role="img"
        aria-label={label}
        data-figure={`track.${what}`}
        viewBox={`-1 -1 ${columns * SLOT + 2} ${rows * SLOT + 2}`}
        className="track-slots"
        width={columns * 17}
        height={rows * 17}
      >
        {Array.from({ length: of }, (_, index) => {
          const x = (index % columns) * SLOT
          const y = Math.floor(index / columns) * SLOT
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: slots have no other name
            <g key={index}>
              <rect
                x={x + 2}
                y={y + 2}
                width={16}
                height={16}
                rx={4}
                className={index < gained ? 'slot-owned' : 'slot-free'}
              />
              {what !== 'health' && index < gained && (
                <RingMark
                  name={`${what}${index}`}
                  x={x + 1}
                  y={y + 1}
                  size={18}
                  fresh={fresh.has(`g${index}`)}
                />
              )}
              {index < used && (
                <CrossMark name={`${what}${index}`} x={x} y={y} size={SLOT} fresh={fresh.has(`u${index}`)} />
              )}
            </g>
          )
        })}
      </svg>
      <strong className="track-figure" {...anchor(ANCHORS.track(what, seat))} aria-hidden="true">
        {gained - used}
      </strong>
    </div>
  )
})
