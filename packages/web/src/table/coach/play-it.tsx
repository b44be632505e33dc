import type { Game } from '@graveshift/kernel'
import { useWords } from '../../i18n/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { armed, isArmed } from '../armed.ts'
import { useAnyTable } from '../table-state.ts'

/** Plays an answer of the coach's; what would turn up a card is asked back. */
export function PlayIt({ pick }: { readonly pick: Game['pick'] }) {
  const { submit, guarded } = useAnyTable()
  const { say } = useWords()
  const isGuarded = isArmed(guarded, pick)
  return (
    <Button kind="primary" {...armed(isGuarded)} onClick={() => submit(pick, true)}>
      {say(isGuarded ? 'table.guard' : 'coach.play-it')}
    </Button>
  )
}
