import type { Refusal } from '@graveshift/kernel'
import { padEnd, widthOf, wrap } from './block.ts'
import type { Pen } from './pen.ts'

/** What typing something leads to: a decision, a further menu, or a word why not. */
export type Outcome<P> =
  | {
      readonly pick: P
      /** What was typed beyond this answer; it answers the next question. */
      readonly rest?: string
      /** It answers no question: it is something the seat may do at any time. */
      readonly aside?: true
    }
  | { readonly menu: Menu<P> }
  | { readonly refusal: Refusal }

export interface Option<P> {
  readonly key: string
  readonly label: string
  choose(): Outcome<P>
}

/** One question on the screen. */
export interface Menu<P> {
  /** Pictures and the question. */
  readonly lines: readonly string[]
  readonly options: readonly Option<P>[]
  /** Options that are drawn in the lines already. */
  readonly drawn?: readonly Option<P>[]
  /** What Enter alone means; shown in the prompt. */
  readonly enter?: string
  /** Everything typed that is no option's key. */
  read?(text: string): Outcome<P> | undefined
}

export const pickOption = <P>(key: string, label: string, pick: P): Option<P> => ({
  key,
  label,
  choose: () => ({ pick }),
})

export const menuOption = <P>(key: string, label: string, open: () => Menu<P>): Option<P> => ({
  key,
  label,
  choose: () => ({ menu: open() }),
})

/** The way back from a further menu. */
export const backOption = <P>(pen: Pen, back: () => Menu<P>): Option<P> =>
  menuOption('0', pen.say('play.back'), back)

export function drawMenu<P>(pen: Pen, menu: Menu<P>): string[] {
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
export function readMenu<P>(menu: Menu<P>, text: string): Outcome<P> | undefined {
  const wanted = text === '' ? menu.enter : text.toLowerCase()
  if (wanted === undefined) return undefined
  const option = [...menu.options, ...(menu.drawn ?? [])].find(({ key }) => key === wanted)
  return option ? option.choose() : menu.read?.(wanted)
}
