import type { Game } from '@graveshift/kernel'
import { isUndo } from '@graveshift/table'
import { controlsIn, press, set } from './controls.ts'
import type { Dice } from './dice.ts'
import type { Watch } from './watch.ts'

const go = <G extends Game>({ page, journal }: Watch<G>, place: string) => {
  journal.note('go to', place)
  return page.evaluate((hash) => {
    window.location.hash = hash
  }, place)
}

/** The end screen tells the game that was played. */
async function readTheEnd<G extends Game>(watch: Watch<G>, id: string): Promise<void> {
  await go(watch, `#/end/${id}`)
  await watch.until('the end is told otherwise', (look) => watch.game.wrongEnding(look))
}

/** The first game that this browser has seen to its end is counted, and once. */
async function readStatistics<G extends Game>(watch: Watch<G>): Promise<void> {
  const { session } = watch.game
  const expected = new Map([
    ['games', '1'],
    ['wins', session.outcome === 'won' ? '1' : '0'],
    ...watch.plug.statistics(session),
  ])
  await go(watch, `#/${watch.plug.game}/statistics`)
  await watch.until('the statistics count something else', ({ figures }) => {
    const shown = new Map(figures)
    return [...expected].flatMap(([name, value]) =>
      shown.get(`statistics.${name}`) === value
        ? []
        : [`${name} is ${shown.get(`statistics.${name}`)}, not ${value}`],
    )
  })
}

/** Boards after every decision that stood, by its number. */
function boards<G extends Game>({ game: { session } }: Watch<G>): ReadonlyMap<number, Readonly<G['board']>> {
  const { rules } = session
  const line: number[] = []
  for (const batch of session.log()) {
    if (isUndo(batch)) line.splice(line.findIndex((seq) => seq > batch.undo))
    else line.push(batch.seq)
  }
  const { board } = rules.begin(session.options)
  const all = new Map<number, Readonly<G['board']>>()
  for (const seq of line) {
    const batch = session.log()[seq]
    if (!batch || isUndo(batch)) continue
    for (const event of batch.events) rules.evolve(board, event as G['event'])
    all.set(seq, rules.clone(board))
  }
  return all
}

/** Every place of the replay shows the table as it was. */
async function scrub<G extends Game>(watch: Watch<G>, dice: Dice, id: string): Promise<void> {
  const { page, hand, journal } = watch
  const then = boards(watch)
  await go(watch, `#/replay/${id}`)
  const right = () =>
    watch.until('the replay shows something else', (look) => {
      const board = then.get(look.table?.seq ?? -1)
      if (look.table?.busy) return ['it moves']
      return board ? watch.game.wrongFigures(look, board) : [`no such place: ${look.table?.seq}`]
    })
  await right()
  for (let places = 3 + dice.below(6); places > 0; places--) {
    if (dice.oneIn(2)) {
      const key = dice.of(['ArrowRight', 'ArrowLeft', 'PageDown', 'PageUp', 'Home', 'End'])
      journal.note('replay', key)
      await page.keyboard.press(key)
    } else {
      const slider = (await controlsIn(page, 'main')).find(({ kind }) => kind === 'range')
      if (!slider) return watch.fail(['the replay has no slider'])
      const place = `${dice.below(then.size)}`
      journal.note('replay', place)
      await set(page, slider, place)
    }
    await right()
  }
  const branch = (await controlsIn(page, 'main')).find(({ describedBy }) => describedBy === 'branch-about')
  if (!branch || dice.oneIn(2)) return
  const { table } = await right()
  journal.note('branch', `${table?.seq}`)
  const before = page.url()
  await press(page, hand, branch)
  await watch.until('no branch is begun', () => (page.url() === before ? ['still here'] : []))
  await watch.begin()
}

const DEBRIEF = '[aria-labelledby="debrief"]'

/** The debrief works itself out, or is let be. */
async function debrief<G extends Game>(watch: Watch<G>, dice: Dice, isWhole: boolean): Promise<void> {
  const { page, hand, journal } = watch
  await watch.until('there is no debrief', async () =>
    (await controlsIn(page, DEBRIEF)).length > 0 ? [] : ['nothing to press'],
  )
  const [start] = await controlsIn(page, DEBRIEF)
  if (start) await press(page, hand, start)
  journal.note('debrief', isWhole ? 'whole' : 'begun')
  if (isWhole)
    await watch.until('the debrief does not end', async (look) => {
      const left = await page.locator(`${DEBRIEF} progress`).count()
      return left > 0 ? [`at work, ${look.place}`] : []
    })
  else if (dice.oneIn(2)) {
    const [cancel] = await controlsIn(page, DEBRIEF)
    if (cancel) await press(page, hand, cancel)
  }
  await watch.look()
}

/** All there is to see once a game is over; comes back with a game branched off, or with nothing to play. */
export async function lookBack<G extends Game>(
  watch: Watch<G>,
  dice: Dice,
  { id, isLong }: { readonly id: string; readonly isLong: boolean },
): Promise<'branched' | 'over'> {
  await readTheEnd(watch, id)
  if (dice.oneIn(3)) await debrief(watch, dice, isLong && dice.oneIn(3))
  if (dice.oneIn(2)) {
    await watch.page.reload()
    await watch.until('the end is told otherwise', (look) => watch.game.wrongEnding(look))
  }
  if (dice.oneIn(2)) await readStatistics(watch)
  for (const place of ['#/achievements', '#/shelf'])
    if (dice.oneIn(2)) {
      await go(watch, place)
      await watch.look()
    }
  const { session } = watch.game
  await scrub(watch, dice, id)
  return watch.game.session === session ? 'over' : 'branched'
}
