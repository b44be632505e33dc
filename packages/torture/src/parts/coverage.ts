import { Session } from 'node:inspector/promises'

/** Which parts of some sources have run, as V8 counts them: whoever looks for strange inputs is led by it. */
export class Coverage {
  readonly #session = new Session()
  readonly #isMeant: (url: string) => boolean
  readonly #seen = new Set<string>()

  private constructor(isMeant: (url: string) => boolean) {
    this.#isMeant = isMeant
  }

  static async begin(isMeant: (url: string) => boolean): Promise<Coverage> {
    const coverage = new Coverage(isMeant)
    coverage.#session.connect()
    await coverage.#session.post('Profiler.enable')
    await coverage.#session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
    return coverage
  }

  /** How many parts ran that never had, since this was asked last. */
  async fresh(): Promise<number> {
    const { result } = await this.#session.post('Profiler.takePreciseCoverage')
    const before = this.#seen.size
    for (const { scriptId, url, functions } of result) {
      if (!this.#isMeant(url)) continue
      for (const { ranges } of functions)
        for (const { startOffset, endOffset, count } of ranges)
          if (count > 0) this.#seen.add(`${scriptId}/${startOffset}/${endOffset}`)
    }
    return this.#seen.size - before
  }

  get parts(): number {
    return this.#seen.size
  }

  async end(): Promise<void> {
    await this.#session.post('Profiler.stopPreciseCoverage')
    this.#session.disconnect()
  }
}
