import { randomBytes } from 'node:crypto'
import { type Game, isFault } from '@graveshift/kernel'
import { cutRecord, loadSession, type Session, stepsOf } from '@graveshift/table'

/** Where a game is to go on, as it was typed. */
interface Again {
  /** From before the decision with this number. */
  readonly before?: string | undefined
  /** From before the first decision at this time, by the judgment's clock. */
  readonly from?: string | undefined
}

/** The number of the decision that is made again. */
function decisionIn<G extends Game>(session: Session<G>, { before, from }: Again): number | undefined {
  const { module, options, rules } = session
  const steps = stepsOf(module, options, session.log())
  return before === undefined
    ? steps.find((step) => rules.judgement.clock(step.before.board) >= Number(from))?.seq
    : steps.find(({ seq }) => seq === Number(before))?.seq
}

/** A game once more from before one of its decisions, with other luck; undefined if there is no such decision. */
export function playedAgain<G extends Game>(session: Session<G>, wanted: Again): Session<G> | undefined {
  const seq = decisionIn(session, wanted)
  if (seq === undefined) return undefined
  const again = loadSession(session.module, cutRecord(session.record({ for: 'host' }), seq - 1), () =>
    randomBytes(32),
  )
  return isFault(again) ? undefined : again
}
