import { BOTS, findBot } from '@graveshift/bots'
import type { Json, Seat, Telling } from '@graveshift/kernel'
import type { Session } from '@graveshift/table'
import type { AnyGame } from '../games.ts'
import { badRequest, refused } from './complaint.ts'
import type { Request } from './request.ts'

const MOST_NODES = 1_000_000
const SEEDS = 2 ** 31

/** A question and who answers it. */
export interface Asked {
  readonly seat: Seat
  readonly choice: number
}

interface Thought {
  readonly bot: string
  readonly pick: Json
  readonly why: Telling
  readonly nodes: number
}

/** What a bot would answer in a seat's place, from nothing but what that seat may see. */
export function think(request: Request, session: Session<AnyGame>, { seat, choice: id }: Asked): Thought {
  const known = BOTS.map((bot) => bot.id)
  const bot = findBot(request.one('bot', known) ?? 'quick')
  if (!bot) throw badRequest(`'bot' must be one of ${known.join(', ')}`)
  const nodes = request.count('nodes')
  if (nodes !== undefined && nodes > MOST_NODES) throw badRequest(`'nodes' is at most ${MOST_NODES}`)
  // The same table, asked twice, answers the same; a bot that plays on gets new luck for every question.
  const seed = request.count('seed') ?? session.seq
  if (seed >= SEEDS) throw badRequest(`'seed' must be below ${SEEDS}`)
  const choice = session.choices(seat).find((open) => open.id === id)
  if (!choice) {
    const elsewhere = session.choices().some((open) => open.id === id)
    throw refused({ refused: elsewhere ? 'not-your-choice' : 'stale-choice', rule: 'KERNEL' })
  }
  const { rules, state } = session
  const decided = bot.decide({
    rules,
    state,
    seat,
    choice,
    seed,
    ...(nodes === undefined ? {} : { budget: { nodes } }),
  })
  const pick = session.shown(choice, decided.pick)
  return { bot: bot.id, pick, why: decided.why, nodes: decided.nodes }
}
