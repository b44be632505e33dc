import { isRefusal } from '@graveshift/kernel'
import { CONFLICT } from '../room/act.ts'
import { overBudget } from '../room/budget.ts'
import { decideCommand } from '../room/command.ts'
import { refuse } from '../room/refuse.ts'
import { isAtTable, type Room } from '../room/room.ts'
import type { Appended, SideWrites } from '../store/store.ts'
import type { Ledger } from './ledger.ts'
import type { Remembered } from './remembered.ts'
import { type Answer, LATER, type Request } from './request.ts'
import { type RoomContext, takeAway, type Writable, worldOf } from './side-writes.ts'

/** Nobody loses a race so often, unless something is wrong. */
export const MOST_TRIES = 50

/** Decides a request on the newest there is, writes what comes of it, and gives the answer that lasts. */
export async function perform(
  ledger: Ledger,
  context: RoomContext,
  remembered: Remembered,
  request: Request,
): Promise<Answer> {
  const { store } = context.setting
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const room = await ledger.loaded()
    if (!room) return { refused: refuse('no-such-table') }
    // The asker has seen more than this host: it would only be told so by the store.
    if (tries === 0 && request.basis > room.head) await ledger.catchUp()
    const also: Writable<SideWrites> = { ...request.also }
    const decision = decideCommand(
      room,
      request,
      request.command,
      await worldOf(context, room, request.command.kind, also),
    )
    let answer: Answer = { done: room.head + 1, by: request.by }
    let written: Appended | 'unknown'
    if (decision === CONFLICT || isRefusal(decision)) {
      // Before anybody is told no: was it done before, and is this the newest there is?
      const seq = await store.find(room.id, request.id)
      const moved = await ledger.catchUp()
      if (seq !== undefined) return ledger.doneBefore(seq)
      if (moved) continue
      answer = decision === CONFLICT ? { conflict: room.head } : { refused: decision }
      if (!mustLast(room, request, remembered)) return answer
      const refusal = decision === CONFLICT ? {} : { refusal: decision }
      written = await ledger.write(room, [{ act: { kind: 'voided', ...refusal } }], request, {})
    } else {
      await takeAway(store, room.id, request, also)
      written = await ledger.write(room, decision, request, also)
    }
    if (written === 'done') return answer
    if (written === 'unknown') remembered.doubt(request.id)
    if (written === 'gap' || written === 'gone' || written === 'unknown') ledger.forget()
    if (written === 'gone') return { refused: refuse('no-such-table') }
    if (written === 'known' || written === 'unknown') {
      const seq = await store.find(room.id, request.id)
      await ledger.catchUp()
      // It may still be on its way to the disk: asking again with the same id finds out.
      return seq === undefined ? LATER : ledger.doneBefore(seq)
    }
    await ledger.catchUp()
  }
  return LATER
}

/**
 * Whether a no has to be written, so that no copy is taken elsewhere or later: where there may be copies, and where
 * the same thing could be a yes one day. Nobody who is not at the table ever comes back to it under the same name.
 */
function mustLast(room: Room, { id, by, again, command }: Request, remembered: Remembered): boolean {
  const mayBeElsewhere = again === true || remembered.isInDoubt(id)
  return mayBeElsewhere && isAtTable(room, by) && !overBudget(room, by, command)
}
