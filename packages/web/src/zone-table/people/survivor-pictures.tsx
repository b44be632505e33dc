import { memo, type ReactNode, useId } from 'react'
import { Picture } from '../../art/draw.tsx'
import { PortraitCard } from '../../art/portrait-card.tsx'

/** Somebody from the shoulders up, on a field of a hundred by a hundred. */
export interface Bust {
  /** Behind the person; no two have the same, which tells them apart from afar. */
  readonly ground: string
  readonly draw: () => ReactNode
}

interface Props {
  readonly survivor: string
  readonly size: number
  readonly label?: string
}

/** The pictures of those who can be played, from their busts by name. */
export function survivorPictures(busts: Readonly<Record<string, Bust>>) {
  /** Ground and bust without a frame. */
  const drawFace = (survivor: string): ReactNode => {
    const bust = busts[survivor]
    return (
      <>
        <rect width="100" height="100" fill={bust?.ground ?? 'var(--cloth)'} />
        <g transform="translate(-5 3) scale(1.1)">{bust?.draw()}</g>
      </>
    )
  }
  return {
    drawFace,
    /** A survivor as a round token, for lists and for the seats around a table. */
    SurvivorFace: memo(function SurvivorFace({ survivor, size, label }: Props) {
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
    }),
    /** A survivor on a card of their own color. */
    SurvivorPortrait: memo(function SurvivorPortrait({ survivor, size, label }: Props) {
      return <PortraitCard bust={busts[survivor]} size={size} label={label} />
    }),
  }
}
