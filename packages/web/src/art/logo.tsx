export function Logo() {
  return (
    <svg viewBox="0 0 64 64" width="36" height="36" aria-hidden="true">
      <path
        d="M12 52V28a20 20 0 0 1 40 0v24z"
        fill="var(--bone)"
        stroke="var(--ink)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path
        d="M21 26l9 9m0-9l-9 9M35 26l9 9m0-9l-9 9"
        stroke="var(--ink)"
        strokeWidth="4.5"
        strokeLinecap="round"
      />
      <path d="M6 54h52" stroke="var(--safety)" strokeWidth="6" strokeLinecap="round" />
    </svg>
  )
}
