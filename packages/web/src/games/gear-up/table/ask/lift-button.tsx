import { useWords } from '../../../../i18n/use-words.ts'
import { Button } from '../../../../ui/button.tsx'
import type { Drawing } from '../place/use-placement.ts'

/** Takes back into the hand what was laid down. */
export function LiftButton({ drawing }: { readonly drawing: Drawing }) {
  const { say } = useWords()
  const { now, move } = drawing
  return <Button onClick={() => move({ do: now.first ? 'anew' : 'drop' })}>{say('table.lift')}</Button>
}
