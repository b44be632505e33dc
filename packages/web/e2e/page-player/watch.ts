import type { Game } from '@graveshift/kernel'
import type { CommandBatch } from '@graveshift/table'
import { isCommand } from '@graveshift/table'
import type { Page } from '@playwright/test'
import { type Saved, savedGame } from '../driver/saved.ts'
import { controlsIn, type Hand, press } from './controls.ts'
import type { Dice } from './dice.ts'
import type { Journal } from './journal.ts'
import { type Look, lookAt } from './look.ts'
import { Oracle } from './oracle.ts'
import type { Plug } from './plug.ts'

/** Bots and the coach think, and all of it takes long where others work, too. */
const PATIENCE = 120_000

/** So many looks at what moves are enough for whoever watches. */
const WATCHED = 40

/** Milliseconds between two looks at something that is not yet as it must be: the longer it takes, the fewer. */
const BLINKS = [10, 20, 40, 80, 160]

/** What was promised of the press that comes next, and to which question. */
interface Promised {
  readonly question: number
  readonly promises: readonly string[]
  readonly isForGood: boolean
}

/** Holds the page against the game, all the time. */
export class Watch<G extends Game> {
  readonly page: Page
  readonly plug: Plug<G>
  readonly journal: Journal
  readonly hand: Hand
  readonly #folder: string
  readonly #patience: number
  readonly #complaints: readonly string[]
  readonly #noise: Dice
  oracle: Oracle<G> | undefined
  #promised: Promised | undefined

  constructor(given: {
    readonly page: Page
    readonly plug: Plug<G>
    readonly journal: Journal
    readonly hand: Hand
    readonly folder: string
    readonly complaints: readonly string[]
    readonly noise: Dice
    /** Milliseconds in which something must happen. */
    readonly patience?: number
  }) {
    this.page = given.page
    this.plug = given.plug
    this.journal = given.journal
    this.hand = given.hand
    this.#folder = given.folder
    this.#complaints = given.complaints
    this.#patience = given.patience ?? PATIENCE
    this.#noise = given.noise
  }

  get game(): Oracle<G> {
    if (!this.oracle) throw new Error('no game is watched')
    return this.oracle
  }

  fail(why: readonly string[]): Promise<never> {
    return this.journal.fail(this.page, this.#folder, why, this.oracle?.session.record({ for: 'host' }))
  }

  /** One look, with what no screen may ever show. */
  async look(): Promise<Look> {
    const look = await lookAt(this.page)
    const why = [
      ...this.#complaints.map((complaint) => `the page complains: ${complaint}`),
      ...look.broken.map((text) => `words of the machine: ${text}`),
      ...look.failed.map((text) => `failed: ${text}`),
    ]
    return why.length > 0 ? this.fail(why) : look
  }

  /** Looks until `wrong` finds nothing any more. */
  async until(
    what: string,
    wrong: (look: Look) => readonly string[] | Promise<readonly string[]>,
  ): Promise<Look> {
    let since = Date.now()
    let moved = ''
    for (let looks = 0; ; looks++) {
      const begun = Date.now()
      const look = await this.look()
      const why = await wrong(look)
      // Numbers are nothing to tell waits apart by.
      this.journal.waited((why[0] ?? 'nothing').replace(/\d+/g, '#').slice(0, 40), Date.now() - begun)
      if (why.length === 0) return look
      // As long as something happens there is hope.
      const now = `${look.place} ${look.table?.seq} ${look.table?.busy && Date.now()}`
      if (now !== moved) {
        moved = now
        since = Date.now()
      }
      if (Date.now() - since > this.#patience) return this.fail([what, ...why])
      await this.page.waitForTimeout(BLINKS[looks] ?? 160)
    }
  }

  /** Begins to watch the game on the screen. */
  async begin(): Promise<void> {
    const id = await this.#id()
    let saved: Saved | undefined
    await this.until('the game is not saved', async () => {
      saved = await savedGame(this.page, id)
      return saved ? [] : ['not there']
    })
    if (saved) this.oracle = new Oracle(this.plug, saved)
    this.#promised = undefined
  }

  async #id(): Promise<string> {
    const look = await this.until('no game is opened', ({ place }) =>
      /^#\/game\/[a-z0-9-]+$/.test(place) ? [] : [place],
    )
    return look.place.split('/')[2] ?? ''
  }

  /** Waits until the table lies still, nobody but people is asked, and everything shown is true. */
  async settle(): Promise<Look> {
    const { game } = this
    // Whoever does not watch skips all that moves until something is asked.
    let watched = this.#noise.oneIn(4) ? WATCHED : 0
    const settled = await this.until('the table and the game differ', async (look) => {
      const { table } = look
      if (!table) return ['there is no table']
      if (table.seq !== game.session.seq || game.asked().bots) await this.#follow(look)
      if (table.busy) {
        // What was stopped goes on by itself no more.
        if (watched-- <= 0) await this.#skip()
        return ['it moves']
      }
      if (table.seq !== game.session.seq) return [`shown is ${table.seq}, saved ${game.session.seq}`]
      if (game.asked().bots) {
        // Whoever waits for bots looks about.
        if (this.#noise.oneIn(25)) await this.#fidget()
        return ['a bot is to answer']
      }
      const wrong = [
        ...game.wrongAtTable(look),
        ...(look.over > 0 ? [`${look.over} pixels stick out to the side`] : []),
      ]
      // Who plays which seat changes without a decision.
      if (wrong.length > 0) await this.#follow(look)
      return wrong
    })
    // What was promised was promised of one press.
    this.#promised = undefined
    return settled
  }

  async #follow({ place }: Look): Promise<void> {
    const { game } = this
    const before = game.session.seq
    const saved = await savedGame(this.page, place.split('/')[2] ?? '', before)
    if (!saved) return
    const why = game.follow(saved)
    if (why.length > 0) return this.fail(why)
    await this.#keep(before)
  }

  async #fidget(): Promise<void> {
    const all = await controlsIn(this.page, '[data-table], .languages', '[data-question]')
    const harmless = all.filter(({ kind }) => kind === 'button' || kind === 'summary')
    if (harmless.length === 0) return
    const control = this.#noise.of(harmless)
    this.journal.note('while bots think', control.name)
    const { place } = await this.look()
    await press(this.page, this.hand, control)
    await this.page.keyboard.press('Escape')
    // The game may have ended under the hand, and what it met then may lead elsewhere.
    if ((await this.look()).place !== place) {
      this.journal.note('led away', place)
      await this.page.evaluate((hash) => {
        window.location.hash = hash
      }, place)
    }
  }

  async #skip(): Promise<void> {
    const skips = await controlsIn(this.page, '[data-question="none"], [data-phase-panel]')
    const skip = skips.find(({ isSkip }) => isSkip) ?? skips[0]
    // What was opened to be read is closed, not pressed somewhere.
    if (skip && !skip.isOver) await press(this.page, this.hand, skip)
    else await this.page.keyboard.press('Escape')
  }

  /** Reads what is promised of the press that comes next, once the hand is there. */
  async promise(): Promise<void> {
    // What the hand is over is known a frame later and drawn in the next, however long a busy machine takes for them;
    // a finger is over nothing before it taps.
    if (!this.hand.isTouch)
      await this.page.evaluate(async () => {
        const over = new Promise<void>((done) => setTimeout(done, 10_000))
        const frame = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)))
        await Promise.race([over, frame().then(frame).then(frame)])
        await new Promise((done) => requestIdleCallback(done, { timeout: 400 }))
      })
    const { question, promises, isForGood } = await lookAt(this.page, this.hand.isTouch ? 0 : 1)
    this.#promised = question && { question: question.id, promises, isForGood }
  }

  /** Whatever was promised has come true. */
  async #keep(before: number): Promise<void> {
    const promised = this.#promised
    const { session } = this.game
    const batch = session.log()[before + 1]
    if (!promised || !batch || !isCommand(batch) || batch.choice !== promised.question) return
    if (session.log().length !== before + 2) return
    const why = this.plug.brokenPromises(promised.promises, batch as CommandBatch<G['event']>)
    if (why.length > 0)
      return this.fail(why.map((promise) => `promised and not kept: ${promise}; ${JSON.stringify(batch)}`))
    if (session.horizon === batch.seq && !promised.isForGood && session.outcome === undefined)
      return this.fail([`nobody said that this is for good: ${JSON.stringify(batch)}`])
  }
}
