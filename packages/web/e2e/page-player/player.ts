import type { Game } from '@graveshift/kernel'
import type { Browser } from '@playwright/test'
import { MEANT } from '../test.ts'
import { lookBack } from './afterwards.ts'
import { stepAside } from './asides.ts'
import { askCoach, switchAllOn } from './coach.ts'
import { Dice } from './dice.ts'
import { Journal } from './journal.ts'
import { Moves } from './moves.ts'
import type { Plug } from './plug.ts'
import { setUpTable } from './set-up.ts'
import { Watch } from './watch.ts'

/** What the device and its owner are like before the first game. */
function deviceOf(dice: Dice, effort: Dice) {
  const isTouch = dice.oneIn(3)
  return {
    isTouch,
    // Half the pixels each way are painted in a quarter of the time, and nothing lies elsewhere.
    context: isTouch
      ? { viewport: { width: 390, height: 844 }, deviceScaleFactor: 0.5, hasTouch: true, isMobile: true }
      : { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 0.5 },
    // The page is tried here, not how well bots play: in most games they think little.
    effort: effort.oneIn(6) ? 1 : 0.03,
    // Nor how the client is fetched ahead.
    serviceWorkers: effort.oneIn(4) ? ('allow' as const) : ('block' as const),
    settings: {
      // Whoever wants to see things move says so in the course of a game.
      speed: 'instant',
      language: dice.of(['en', 'en', 'de', 'it']),
      theme: dice.of(['auto', 'dark', 'light', 'contrast']),
      motion: dice.oneIn(2),
    },
  }
}

/** Words that are asked for and not there: the page asks the catalog itself, known by one key that it always has. */
function noteMissingWords(): void {
  const has = Object.hasOwn
  Object.hasOwn = (object, key) => {
    const found = has(object, key)
    if (!found && has(object, 'shell.name')) console.warn(`there are no words for ${String(key)}`)
    return found
  }
}

/** Chance that the page asks the browser for comes from the seed, too. */
function seedRandom(seed: number): void {
  let state = seed
  Math.random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** How often people do something else than answering. */
const ASIDE = 9

/** Plays until the game is over, or until `enough` presses were made. */
async function playOn<G extends Game>(
  watch: Watch<G>,
  dice: Dice,
  { enough, isGuided }: { readonly enough: number; readonly isGuided: boolean },
): Promise<boolean> {
  const moves = new Moves(watch, dice)
  for (let presses = 0; presses < enough; presses++) {
    const look = await watch.settle()
    if (look.outcome !== undefined) return true
    if (dice.oneIn(ASIDE)) await stepAside(watch, dice)
    else if (isGuided && dice.oneIn(2)) await askCoach(watch, dice)
    else await moves.press()
  }
  return false
}

export interface Played {
  /** What was played, as its options say. */
  readonly called: string
  readonly outcome: string
  readonly counts: ReadonlyMap<string, number>
  /** Seconds by what was waited for. */
  readonly waits: ReadonlyMap<string, number>
  readonly decisions: number
  /** How far it came. */
  readonly clock: string
}

/** One whole game through the page, with everything that people do around it, from a seed alone. */
export async function playGame<G extends Game>(
  browser: Browser,
  plug: Plug<G>,
  seed: string,
  {
    folder,
    isLong,
    isBrief = false,
  }: {
    readonly folder: string
    readonly isLong: boolean
    /** The first table that the form proposes, most of it played by bots. */
    readonly isBrief?: boolean
  },
): Promise<Played> {
  const dice = new Dice(seed)
  const device = deviceOf(dice, new Dice(`${seed} effort`))
  const context = await browser.newContext({
    ...device.context,
    serviceWorkers: device.serviceWorkers,
    locale: 'en-GB',
    acceptDownloads: true,
  })
  try {
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('console', (message) => {
      const isMeant = MEANT.some((words) => message.text().includes(words))
      if (!isMeant && (message.type() === 'error' || message.type() === 'warning'))
        complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(`${error.message}\n${error.stack}`))
    // Bots and the coach think beside the page, and complain there.
    page.on('worker', (worker) =>
      worker.on('console', (message) => complaints.push(`worker: ${message.text()}`)),
    )
    page.on('crash', () => complaints.push('the page crashed'))
    await page.addInitScript(({ settings, effort }) => {
      const key = 'graveshift.settings'
      if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(settings))
      localStorage.setItem('graveshift.effort', `${effort}`)
    }, device)
    await page.addInitScript(noteMissingWords)
    await page.addInitScript(seedRandom, new Dice(`${seed} random`).below(2 ** 31 - 1))
    const journal = new Journal(seed)
    const watch = new Watch({
      page,
      plug,
      journal,
      hand: { isTouch: device.isTouch },
      folder,
      complaints,
      noise: new Dice(`${seed} noise`),
    })
    await setUpTable(watch, dice, isBrief)
    // By chance alone few games see their second half.
    const isGuided = dice.oneIn(2)
    if (isGuided) await switchAllOn(watch)
    if (!(await playOn(watch, dice, { enough: 5_000, isGuided })))
      return await watch.fail(['the game does not end'])
    const { session } = watch.game
    const id = page.url().split('/').at(-1) ?? ''
    if ((await lookBack(watch, dice, { id, isLong })) === 'branched')
      await playOn(watch, dice, { enough: 12, isGuided })
    const clock = plug.figures(session.options, session.state.board).get('clock') ?? ''
    const { counts, waits } = journal
    const called = JSON.stringify(session.options).slice(0, 160)
    return { called, outcome: session.outcome ?? '', counts, waits, decisions: session.seq, clock }
  } finally {
    await context.close()
  }
}
