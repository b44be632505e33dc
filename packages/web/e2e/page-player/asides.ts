import type { Game } from '@graveshift/kernel'
import { askCoach } from './coach.ts'
import { type Control, controlsIn, press, set } from './controls.ts'
import type { Dice } from './dice.ts'
import type { Watch } from './watch.ts'

type Size = readonly [width: number, height: number]

const DESKS: readonly Size[] = [
  [1440, 900],
  [1280, 720],
  [1024, 768],
  [1180, 820],
  [900, 700],
  [768, 1024],
  [600, 900],
]
const PHONES: readonly Size[] = [
  [390, 844],
  [360, 740],
  [360, 640],
  [844, 390],
  [820, 1180],
]

/** How the name of the fastest speed ends: with its value. */
const FASTEST = ' instant'

/** Something people do besides playing; afterwards the table must be as it was, or as what they did says. */
interface Aside {
  readonly name: string
  readonly weight: number
  run<G extends Game>(watch: Watch<G>, dice: Dice): Promise<void>
}

const noCell = ({ kind }: Control) => kind !== 'cell'

/** Presses or sets one of them. */
async function use<G extends Game>(watch: Watch<G>, dice: Dice, control: Control | undefined): Promise<void> {
  if (!control) return
  const { page, hand, journal } = watch
  const { kind, name, options } = control
  if (kind === 'select') {
    const value = dice.of(options)
    journal.note('set', `${name} to ${value}`)
    return set(page, control, value)
  }
  if (kind === 'range') return set(page, control, `${dice.below(11) * 10}`)
  if (kind === 'text') return set(page, control, dice.of(['a', 'armor', 'boss', '']))
  journal.note('use', `${kind} ${name}`)
  await press(page, hand, control)
}

/** Back at the table, by whatever leads there. */
async function comeBack<G extends Game>(watch: Watch<G>, dice: Dice, place: string): Promise<void> {
  const { page, hand, journal } = watch
  const link = (await controlsIn(page, 'body')).find(({ href }) => href === place)
  if (link && dice.oneIn(2)) {
    journal.note('back', 'by link')
    await press(page, hand, link)
  } else {
    journal.note('back', 'by address')
    await page.evaluate((hash) => {
      window.location.hash = hash
    }, place)
  }
  await watch.until('the table does not come back', (look) => (look.table ? [] : ['no table']))
}

const reload: Aside = {
  name: 'reload',
  weight: 3,
  async run({ page }) {
    await page.reload()
  },
}

const undo: Aside = {
  name: 'undo',
  weight: 6,
  async run(watch, dice) {
    const { page, hand } = watch
    if (dice.oneIn(3)) return page.keyboard.press('u')
    const found = (await controlsIn(page, '[data-table]')).find(({ keys }) => keys?.startsWith('U'))
    if (found) await press(page, hand, found)
  },
}

const speak: Aside = {
  name: 'language',
  weight: 3,
  async run(watch, dice) {
    const all = await controlsIn(watch.page, '.languages')
    await use(watch, dice, all.length > 0 ? dice.of(all) : undefined)
  },
}

const resize: Aside = {
  name: 'size',
  weight: 4,
  async run({ page, hand, journal }, dice) {
    const [width, height] = dice.of(hand.isTouch ? PHONES : DESKS)
    journal.note('size', `${width} x ${height}`)
    await page.setViewportSize({ width, height })
  },
}

const settings: Aside = {
  name: 'settings',
  weight: 2,
  async run(watch, dice) {
    const { page } = watch
    const { place } = await watch.look()
    await page.evaluate(() => {
      window.location.hash = '#/settings'
    })
    await watch.until('no settings', async () =>
      (await controlsIn(page, 'main')).length > 3 ? [] : ['nothing'],
    )
    for (let changes = 1 + dice.below(4); changes > 0; changes--) {
      const all = (await controlsIn(page, 'main')).filter(({ kind }) => kind !== 'link')
      await use(watch, dice, dice.of(all))
      await watch.look()
    }
    // Games at which everything moves slowly are few, or there is time for few games.
    if (!dice.oneIn(4)) {
      const fastest = (await controlsIn(page, 'main')).find(({ name }) => name.endsWith(FASTEST))
      if (fastest) await press(page, watch.hand, fastest)
    }
    await comeBack(watch, dice, place)
  },
}

const menu: Aside = {
  name: 'menu',
  weight: 6,
  async run(watch, dice) {
    const { page } = watch
    const folded = (await controlsIn(page, '[data-table]')).filter(({ kind }) => kind === 'summary')
    if (folded.length === 0) return
    await use(watch, dice, dice.of(folded))
    for (let changes = 1 + dice.below(3); changes > 0; changes--) {
      const all = await controlsIn(page, '[data-table] details[open]')
      await use(
        watch,
        dice,
        dice.weighted(all, ({ kind }) =>
          kind === 'tick' ? 4 : kind === 'summary' || kind === 'link' ? 0 : 1,
        ),
      )
      await watch.look()
    }
    await page.keyboard.press('Escape')
  },
}

const around: Aside = {
  name: 'look around',
  weight: 8,
  async run(watch, dice) {
    const { page } = watch
    for (let presses = 1 + dice.below(3); presses > 0; presses--) {
      const all = (await controlsIn(page, '[data-table]', '[data-question]')).filter(noCell)
      await use(
        watch,
        dice,
        dice.weighted(all, ({ kind, isAsked }) => (kind === 'link' || isAsked ? 0 : 1)),
      )
      await watch.look()
    }
    await page.keyboard.press('Escape')
  },
}

/** The rulebook of any game. */
const isRules = (href: string | undefined): boolean => /^#\/(?:[a-z-]+\/)?rules/.test(href ?? '')

const readRules: Aside = {
  name: 'rules',
  weight: 2,
  async run(watch, dice) {
    const { page } = watch
    const { place } = await watch.look()
    const links = (await controlsIn(page, 'body')).filter(({ href }) => isRules(href))
    await use(watch, dice, links.length > 0 ? dice.of(links) : undefined)
    await watch.look()
    if ((await watch.look()).place !== place) {
      const all = (await controlsIn(page, 'main')).filter(
        ({ kind, href }) => kind !== 'link' || isRules(href),
      )
      await use(watch, dice, all.length > 0 ? dice.of(all) : undefined)
      await watch.look()
      if (dice.oneIn(2)) {
        await page.goBack()
        await watch.look()
      }
    }
    await page.keyboard.press('Escape')
    await comeBack(watch, dice, place)
  },
}

const PLACES = ['#/shelf', '#/', '#/daily', '#/credits'] as const
/** Pages that every game has of its own. */
const OF_A_GAME = ['statistics', 'achievements', 'learn', 'rules'] as const

const leave: Aside = {
  name: 'leave',
  weight: 2,
  async run(watch, dice) {
    const { place } = await watch.look()
    for (let places = 1 + dice.below(2); places > 0; places--) {
      const next = dice.of([...PLACES, ...OF_A_GAME.map((page) => `#/${watch.plug.game}/${page}`)])
      watch.journal.note('go to', next)
      await watch.page.evaluate((hash) => {
        window.location.hash = hash
      }, next)
      await watch.look()
    }
    await comeBack(watch, dice, place)
  },
}

/** Keys of every table; each game has some of its own. */
const KEYS = ['r', 'Enter', 'Escape', 'u', '?', 'Tab', 'Shift+Tab', 'ArrowDown', 'ArrowRight', ' ']

const someKeys: Aside = {
  name: 'keys',
  weight: 4,
  async run({ page, plug, journal }, dice) {
    for (let presses = 1 + dice.below(6); presses > 0; presses--) {
      const key = dice.of([...KEYS, ...plug.keys])
      journal.note('key', key)
      await page.keyboard.press(key)
    }
  },
}

/** By wheel and by dragging: a board is seen from closer by, and moved. */
const moveBoard: Aside = {
  name: 'move the board',
  weight: 3,
  async run({ page, plug, hand }, dice) {
    const box = plug.surface ? await page.locator(plug.surface).boundingBox() : null
    if (!box || hand.isTouch) return
    const below = (pixels: number) => dice.below(Math.floor(pixels))
    const spot = () => [box.x + below(box.width), box.y + below(box.height)] as const
    await page.mouse.move(...spot())
    await page.mouse.wheel(0, dice.below(7) * 200 - 600)
    await page.mouse.down()
    await page.mouse.move(...spot(), { steps: 3 })
    await page.mouse.up()
  },
}

const coach: Aside = { name: 'coach', weight: 8, run: askCoach }

const ASIDES: readonly Aside[] = [
  reload,
  undo,
  speak,
  resize,
  settings,
  menu,
  around,
  readRules,
  leave,
  someKeys,
  moveBoard,
  coach,
]

/** Does something else for a while. */
export async function stepAside<G extends Game>(watch: Watch<G>, dice: Dice): Promise<void> {
  const aside = dice.weighted(ASIDES, ({ weight }) => weight)
  watch.journal.note(aside?.name ?? '')
  await aside?.run(watch, dice)
}
