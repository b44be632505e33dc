import type { Choice, Pick } from '@graveshift/gear-up'
import { canonical, has } from '@graveshift/kernel'
import { useWords } from '../../../../i18n/use-words.ts'
import { armed, isArmed } from '../../../../table/armed.ts'
import { useCompany } from '../../../../table/company.ts'
import { Button } from '../../../../ui/button.tsx'
import { useCalmTable } from '../table-state.ts'
import { tellAnswer } from '../tell-answer.ts'

/** What ends a question, and how its button says it; what is left unused by it is said where answers are compared. */
const PASSES = {
  attack: { pick: 'pass', says: 'pick.pass' },
  draw: { pick: 'stop', says: 'pick.stop' },
  sweep: { pick: 'skip', says: undefined },
  ammo: { pick: 'done', says: 'table.answer.ammo' },
  again: { pick: 'stop', says: 'pick.stop' },
} as const satisfies Readonly<Partial<Record<Choice['kind'], object>>>

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
        {label ?? tell(tellAnswer(board, choice, written))}
        {isGuarded && <span className="guard">{say('table.guard')}</span>}
      </span>
    </Button>
  )
}

/** Ends a question without drawing: in the same words on every screen. */
export function PassButton({ choice }: { readonly choice: Choice }) {
  const { say } = useWords()
  const pass = has(PASSES, choice.kind) ? PASSES[choice.kind as keyof typeof PASSES] : undefined
  if (!pass) return null
  return <PickButton choice={choice} pick={{ do: pass.pick }} label={pass.says && say(pass.says)} />
}
