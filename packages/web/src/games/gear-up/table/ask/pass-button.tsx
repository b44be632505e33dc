import type { Choice, Pick } from '@graveshift/gear-up'
import { canonical } from '@graveshift/kernel'
import { useWords } from '../../../../i18n/use-words.ts'
import { armed, isArmed } from '../../../../table/armed.ts'
import { useCompany } from '../../../../table/company.ts'
import { Button } from '../../../../ui/button.tsx'
import { useCalmTable } from '../table-state.ts'
import { tellPick } from '../tell-pick.ts'

const PASSES: Readonly<Partial<Record<Choice['kind'], 'pass' | 'stop' | 'skip' | 'done'>>> = {
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
  readonly pick: Pick
  /** In place of its own words. */
  readonly label?: string | undefined
}) {
  const { board, session, submit, guarded } = useCalmTable()
  const { tell, say } = useWords()
  const isGuarded = isArmed(guarded, pick)
  const offered = useCompany()?.offered
  const written = session.shown(choice, pick)
  const key = canonical(written)
  const isOffered = offered?.choice === choice.id && canonical(offered.pick) === key ? '' : undefined
  return (
    <Button
      data-offered={isOffered}
      data-pick={key}
      {...armed(isGuarded)}
      kind={isGuarded ? 'primary' : 'plain'}
      onClick={() => submit(pick, true)}
    >
      <span>
        {label ?? tell(tellPick(board, choice, written))}
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
