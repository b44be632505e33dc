import { canonical, type Game } from '@graveshift/kernel'
import type { ReactNode } from 'react'
import { useWords } from '../../i18n/use-words.ts'
import { armed, isArmed } from '../../table/armed.ts'
import { useCompany } from '../../table/company.ts'
import { Button } from '../../ui/button.tsx'
import { useDeciding } from './deciding.ts'
import { Leanings, useLeaningTo } from './leanings.tsx'

/** When an answer is asked back first: never, where it turns something up, or whatever comes of it. */
export type Guard = 'never' | 'reveals' | 'always'

interface Props {
  readonly choice: Game['choice']
  readonly pick: Game['pick']
  readonly guard?: Guard
  readonly kind?: 'primary' | 'plain' | 'danger'
  readonly className?: string
  readonly label?: string | undefined
  /** What a second press is asked for. */
  readonly again?: string | undefined
  readonly keys?: string
  readonly onPoint?: (is: boolean) => void
  readonly children: ReactNode
}

/** One answer as a button; what others propose and the coach shows is marked. */
export function AnswerButton({
  choice,
  pick,
  guard = 'never',
  kind = 'plain',
  className = '',
  label,
  again,
  keys,
  onPoint,
  children,
}: Props) {
  const { table, confirm, leaning } = useDeciding()
  const { say } = useWords()
  const { guarded, proposed, session, submit } = table
  const offered = useCompany()?.offered
  const written = session.shown(choice, pick)
  const key = canonical(written)
  const isGuarded = isArmed(guarded, pick)
  const seats = useLeaningTo(choice, written)
  // Where one only says what one would do, that is seen on the button as well.
  const isMeant = leaning?.choice === choice.id && canonical(leaning.pick) === key
  return (
    <Button
      kind={kind}
      className={`answer ${className}`.trim()}
      {...armed(isGuarded)}
      data-answer={key}
      data-proposed={isArmed(proposed, pick) ? '' : undefined}
      data-offered={offered?.choice === choice.id && canonical(offered.pick) === key ? '' : undefined}
      {...(isMeant ? { 'aria-pressed': true } : {})}
      aria-label={label}
      aria-keyshortcuts={keys}
      onClick={() => (guard === 'always' ? confirm(pick) : submit(pick, guard === 'reveals'))}
      {...(onPoint && {
        onPointerEnter: () => onPoint(true),
        onPointerLeave: () => onPoint(false),
        onFocus: () => onPoint(true),
        onBlur: () => onPoint(false),
      })}
    >
      {children}
      <Leanings seats={seats} />
      {isGuarded && (
        <small className="again" role="alert">
          {again ?? say('table.guard')}
        </small>
      )}
    </Button>
  )
}
