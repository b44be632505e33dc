import { canonical, has, type Json } from '@graveshift/kernel'
import type { Choice } from '@graveshift/second-edition'
import {
  type ActPick,
  type ArrangePick,
  cardsIn,
  type MovePick,
  NONE,
  type Point,
  type PreparePick,
  personAt,
  placeNamed,
  type SplitPick,
  waysOnFoot,
  zoneName,
} from '@graveshift/zones'
import { expect, type Locator, type Page } from '@playwright/test'
import { isAttack, weaponsIn } from '../../src/zone-table/attack/weapons.ts'
import { mainButtons } from '../../src/zone-table/turn/kinds.ts'
import { dragIntoSight, pointAt, pointsOf } from './pointing.ts'
import type { Step, ZoneTwin } from './zone-twin.ts'

/** How a button is pressed: by mouse, finger or keys. */
export type Presses = (page: Page, button: Locator) => Promise<void>

/** How a person touches the table. */
export interface Touch {
  readonly press: Presses
  /** Leads whoever acts to a zone; gives what does so once more. By pointing where nobody says otherwise. */
  readonly walk?: (page: Page, twin: ZoneTwin, to: number) => Promise<() => Promise<void>>
}

/** The hand at a table of zones: gives answers as a person does, by pointing at what is drawn. */
export class ZoneHand {
  readonly #page: Page
  readonly #twin: ZoneTwin
  readonly #press: Presses
  readonly #lead: Touch['walk']
  readonly #table: Locator
  readonly #bar: Locator

  constructor(page: Page, twin: ZoneTwin, { press, walk }: Touch) {
    this.#page = page
    this.#twin = twin
    this.#press = press
    this.#lead = walk
    this.#table = page.locator('[data-table]')
    this.#bar = page.locator('.action-bar')
  }

  /** Gives an answer; where cards are moved about, all answers of the bot up to the last, which are one. */
  async give(step: Step): Promise<void> {
    const { choice, pick, written } = step
    await this.#sit(choice)
    await expect(this.#bar).toHaveAttribute('data-question', String(choice.id))
    await expect(this.#table).not.toHaveAttribute('data-busy')
    switch (choice.kind) {
      case 'activate':
        return this.#confirmed(this.#page.locator(`.mate[data-answer='${canonical(written)}']`))
      case 'act':
        return this.#act(choice, pick as ActPick, written)
      case 'arrange':
        return this.#arrange(choice, pick as ArrangePick)
      case 'prepare':
        return this.#prepare(pick as PreparePick, written)
      case 'split':
        return this.#split(pick as SplitPick, written)
      case 'hit':
        return this.#hit(written)
      default:
        return this.#answer(written)
    }
  }

  /** Brings the seat whose question it is to the front, where several are asked. */
  async #sit({ id, seat }: Choice): Promise<void> {
    await expect(this.#bar).not.toHaveAttribute('data-question', 'none')
    if ((await this.#bar.getAttribute('data-question')) === String(id) || seat === 'team') return
    const seats = this.#twin.session.choices().flatMap((open) => (open.seat === 'team' ? [] : [open.seat]))
    const place = [...new Set(seats)].toSorted((one, other) => one - other).indexOf(seat)
    await this.#press(this.#page, this.#bar.locator('.seat-switch button').nth(place))
  }

  #button(written: Json): Locator {
    return this.#bar.locator(`[data-answer='${canonical(written)}']`)
  }

  #answer(written: Json): Promise<void> {
    return this.#confirmed(this.#button(written))
  }

  /** Presses, and once more where the table asks back. */
  async #confirmed(button: Locator): Promise<void> {
    const before = await this.#seq()
    await this.#press(this.#page, button.first())
    await expect
      .poll(async () => (await this.#seq()) !== before || (await this.#isArmed(button)), {
        intervals: [0, 20, 50],
      })
      .toBe(true)
    await this.#until(before, () => this.#press(this.#page, button.first()))
  }

  /** Presses until that has decided something: two taps may be taken for a double tap, whose second one decides nothing. */
  async #until(before: string | null, press: () => Promise<void>): Promise<void> {
    await expect(async () => {
      if ((await this.#seq()) !== before) return
      await press()
      await expect(this.#table).not.toHaveAttribute('data-seq', before ?? '', { timeout: 2_000 })
    }).toPass()
  }

  #seq(): Promise<string | null> {
    return this.#table.getAttribute('data-seq')
  }

  #isArmed(button: Locator): Promise<boolean> {
    return button.evaluateAll((found) => found.some((each) => each.matches('[data-armed]')))
  }

  async #act(choice: Choice & { readonly kind: 'act' }, pick: ActPick, written: Json): Promise<void> {
    if (pick.do === 'move') return this.#walk(choice, pick as MovePick)
    const { turn } = this.#twin.game
    if (isAttack(pick, turn)) return this.#attack(choice, pick, written)
    const id =
      mainButtons(this.#twin.kit, turn).find(({ actions }) => actions.includes(pick.do))?.id ?? pick.do
    const button = this.#bar.locator(`.turn-button[data-do="${id}"]`)
    const answer = this.#button(written)
    await this.#closePanels()
    if ((await answer.count()) === 0) await this.#press(this.#page, button)
    await this.#confirmed(answer)
  }

  /** Leaves what lies open of an attack. */
  async #closePanels(): Promise<void> {
    const back = this.#bar.locator('.attack button[aria-keyshortcuts="Escape"]')
    if (await back.isVisible()) await this.#press(this.#page, back)
  }

  async #walk({ person }: { readonly person: number }, { to }: MovePick): Promise<void> {
    const { layout } = this.#twin.kit.map
    // Where an attack is prepared the board is pressed for its target.
    await this.#closePanels()
    const before = await this.#seq()
    if (this.#lead) return this.#goOn(before, await this.#lead(this.#page, this.#twin, to))
    const points = pointsOf(layout, to)
    const [[x, y] = [0, 0]] = points
    const far = (one: Point) => Math.hypot(one[0] - x, one[1] - y)
    // Nearby first: looking far away leads the board there.
    const away = layout.zones
      .flatMap((_, zone) => (zone === to ? [] : pointsOf(layout, zone).slice(0, 1)))
      .toSorted((one, other) => far(one) - far(other))
    const point = () =>
      pointAt(
        this.#page,
        layout,
        points,
        away,
        ([first, ...more]) => more.length === 0 && first?.do === 'move' && (first as MovePick).to === to,
      )
    for (let drags = 0; drags < 3; drags++) {
      const found = await point()
      if (found) return this.#goOn(before, found)
      // What lies beyond the edge is brought into sight first.
      const [middle] = points
      if (middle) await dragIntoSight(this.#page, layout, middle)
    }
    throw new Error(`${person} cannot be led to ${zoneName(this.#twin.kit.map, to)}`)
  }

  /** What ends in luck is asked back on the board, too. */
  async #goOn(before: string | null, again: () => Promise<void>): Promise<void> {
    const asked = this.#page.locator('.board-again')
    await expect
      .poll(async () => (await this.#seq()) !== before || (await asked.isVisible()), {
        intervals: [0, 20, 50],
      })
      .toBe(true)
    await this.#until(before, again)
  }

  async #attack(choice: Choice, pick: ActPick, written: Json): Promise<void> {
    const { turn } = this.#twin.game
    if (!isAttack(pick, turn)) return
    const weapons = weaponsIn(this.#twin.picks(choice) as readonly ActPick[], turn)
    const same = (one: ActPick) => canonical(this.#twin.written(choice, one as never)) === canonical(written)
    const at = weapons.findIndex(({ ways }) => ways.some(same))
    const ways = weapons[at]?.ways ?? []
    const panel = this.#bar.locator('.attack')
    if (!(await panel.isVisible()))
      await this.#press(this.#page, this.#bar.locator('.turn-button[data-do="attack"]'))
    await this.#choose(panel.locator('.weapon').nth(at))
    if (ways.length > 1) await this.#choose(panel.locator('.attack-zones button').nth(ways.findIndex(same)))
    await this.#answer(written)
  }

  /** What is chosen already may not even be shown. */
  async #choose(button: Locator): Promise<void> {
    if ((await button.getAttribute('aria-pressed')) !== 'true') await this.#press(this.#page, button)
  }

  #cell(place: string, index: number): Locator {
    return this.#bar.locator(`[data-cell="${place} ${index}"]`)
  }

  /** Lifts the card in one cell and lays it down in another. */
  async #lay(from: Locator, to: Locator): Promise<void> {
    if ((await from.getAttribute('data-lifted')) === null) await this.#press(this.#page, from)
    await this.#press(this.#page, to)
  }

  /** Moves cards as the answers say up to the last one, which says that all is done; the twin is led along. */
  async #arrange(choice: Choice & { readonly kind: 'arrange' }, first: ArrangePick): Promise<void> {
    const scratch = this.#twin.copy()
    const reset = this.#bar.locator('.decide-foot button:not(.button-primary)')
    if (await reset.isVisible()) await this.#press(this.#page, reset)
    let pick: ArrangePick | undefined = first
    let asked: Choice | undefined = choice
    while (pick && asked?.kind === 'arrange' && pick.do !== 'done') {
      if (pick.do === 'put') await this.#put(scratch, asked, pick)
      else await this.#press(this.#page, this.#handOver(scratch, asked, pick))
      scratch.do({ choice: asked, pick })
      const next = scratch.next()
      asked = next?.choice
      pick = next?.choice.kind === 'arrange' ? (next.pick as ArrangePick) : undefined
    }
    await this.#press(this.#page, this.#bar.locator('.decide-foot .button-primary'))
  }

  #handOver(twin: ZoneTwin, choice: Choice, { companion }: Extract<ArrangePick, { do: 'hand-over' }>) {
    const over = twin.picks(choice).flatMap((each) => (has(each, 'companion') ? [each.companion] : []))
    return this.#bar.locator('.hand-over').nth(over.indexOf(companion))
  }

  async #put(
    { board, kit }: ZoneTwin,
    { person, partner }: { readonly person: number; readonly partner: number },
    pick: Extract<ArrangePick, { do: 'put' }>,
  ): Promise<void> {
    const cards = (name: string): readonly string[] => {
      const place = placeNamed(kit.inventory, name)
      if (!place?.slot) return board.found
      return cardsIn(personAt(board, place.isPartners && partner !== NONE ? partner : person), place.slot)
    }
    const target = cards(pick.to)
    await this.#lay(
      this.#cell(pick.from, cards(pick.from).indexOf(pick.card)),
      this.#cell(pick.to, pick.for === undefined ? target.length : target.indexOf(pick.for)),
    )
  }

  async #prepare(pick: PreparePick, written: Json): Promise<void> {
    if (pick.do === 'ready' || pick.do === 'drop') return this.#answer(written)
    const { board, kit } = this.#twin
    const who = personAt(board, pick.person)
    const ready = pick.slot ?? 'hand'
    const [from, to] = pick.do === 'stow' ? [ready, 'pack'] : ['pack', ready]
    const cards = (name: string): readonly string[] => {
      const slot = placeNamed(kit.inventory, name)?.slot
      return slot ? cardsIn(who, slot) : []
    }
    await this.#lay(
      this.#cell(`${pick.person}-${from}`, cards(from).indexOf(pick.card)),
      this.#cell(
        `${pick.person}-${to}`,
        pick.for === undefined ? cards(to).length : cards(to).indexOf(pick.for),
      ),
    )
  }

  async #split({ to }: SplitPick, written: Json): Promise<void> {
    const { map } = this.#twin.kit
    for (const zone of to)
      await this.#press(this.#page, this.#bar.locator(`[data-way="${zoneName(map, zone)}"]`))
    await this.#answer(written)
  }

  async #hit(written: Json): Promise<void> {
    const dice = this.#bar.locator('.hit-dice button')
    for (let at = 0; at < (await dice.count()) && (await this.#button(written).count()) === 0; at++)
      await this.#press(this.#page, dice.nth(at))
    await this.#answer(written)
  }
}

/** The step that leads towards where somebody wants to go: the cheapest way there is what the board offers. */
export function asOffered(twin: ZoneTwin, step: Step): Step {
  const { choice, pick } = step
  if (choice.kind !== 'act' || pick.do !== 'move') return step
  const way = waysOnFoot(twin.kit, twin.board, choice.person).get((pick as MovePick).to)
  const first = way?.steps[0]?.pick
  return first
    ? { choice, pick: first as Step['pick'], written: twin.written(choice, first as Step['pick']) }
    : step
}
