import type { ReactNode } from 'react'

interface Props {
  readonly label: ReactNode
  readonly about?: string
  readonly on: boolean
  readonly onChange: (on: boolean) => void
}

/** On or off, at once. */
export function Toggle({ label, about, on, onChange }: Props) {
  return (
    <label className="toggle">
      <input
        type="checkbox"
        role="switch"
        aria-checked={on}
        checked={on}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>
        {label}
        {about !== undefined && <span className="fine toggle-about">{about}</span>}
      </span>
    </label>
  )
}
