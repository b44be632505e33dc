import {
  type Json,
  type OptionSpec,
  optionWord,
  type PeopleSpec,
  type RawOptions,
  type SomeOfSpec,
  seatsIn,
  valueWord,
} from '@graveshift/kernel'
import { useId } from 'react'
import { useWords } from '../i18n/use-words.ts'
import type { WordKey } from '../i18n/word-keys.ts'
import { RadioGroup } from '../ui/radio-group.tsx'
import { Toggle } from '../ui/toggle.tsx'
import { tellSeat } from './seat-to-be.ts'

/** So many values are buttons side by side; more are a list to choose from. */
const MOST_BUTTONS = 8

interface Props<S extends OptionSpec> {
  readonly spec: S
  readonly specs: readonly OptionSpec[]
  readonly options: RawOptions
  readonly value: Json
  readonly onChange: (value: Json) => void
}

/** One of several: buttons while they are few, else a list; what the chosen one is about stands under it. */
function OneOf({ spec, value, onChange, values }: Props<OptionSpec> & { readonly values: readonly Named[] }) {
  const { say } = useWords()
  const about = useId()
  const name = say(optionWord(spec, 'name') as WordKey)
  const text = say(optionWord(spec, 'text') as WordKey)
  const chosen = values.find((each) => each.value === value)
  if (values.length <= MOST_BUTTONS)
    return (
      <RadioGroup
        legend={name}
        about={text}
        value={String(value)}
        options={values.map((each) => ({ value: String(each.value), label: each.name }))}
        onChange={(text) => onChange(values.find((each) => String(each.value) === text)?.value ?? text)}
      />
    )
  return (
    <label className="option-list">
      <span className="option-name">{name}</span>
      <select
        className="text-input"
        value={String(value)}
        aria-describedby={about}
        onChange={({ target }) => onChange(values[target.selectedIndex]?.value ?? target.value)}
      >
        {values.map((each) => (
          <option key={String(each.value)} value={String(each.value)}>
            {each.name}
          </option>
        ))}
      </select>
      <span id={about} className="fine">
        {chosen?.about ?? text}
      </span>
    </label>
  )
}

interface Named {
  readonly value: Json
  readonly name: string
  readonly about?: string
}

/** Any of several; how many are wanted is said where that is known. */
function SomeOf({ spec, options, value, onChange }: Props<SomeOfSpec | PeopleSpec>) {
  const { say } = useWords()
  const chosen = Array.isArray(value) ? value.map(String) : []
  const toggle = (id: string) => {
    const rest = chosen.filter((each) => each !== id)
    const wanted = rest.length < chosen.length ? rest : [...chosen, id]
    // Nothing at all is never meant.
    if (wanted.length > 0)
      onChange(spec.kind === 'people' ? wanted : spec.values.filter((each) => wanted.includes(each)))
  }
  return (
    <fieldset className="choices">
      <legend>{say(optionWord(spec, 'name') as WordKey)}</legend>
      <p className="fine choices-about" role={spec.kind === 'people' ? 'status' : undefined}>
        {spec.kind === 'people'
          ? say('set-up.people', { chosen: chosen.length, wanted: spec.wanted(options) })
          : say(optionWord(spec, 'text') as WordKey)}
      </p>
      {spec.values.map((id) => (
        <label key={id}>
          <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} />
          {say(valueWord(spec, id) as WordKey)}
        </label>
      ))}
    </fieldset>
  )
}

const upTo = (least: number, most: number): readonly Named[] =>
  Array.from({ length: most - least + 1 }, (_, index) => ({
    value: least + index,
    name: String(least + index),
  }))

/** The field of an option, whatever it is: from its spec and its words alone. */
export function OptionField(props: Props<OptionSpec>) {
  const { spec, specs, options, value, onChange } = props
  const { say, tell } = useWords()
  switch (spec.kind) {
    case 'flag':
      return (
        <Toggle
          label={say(optionWord(spec, 'name') as WordKey)}
          about={say(optionWord(spec, 'text') as WordKey)}
          on={value === true}
          onChange={onChange}
        />
      )
    case 'seats':
    case 'count':
      return <OneOf {...props} values={upTo(spec.least, spec.most)} />
    case 'seat':
      return (
        <OneOf
          {...props}
          values={Array.from({ length: seatsIn(specs, options) }, (_, seat) => ({
            value: seat,
            name: tell(tellSeat(seat)),
          }))}
        />
      )
    case 'one-of':
    case 'mission': {
      const { explaining } = spec
      return (
        <OneOf
          {...props}
          values={spec.values.map((id) => ({
            value: id,
            name: say(valueWord(spec, id) as WordKey),
            ...(explaining === undefined ? {} : { about: say(explaining.replace('*', id) as WordKey) }),
          }))}
        />
      )
    }
    case 'some-of':
    case 'people':
      return <SomeOf {...props} spec={spec} />
  }
}
