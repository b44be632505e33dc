import { memo } from 'react'
import { Picture } from '../../../art/draw.tsx'
import { BOSS_PICTURES } from './pictures.ts'

interface Props {
  readonly boss: string
  readonly size: number
  readonly label?: string
}

export const BossFigure = memo(function BossFigure({ boss, size, label }: Props) {
  return (
    <Picture box="-4 -4 128 128" size={size} label={label}>
      {BOSS_PICTURES[boss]?.()}
    </Picture>
  )
})
