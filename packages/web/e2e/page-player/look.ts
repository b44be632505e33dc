import type { Page } from '@playwright/test'

/** Everything a checker reads off the page at one moment, whatever game lies on it. */
export interface Look {
  /** The address after '#'. */
  readonly place: string
  readonly language: string
  readonly table: { readonly game: string; readonly seq: number; readonly busy: boolean } | undefined
  /** The question in front, by its number and kind. */
  readonly question: { readonly id: number; readonly kind: string } | undefined
  /** What is said of the end of the game, at the table. */
  readonly outcome: string | undefined
  /** Whether taking back is offered; undefined where there is no such button. */
  readonly undoable: boolean | undefined
  /** Figures by name, as they are shown: the numbers in them, or the squares crossed off. */
  readonly figures: readonly (readonly [string, string])[]
  /** Answers that can be pressed, as they are written. */
  readonly answers: readonly string[]
  /** What is promised of the answer in hand. */
  readonly promises: readonly string[]
  /** The next press is said to be for good. */
  readonly isForGood: boolean
  /** Words that no person may ever see or hear. */
  readonly broken: readonly string[]
  /** Pixels by which the page is wider than the screen. */
  readonly over: number
  /** Parts of the page, or all of it, that say they have failed. */
  readonly failed: readonly string[]
}

/** Words of the machine, never of a person: values that were not there, keys and parameters left as they are. */
const BROKEN = String.raw`\bNaN\b|\bundefined\b|\bnull\b|\[object |\bInfinity\b|\{[\w, #]+\}`

/** Reads the page once what was pressed has been drawn, which takes some frames. */
export function lookAt(page: Page, frames = 2): Promise<Look> {
  return page.evaluate(
    async ([broken, wait]) => {
      for (let frame = 0; frame < wait; frame++)
        await new Promise<void>((done) => {
          const timer = setTimeout(done, 100)
          requestAnimationFrame(() => {
            clearTimeout(timer)
            setTimeout(done)
          })
        })
      const numbersIn = (text: string) => (text.match(/\d+/g) ?? []).join(' ')
      const ownText = (element: Element) =>
        [...element.childNodes]
          .map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : ''))
          .join(' ')
      const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
      // Zombies of a kind may stand in several piles, and on boards that are no table.
      const piles = new Map<string, number>()
      for (const pile of document.querySelectorAll<HTMLElement>('[data-table] [data-figure][data-zombies]')) {
        const name = `${pile.dataset.figure}`
        piles.set(name, (piles.get(name) ?? 0) + Number(pile.querySelector('b')?.textContent ?? '1'))
      }
      const others = document.querySelectorAll<HTMLElement>('[data-figure]:not([data-zombies])')
      const figures = [...others].map((element) => {
        const around = element.closest<HTMLElement>('[data-figures]')?.dataset.figures
        const name =
          around === undefined ? `${element.dataset.figure}` : `${around}.${element.dataset.figure}`
        if (element.dataset.exact !== undefined) return [name, (element.textContent ?? '').trim()] as const
        if (element.tagName === 'OL') {
          const at = [...element.children].findIndex((step) => step.hasAttribute('aria-current'))
          return [name, `${at}`] as const
        }
        if (element.tagName === 'UL') {
          const cards = [...element.querySelectorAll<HTMLElement>('[data-card]')]
          return [name, cards.map(({ dataset }) => dataset.card).join(' ')] as const
        }
        if (element.getAttribute('role') === 'grid') {
          const crossed = [...element.querySelectorAll<HTMLElement>('[data-crossed]')]
          return [
            name,
            crossed
              .map(({ dataset }) => dataset.square)
              .toSorted()
              .join(' '),
          ] as const
        }
        return [name, numbersIn(element.getAttribute('aria-label') ?? ownText(element))] as const
      })
      const wrong = new RegExp(broken)
      const said: string[] = []
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (node.parentElement?.tagName !== 'SCRIPT') said.push(node.textContent ?? '')
      for (const element of document.querySelectorAll(
        '[aria-label], [title], [alt], [aria-valuetext], [placeholder]',
      ))
        for (const name of ['aria-label', 'title', 'alt', 'aria-valuetext', 'placeholder']) {
          const value = element.getAttribute(name)
          if (value === '') said.push(`undefined ${name} of ${element.outerHTML.slice(0, 80)}`)
          else if (value !== null) said.push(value)
        }
      const table = document.querySelector<HTMLElement>('[data-table]')
      const asked = document.querySelector<HTMLElement>('[data-question][data-choice]')
      const undo = document.querySelector('[aria-keyshortcuts~="U"]')
      return {
        place: window.location.hash,
        language: document.documentElement.lang,
        table: table
          ? {
              game: table.dataset.table ?? '',
              seq: Number(table.dataset.seq),
              busy: table.dataset.busy !== undefined,
            }
          : undefined,
        question: asked
          ? { id: Number(asked.dataset.question), kind: asked.dataset.choice ?? '' }
          : undefined,
        outcome: document.querySelector<HTMLElement>('[data-outcome]')?.dataset.outcome,
        undoable:
          undo && !undo.hasAttribute('data-lifts')
            ? undo.getAttribute('aria-disabled') !== 'true'
            : undefined,
        figures: [...figures, ...[...piles].map(([name, count]) => [name, `${count}`] as const)],
        answers: [...document.querySelectorAll<HTMLElement>('[data-table] [data-answer]')].map(
          ({ dataset }) => dataset.answer ?? '',
        ),
        promises: [...document.querySelectorAll<HTMLElement>('[data-promise]')].map(
          ({ dataset }) => dataset.promise ?? '',
        ),
        isForGood: [...document.querySelectorAll('.guard, [data-armed], [data-for-good]')].some(isSeen),
        broken: said.filter((text) => wrong.test(text)).map((text) => text.slice(0, 160)),
        over: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        failed: [...document.querySelectorAll('.notice[role="alert"], [data-failed], .part-failed')].map(
          (element) => (element.textContent ?? '').slice(0, 400),
        ),
      }
    },
    [BROKEN, frames] as const,
  )
}
