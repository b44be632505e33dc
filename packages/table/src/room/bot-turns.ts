import { type Game, isRefusal, type Json, type Refusal, type Seat } from '@graveshift/kernel'
import type { Draft, World } from './act.ts'
import { playOut, seenBy } from './answering.ts'
import { TABLE } from './entry.ts'
import type { BotWord, SeatBot } from './fact.ts'
import { refuse } from './refuse.ts'
import type { Offer, Room } from './room.ts'

/** A question that a bot is to answer, or to propose an answer to. */
export interface BotTurn {
  readonly seat: Seat
  readonly bot: SeatBot
  readonly choice: Game['choice']
}

/** The seat that speaks for the team, where it is a bot's. */
function leadingBot(room: Room): { readonly seat: Seat; readonly bot: SeatBot } | undefined {
  const { play } = room
  const seat = play?.rules.leader?.(play.state.board)
  const bot = seat === undefined ? undefined : room.bots.get(seat)
  return seat === undefined || bot === undefined ? undefined : { seat, bot }
}

/**
 * What bots are asked now. They wait while people talk about taking something back, and play only where a person plays.
 * For the team a bot speaks only where it leads, once, and while nobody else has.
 */
export function botTurns(room: Room): readonly BotTurn[] {
  const { play, bots } = room
  if (bots.size === 0 || room.phase !== 'playing' || !play || room.undoOffer) return []
  if (room.seats.every((person) => person === undefined)) return []
  return play.choices().flatMap((choice): BotTurn[] => {
    if (choice.seat !== 'team') {
      const bot = bots.get(choice.seat)
      return bot === undefined ? [] : [{ seat: choice.seat, bot, choice }]
    }
    const leading = leadingBot(room)
    if (!leading || room.offer?.choice === choice.id || room.botPassed === choice.id) return []
    return [{ ...leading, choice }]
  })
}

/** The same question with all that its answer depends on: who has an answer to it may give it. */
export function markOf(room: Room, { seat, bot, choice }: BotTurn): string {
  return `${seat}/${bot}/${choice.id}/${room.play ? seenBy(room.play, choice) : ''}`
}

/** What is to be written when a bot answers; for the team it proposes, and people have the last word. */
export function botAnswer(
  room: Room,
  { seat, choice }: BotTurn,
  pick: Json,
  bot: BotWord,
  world: World,
): readonly Draft[] | Refusal {
  if (choice.seat !== 'team')
    return playOut(room, { kind: 'answered', seat, choice: choice.id, pick, bot }, world, TABLE)
  const read = room.play?.accept(seat, choice.id, pick) ?? refuse('no-game')
  if (isRefusal(read)) return read
  return [{ act: { kind: 'proposed', seat, choice: choice.id, pick: read.shown, bot }, by: TABLE }]
}

/** The proposal that a bot's word will end as the leader's; it goes along with whatever people propose. */
export function awaitsBotWord(room: Room): Offer | undefined {
  const isDue =
    room.phase === 'playing' && !room.undoOffer && room.seats.some((person) => person !== undefined)
  return isDue && leadingBot(room) ? room.offer : undefined
}

export function botWord(room: Room, world: World): readonly Draft[] | Refusal {
  const offer = awaitsBotWord(room)
  const leading = leadingBot(room)
  if (!offer || !leading) return refuse('no-such-proposal')
  const { choice, pick } = offer
  return playOut(room, { kind: 'answered', seat: leading.seat, choice, pick, team: 'word' }, world, TABLE)
}
