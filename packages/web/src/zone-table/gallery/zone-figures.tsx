import './zone-figures.css'
import type { ReactNode } from 'react'

/** Something that lies on a board, round the point 0, 0. */
export const Lying = ({ half = 12, children }: { readonly half?: number; readonly children: ReactNode }) => (
  <svg
    className="lying"
    viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`}
    aria-hidden="true"
    focusable="false"
  >
    {children}
  </svg>
)

/** Somebody that stands on a board, on a field of 100 by 100. */
export const Standing = ({ children }: { readonly children: ReactNode }) => (
  <svg className="standing" viewBox="-3 -3 106 106" aria-hidden="true" focusable="false">
    {children}
  </svg>
)
