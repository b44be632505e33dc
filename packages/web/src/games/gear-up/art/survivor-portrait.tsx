import { memo } from 'react'
import { PortraitCard } from '../../../art/portrait-card.tsx'
import { BUSTS } from './survivor-busts.tsx'

interface Props {
  readonly survivor: string
  readonly size: number
  readonly label?: string
}

/** A survivor on a card of their own color. */
export const SurvivorPortrait = memo(function SurvivorPortrait({ survivor, size, label }: Props) {
  return <PortraitCard bust={BUSTS[survivor]} size={size} label={label} />
})
