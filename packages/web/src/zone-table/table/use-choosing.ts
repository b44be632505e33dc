import { canonical, type Game } from '@graveshift/kernel'
import { personIn } from '@graveshift/zones'
import { useMemo } from 'react'
import { useZones } from './zone-table-state.ts'

/** Choosing somebody: who may take its turn now does, and anybody's card is opened. */
export function useChoosing() {
  const { choice, store, session, board, submit, see } = useZones()
  const picks = useMemo(() => {
    if (choice?.kind !== 'activate') return new Map<number, Game['pick']>()
    return new Map(
      store.picks(choice).flatMap((pick) => {
        const person = personIn(board, session.shown(choice, pick), 'person')
        return person === undefined ? [] : [[person, pick] as const]
      }),
    )
  }, [choice, store, session, board])
  return {
    mayTake: (person: number): boolean => picks.has(person),
    /** The answer, as it is written. */
    keyOf(person: number): string | undefined {
      const pick = picks.get(person)
      return choice && pick !== undefined ? canonical(session.shown(choice, pick)) : undefined
    },
    choose(person: number): void {
      const pick = picks.get(person)
      if (pick !== undefined) submit(pick)
      see(person)
    },
  }
}
