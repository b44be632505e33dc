import type { ZombieType } from '@graveshift/gear-up'
import { memo } from 'react'
import { Picture } from '../../../art/draw.tsx'
import { BODIES } from '../../../art/zombie-bodies.tsx'

interface Props {
  readonly type: ZombieType
  readonly size: number
  readonly label?: string
}

/** A zombie on its feet, if it has any. */
export const ZombieFigure = memo(function ZombieFigure({ type, size, label }: Props) {
  return (
    <Picture box="-3 -3 106 106" size={size} label={label}>
      {BODIES[type]()}
    </Picture>
  )
})
