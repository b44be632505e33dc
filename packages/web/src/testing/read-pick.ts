import { type Game, isRefusal, type Json, parsePick } from '@graveshift/kernel'
import type { Session } from '@graveshift/table'

/** An answer as the rules read it, whether they allow it or not. */
export function readPick<G extends Game>(session: Session<G>, choice: G['choice'], written: Json): G['pick'] {
  const pick = parsePick(session.rules, session.state, choice, written)
  if (isRefusal(pick)) throw new Error(pick.refused)
  return pick
}
