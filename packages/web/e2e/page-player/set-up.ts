import type { Game } from '@graveshift/kernel'
import { controlsIn, press, set } from './controls.ts'
import type { Dice } from './dice.ts'
import type { Watch } from './watch.ts'

const FORM = 'main form'

/** All seats but one, be it none, are played by bots. */
async function leaveToBots<G extends Game>({ page, journal }: Watch<G>, dice: Dice): Promise<void> {
  const selects = () => controlsIn(page, `${FORM} .bot-select`)
  const seats = (await selects()).length
  if (seats === 0) return
  const person = dice.below(seats)
  for (let seat = 0; seat < seats; seat++) {
    const control = (await selects())[seat]
    const bots = control?.options.filter((option) => option !== '') ?? []
    if (!control || bots.length === 0 || seat === person) continue
    const bot = dice.of(bots)
    journal.note('set up', `${control.name} ${bot}`)
    await set(page, control, bot)
  }
}

/** Sets a table up as the form allows, whatever it asks, and starts the game. */
export async function setUpTable<G extends Game>(
  watch: Watch<G>,
  dice: Dice,
  isBrief: boolean,
): Promise<void> {
  const { page, plug, hand, journal } = watch
  await page.goto(plug.setUp)
  await watch.until('the form does not come', async () =>
    (await controlsIn(page, FORM)).length > 0 ? [] : ['no form'],
  )
  // Everything that is folded up.
  for (const { kind, name } of await controlsIn(page, FORM)) {
    if (kind !== 'summary') continue
    const again = (await controlsIn(page, FORM)).find((each) => each.kind === 'summary' && each.name === name)
    if (again) await press(page, hand, again)
  }
  // Nobody, some or all are played by bots.
  const bots = dice.below(4)
  for (let presses = isBrief ? 0 : 6 + dice.below(14); presses > 0; presses--) {
    const all = await controlsIn(page, FORM)
    const control = dice.weighted(all, ({ kind, isPrimary }) =>
      kind === 'tick' ? 6 : kind === 'select' ? 4 * bots : kind === 'button' && !isPrimary ? 1 : 0,
    )
    if (!control) break
    const value = control.kind === 'select' ? dice.of(control.options) : ''
    journal.note('set up', `${control.name} ${value}`)
    if (control.kind === 'select') await set(page, control, value)
    else await press(page, hand, control)
    await watch.look()
  }
  const startOf = async () => (await controlsIn(page, FORM)).find(({ isPrimary }) => isPrimary)
  // Not every crew can play every mission: the form says so, and draws a table that can.
  for (let tries = 0; tries < 5 && !(await startOf()); tries++) {
    const draw = (await controlsIn(page, '.set-up-actions')).find(({ kind }) => kind === 'button')
    if (!draw) break
    journal.note('set up', draw.name)
    await press(page, hand, draw)
    await watch.look()
  }
  const seats = plug.seats === undefined ? [] : await controlsIn(page, plug.seats)
  const most = seats.at(-1)
  if (most && (isBrief || !dice.oneIn(5))) {
    journal.note('set up', `seats ${seats.length}`)
    await press(page, hand, most)
  }
  // Mostly one person plays with bots: what many people press costs as many times the time and shows nothing else.
  if (isBrief || !dice.oneIn(6)) await leaveToBots(watch, dice)
  // The same luck for the same seed.
  for (const control of await controlsIn(page, FORM))
    if (control.kind === 'text') await set(page, control, journal.seed.slice(0, 60))
  const start = await startOf()
  if (!start) return watch.fail(['nothing starts the game'])
  await press(page, hand, start)
  await watch.begin()
}
