import type { ClassId } from '@graveshift/gears-and-guns'
import type { ReactNode } from 'react'
import { burst, disc } from '../../../../art/draw.tsx'

/** On a field of 24 by 24, in the color of the words beside it. */
export const CLASS_SIGNS: Readonly<Record<ClassId, ReactNode>> = {
  brawler: (
    <path d="M4 20V11q0 -2 2 -2V6q0 -2 2.500 -2T11 6q0 -2 2.500 -2T16 6.500q0 -1.500 2 -1.500t2 2V14l-3 6ZM8.500 9v3M13 9v3M16.500 9v3" />
  ),
  faithful: <path d="M12 2.500V21.500M6.500 8H17.500M3 15q2 -2 4 0M17 15q2 2 4 0" />,
  gunslinger: (
    <path d="M2.500 7.500H20.500V11.500H13l-1.500 3.500H8.500L7 20.500H3l1.500 -8ZM20 7.500V5M9 11.500v3" />
  ),
  townsfolk: <path d="M3 20.500V10.500L12 3.500L21 10.500V20.500H15V14H9V20.500Z" />,
  engineer: <path d={`${burst(12, 12, 7.5, 10, 8)}${disc(12, 12, 3.2)}`} />,
}

/** The sign of a class, for its slot and beside its name. */
export const ClassSign = ({ id, size }: { readonly id: ClassId; readonly size: number }) => (
  <svg
    className="class-sign"
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinejoin="round"
    strokeLinecap="round"
    aria-hidden="true"
    focusable="false"
  >
    {CLASS_SIGNS[id]}
  </svg>
)
