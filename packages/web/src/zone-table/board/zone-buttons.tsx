import type { Layout, Way } from '@graveshift/zones'
import { type KeyboardEvent, memo, useRef } from 'react'
import { footings } from './footings.ts'
import { neighbour } from './neighbours.ts'
import { heightOf, standingRect, widthOf } from './rects.ts'
import { UNIT } from './use-camera.ts'

interface Props {
  readonly layout: Layout
  /** What a zone is called, and all there is to say of it in a line. */
  readonly labelOf: (zone: number) => string
  /** Those that the question in front can be answered by. */
  readonly fits: ReadonlySet<number>
  /** The one that the tab key leads to. */
  readonly current: number
  readonly onFocus: (zone: number) => void
}

const WAY_KEYS: Readonly<Record<string, Way>> = { ArrowUp: 0, ArrowRight: 1, ArrowDown: 2, ArrowLeft: 3 }

/** A button over every zone: the board as it is heard, and walked on with the keys. */
export const ZoneButtons = memo(function ZoneButtons({ layout, labelOf, fits, current, onFocus }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const way = WAY_KEYS[event.key]
    if (way === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    const here = event.target instanceof HTMLElement ? Number(event.target.dataset.zone) : Number.NaN
    const next = Number.isNaN(here) ? undefined : neighbour(layout, here, way)
    event.preventDefault()
    event.stopPropagation()
    if (next !== undefined)
      root.current?.querySelector<HTMLElement>(`[data-zone="${next}"]`)?.focus({ preventScroll: true })
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys lead from one of its buttons to another
    <div ref={root} className="zb-scaled" onKeyDown={onKeyDown}>
      {footings(layout).map((zone, index) => {
        // Where a train stands there is no track, and where it stood no train.
        if (zone.pieces.length === 0) return null
        const room = standingRect(zone)
        return (
          <button
            key={zone.name}
            type="button"
            className="zb-zone"
            data-zone={index}
            data-fits={fits.has(index) ? '' : undefined}
            aria-label={labelOf(index)}
            tabIndex={index === current ? 0 : -1}
            onFocus={() => onFocus(index)}
            style={{
              left: room[0] * UNIT,
              top: room[1] * UNIT,
              width: widthOf(room) * UNIT,
              height: heightOf(room) * UNIT,
            }}
          />
        )
      })}
    </div>
  )
})
