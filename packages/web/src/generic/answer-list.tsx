import { canonical, type Game } from '@graveshift/kernel'
import { isArmed } from '../table/armed.ts'
import { useCompany } from '../table/company.ts'
import { useAnyTable } from '../table/table-state.ts'
import { Button } from '../ui/button.tsx'
import type { Answer } from './answers.ts'

interface Props {
  readonly answers: readonly Answer[]
  readonly onGive: (pick: Game['pick']) => void
}

/** Answers side by side, each a button; what somebody proposes, or the coach shows, is marked. */
export function AnswerList({ answers, onGive }: Props) {
  const { proposed } = useAnyTable()
  const offered = useCompany()?.offered
  return (
    <ul className="answer-list">
      {answers.map(({ key, pick, text, own, odds }) => (
        <li key={key}>
          <Button
            aria-label={own === text ? undefined : odds === undefined ? text : `${text}. ${odds}`}
            data-answer={key}
            data-offered={offered && canonical(offered.pick) === key ? '' : undefined}
            data-proposed={isArmed(proposed, pick) ? '' : undefined}
            onClick={() => onGive(pick)}
          >
            {own}
            {odds !== undefined && <small>{odds}</small>}
          </Button>
        </li>
      ))}
    </ul>
  )
}
