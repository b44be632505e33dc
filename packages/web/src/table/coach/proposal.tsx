import './coach.css'
import type { Choice, Json } from '@graveshift/kernel'
import { gameOf } from '../../games/registry.ts'
import { useWordSet } from '../../i18n/use-word-set.ts'
import { useWords } from '../../i18n/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { useAnyTable } from '../table-state.ts'
import { PlayIt } from './play-it.tsx'

/** The coach's answer that the street shows, where the list it stands in is out of sight. */
export function Proposal({ choice, pick }: { readonly choice: Choice; readonly pick: Json }) {
  useWordSet('coach')
  const { board, session, propose } = useAnyTable()
  const { say, tell } = useWords()
  return (
    <section className="proposal" aria-label={say('help.coach')}>
      <p>{tell(gameOf(session.module.id).tellPick(board, choice, pick))}</p>
      <div className="row">
        <PlayIt pick={pick} />
        <Button onClick={() => propose(undefined)}>{say('coach.cancel')}</Button>
      </div>
    </section>
  )
}
