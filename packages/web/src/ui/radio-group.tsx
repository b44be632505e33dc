import { type ReactNode, useId } from 'react'

interface Props<T extends string> {
  readonly legend: string
  readonly value: T
  readonly options: readonly { readonly value: T; readonly label: ReactNode }[]
  readonly onChange: (value: T) => void
  readonly className?: string
  /** Said beside the legend. */
  readonly about?: ReactNode
}

/** One of a few, all of them in sight: native radio buttons that look like buttons. */
export function RadioGroup<T extends string>({
  legend,
  value,
  options,
  onChange,
  className = '',
  about,
}: Props<T>) {
  const name = useId()
  return (
    <fieldset className={`choices ${className}`.trim()}>
      <legend>{legend}</legend>
      {about && <p className="fine choices-about">{about}</p>}
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
