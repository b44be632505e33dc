import { type Fault, fault, hashOf, isFault, isRecord, type Json } from '@graveshift/kernel'
import { readBy } from '@graveshift/kernel/read-by'
import * as v from 'valibot'
import { parsePlain, readPlain } from '../plain.ts'
import { readRecord } from '../read-record.ts'
import type { GameRecord, Signed } from '../record.ts'
import { countSchema, hashSchema, jsonSchema, listOf, signedSchema } from '../record-schema.ts'

export const CAMPAIGN_FORMAT = 'graveshift-campaign'
const VERSION = 1

/** A campaign is many games: its file may be as long as several of theirs. */
const LONGEST_FILE = 128 * 1024 * 1024
const MOST_GAMES = 2_000

/** A campaign in a file: all its games, and the state that follows from those that are over. */
export interface CampaignRecord {
  readonly format: typeof CAMPAIGN_FORMAT
  readonly version: number
  readonly campaign: string
  /** Version of the campaign's own rules; each game has that of its own. */
  readonly rules: number
  readonly options: Json
  /** In the order they were played; the last may still be running. */
  readonly games: readonly GameRecord[]
  /** What the running game started from, or what the campaign ended with. */
  readonly state: Json
  /** Hash of all the rest. */
  readonly seal: string
  /** A server's word that this is what was played there; not part of what is sealed. */
  readonly signed?: Signed
}

export const sealed = (record: Omit<CampaignRecord, 'seal' | 'signed'>): CampaignRecord => ({
  ...record,
  seal: hashOf(record),
})

export const makeCampaignRecord = (
  parts: Pick<CampaignRecord, 'campaign' | 'rules' | 'options' | 'games' | 'state'>,
): CampaignRecord => sealed({ format: CAMPAIGN_FORMAT, version: VERSION, ...parts })

const recordSchema = v.strictObject({
  format: v.literal(CAMPAIGN_FORMAT),
  version: v.literal(VERSION),
  campaign: v.string(),
  rules: countSchema,
  options: jsonSchema,
  games: listOf(jsonSchema, MOST_GAMES),
  state: jsonSchema,
  seal: hashSchema,
  signed: v.exactOptional(signedSchema),
})

/** The games of a file, each in its form. */
function readGames(raw: readonly Json[]): readonly GameRecord[] | Fault {
  const games: GameRecord[] = []
  for (const [at, each] of raw.entries()) {
    const game = readRecord(each)
    if (isFault(game)) return fault(game.fault, `game ${at + 1}: ${game.message}`)
    games.push(game)
  }
  return games
}

/** Reads a file from outside: its form only; whether it is a true campaign is for those who play it again. */
export function readCampaignRecord(raw: unknown): CampaignRecord | Fault {
  const read = typeof raw === 'string' ? parsePlain(raw, LONGEST_FILE) : readPlain(raw)
  if (isFault(read)) return read
  const { plain } = read
  if (!isRecord(plain) || plain.format !== CAMPAIGN_FORMAT)
    return fault('not-a-campaign', 'this is not a saved campaign of Graveshift')
  if (typeof plain.version === 'number' && plain.version > VERSION)
    return fault('future-version', `saved by a newer Graveshift (file version ${plain.version})`)
  const record = readBy(recordSchema, plain, 'damaged')
  if (isFault(record)) return record
  const { seal, signed: _, ...rest } = record
  if (hashOf(rest) !== seal) return fault('damaged', 'the seal is broken: the file was damaged or edited')
  const games = readGames(record.games)
  return isFault(games) ? games : { ...record, games }
}
