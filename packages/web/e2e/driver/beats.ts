import { expect, type Page } from '@playwright/test'

interface Held {
  readonly due: (() => void)[]
  readonly began: { readonly anchor: string; readonly frames: Keyframe[] }[]
}

declare global {
  interface Window {
    held: Held
  }
}

/** Shorter waits than this are not beats, in milliseconds. */
const SHORTEST = 150

/**
 * The table shows what happens beat by beat and goes on when it is told to; whatever moves stands still in the middle
 * of its way. Before the page is opened.
 */
export async function holdBeats(page: Page, { speed = 'slow', at = 0.5 } = {}): Promise<void> {
  await page.addInitScript(
    ([settings, shortest, part]) => {
      const isAgain = sessionStorage.getItem('held') !== null
      if (!isAgain) localStorage.setItem('graveshift.settings', settings)
      sessionStorage.setItem('held', '')
      const held: Held = { due: [], began: [] }
      window.held = held
      // Once: after a reload the page goes its own way, with what was wished for at the table.
      if (isAgain) return
      const start = window.setTimeout.bind(window)
      const stop = window.clearTimeout.bind(window)
      const waiting = new Map<number, () => void>()
      // Numbers no browser gives to a timer of its own.
      let next = 1e9
      const later = (handler: TimerHandler, wait = 0, ...rest: unknown[]): number => {
        // While the table is fetched, React waits before it shows it: no beat either.
        const isBeat = wait >= shortest && document.querySelector('.gear-up-table') !== null
        if (typeof handler !== 'function' || !isBeat) return start(handler, wait, ...rest)
        const id = next++
        const run = () => {
          waiting.delete(id)
          handler(...rest)
        }
        waiting.set(id, run)
        held.due.push(run)
        return id
      }
      window.setTimeout = later as typeof setTimeout
      window.clearTimeout = ((id?: number) => {
        const run = waiting.get(id ?? 0)
        if (!run) return stop(id)
        waiting.delete(id ?? 0)
        held.due.splice(held.due.indexOf(run), 1)
      }) as typeof clearTimeout
      const animate = Element.prototype.animate
      Element.prototype.animate = function (frames, options) {
        const animation = animate.call(this, frames, options)
        const duration = typeof options === 'object' ? Number(options.duration ?? 0) : 0
        animation.pause()
        animation.currentTime = duration * part
        const { anchor = this.className } = this instanceof HTMLElement ? this.dataset : {}
        held.began.push({ anchor: String(anchor), frames: frames as Keyframe[] })
        return animation
      }
    },
    [JSON.stringify({ language: 'en', speed }), SHORTEST, at] as const,
  )
}

/** Waits until a beat is shown, or nothing any more; says whether one is. */
export async function beatShown(page: Page): Promise<boolean> {
  const isShown = () =>
    page.evaluate(() => {
      const isBusy = document.querySelector('.gear-up-table[data-busy]') !== null
      return { isBusy, isSettled: !isBusy || window.held.due.length > 0 }
    })
  await expect.poll(async () => (await isShown()).isSettled).toBe(true)
  return (await isShown()).isBusy
}

/** Goes on to the next beat; says whether there is one. */
export async function nextBeat(page: Page): Promise<boolean> {
  await page.evaluate(() => {
    window.held.began.splice(0)
    for (const run of window.held.due.splice(0)) run()
  })
  return beatShown(page)
}

/** What moves now, by the name of its place; what lies over the table by what it is. */
export function movingNow(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap(({ effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null
      if (!(target instanceof HTMLElement) || !target.closest('.gear-up-table')) return []
      return [target.dataset.anchor ?? target.className]
    }),
  )
}
