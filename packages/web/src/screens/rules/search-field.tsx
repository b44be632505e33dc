import { useId } from 'react'

interface Props {
  readonly label: string
  readonly hint?: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** What was found, said after every change. */
  readonly found: string
  /** The Enter key: on to what was found. */
  readonly onEnter?: () => void
}

/** A field that looks for what is typed, at once. */
export function SearchField({ label, hint, value, onChange, found, onEnter }: Props) {
  const id = useId()
  return (
    <search className="rules-search">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') onEnter?.()
          if (key === 'Escape') onChange('')
        }}
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} className="fine">
          {hint}
        </p>
      )}
      <p className="rules-found" role="status">
        {found}
      </p>
    </search>
  )
}
