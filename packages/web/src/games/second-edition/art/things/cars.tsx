import type { ReactNode } from 'react'

/** Seen from above, 22 by 12, driving to the right; the roof is left free for those who sit in it. */
const body = (paint: string, more: ReactNode): ReactNode => (
  <>
    <path
      d="M-10.4 -4.8h20.8q1.4 4.8 0 9.6h-20.8q-1.2 -4.8 0 -9.6Z"
      fill="#0c0a09"
      opacity=".55"
      transform="translate(0 1.2)"
    />
    <path
      d="M-8 -6.2h4v1.6h-4ZM4 -6.2h4v1.6h-4ZM-8 4.6h4v1.6h-4ZM4 4.6h4v1.6h-4Z"
      fill="#121214"
      stroke="#0c0a09"
      strokeWidth=".5"
    />
    <path
      d="M-11 -3.4Q-11 -5.2 -9.2 -5.2H7.6Q11 -4.8 11 0Q11 4.8 7.6 5.2H-9.2Q-11 5.2 -11 3.4Z"
      fill={paint}
      stroke="#100d0b"
      strokeLinejoin="round"
    />
    <path
      d="M3.2 -4.2Q6 -2.4 6 0Q6 2.4 3.2 4.2Q4.4 0 3.2 -4.2ZM-6.4 -4Q-8 -2.2 -8 0Q-8 2.2 -6.4 4Q-7 0 -6.4 -4Z"
      fill="#9fc3d8"
      stroke="#100d0b"
      strokeWidth=".5"
    />
    <path d="M10 -4.1l.7 1.9M10 4.1l.7 -1.9" stroke="#fff2cf" strokeWidth="1" strokeLinecap="round" />
    {more}
  </>
)

const CARS: Readonly<Record<string, () => ReactNode>> = {
  // Two-tone, with a stripe of gold.
  pimpmobile: () =>
    body(
      '#7a3d8f',
      <>
        <path d="M-10.6 -1.5H10.8M-10.6 1.5H10.8" stroke="#e2b23f" strokeWidth=".8" />
        <path d="M-5.6 -4H2.6V4H-5.6Z" fill="#e9dcc0" stroke="#100d0b" strokeWidth=".6" />
      </>,
    ),
  'police-car': () =>
    body(
      '#e9e6dd',
      <>
        <path
          d="M-11 -3.4Q-11 -5.2 -9.2 -5.2H-7V5.2H-9.2Q-11 5.2 -11 3.4ZM6.8 -5.2Q11 -4.8 11 0Q11 4.8 6.8 5.2Z"
          fill="#23303c"
        />
        <path d="M-5.6 -4H2.6V4H-5.6Z" fill="#d7d3c6" stroke="#100d0b" strokeWidth=".6" />
        <path d="M-2.6 -3.6H-.4V-.2H-2.6Z" fill="#3a7fc4" stroke="#100d0b" strokeWidth=".5" />
        <path d="M-2.6 .2H-.4V3.6H-2.6Z" fill="#d8402f" stroke="#100d0b" strokeWidth=".5" />
      </>,
    ),
}

export const drawCar = (kind: string): ReactNode => (CARS[kind] ?? CARS['police-car'])?.()
