import { useId } from 'react'
import { useWords, type Words } from '../../i18n/use-words.ts'

interface Props {
  readonly label: string
  readonly value: string
  readonly longest: number
  readonly onChange: (value: string) => void
  readonly placeholder?: string
  readonly about?: string
  readonly required?: boolean
}

export function TextField({ label, value, longest, onChange, placeholder, about, required }: Props) {
  const id = useId()
  return (
    <div className="text-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="text-input"
        type="text"
        value={value}
        maxLength={longest}
        required={required}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        aria-describedby={about === undefined ? undefined : `${id}-about`}
        onChange={({ target }) => onChange(target.value)}
      />
      {about !== undefined && (
        <span id={`${id}-about`} className="fine">
          {about}
        </span>
      )}
    </div>
  )
}

/** Why a name cannot be changed to this one. */
export function renameOff(say: Words['say'], wish: string, now: string): string | undefined {
  const name = wish.trim()
  return name === '' ? say('online.off.nameless') : name === now ? say('online.off.same') : undefined
}

/** What the others call you. */
export function NameField({ value, onChange }: Pick<Props, 'value' | 'onChange'>) {
  const { say } = useWords()
  return (
    <TextField
      label={say('online.name')}
      about={say('online.name.about')}
      value={value}
      longest={40}
      required
      onChange={onChange}
    />
  )
}
