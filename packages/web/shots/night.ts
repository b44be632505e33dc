import { QUICK_BOT } from '@graveshift/bots'
import { isFault, isRefusal, nth } from '@graveshift/kernel'
import { SECOND_EDITION_MODULE, type SecondEdition } from '@graveshift/second-edition'
import { type GameRecord, Session } from '@graveshift/table'

const TEAM = ['amy', 'doug', 'elle', 'josh', 'ned', 'wanda']
const MOST_DECISIONS = 900

/** A mission played by bots, up to somebody's turn in a round that they live to see. */
export function nightIn(mission: string, round: number): GameRecord {
  for (let seed = 1; ; seed++) {
    const session = played(mission, round, seed)
    if (session.outcome === undefined) return session.record({ for: 'host' })
  }
}

function played(mission: string, round: number, seed: number): Session<SecondEdition> {
  const options = SECOND_EDITION_MODULE.readOptions({ mission, teams: [TEAM] })
  if (isFault(options)) throw new Error(options.message)
  const session = Session.start(SECOND_EDITION_MODULE, options, { seed: `screenshots-${seed}` })
  if (isRefusal(session)) throw new Error(session.refused)
  for (let made = 0; made < MOST_DECISIONS && session.outcome === undefined; made++) {
    const choice = nth(session.choices(), 0)
    const { rules, state } = session
    if (state.board.round >= round && choice.kind === 'act') return session
    const seat = choice.seat === 'team' ? 0 : choice.seat
    const { pick } = QUICK_BOT.decide({ rules, state, seat, choice, seed: made })
    const done = session.do(seat, choice.id, session.shown(choice, pick))
    if (isRefusal(done)) throw new Error(done.refused)
  }
  return session
}
