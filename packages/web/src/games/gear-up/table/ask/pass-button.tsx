import type { Choice } from '@graveshift/gear-up'
import { canonical, type Json } from '@graveshift/kernel'
import { useWords } from '../../../../i18n/use-words.ts'
import { armed, isArmed } from '../../../../table/armed.ts'
import { useCompany } from '../../../../table/company.ts'
import { Button } from '../../../../ui/button.tsx'
import { useCalmTable } from '../table-state.ts'
import { tellPick } from '../tell-pick.ts'

const PASSES: Readonly<Partial<Record<Choice['kind'], string>>> = {
  attack: 'pass',
  draw: 'stop',
  sweep: 'skip',
  ammo: 'done',
  again: 'stop',
}

/** One answer as a button. Where it turns up a card, the first press asks back. */
export function PickButton({
  choice,
  pick,
  label,
}: {
  readonly choice: Choice
  readonly pick: Json
  /** In place of its own words. */
  readonly label?: string | undefined
}) {
  const { board, submit, guarded } = useCalmTable()
  const { tell, say } = useWords()
  const isGuarded = isArmed(guarded, pick)
  const offered = useCompany()?.offered
  const isOffered =
    offered?.choice === choice.id && canonical(offered.pick) === canonical(pick) ? '' : undefined
  return (
    <Button
      data-offered={isOffered}
      data-pick={canonical(pick)}
      {...armed(isGuarded)}
      kind={isGuarded ? 'primary' : 'plain'}
      onClick={() => submit(pick, true)}
    >
      <span>
        {label ?? tell(tellPick(board, choice, pick))}
        {isGuarded && <span className="guard">{say('table.guard')}</span>}
      </span>
    </Button>
  )
}

/** Ends a question without drawing; on a phone, beside the question, in a word. */
export function PassButton({ choice, brief = false }: { readonly choice: Choice; readonly brief?: boolean }) {
  const { say } = useWords()
  const word = PASSES[choice.kind]
  if (word === undefined) return null
  const label = word === 'stop' ? say('pick.done') : word === 'skip' ? say('table.skip') : undefined
  return <PickButton choice={choice} pick={{ do: word }} label={brief ? label : undefined} />
}
