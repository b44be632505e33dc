import '../screens/set-up/set-up.css'
import './styles/options.css'
import { type OptionSpec, optionCounts, rawOptions } from '@graveshift/kernel'
import type { SetUpProps } from '../games/game-face.ts'
import { useGameAround } from '../games/in-game.tsx'
import { gameOf } from '../games/registry.ts'
import { useWords } from '../i18n/use-words.ts'
import { OptionList } from './option-list.tsx'

/** Everything that can be chosen before a game: a field for every option, from its spec. */
export function OptionFields({ options: raw, onChange, children }: SetUpProps) {
  const { say } = useWords()
  const specs = gameOf(useGameAround()).module.options
  const options = rawOptions(raw)
  const shown = specs.filter((spec) => optionCounts(specs, spec, options))
  const fields = (about: OptionSpec['about']) => (
    <OptionList shown={shown.filter((spec) => spec.about === about)} {...{ specs, options, onChange }} />
  )
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
