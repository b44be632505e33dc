import { canonical, type Json } from '@graveshift/kernel'
import { useCompany } from '../table/company.ts'
import { useAnyTable } from '../table/table-state.ts'
import { Button } from '../ui/button.tsx'
import type { Answer } from './answers.ts'

interface Props {
  readonly answers: readonly Answer[]
  readonly onGive: (pick: Json) => void
}

const isPick = (pick: Json | undefined, key: string): boolean => pick !== undefined && canonical(pick) === key

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
            data-offered={isPick(offered?.pick, key) ? '' : undefined}
            data-proposed={isPick(proposed, key) ? '' : undefined}
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
