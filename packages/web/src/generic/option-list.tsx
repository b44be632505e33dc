import { type OptionSpec, optionNow, type RawOptions, withOption } from '@graveshift/kernel'
import { OptionField } from './option-field.tsx'

interface Props {
  /** Those that are shown, and all there are. */
  readonly shown: readonly OptionSpec[]
  readonly specs: readonly OptionSpec[]
  readonly options: RawOptions
  readonly onChange: (options: ReturnType<typeof withOption>) => void
}

/** A field for each option. */
export const OptionList = ({ shown, specs, options, onChange }: Props) =>
  shown.map((spec) => (
    <OptionField
      key={spec.id}
      spec={spec}
      specs={specs}
      options={options}
      value={optionNow(spec, options)}
      onChange={(value) => onChange(withOption(specs, options, spec.id, value))}
    />
  ))
