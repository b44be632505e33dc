import './coach.css'
import type { Choice, Game } from '@graveshift/kernel'
import { useWordSet } from '../../i18n/use-word-set.ts'
import { useWords } from '../../i18n/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { sayAnswer } from '../say-answer.ts'
import { useAnyTable } from '../table-state.ts'
import { PlayIt } from './play-it.tsx'

/** The coach's answer that the street shows, where the list it stands in is out of sight. */
export function Proposal({ choice, pick }: { readonly choice: Choice; readonly pick: Game['pick'] }) {
  useWordSet('coach')
  const { session, propose } = useAnyTable()
  const words = useWords()
  const { say } = words
  return (
    <section className="proposal" aria-label={say('help.coach')}>
      <p>{sayAnswer(words, session, choice, pick)}</p>
      <div className="row">
        <PlayIt pick={pick} />
        <Button onClick={() => propose(undefined)}>{say('coach.cancel')}</Button>
      </div>
    </section>
  )
}
