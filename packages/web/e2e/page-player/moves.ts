import type { Game } from '@graveshift/kernel'
import { type Control, controlsIn, press, set } from './controls.ts'
import type { Dice } from './dice.ts'
import type { Watch } from './watch.ts'

/** So many presses on a question without an answer, and nobody gets any further. */
const STUCK = 150
/** So many times in a row what is asked for cannot be reached. */
const BLIND = 6

/** Milliseconds after which two taps are no double tap. */
const DOUBLE_TAP = 340

/** How gladly each is pressed: what leads on more than what only turns things over, and all places that fit together as much. */
function weigh(cells: number): (control: Control) => number {
  return ({ kind, isPrimary, isPressed, isArmed, isAsked, isTab }) => {
    if (kind === 'cell') return Math.max(1, Math.round(45 / cells))
    // Where no place is to be seen it may lie on another part of the table.
    if (isTab) return cells === 0 ? 3 : 0
    if (!isAsked || kind === 'link' || kind === 'summary' || kind === 'text') return 0
    if (isPrimary || isArmed) return 45
    return isPressed ? 1 : 3
  }
}

/** Answers questions by pressing whatever there is to press. */
export class Moves<G extends Game> {
  readonly #watch: Watch<G>
  readonly #dice: Dice
  readonly #stuck: number
  #seq = -1
  #tries = 0
  #blind = 0

  constructor(watch: Watch<G>, dice: Dice, stuck = STUCK) {
    this.#watch = watch
    this.#dice = dice
    this.#stuck = stuck
  }

  /** One press; the game must go on after some of them. */
  async press(): Promise<void> {
    const { page, hand, journal, game } = this.#watch
    if (this.#seq !== game.session.seq) [this.#seq, this.#tries] = [game.session.seq, 0]
    if (this.#tries++ > this.#stuck) return this.#watch.fail([`stuck: ${this.#stuck} presses and no answer`])
    let all = await controlsIn(page, '[data-table]')
    const isAnythingAsked = () => all.some(({ isAsked, isTab }) => isAsked || isTab)
    // Mostly it is there: whoever has just looked need not look again.
    if (!isAnythingAsked())
      await this.#watch.until('nothing can be pressed', async () => {
        all = await controlsIn(page, '[data-table]')
        return isAnythingAsked() ? [] : ['nothing in the question’s place']
      })
    const control = this.#dice.weighted(all, weigh(all.filter(({ kind }) => kind === 'cell').length))
    if (!control) return
    if (control.kind === 'select') return set(page, control, this.#dice.of(control.options))
    journal.note('press', `${control.kind} ${control.name}`)
    const came = await press(page, hand, control, () => this.#watch.promise())
    if (came === 'pressed') {
      this.#blind = 0
      // A finger's first press may only look.
      if (hand.isTouch && control.kind === 'cell' && this.#dice.oneIn(2)) {
        await page.waitForTimeout(DOUBLE_TAP)
        await press(page, hand, control, () => this.#watch.promise())
      }
    } else if (came !== 'gone') {
      journal.note('covered', `${control.name} by ${came.under}`)
      // What was opened to be read may lie over it.
      await page.keyboard.press('Escape')
      if (this.#blind++ > BLIND) return this.#watch.fail([`${control.name} lies under ${came.under}`])
    }
  }
}
