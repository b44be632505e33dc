import type { EffectId } from '@graveshift/gear-up'
import { memo } from 'react'
import { Picture } from '../../../art/draw.tsx'
import { EFFECT_PICTURES } from './pictures.ts'

interface Props {
  readonly effect: EffectId
  readonly size: number
  readonly label?: string
}

/** What an effect does, drawn in bone and rust on an ink tile. */
export const EffectIcon = memo(function EffectIcon({ effect, size, label }: Props) {
  return (
    <Picture box="0 0 40 40" size={size} label={label}>
      <rect width="40" height="40" rx="7" fill="var(--ink)" />
      <g transform="translate(3.2 3.2) scale(0.84)">{EFFECT_PICTURES[effect]?.()}</g>
    </Picture>
  )
})
