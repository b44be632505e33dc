import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { FILE } from './sheet.ts'
import type { GameRecord } from './simulated-game.ts'

/** The first so many games of a simulation that was played, in the order of their numbers. */
export async function readRecords(folder: string, games: number): Promise<GameRecord[]> {
  const records: GameRecord[] = []
  let isHeadline = true
  for await (const line of createInterface({ input: createReadStream(join(folder, FILE), 'utf8') })) {
    if (!isHeadline && records.length < games) records.push(JSON.parse(line) as GameRecord)
    isHeadline = false
  }
  return records
}
