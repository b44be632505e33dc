import { BOTS, findBot } from '@graveshift/bots'
import type { Game, Json, Seat, Telling } from '@graveshift/kernel'
import type { Session } from '@graveshift/table'
import * as v from 'valibot'
import { badRequest, refused } from './complaint.ts'
import { oneOf, upTo } from './request-fields.ts'

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

const KNOWN = BOTS.map((bot) => bot.id)

/** What a request may say to a bot. */
export const WISH = {
  bot: v.optional(oneOf(KNOWN)),
  nodes: v.optional(upTo(MOST_NODES, `is at most ${MOST_NODES}`)),
  seed: v.optional(upTo(SEEDS - 1, `must be below ${SEEDS}`)),
}

type Wish = v.InferOutput<v.ObjectSchema<typeof WISH, undefined>>

/** The question, if it is open and the seat's. */
export function openTo(session: Session<Game>, { seat, choice: id }: Asked): Game['choice'] {
  const choice = session.choices(seat).find((open) => open.id === id)
  if (choice) return choice
  const elsewhere = session.choices().some((open) => open.id === id)
  throw refused({ refused: elsewhere ? 'not-your-choice' : 'stale-choice', rule: 'KERNEL' })
}

/** What a bot would answer in a seat's place, from nothing but what that seat may see. */
export function think(wish: Wish, session: Session<Game>, { seat, choice: id }: Asked): Thought {
  const bot = findBot(wish.bot ?? 'quick')
  if (!bot) throw badRequest(`'bot' must be one of ${KNOWN.join(', ')}`)
  // The same table, asked twice, answers the same; a bot that plays on gets new luck for every question.
  const { nodes, seed = session.seq } = wish
  const choice = openTo(session, { seat, choice: id })
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
