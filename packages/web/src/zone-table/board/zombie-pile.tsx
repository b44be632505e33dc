import { type CSSProperties, memo, useLayoutEffect, useRef } from 'react'
import { tenth } from './rects.ts'
import type { Skin } from './skin.ts'
import { zombieRef } from './symbols.tsx'
import { UNIT } from './use-camera.ts'
import { FLIGHT, type Flight } from './use-flights.ts'

interface Props {
  readonly skin: Skin
  readonly kind: string
  readonly count: number
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly height: number
  /** Looks to the right, into the board. */
  readonly isFlipped: boolean
  /** The zone whose zombies these are, as far as they stand there. */
  readonly zone?: number
  /** How they come here, or fall. */
  readonly flight?: Flight | undefined
}

/** Those behind the first of a pile: how far aside and up. */
const BEHIND = {
  one: [[3, -2.2]],
  more: [
    [-3, -2.6],
    [3, -2.4],
  ],
} as const

/** One kind in one zone: up to three figures one behind the other, and how many they are. */
export const ZombiePile = memo(function ZombiePile({
  skin,
  kind,
  count,
  x,
  y,
  scale,
  height,
  isFlipped,
  zone,
  flight,
}: Props) {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (flight)
      element.current?.animate(framesOf(flight), { duration: FLIGHT, easing: 'ease-out', fill: 'backwards' })
  }, [flight])
  const half = height * 0.5 + 4
  const behind = count > 2 ? BEHIND.more : count > 1 ? BEHIND.one : []
  const figure = (isBehind: boolean, [dx, dy]: readonly [number, number]) => (
    <use
      key={dx}
      href={`#${zombieRef(skin, kind, isBehind)}`}
      x={tenth(-height / 2)}
      y={-height}
      width={height}
      height={height}
      transform={`translate(${dx} ${dy})${isFlipped ? ' scale(-1 1)' : ''}`}
    />
  )
  return (
    <div
      ref={element}
      className="zb-piece"
      data-zombies={kind}
      data-figure={zone === undefined ? undefined : `zone.${zone}.${kind}`}
      style={{
        // Who stands farther down stands in front.
        zIndex: Math.round(y),
        transform: `translate(${tenth(x) * UNIT}px, ${tenth(y) * UNIT}px) scale(${Math.round(scale * 100) / 100})`,
      }}
    >
      <svg
        className="zb-standee"
        viewBox={`${-half} ${-height - 4} ${2 * half} ${height + 8}`}
        width={2 * half * UNIT}
        height={(height + 8) * UNIT}
        style={{ left: -half * UNIT, top: (-height - 4) * UNIT }}
        aria-hidden="true"
        focusable="false"
      >
        <ellipse rx={tenth(height * 0.42)} ry={tenth(height * 0.17)} cy=".5" fill="#0c0a09" />
        <ellipse className="zb-plinth" rx={tenth(height * 0.37)} ry={tenth(height * 0.13)} cy="-.1" />
        {behind.map((at) => figure(true, at))}
        {figure(false, [0, 0])}
      </svg>
      {count > 1 && (
        <b
          className="zb-count"
          style={{ left: height * 0.34 * UNIT, top: -0.16 * height * UNIT, '--s': scale } as CSSProperties}
        >
          {count}
        </b>
      )}
    </div>
  )
})

const IN_THE_GROUND: Keyframe = { translate: `0 ${2.5 * UNIT}px`, opacity: 0 }
const STANDING: Keyframe = { translate: 'none', opacity: 1 }

function framesOf({ from, to }: Flight): Keyframe[] {
  if (!from || !to) return to ? [IN_THE_GROUND, STANDING] : [STANDING, IN_THE_GROUND]
  const [dx, dy] = [(from.at[0] - to.at[0]) * UNIT, (from.at[1] - to.at[1]) * UNIT]
  return [{ translate: `${dx}px ${dy}px` }, { translate: 'none' }]
}
