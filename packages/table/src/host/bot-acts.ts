import { Bug, isRefusal } from '@graveshift/kernel'
import type { Draft } from '../room/act.ts'
import { type BotTurn, botAnswer, botTurns, botWord, markOf } from '../room/bot-turns.ts'
import { MOST_ENTRIES } from '../room/budget.ts'
import { whyNot } from '../room/command.ts'
import type { PersonId } from '../room/fact.ts'
import type { Room } from '../room/room.ts'
import type { Thought } from './bot-players.ts'
import { freshId } from './ids.ts'
import type { Ledger } from './ledger.ts'
import { MOST_TRIES } from './perform.ts'
import { type RoomContext, worldOf } from './side-writes.ts'

/** The question that a bot was asked, if it is still the same. */
function turnOf(room: Room, mark: string): BotTurn | undefined {
  return botTurns(room).find((turn) => markOf(room, turn) === mark)
}

/** A bot has thought. Of several hosts whose bots did, one is first; the others drop their answer. */
export async function botAnswers(
  ledger: Ledger,
  context: RoomContext,
  mark: string,
  { pick, why }: Thought,
): Promise<void> {
  const { room } = ledger
  const turn = room && turnOf(room, mark)
  if (!turn || room.head >= MOST_ENTRIES) return
  const world = await worldOf(context, room, 'answer', {})
  const drafts = botAnswer(room, turn, pick, { id: turn.bot, why }, world)
  if (isRefusal(drafts)) throw new Bug(`a bot's answer is refused: ${drafts.refused}`)
  if (await ledger.writeAsTable(room, drafts)) context.setting.bots?.answered?.(turn.bot)
}

/** Nobody said yes or no in time, and a bot leads. */
export async function botSpeaks(ledger: Ledger, context: RoomContext, proposal: number): Promise<void> {
  const { room } = ledger
  if (room?.offer?.seq !== proposal || room.head >= MOST_ENTRIES) return
  const drafts = botWord(room, await worldOf(context, room, 'answer', {}))
  if (!isRefusal(drafts)) await ledger.writeAsTable(room, drafts)
}

/** It cannot answer, whatever the reason: a person shall go on. */
export async function botGivesUp(ledger: Ledger, { setting }: RoomContext, mark: string): Promise<void> {
  const { room } = ledger
  const turn = room && turnOf(room, mark)
  if (!turn || room.head >= MOST_ENTRIES) return
  setting.report?.({ room: room.id, what: 'bot', message: `${turn.bot} gave up at ${room.head}` })
  await ledger.writeAsTable(room, [{ act: { kind: 'bot-dismissed', seat: turn.seat } }])
}

/** Whoever is back has the seats again that bots kept for him. */
export async function relieveBots(ledger: Ledger, { setting }: RoomContext, person: PersonId): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const { room } = ledger
    if (!room || room.head >= MOST_ENTRIES) return
    const seats = [...room.bots.keys()].filter((seat) => room.lent.get(seat) === person)
    if (seats.length === 0 || whyNot(room, person, 'reclaim')) return
    const drafts = seats.map((seat): Draft => ({ act: { kind: 'reclaimed', seat } }))
    if (await ledger.writeAsTable(room, drafts, { id: freshId(setting.bytes), by: person })) return
  }
}
