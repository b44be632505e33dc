import en from '@graveshift/gear-up/words/en.json' with { type: 'json' }
import { isRecord, squareFromName, squareName } from '@graveshift/kernel'
import type { Browser, Page } from '@playwright/test'
import { openFile } from '../../packages/web/e2e/driver/hand.ts'
import { fullTable } from '../../packages/web/e2e/driver/scenes.ts'
import { layOn } from '../../packages/web/e2e/driver/split-plan.ts'
import { Twin } from '../../packages/web/e2e/driver/twin.ts'
import { gripOf, held } from '../../packages/web/src/games/gear-up/table/place/figure.ts'
import { toolsFor } from '../../packages/web/src/games/gear-up/table/place/tools.ts'
import { type Figure, median, quantile } from './figure.ts'
import { type Device, openPage } from './open-page.ts'
import { type Answer, traceWork } from './work.ts'

const WORDS: Readonly<Record<string, string>> = en

/** Where to hold the shape as it is printed, so that it lies well. */
interface Spot {
  readonly target: number
  readonly square: string
}

/** Six seats, three zombies in every street, everybody fully equipped; the first one attacks. */
export const crowdedTable = (): Twin => Twin.at(fullTable('green-still'), 'bench-web')

interface Draughtsman {
  readonly survivor: string
  readonly spots: readonly Spot[]
}

/** The seat with the most places for its shape in its own street. */
function draughtsman(twin: Twin): Draughtsman {
  const { session, board } = twin
  const all = session.choices().map((choice): Draughtsman => {
    const [tool] = toolsFor(session, choice)
    const near = board.zombies.filter(({ seat }) => seat === choice.seat).map(({ id }) => id)
    const spots = session.picks(choice).flatMap((pick): Spot[] => {
      if (!tool || !isRecord(pick) || pick.do !== 'hit' || pick.pay !== undefined) return []
      const target = Number(pick.target)
      const squares = String(pick.squares)
        .split(' ')
        .flatMap((name) => squareFromName(name) ?? [])
      const lay = layOn(tool.points, squares)
      if (!near.includes(target) || !lay || lay.hold.turns !== 0 || lay.hold.mirrored) return []
      const figure = held(tool.points, lay.hold)
      const grip = gripOf(figure)
      const square = lay.squares[figure.findIndex(([row, column]) => row === grip[0] && column === grip[1])]
      return square === undefined ? [] : [{ target, square: squareName(square) }]
    })
    return { survivor: session.options.survivors[twin.seatOf(choice)] ?? '', spots }
  })
  const best = all.toSorted((a, b) => b.spots.length - a.spots.length)[0]
  if (!best || best.spots.length === 0) throw new Error('no shape fits anywhere')
  return best
}

/** The middle of a square. Found before, so that nothing but the page's own work follows the hand. */
async function middleOf(page: Page, { target, square }: Spot): Promise<readonly [number, number]> {
  const cell = page.locator(`.hp-grid[data-target="${target}"] [data-square="${square}"]`)
  await cell.scrollIntoViewIfNeeded()
  const box = await cell.boundingBox()
  if (!box) throw new Error('a square is not in sight')
  return [box.x + box.width / 2, box.y + box.height / 2]
}

/** What must have come or gone for the page to have answered. */
const SIGNS = { ghost: '.ghost', commit: '.hp-grid .space.crossed' } as const

async function answerTo(
  page: Page,
  what: keyof typeof SIGNS,
  kind: 'pointermove' | 'click',
  act: () => Promise<void>,
) {
  // The page must look out before anything happens, and must have been asked: neither may stand in the way of the
  // answer.
  await page.evaluate(([event, sign]) => window.watch.lookOut(event, sign), [kind, SIGNS[what]] as const)
  const answered = page.evaluate(() => window.watch.answered())
  await act()
  return answered
}

/** Lays shapes and takes them back, again and again, and times each answer of the page. */
async function place(browser: Browser, device: Device, times: number) {
  const twin = crowdedTable()
  const { survivor, spots } = draughtsman(twin)
  const { page, close } = await openPage(browser, device, { speed: 'instant' })
  await openFile(page, twin)
  const undo = page.getByRole('button', { name: 'Undo' })
  await undo.waitFor()
  const own = page.getByRole('button', { name: `Act as ${WORDS[`survivor.${survivor}.name`]}` })
  await (device.phone ? own.tap() : own.click())
  let drawings = 0
  // Which kind the answers in the trace are of, in order.
  const kinds: ('ghost' | 'commit')[] = []
  const layMany = async () => {
    for (let at = 0; at < spots.length * 20 && drawings < times; at++) {
      // A step that has nothing in common with the number of spots, so that the hand wanders.
      const spot = spots[(at * 7) % spots.length]
      if (!spot) break
      if (device.phone) await page.locator(`button[data-card="${spot.target}"]`).tap()
      const middle = await middleOf(page, spot)
      const touch = () => page.touchscreen.tap(...middle)
      const moved = device.phone
        ? await answerTo(page, 'ghost', 'click', touch)
        : await answerTo(page, 'ghost', 'pointermove', () => page.mouse.move(...middle))
      if (moved) kinds.push('ghost')
      const press = device.phone ? touch : () => page.mouse.click(...middle)
      const drawn = await answerTo(page, 'commit', 'click', press)
      if (drawn) {
        drawings++
        kinds.push('commit')
      }
      await page.keyboard.press('u')
      await page.mouse.move(1, 1)
      await page.waitForFunction(() => !document.querySelector('.ghost'))
    }
  }
  const [, work] = await traceWork(browser, page, layMany)
  await close()
  const answersOf = (kind: 'ghost' | 'commit') => work.answers.filter((_, index) => kinds[index] === kind)
  return { ghosts: answersOf('ghost'), commits: answersOf('commit') }
}

export async function measurePlacing(browser: Browser, device: Device, times: number): Promise<Figure[]> {
  const { ghosts, commits } = await place(browser, device, times)
  const goal = device.phone ? {} : { goal: 16.7 }
  const lines = (what: string, values: readonly number[]): Figure[] => [
    {
      name: `${what}, median of ${values.length}: ${device.name}`,
      value: median(values),
      unit: 'ms',
      ...goal,
    },
    { name: `${what}, 95 of 100: ${device.name}`, value: quantile(values, 0.95), unit: 'ms', ...goal },
  ]
  const both = (what: string, answers: readonly Answer[]): Figure[] => [
    ...lines(
      `${what}, event to paint`,
      answers.map(({ toPaint }) => toPaint),
    ),
    ...lines(
      `${what}, processor time`,
      answers.map(({ work }) => work),
    ),
  ]
  return [...both('shape follows the hand', ghosts), ...both('shape is drawn', commits)]
}
