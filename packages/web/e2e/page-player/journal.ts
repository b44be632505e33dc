import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

/** What the player did, for whoever has to find out what went wrong. */
export class Journal {
  readonly seed: string
  readonly #steps: string[] = []
  readonly #counts = new Map<string, number>()
  readonly #waits = new Map<string, number>()

  constructor(seed: string) {
    this.seed = seed
  }

  note(kind: string, more = ''): void {
    this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + 1)
    const step = more === '' ? kind : `${kind}: ${more}`
    this.#steps.push(step)
    if (process.env.E2E_TELL === 'steps') console.log(`${this.seed} ${this.#steps.length} ${step}`)
  }

  get counts(): ReadonlyMap<string, number> {
    return this.#counts
  }

  /** Milliseconds went by because of this. */
  waited(why: string, milliseconds: number): void {
    this.#waits.set(why, (this.#waits.get(why) ?? 0) + milliseconds)
  }

  /** Seconds by what was waited for, the longest first. */
  get waits(): ReadonlyMap<string, number> {
    const all = [...this.#waits].toSorted(([, one], [, other]) => other - one)
    return new Map(all.map(([why, milliseconds]) => [why, Math.round(milliseconds / 1000)] as const))
  }

  /** Keeps everything in files and says where, and how to see it again. */
  async fail(page: Page, folder: string, why: readonly string[], record: unknown): Promise<never> {
    mkdirSync(folder, { recursive: true })
    const name = this.seed.replace(/\W/g, '-')
    writeFileSync(join(folder, `${name}.steps.txt`), `${this.#steps.join('\n')}\n`)
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(record) ?? '')
    const picture = join(folder, `${name}.png`)
    await page.screenshot({ path: picture }).catch(() => undefined)
    console.error(`${this.seed}: ${why.join('\n')}`)
    const last = this.#steps.slice(-25).map((step, index, all) => `  ${index - all.length} ${step}`)
    throw new Error(
      [
        `the player made of chance: ${why.join('\n  ')}`,
        `at ${page.url()}, ${JSON.stringify(page.viewportSize())}, after ${this.#steps.length} steps, the last of them:`,
        ...last,
        `steps, record and picture: ${folder}`,
        `once more: E2E_SEED=${this.seed} npm run e2e -- page-player`,
      ].join('\n'),
    )
  }
}
