import type { ReactNode } from 'react'

const line = (d: string, w = 2.2) => (
  <path
    d={d}
    fill="none"
    stroke="currentColor"
    strokeWidth={w}
    strokeLinecap="round"
    strokeLinejoin="round"
  />
)
const fill = (d: string) => <path d={d} fill="currentColor" />
const dot = (x: number, y: number, r: number) => <circle cx={x} cy={y} r={r} fill="currentColor" />

/** Signs of the table on a field of 22 by 22, in the color of the text around. */
const SIGNS = {
  reach: line('M2 17L8 17L8 11L14 11L14 6L20 6M17 3L20.5 6L17 9', 2),
  sight: (
    <>
      {line('M1 11Q11 0 21 11Q11 22 1 11Z', 2)}
      {dot(11, 11, 3.2)}
    </>
  ),
  intents: (
    <>
      {line(
        'M11 3C4.500 3 3 8 4 11.500C4.800 15 7.500 15 7.500 18L14.500 18C14.500 15 17.200 15 18 11.500C19 8 17.500 3 11 3Z',
        2,
      )}
      {dot(8.2, 10, 1.7)}
      {dot(13.8, 10, 1.7)}
    </>
  ),
  pipes: (
    <>
      {line('M4 5V12Q4 15 7 15H13Q16 15 16 18', 3)}
      {line('M1.500 5H6.500M13.500 18.500H18.500', 2)}
    </>
  ),
  noise: (
    <>
      {dot(5, 11, 3)}
      {line('M10 6Q13 11 10 16M14 3.500Q18.600 11 14 18.500', 2)}
    </>
  ),
  skull: (
    <>
      {fill(
        'M11 2C4.600 2 2.800 7.500 3.700 11.600C4.200 13.900 6.400 14.300 6.800 15.700L6.800 19.500H15.200L15.200 15.700C15.600 14.300 17.800 13.900 18.300 11.600C19.200 7.500 17.400 2 11 2Z',
      )}
      <circle cx="7.900" cy="10.200" r="2" fill="var(--ground)" />
      <circle cx="14.100" cy="10.200" r="2" fill="var(--ground)" />
    </>
  ),
  search: (
    <>
      <circle cx="9" cy="9" r="6" fill="none" stroke="currentColor" strokeWidth="2.400" />
      {line('M13.600 13.600L20 20', 3)}
    </>
  ),
  melee: (
    <>
      {line('M3 19L9 13M6 11L11 16', 2.6)}
      {fill('M9 12L17 3L20 2L19 5L10 13Z')}
    </>
  ),
  ranged: (
    <>
      <circle cx="11" cy="11" r="6.500" fill="none" stroke="currentColor" strokeWidth="2" />
      {line('M11 1V7M11 15V21M1 11H7M15 11H21', 2)}
    </>
  ),
  throw: (
    <>
      <circle cx="9" cy="14" r="6" fill="currentColor" />
      {line('M12 8L15 4.500M15 4.500Q18 2 20 4', 2.2)}
    </>
  ),
  door: (
    <>
      {line('M5 21V2H17V21M2 21H20')}
      {dot(13.6, 12, 1.5)}
    </>
  ),
  trade: line('M2 7H17M13 3L17.400 7L13 11M20 15H5M9 11L4.600 15L9 19'),
  take: line(
    'M4 12V6M8 11V3.400M12 11V3M16 12V5M4 12C3 10 1.600 11 2.400 13L6 19H15C17 17 17.600 15 17.600 12',
  ),
  bag: line('M4 8H18V20H4ZM7.500 8Q7.500 2 11 2T14.500 8M4 13H18', 2.1),
  loud: (
    <>
      {fill('M2 8H6L12 3.500V18.500L6 14H2Z')}
      {line('M15 7.500Q17.500 11 15 14.500M17.500 4.500Q22 11 17.500 17.500', 1.9)}
    </>
  ),
  reload: line('M18 8A8 8 0 1 0 19 12M18.500 3V8H13.500'),
  eat: line('M6 2V8Q6 11 8 11V20M10 2V8Q10 11 8 11M8 2V8M16 20V2Q12 5 12 11H16'),
  car: (
    <>
      {line('M2 14V11L5 10L7 6H15L18 10L20 11V14Z', 2)}
      {dot(6.5, 15, 2)}
      {dot(15.5, 15, 2)}
    </>
  ),
  companion: (
    <>
      <circle cx="8" cy="7" r="3.600" fill="none" stroke="currentColor" strokeWidth="2.200" />
      {line('M2 19C2 14 4.500 12 8 12S14 14 14 19M17 6V12M14 9H20')}
    </>
  ),
  skill: line(
    'M11 2L13.700 8L20 8.700L15.300 13L16.600 19.500L11 16.200L5.400 19.500L6.700 13L2 8.700L8.300 8Z',
    2,
  ),
  end: line('M4 3V20M4 4H17L14 8.500L17 13H4'),
  check: line('M4 11.500L9 16.500L18 5.500', 3),
  lock: (
    <>
      {fill('M4 10H18V20H4Z')}
      {line('M7 10V7Q7 2.500 11 2.500T15 7V10', 2)}
    </>
  ),
  goal: (
    <>
      <circle cx="11" cy="11" r="8" fill="none" stroke="currentColor" strokeWidth="2.200" />
      {dot(11, 11, 3)}
    </>
  ),
  point: (
    <>
      {dot(11, 11, 2.6)}
      {line(
        'M5 11A6 6 0 0 1 11 5M17 11A6 6 0 0 1 11 17M1.500 11A9.500 9.500 0 0 1 11 1.500M20.500 11A9.500 9.500 0 0 1 11 20.500',
        2,
      )}
    </>
  ),
  steam: (
    <>
      {line('M3 19H19M11 19V15', 2)}
      <circle cx="8" cy="10" r="3.400" fill="none" stroke="currentColor" strokeWidth="1.900" />
      <circle cx="13.500" cy="7.500" r="4.200" fill="none" stroke="currentColor" strokeWidth="1.900" />
      {line('M6 13.500Q11 16.500 16 12', 1.9)}
    </>
  ),
  bottle: line('M9 2H13V7L16 11V20H6V11L9 7ZM6 14H16', 2.1),
  cross: line('M11 2V20M5 8H17', 3),
  lever: (
    <>
      {line('M4 20H18M11 20L16 7', 2.4)}
      {dot(16.6, 5, 3)}
    </>
  ),
  card: line('M5 2H17V20H5ZM8 7H14M8 11H14M8 15H12', 2),
  carry: (
    <>
      {dot(5.5, 15.5, 2.6)}
      {line('M8 17H20M2 20H20M11 13V3M7 7L11 3L15 7', 2)}
    </>
  ),
  fan: line('M11 20V12M11 12L3 7M11 12L7 3M11 12L11 2M11 12L15 3M11 12L19 7', 2),
  wheel: (
    <>
      <circle cx="11" cy="11" r="8" fill="none" stroke="currentColor" strokeWidth="2.200" />
      {line('M11 3V19M3 11H19M5.400 5.400L16.600 16.600M16.600 5.400L5.400 16.600', 1.5)}
    </>
  ),
  menu: line('M2 5H20M2 11H20M2 17H20', 2.4),
  list: line('M7 5H20M7 11H20M7 17H20M2.500 5H3M2.500 11H3M2.500 17H3', 2.4),
} as const satisfies Readonly<Record<string, ReactNode>>

export type SignName = keyof typeof SIGNS

/** A small drawing beside words that say the same. */
export function Sign({ name, size = 18 }: { readonly name: SignName; readonly size?: number }) {
  return (
    <svg className="zone-sign" viewBox="0 0 22 22" width={size} height={size} aria-hidden="true">
      {SIGNS[name]}
    </svg>
  )
}
