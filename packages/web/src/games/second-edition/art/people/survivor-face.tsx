import { memo, useId } from 'react'
import { Picture } from '../../../../art/draw.tsx'
import { BUSTS } from './busts.ts'

interface Props {
  readonly survivor: string
  readonly size: number
  readonly label?: string
}

/** A survivor as a round token, for lists and for the seats around a table. */
export const SurvivorFace = memo(function SurvivorFace({ survivor, size, label }: Props) {
  const clip = useId()
  return (
    <Picture size={size} label={label}>
      <clipPath id={clip}>
        <circle cx="50" cy="50" r="47" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>{drawFace(survivor)}</g>
      <circle cx="50" cy="50" r="47" fill="none" stroke="var(--ink)" strokeWidth="5" />
    </Picture>
  )
})

/** The same without its frame: ground and bust, on a field of a hundred by a hundred. */
export function drawFace(survivor: string) {
  const bust = BUSTS[survivor]
  return (
    <>
      <rect width="100" height="100" fill={bust?.ground ?? 'var(--cloth)'} />
      <g transform="translate(-5 3) scale(1.1)">{bust?.draw()}</g>
    </>
  )
}
