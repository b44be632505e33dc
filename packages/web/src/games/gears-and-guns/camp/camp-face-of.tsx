import { SeatBadge } from '../../../generic/seat-badge.tsx'
import type { PersonPicture } from '../../game-face.ts'
import { SurvivorFace } from '../art/people/pictures.ts'

/** Whoever stands for a seat in camp; its number where nobody is on its sheets yet. */
export const CampFaceOf: PersonPicture = ({ survivor, size }) =>
  /^\d$/.test(survivor) ? (
    <SeatBadge survivor={survivor} size={size} />
  ) : (
    <SurvivorFace survivor={survivor} size={size} />
  )
