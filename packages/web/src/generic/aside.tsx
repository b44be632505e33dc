import type { Game, Refusal } from '@graveshift/kernel'
import { useMemo, useState } from 'react'
import { useWords } from '../i18n/use-words.ts'
import { playSound } from '../sound/play-sound.ts'
import { RefusalNote } from '../table/refusal-note.tsx'
import { useAnyTable } from '../table/table-state.ts'
import { AnswerList } from './answer-list.tsx'
import { answerGroups } from './answers.ts'

/** What whoever acts may do besides the question in front, at any time: folded away until it is wanted. */
export function Aside() {
  const words = useWords()
  const { store, session, seq, acting } = useAnyTable()
  const [refused, setRefused] = useState<{ readonly why: Refusal; readonly seq: number }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what can be done changes with seq
  const aside = useMemo(
    () => (store.isOwn(acting) ? session.aside(acting) : undefined),
    [store, session, acting, seq],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: so do the answers
  const groups = useMemo(
    () => (aside ? answerGroups(words, session, aside, store.picks(aside)) : []),
    [words, session, store, aside, seq],
  )
  if (!aside) return null
  const give = (pick: Game['pick']) => {
    const why = store.do(acting, aside.id, pick)
    setRefused(why && { why, seq })
    playSound(why ? 'refused' : 'cross')
  }
  const { module, options, state } = session
  return (
    <details className="answer-group answer-aside" data-aside={aside.kind}>
      <summary>
        {words.say('table.aside', { what: words.tell(module.tellChoice(options, aside, state.board)) })}
      </summary>
      {refused?.seq === seq && <RefusalNote refusal={refused.why} role="alert" />}
      {groups.map(({ name, answers }) => (
        <AnswerList key={name ?? ''} answers={answers} onGive={give} />
      ))}
    </details>
  )
}
