import {
  Bug,
  type Fault,
  type Game,
  type GameModule,
  isFault,
  type Json,
  type Release,
} from '@graveshift/kernel'
import { mayHaveChanged, otherRules, type RulesNamed } from '../other-rules.ts'
import { FOLDS } from './acts/index.ts'
import { countEntry } from './budget.ts'
import { beginCampaign, type CampaignRound } from './campaign.ts'
import { type Entry, linkOf } from './entry.ts'
import type { Fact } from './fact.ts'
import { emptyRoom, gameNamed, layRound, type Room } from './room.ts'

/** The rules of a game that a table named; a fault says why they are not here. */
export type FindModule = (game: string, release?: Release) => GameModule<Game> | Fault | undefined

/** The log is not what was written. */
export class Damaged extends Bug {
  readonly seq: number

  constructor(message: string, seq: number) {
    super(`entry ${seq}: ${message}`)
    this.seq = seq
  }
}

/** The table was opened under another version of the rules: its games would come to something else here. */
export class OtherRules extends Damaged {}

/** The game of a table, under the rules the table was opened under. */
export function gameOf(
  findModule: FindModule,
  named: RulesNamed & { readonly game: string },
  seq: number,
): GameModule<Game> {
  const module = findModule(named.game, named.release)
  if (!module) throw new Damaged(`no such game as ${named.game}`, seq)
  if (isFault(module)) throw new OtherRules(module.message, seq)
  const other = otherRules(module, named)
  if (other) throw new OtherRules(other.message, seq)
  return module
}

/** A room from its first entry. */
export function openRoom(entry: Entry, findModule: FindModule): Room {
  const { act } = entry
  if (act.kind !== 'opened') throw new Damaged('not the opening of a table', entry.seq)
  const game = gameOf(findModule, act, entry.seq)
  const round = act.campaign === undefined ? undefined : firstRound(game, act.campaign, act.settings.options)
  const settings = round ? { ...act.settings, options: round.options } : act.settings
  const room = emptyRoom(act.room, round?.module ?? game, act, settings)
  if (round) layRound(room, round)
  foldEntry(room, entry)
  return room
}

/** The first game of a campaign that a table was opened for. */
function firstRound(game: GameModule<Game>, rules: number, options: Json): CampaignRound {
  campaignKnown(game, rules, 0)
  const round = beginCampaign(game, options)
  if (isFault(round)) throw new Damaged(round.message, 0)
  return round
}

/** A campaign of other rules would come to something else here. */
export function campaignKnown({ id, campaign }: GameModule<Game>, rules: number, seq: number): void {
  if (campaign?.version !== rules)
    throw new OtherRules(`played by version ${rules} of the campaign of ${id}, not ${campaign?.version}`, seq)
}

/** Goes one entry on. Throws where the entry does not follow; then the room is to be thrown away. */
export function foldEntry(room: Room, entry: Entry): void {
  if (linkOf(room.link, entry) !== entry.link) throw new Damaged('the link is broken', entry.seq)
  goOn(room, entry)
}

/** The same for an entry from somebody who may be wrong: false, and nothing has happened, where it does not follow. */
export function foldNext(room: Room, entry: Entry): boolean {
  if (entry.seq !== room.head + 1 || linkOf(room.link, entry) !== entry.link) return false
  goOn(room, entry)
  return true
}

/**
 * The same for an entry that was made on this very room a moment ago: its hashes were computed then. It is played again
 * all the same, because what cannot be read again must not be written.
 */
export function foldMade(room: Room, entry: Entry): void {
  room.believes = true
  goOn(room, entry)
  room.believes = false
}

function goOn(room: Room, entry: Entry): void {
  const { seq, act } = entry
  if (seq !== room.head + 1) throw new Damaged(`does not follow ${room.head}`, seq)
  const fold = FOLDS[act.kind] as ((room: Room, fact: Fact, entry: Entry) => void) | undefined
  if (!fold) throw new Damaged(`unknown fact ${act.kind}`, seq)
  room.brought = undefined
  try {
    fold(room, act, entry)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw mayHaveChanged(gameNamed(room), room) ? new OtherRules(message, seq) : new Damaged(message, seq)
  }
  countEntry(room, entry)
  // Whoever does something is back: nobody votes on his seat any more.
  for (const seat of room.calls.keys()) if (room.seats[seat] === entry.by) room.calls.delete(seat)
  room.head = seq
  room.link = entry.link
}
