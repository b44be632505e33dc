import type { Entry } from '../entry.ts'
import type { Fact, FactOf } from '../fact.ts'
import type { Room } from '../room.ts'
import { agree } from './agree.ts'
import { answer } from './answer.ts'
import { callTakeOver } from './call-take-over.ts'
import { close } from './close.ts'
import { configure } from './configure.ts'
import { decide } from './decide.ts'
import { decline } from './decline.ts'
import { dismissBot } from './dismiss-bot.ts'
import { handOver } from './hand-over.ts'
import { join } from './join.ts'
import { kick } from './kick.ts'
import { leave } from './leave.ts'
import { lock } from './lock.ts'
import { foldOpened } from './open.ts'
import { passHost } from './pass-host.ts'
import { propose } from './propose.ts'
import { proposeUndo } from './propose-undo.ts'
import { ready } from './ready.ts'
import { reclaim } from './reclaim.ts'
import { rekey } from './rekey.ts'
import { rematch } from './rematch.ts'
import { rename } from './rename.ts'
import { seatBot } from './seat-bot.ts'
import { showNonce } from './show-nonce.ts'
import { sit } from './sit.ts'
import { stand } from './stand.ts'
import { start } from './start.ts'
import { undo } from './undo.ts'
import { unready } from './unready.ts'
import { vote } from './vote.ts'

/** Everything that people can do at a table, listed once. What is not here cannot be done. */
export const ACTS = [
  join,
  rename,
  leave,
  kick,
  rekey,
  lock,
  passHost,
  configure,
  sit,
  stand,
  handOver,
  ready,
  unready,
  start,
  showNonce,
  answer,
  propose,
  agree,
  decline,
  decide,
  undo,
  proposeUndo,
  callTakeOver,
  vote,
  reclaim,
  seatBot,
  dismissBot,
  rematch,
  close,
] as const

type Folds = { readonly [K in Fact['kind']]: (room: Room, fact: FactOf<K>, entry: Entry) => void }

/** How each fact changes a room; a fact without a line here does not compile. */
export const FOLDS: Folds = {
  opened: foldOpened,
  ...join.folds,
  ...rename.folds,
  ...leave.folds,
  ...kick.folds,
  ...rekey.folds,
  ...lock.folds,
  ...passHost.folds,
  ...configure.folds,
  ...sit.folds,
  ...stand.folds,
  ...handOver.folds,
  ...ready.folds,
  ...unready.folds,
  ...start.folds,
  ...showNonce.folds,
  ...answer.folds,
  ...propose.folds,
  ...agree.folds,
  ...decline.folds,
  ...undo.folds,
  ...proposeUndo.folds,
  ...callTakeOver.folds,
  ...vote.folds,
  ...reclaim.folds,
  ...seatBot.folds,
  ...dismissBot.folds,
  ...rematch.folds,
  ...close.folds,
  // The name of the entry is all there is to it: it is taken now.
  voided: () => {},
}
