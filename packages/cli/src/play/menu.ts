import type { Content, GearUp, Pick } from '@graveshift/gear-up'
import type { Refusal, Ruleset, State } from '@graveshift/kernel'
import { padEnd, widthOf, wrap } from './block.ts'
import type { Pen } from './pen.ts'

/** What a menu needs to know of the table. */
export interface Situation {
  readonly pen: Pen
  readonly content: Content
  readonly rules: Ruleset<GearUp>
  readonly state: State<GearUp>
}

/** What typing something leads to: a decision, a further menu, or a word why not. */
export type Outcome =
  | {
      readonly pick: Pick
      /** What was typed beyond this answer; it answers the next question. */
      readonly rest?: string
    }
  | { readonly menu: Menu }
  | { readonly refusal: Refusal }

export interface Option {
  readonly key: string
  readonly label: string
  choose(): Outcome
}

/** One question on the screen. */
export interface Menu {
  /** Pictures and the question. */
  readonly lines: readonly string[]
  readonly options: readonly Option[]
  /** Options that are drawn in the lines already. */
  readonly drawn?: readonly Option[]
  /** What Enter alone means; shown in the prompt. */
  readonly enter?: string
  /** Everything typed that is no option's key. */
  read?(text: string): Outcome | undefined
}

export const pickOption = (key: string, label: string, pick: Pick): Option => ({
  key,
  label,
  choose: () => ({ pick }),
})

export const menuOption = (key: string, label: string, open: () => Menu): Option => ({
  key,
  label,
  choose: () => ({ menu: open() }),
})

/** The way back from a further menu. */
export const backOption = (pen: Pen, back: () => Menu): Option => menuOption('0', pen.say('play.back'), back)

export function drawMenu(pen: Pen, menu: Menu): string[] {
  const wide = menu.options.reduce((most, { key }) => Math.max(most, widthOf(key)), 0)
  const indent = ' '.repeat(wide + 4)
  const options = menu.options.flatMap(({ key, label }) =>
    wrap(`  ${pen.paint('bold', padEnd(key, wide))}  ${label}`, pen.width, indent),
  )
  // Pictures are never too wide; what is too wide is a sentence.
  const lines = menu.lines.flatMap((line) => (widthOf(line) > pen.width ? wrap(line, pen.width) : [line]))
  return [...lines, ...options]
}

/** What this text leads to in this menu; undefined if nothing. */
export function readMenu(menu: Menu, text: string): Outcome | undefined {
  const wanted = text === '' ? menu.enter : text.toLowerCase()
  if (wanted === undefined) return undefined
  const option = [...menu.options, ...(menu.drawn ?? [])].find(({ key }) => key === wanted)
  return option ? option.choose() : menu.read?.(wanted)
}
