import { memo, useId } from 'react'
import { Picture } from '../../../art/draw.tsx'
import { BUSTS } from './survivor-busts.tsx'

interface Props {
  readonly survivor: string
  readonly size: number
  readonly label?: string
}

/** A survivor as a round token, for lists and for the seats around a table. */
export const SurvivorFace = memo(function SurvivorFace({ survivor, size, label }: Props) {
  const clip = useId()
  const bust = BUSTS[survivor]
  return (
    <Picture size={size} label={label}>
      <clipPath id={clip}>
        <circle cx="50" cy="50" r="47" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect width="100" height="100" fill={bust?.ground ?? 'var(--cloth)'} />
        <g transform="translate(-5 2) scale(1.1)">{bust?.draw()}</g>
      </g>
      <circle cx="50" cy="50" r="47" fill="none" stroke="var(--ink)" strokeWidth="5" />
    </Picture>
  )
})
