/** The house sign: a stone with crossed-off eyes. */
export function Tombstone() {
  return (
    <svg viewBox="0 0 120 120" width="120" height="120" aria-hidden="true">
      <path
        d="M26 104V54c0-22 14-38 34-38s34 16 34 38v50z"
        fill="var(--bone)"
        stroke="var(--ink)"
        strokeWidth="5"
        strokeLinejoin="round"
      />
      <path d="M26 104V54c0-22 14-38 34-38-12 4-21 18-21 38v50z" fill="var(--bone-dim)" />
      <path
        d="M44 50l12 12m0-12L44 62M68 50l12 12m0-12L68 62"
        stroke="var(--ink)"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d="M50 80q10-7 22 1" stroke="var(--ink)" strokeWidth="5" strokeLinecap="round" fill="none" />
      <path d="M10 106h100" stroke="var(--safety)" strokeWidth="8" strokeLinecap="round" />
    </svg>
  )
}
