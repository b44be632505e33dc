import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { homedir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { type Event, type Fault, has, isRecord } from '@graveshift/kernel'
import {
  CAMPAIGN_FORMAT,
  type CampaignRecord,
  type GameRecord,
  isUndo,
  readCampaignRecord,
  readRecord,
} from '@graveshift/table'
import { findCampaign } from '../games.ts'

/** Where games of this computer lie: DATA_DIR, else the user's own data folder. */
export function savesFolder(environment: NodeJS.ProcessEnv): string {
  const own = environment.XDG_DATA_HOME || join(homedir(), '.local', 'share')
  return resolve(environment.DATA_DIR || join(own, 'graveshift'), 'play')
}

/** A file's name as a shell takes it. */
export function quoted(file: string): string {
  return /^[\w./:\\-]+$/.test(file) ? file : `'${file.replaceAll("'", "'\\''")}'`
}

/** A name that sorts by time and says which game it is. */
export function saveName(game: string, now: Date, seed: string): string {
  const stamp = now.toISOString().slice(0, 19).replaceAll(':', '-')
  return `${game}-${stamp}-${seed.replace(/[^A-Za-z0-9_-]/g, '_').slice(0, 24)}.json`
}

/** Level by level: Node's own recursive mkdir never returns where the system says ENOENT oddly, as in /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  const above = dirname(folder)
  if (above !== folder) makeFolder(above)
  mkdirSync(folder)
}

/** What a file may hold: a game, or a campaign with all its games. */
export type Kept = GameRecord | CampaignRecord

export const isCampaign = (record: Kept): record is CampaignRecord => record.format === CAMPAIGN_FORMAT

/** Writes beside and renames: whatever happens meanwhile, the file is whole, old or new. */
export function writeSave(file: string, record: Kept): void {
  makeFolder(dirname(file))
  const beside = join(dirname(file), `.${basename(file)}.${process.pid}.tmp`)
  writeFileSync(beside, `${JSON.stringify(record)}\n`)
  renameSync(beside, file)
}

export function readSave(file: string): Kept | Fault {
  try {
    const raw: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return isRecord(raw) && raw.format === CAMPAIGN_FORMAT ? readCampaignRecord(raw) : readRecord(raw)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { fault: 'unreadable', message }
  }
}

export interface Save {
  readonly file: string
  readonly record: Kept
  readonly changed: Date
}

function isOver(record: Kept): boolean {
  if (isCampaign(record)) {
    const campaign = findCampaign(record.campaign)
    return !campaign || !isRecord(record.state) || campaign.outcome(record.state) !== undefined
  }
  const last = record.batches.at(-1)
  if (!last || isUndo(last)) return false
  return (last.events as readonly Event[]).some(({ type }) => type === 'won' || type === 'lost')
}

/** Games and campaigns of a kind that are not over, the latest first. What cannot be read is left alone and left out. */
export function unfinished(folder: string, game: string): Save[] {
  let names: string[]
  try {
    names = readdirSync(folder).filter((name) => /^[^.].*\.json$/.test(name))
  } catch {
    return []
  }
  return names
    .flatMap((name): Save[] => {
      const file = join(folder, name)
      const record = readSave(file)
      if (has(record, 'fault')) return []
      const of = isCampaign(record) ? record.campaign : record.game
      if (of !== game || isOver(record)) return []
      return [{ file, record, changed: statSync(file).mtime }]
    })
    .sort((a, b) => b.changed.getTime() - a.changed.getTime())
}
