import { Bug, type Game, hashOf, isRefusal, type Json, type Refusal, type Seat } from '@graveshift/kernel'
import { RecordedLuck } from '../luck.ts'
import type { CommandBody, Play } from '../play.ts'
import type { Asker, Draft, World } from './act.ts'
import { drawRecordOf, expectLuck } from './draw-record.ts'
import type { DrawRecord } from './entry.ts'
import type { FactOf } from './fact.ts'
import { refuse } from './refuse.ts'
import type { Room } from './room.ts'

/** What a choice depends on, in one word: whoever sees the same may answer as if nothing had happened since. */
export function seenBy(play: Play<Game>, choice: Game['choice']): string {
  const { board } = play.state
  return hashOf(play.rules.reads?.(board, choice) ?? board)
}

/** Whether somebody answers a question as it was before something that matters to it. */
export function isOutdated(room: Room, choiceId: number, { basis, seen }: Asker): boolean {
  if (!room.play || basis >= room.lastGame) return false
  const choice = room.play.choices().find(({ id }) => id === choiceId)
  return !choice || seen === undefined || seen !== seenBy(room.play, choice)
}

/** Plays an answer out with the table's luck: what is to be written, the secret included when it ends the game. */
export function playOut(
  room: Room,
  fact: FactOf<'answered'>,
  world: World,
  by?: string,
): readonly Draft[] | Refusal {
  const { play, share } = room
  if (!play || !share) return refuse('no-game')
  const tried = play.try(fact.seat, fact.choice, fact.pick, world.luck(share))
  if (isRefusal(tried)) return tried
  const written: FactOf<'answered'> = { ...fact, pick: tried.body.pick }
  const draft: Draft = { act: written, facts: drawRecordOf(tried.body), ...(by === undefined ? {} : { by }) }
  return play.rules.outcome(tried.state.board) === undefined ? [draft] : [draft, reveal(world)]
}

/** The secret, which is the last word on a game that nobody will go on with. */
export function reveal(world: World): Draft {
  return { act: { kind: 'revealed', secret: world.secret() }, by: 'table' }
}

/** Plays an answer again as it was written. */
export function playAgain(
  play: Play<Game>,
  { seat, choice, pick }: { readonly seat: Seat; readonly choice: number; readonly pick: Json },
  facts: DrawRecord | undefined,
  believes: boolean,
): CommandBody<Game> {
  const luck = new RecordedLuck()
  expectLuck(luck, facts)
  const tried = play.try(seat, choice, pick, luck, believes ? facts?.hash : undefined)
  if (isRefusal(tried)) throw new Bug(`a written answer is refused: ${tried.refused}`)
  if (tried.body.hash !== facts?.hash) throw new Bug('an answer came to something else than was written')
  if (tried.body.drawn.length !== (facts.drawn?.length ?? 0)) throw new Bug('more was drawn than was used')
  play.take(tried)
  return tried.body
}
