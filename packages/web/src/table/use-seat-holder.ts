import type { Game } from '@graveshift/kernel'
import type { Session } from '@graveshift/table'
import { useWords } from '../i18n/use-words.ts'
import { useCompany } from './company.ts'
import { tellSeat } from './tell-seat.ts'

/** Whose a seat is: at an online table of whoever holds it by now, else as the game says it. */
export function useSeatHolder<G extends Game>(session: Session<G>): (seat: number) => string {
  const { tell } = useWords()
  const holders = useCompany()?.holders
  return (seat) => holders?.[seat]?.name ?? tell(tellSeat(session, seat))
}
