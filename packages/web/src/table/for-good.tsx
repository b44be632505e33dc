import type { Game } from '@graveshift/kernel'
import { useMemo } from 'react'
import { useWords } from '../i18n/use-words.ts'
import { useAnyTable } from './table-state.ts'

/** So many answers are tried: mostly all of them are for good, or none. */
const TRIED = 4

/** Says of a question that is answered by one press that this cannot be taken back. */
export function ForGood({ choice }: { readonly choice: Game['choice'] }) {
  const { store, session, acting } = useAnyTable()
  const { say } = useWords()
  const how = useMemo(() => {
    const picks = store.picks(choice)
    const step = Math.max(1, (picks.length - 1) / (TRIED - 1))
    const tried = [...new Set(picks.map((_, at) => Math.round(at * step)))]
      .slice(0, TRIED)
      .flatMap((at) => picks[at] ?? [])
    const revealing = tried.filter((pick) => session.reveals(acting, choice.id, pick))
    return revealing.length === 0 ? undefined : revealing.length === tried.length ? 'all' : 'some'
  }, [store, session, acting, choice])
  if (how === undefined) return null
  return (
    <p className="fine" data-for-good="">
      {say(`table.for-good.${how}`)}
    </p>
  )
}
