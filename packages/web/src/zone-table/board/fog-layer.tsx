import { memo } from 'react'
import type { BoardScene } from './scene.ts'
import type { FogDrawing, Skin } from './skin.ts'

interface Props {
  readonly scene: BoardScene
  readonly skin: Skin
  /** Under those who stand in it, or over them. */
  readonly side: keyof FogDrawing
}

/** Fog, zone by zone. Those in it are seen by whoever sits at the table, for they are counted: it lies around them. */
export const FogLayer = memo(function FogLayer({ scene: { layout, zones }, skin, side }: Props) {
  const drawn = layout.zones.flatMap((zone, index) => {
    const fog = zones[index]?.fog
    return fog && skin.fog ? [{ name: zone.name, drawing: skin.fog(zone, fog)[side] }] : []
  })
  return drawn.length === 0 ? null : (
    <svg
      className={`zb-whole zb-fog-${side}`}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      aria-hidden="true"
      focusable="false"
    >
      {drawn.map(({ name, drawing }) => (
        <g key={name}>{drawing}</g>
      ))}
    </svg>
  )
})
