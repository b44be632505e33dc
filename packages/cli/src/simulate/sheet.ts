import { createReadStream, existsSync } from 'node:fs'
import { type FileHandle, mkdir, open, stat, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Headline } from './order.ts'
import type { GameRecord } from './simulated-game.ts'
import { SimulateTrouble } from './trouble.ts'

/** Where the games of a simulation lie in its folder. */
export const FILE = 'games.jsonl'

/** The game on a line; undefined if the line was cut short or is another game's. */
function readRecord(line: string, game: number): GameRecord | undefined {
  try {
    const record = JSON.parse(line) as GameRecord
    return record.game === game ? record : undefined
  } catch {
    return undefined
  }
}

/** The good part of a file: how many games, and how many bytes they take with the headline. */
async function readGood(
  file: string,
  headline: string,
  each: (record: GameRecord) => void,
): Promise<{ games: number; bytes: number }> {
  let games = 0
  let bytes = 0
  const { size } = await stat(file)
  const lines = createInterface({ input: createReadStream(file, 'utf8') })
  for await (const line of lines) {
    const end = bytes + Buffer.byteLength(line) + 1
    // The end of the last line was not written any more.
    if (end > size) break
    if (bytes === 0) {
      if (line !== headline)
        throw new SimulateTrouble(
          `${file} holds another simulation (or one by another engine); use another --out, or delete it`,
        )
    } else {
      const record = readRecord(line, games)
      if (!record) break
      each(record)
      games++
    }
    bytes = end
  }
  return { games, bytes }
}

/**
 * The file of a simulation: a headline, then one line a game in the order of their numbers, so that the number of
 * lines says where to go on. A last line that was cut short by a crash is thrown away.
 */
export class Sheet {
  readonly file: string
  readonly #handle: FileHandle
  games: number

  private constructor(file: string, handle: FileHandle, games: number) {
    this.file = file
    this.#handle = handle
    this.games = games
  }

  static async open(folder: string, headline: Headline, each: (record: GameRecord) => void): Promise<Sheet> {
    await mkdir(folder, { recursive: true })
    const file = join(folder, FILE)
    const first = JSON.stringify(headline)
    let good = { games: 0, bytes: 0 }
    if (existsSync(file)) {
      good = await readGood(file, first, each)
      await truncate(file, good.bytes)
    }
    const handle = await open(file, 'a')
    if (good.bytes === 0) await handle.appendFile(`${first}\n`)
    return new Sheet(file, handle, good.games)
  }

  async append(lines: readonly string[]): Promise<void> {
    await this.#handle.appendFile(`${lines.join('\n')}\n`)
    this.games += lines.length
  }

  async close(): Promise<void> {
    await this.#handle.close()
  }
}
