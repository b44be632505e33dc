import type { Help } from '@graveshift/table'
import { useWords } from '../i18n/use-words.ts'

/** Which help a game was played with; nothing is said of games without. */
export function HelpNote({ help }: { readonly help: readonly Help[] | undefined }) {
  const { say } = useWords()
  if (!help || help.length === 0) return null
  return (
    <p className="fine help-note">
      {say('help.used', { help: help.map((each) => say(`help.${each}`)).join(', ') })}
    </p>
  )
}
