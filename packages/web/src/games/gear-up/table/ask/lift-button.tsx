import { useWords } from '../../../../i18n/use-words.ts'
import { Button } from '../../../../ui/button.tsx'
import type { Drawing } from '../place/use-placement.ts'

/** Takes back into the hand what was laid down; where room is short, by a sign. */
export function LiftButton({
  drawing,
  brief = false,
}: {
  readonly drawing: Drawing
  readonly brief?: boolean
}) {
  const { say } = useWords()
  const { now, move } = drawing
  const lift = () => move({ do: now.first ? 'anew' : 'drop' })
  if (!brief) return <Button onClick={lift}>{say('table.lift')}</Button>
  return (
    <Button className="lift-brief" aria-label={say('table.lift')} onClick={lift}>
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" className="lift-sign">
        <path d="M12 15V4M7 9l5-5 5 5M4 14v6h16v-6" />
      </svg>
    </Button>
  )
}
