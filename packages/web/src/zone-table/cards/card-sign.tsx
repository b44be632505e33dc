import type { ReactNode } from 'react'

const line = (d: string, w = 1.9) => (
  <path
    d={d}
    fill="none"
    stroke="currentColor"
    strokeWidth={w}
    strokeLinecap="round"
    strokeLinejoin="round"
  />
)
const HORN = <path d="M1 7H5L10 2.500V17.500L5 13H1Z" fill="currentColor" />

/** Marks on cards, on a field of 20 by 20, in the color of the text around. */
const SIGNS = {
  loud: (
    <>
      {HORN}
      {line('M13 6Q15.500 10 13 14M16 3.500Q20 10 16 16.500')}
    </>
  ),
  quiet: (
    <>
      <g opacity=".55">{HORN}</g>
      {line('M13.500 7L18.500 13M18.500 7L13.500 13')}
    </>
  ),
  door: (
    <>
      {line('M4 19V2H16V19M1 19H19', 2)}
      <circle cx="12.500" cy="11" r="1.500" fill="currentColor" />
    </>
  ),
  melee: (
    <>
      {line('M2 18L8 12M5 10L10 15', 2.4)}
      <path d="M8 11L16 2L19 1L18 4L9 13Z" fill="currentColor" />
    </>
  ),
  ranged: (
    <>
      <circle cx="10" cy="10" r="6" fill="none" stroke="currentColor" strokeWidth="1.900" />
      {line('M10 1V6M10 14V19M1 10H6M14 10H19')}
    </>
  ),
  reload: line('M16 6A7.500 7.500 0 1 0 17.500 11M17 1.500V6.500H12', 2.2),
  heart: (
    <path
      d="M10 18L2.200 10.200C-1.600 5.600 4.600 -0.400 10 5.200C15.400 -0.400 21.600 5.600 17.800 10.200Z"
      fill="currentColor"
    />
  ),
} as const satisfies Readonly<Record<string, ReactNode>>

export type CardSignName = keyof typeof SIGNS

export function CardSign({ name, size = 15 }: { readonly name: CardSignName; readonly size?: number }) {
  return (
    <svg
      className="card-sign"
      viewBox="0 0 20 20"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      {SIGNS[name]}
    </svg>
  )
}
