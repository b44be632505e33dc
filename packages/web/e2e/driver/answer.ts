import type { Choice } from '@graveshift/gear-up'
import en from '@graveshift/gear-up/words/en.json' with { type: 'json' }
import { canonical, isRecord, type Json, squareFromName, squareName } from '@graveshift/kernel'
import { expect, type Locator, type Page } from '@playwright/test'
import { gripOf, held, type Point } from '../../src/games/gear-up/table/place/figure.ts'
import { type Tool, toolsFor } from '../../src/games/gear-up/table/place/tools.ts'
import { type Fingers, POINTER } from './fingers.ts'
import { type Lay, layOn, planSplit } from './split-plan.ts'
import type { Twin } from './twin.ts'

const WORDS: Readonly<Record<string, string>> = en

/** The hand at one table: gives answers as a person does, by pressing what is drawn. */
class Hand {
  readonly #page: Page
  readonly #twin: Twin
  readonly #choice: Choice
  readonly #bar: Locator
  readonly #fingers: Fingers

  constructor(page: Page, twin: Twin, choice: Choice, fingers: Fingers) {
    this.#page = page
    this.#fingers = fingers
    this.#twin = twin
    this.#choice = choice
    this.#bar = page.getByRole('region', { name: 'Open choices' })
  }

  async give(raw: Json): Promise<void> {
    await this.#uncover()
    await this.#sit()
    await this.#uncover()
    const pick = isRecord(raw) ? raw : {}
    switch (pick.do) {
      case 'hit':
        return this.#draw(
          pick,
          String(pick.squares)
            .split(' ')
            .flatMap((name) => squareFromName(name) ?? []),
        )
      case 'shoot':
        return this.#draw(pick, [squareFromName(String(pick.square)) ?? 0])
      case 'sweep':
        return this.#sweep(pick)
      case 'deal':
        await this.#fingers.press(this.#page, this.#bar.locator(`[data-tray="${pick.card}"]`).first())
        return this.#press(this.#bar.locator(`[data-seat="${pick.seat}"]`))
      default:
        return this.#press(this.#bar.locator(`[data-pick='${canonical(raw)}']`))
    }
  }

  /** Presses, and once more where the table asks back because a card will be turned up. */
  async #press(button: Locator): Promise<void> {
    const table = this.#page.locator('[data-table]')
    const seq = () => table.evaluateAll(([shown]) => shown?.getAttribute('data-seq'))
    const before = await seq()
    const guard = this.#bar.locator('.guard')
    await this.#fingers.press(this.#page, button)
    // It asks back a frame later, or has taken the answer; without a network neither.
    await expect
      .poll(async () => (await guard.isVisible()) || (await seq()) !== before, {
        intervals: [0, 20, 50],
        timeout: 1_000,
      })
      .toBe(true)
      .catch(() => undefined)
    if (await guard.isVisible()) await this.#fingers.press(this.#page, button)
  }

  /** Takes the device, where it was covered for being passed on. */
  async #uncover(): Promise<void> {
    const lift = this.#page.locator('.cover').getByRole('button')
    if (await lift.isVisible()) await this.#fingers.press(this.#page, lift)
  }

  /** Brings the seat whose question it is to the front. */
  async #sit(): Promise<void> {
    const { seat } = this.#choice
    if (seat === 'team') return
    const survivor = this.#twin.session.options.survivors[seat]
    const own = this.#page
      .getByRole('group', { name: 'Who acts?' })
      .getByRole('button', { name: `Act as ${WORDS[`survivor.${survivor}.name`]}` })
    if ((await own.count()) === 0) return
    if ((await own.getAttribute('aria-pressed')) !== 'true') await this.#fingers.press(this.#page, own)
    // The question follows a frame later: what is read of it before that is the question of another seat.
    await expect(this.#bar.getByRole('heading')).toHaveText(WORDS[`survivor.${survivor}.name`] ?? '')
  }

  /** Takes up what the answer is drawn with: the weapon, or one of the companions. */
  async #takeUp(pick: Record<string, unknown>): Promise<Tool> {
    const tools = toolsFor(this.#twin.session, this.#choice)
    const tool = tools.find(({ companion }) => companion === pick.companion) ?? tools[0]
    if (!tool) throw new Error('nothing to draw with')
    if (tools.length > 1) await this.#choose('Who draws', WORDS[tool.name] ?? '')
    return tool
  }

  async #draw(pick: Record<string, unknown>, squares: readonly number[]): Promise<void> {
    const tool = await this.#takeUp(pick)
    const target = Number(pick.target)
    await this.#turnTo(target)
    const whole = layOn(tool.points, squares)
    if (squares.length === 1 && tool.points.length > 1) {
      await this.#choose('What to draw', 'One space')
      await this.#lay([[0, 0]], target, { hold: { turns: 0, mirrored: false }, squares })
    } else if (whole) {
      if (tool.points.length > 1) await this.#choose('What to draw', 'Shape')
      await this.#lay(tool.points, target, whole)
    } else await this.#split(tool.points, target, squares)
    const confirm =
      pick.pay === undefined
        ? 'Draw it'
        : pick.pay === 'armor'
          ? 'Draw it and pay 1 armor'
          : 'Draw it and lose 1 health'
    await this.#confirm(confirm)
  }

  async #split(points: readonly Point[], target: number, squares: readonly number[]): Promise<void> {
    const plan = planSplit(points, squares)
    if (!plan) throw new Error(`no cut covers ${squares.map(squareName)}`)
    await this.#choose('What to draw', 'Split')
    for (const index of plan.cut)
      await this.#fingers.press(
        this.#page,
        this.#bar.getByRole('button', { name: `Square ${index + 1}`, exact: true }),
      )
    for (const part of [0, 1] as const)
      if (plan.lone[part])
        await this.#fingers.press(this.#page, this.#bar.getByText(`Part ${part + 1}: one space only`))
    const first = new Set(plan.cut)
    const figure = (own: boolean, alone: boolean): readonly Point[] =>
      alone
        ? [[0, 0]]
        : held(
            points.filter((_, index) => first.has(index) === own),
            { turns: 0, mirrored: false },
          )
    await this.#lay(figure(true, plan.lone[0]), target, plan.parts[0])
    await this.#confirm('Place this part')
    await this.#lay(figure(false, plan.lone[1]), target, plan.parts[1])
  }

  async #hold(hold: Lay['hold']): Promise<void> {
    // From hit to hit a shape stays as it was held.
    const [before = '0', mirrored] = (
      (await this.#bar.locator('.hand').getAttribute('data-hold')) ?? ''
    ).split(' ')
    let turns = Number(before)
    if (hold.mirrored !== (mirrored !== undefined)) {
      await this.#fingers.mirror(this.#page)
      turns = (4 - turns) % 4
    }
    for (; turns % 4 !== hold.turns; turns++) await this.#fingers.turn(this.#page)
  }

  /** Turns the figure as it shall lie and presses the square it is held by. */
  async #lay(points: readonly Point[], target: number, { hold, squares }: Lay): Promise<void> {
    // A single square has no way to be held, whatever the shape before it was.
    if (points.length > 1) await this.#hold(hold)
    const figure = held(points, hold)
    const grip = gripOf(figure)
    const square = squares[figure.findIndex(([row, column]) => row === grip[0] && column === grip[1])] ?? 0
    await this.#fingers.put(this.#page, target, squareName(square))
  }

  /** Draws what lies still; a click with the mouse has often drawn it already. */
  async #confirm(name: string): Promise<void> {
    if ((await this.#page.locator('.ghost[data-pinned]').count()) === 0) return
    await this.#fingers.press(this.#page, this.#bar.getByRole('button', { name, exact: true }))
  }

  async #choose(group: string, name: string): Promise<void> {
    const button = this.#bar.getByRole('group', { name: group }).getByRole('button', { name, exact: true })
    if ((await button.getAttribute('aria-pressed')) !== 'true') await this.#fingers.press(this.#page, button)
  }

  /** Makes the target lie where it can be drawn on. */
  async #turnTo(target: number): Promise<void> {
    await this.#showStreetOf(target)
    if (this.#page.viewportSize()?.width === 390)
      await this.#fingers.press(this.#page, this.#page.locator(`button[data-card="${target}"]`))
  }

  async #showStreetOf(target: number): Promise<void> {
    const zombie = this.#twin.session.state.board.zombies.find(({ id }) => id === target)
    const { survivors } = this.#twin.session.options
    const isPhone = this.#page.viewportSize()?.width === 390
    if (zombie && zombie.seat !== this.#choice.seat) {
      const name = `Look at ${WORDS[`survivor.${survivors[zombie.seat]}.name`]}’s street`
      if (isPhone) await this.#part('Team')
      await this.#fingers.press(this.#page, this.#page.getByRole('button', { name }))
      if (isPhone) await this.#part('Street')
    }
    // After a hit in somebody else's street that one is still in front.
    const back = this.#page.getByRole('button', { name: /^Back to / })
    if (zombie?.seat === this.#choice.seat && (await back.isVisible()))
      await this.#fingers.press(this.#page, back)
  }

  async #part(name: string): Promise<void> {
    const tabs = this.#page.getByRole('navigation', { name: 'Parts of the table' })
    await this.#fingers.press(this.#page, tabs.getByRole('button', { name }))
  }

  async #sweep(pick: Record<string, unknown>): Promise<void> {
    const tool = await this.#takeUp(pick)
    const effect = tool.sweep === 'each-slot' ? 'cut-down' : 'explosive'
    await this.#choose('What to draw', WORDS[`effect.${effect}.name`] ?? '')
    const isPhone = this.#page.viewportSize()?.width === 390
    for (const target of pick.targets as readonly number[]) {
      await this.#showStreetOf(target)
      const card = this.#page.locator(isPhone ? `button[data-card="${target}"]` : `[data-sweep="${target}"]`)
      if ((await card.getAttribute('aria-pressed')) !== 'true') await this.#fingers.press(this.#page, card)
    }
    await this.#fingers.press(this.#page, this.#bar.getByRole('button', { name: /^Start: / }))
  }
}

/** Gives one answer on the screen. */
export function answer(
  page: Page,
  twin: Twin,
  choice: Choice,
  pick: Json,
  fingers: Fingers = POINTER,
): Promise<void> {
  return new Hand(page, twin, choice, fingers).give(pick)
}
