import '../screens/set-up/set-up.css'
import './styles/options.css'
import { type OptionSpec, optionCounts, optionNow, rawOptions, withOption } from '@graveshift/kernel'
import type { SetUpProps } from '../games/game-face.ts'
import { useGameAround } from '../games/in-game.tsx'
import { gameOf } from '../games/registry.ts'
import { useWords } from '../i18n/use-words.ts'
import { OptionField } from './option-field.tsx'

/** Everything that can be chosen before a game: a field for every option, from its spec. */
export function OptionFields({ options: raw, onChange, children }: SetUpProps) {
  const { say } = useWords()
  const specs = gameOf(useGameAround()).module.options
  const options = rawOptions(raw)
  const shown = specs.filter((spec) => optionCounts(specs, spec, options))
  const fields = (about: OptionSpec['about']) =>
    shown
      .filter((spec) => spec.about === about)
      .map((spec) => (
        <OptionField
          key={spec.id}
          spec={spec}
          specs={specs}
          options={options}
          value={optionNow(spec, options)}
          onChange={(value) => onChange(withOption(specs, options, spec.id, value))}
        />
      ))
  return (
    <>
      {fields('table')}
      <details className="panel option-rules">
        <summary>{say('set-up.options')}</summary>
        {fields('rules')}
        {children}
      </details>
    </>
  )
}
