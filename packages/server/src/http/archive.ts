import { PAGE } from '@graveshift/table/store'
import type { Service } from '../service.ts'
import { isUndone } from '../threads/threads.ts'
import { Problem } from './problem.ts'
import type { Played, RecordTask } from './record.ts'

/** So long a game may take to be made a file of, waiting included. */
const PATIENCE_MS = 60_000
/** So many may wait: more ask again. */
const MOST_WAITING = 20
/** Of one table: whoever asks for it again and again is in nobody else's way. */
const MOST_OF_A_TABLE = 4

/** Games of tables as files, made where nobody has to wait for them. */
export class Archive {
  readonly #service: Pick<Service, 'store' | 'archivists' | 'metrics'>
  /** By table. */
  readonly #waiting = new Map<string, number>()

  constructor(service: Pick<Service, 'store' | 'archivists' | 'metrics'>) {
    this.#service = service
  }

  /** The last game of a table, another one, or all of a campaign. */
  async played(room: string, wanted: Omit<RecordTask, 'bodies'> = {}): Promise<Played> {
    const here = this.#waiting.get(room) ?? 0
    const all = [...this.#waiting.values()].reduce((sum, count) => sum + count, 0)
    if (here >= MOST_OF_A_TABLE || all >= MOST_WAITING) {
      this.#service.metrics.limited('records')
      throw new Problem(503, 'table-away')
    }
    this.#waiting.set(room, here + 1)
    try {
      const task = { bodies: await this.#log(room), ...wanted }
      const made = await this.#service.archivists.run('recordFrom', task, PATIENCE_MS)
      if (typeof made === 'object') return made
      throw new Problem(409, made === 'none' ? 'no-game' : made)
    } catch (error) {
      if (isUndone(error)) throw new Problem(503, 'table-away')
      throw error
    } finally {
      const left = (this.#waiting.get(room) ?? 1) - 1
      if (left > 0) this.#waiting.set(room, left)
      else this.#waiting.delete(room)
    }
  }

  async #log(room: string): Promise<readonly string[]> {
    const bodies: string[] = []
    for (;;) {
      const page = await this.#service.store.read(room, bodies.length, PAGE)
      for (const { body } of page) bodies.push(body)
      if (page.length < PAGE) return bodies
      // Others go first.
      await new Promise((next) => setImmediate(next))
    }
  }
}
