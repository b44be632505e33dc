// Runs inside the page, before anything of it: looks on with the page's own clock and touches nothing.

export interface Watch {
  /** Milliseconds from opening the page until something that fits the selector was painted. */
  painted(selector: string): Promise<number>
  /** When the last task of 50 ms or more ended, as far as known. */
  lastLongTask(): number
  /** Real clicks and taps so far. */
  clicks(): number
  /**
   * Begins to look out for the next event of a kind, and marks it and the frame in which more or fewer things fit the
   * selector than before it: only then the page has answered. `answered` tells whether that came.
   */
  lookOut(kind: 'pointermove' | 'click', sign: string): void
  answered(): Promise<boolean>
  /** Times between frames, from the call, or from the last click after it, to `stopFrames`. */
  startFrames(from: 'now' | 'click'): void
  stopFrames(): readonly number[]
}

declare global {
  interface Window {
    watch: Watch
  }
}

export function installWatch(): void {
  /** Calls back once the frame that is being made has been painted. */
  const afterPaint = (then: (now: number) => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => then(performance.now())
      port2.postMessage(null)
    })

  let lastLong = 0
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      lastLong = Math.max(lastLong, startTime + duration)
  }).observe({ type: 'longtask', buffered: true })

  let clicks = 0
  const count = ({ isTrusted }: Event) => {
    if (isTrusted) clicks++
  }
  addEventListener('click', count, { capture: true })

  let frames: number[] = []
  let counting: 'now' | 'click' | undefined
  let last: number | undefined
  addEventListener(
    'click',
    () => {
      if (counting !== 'click') return
      // Whatever came before is not what this click has set in motion.
      last = performance.mark('watch-from').startTime
      frames = []
    },
    { capture: true },
  )

  let answer: Promise<boolean> = Promise.resolve(false)

  window.watch = {
    painted: (selector) =>
      new Promise((resolve) => {
        const look = () => {
          if (!document.querySelector(selector)) return false
          afterPaint(resolve)
          return true
        }
        if (look()) return
        new MutationObserver((_, observer) => {
          if (look()) observer.disconnect()
        }).observe(document, { childList: true, subtree: true, attributes: true })
      }),
    lastLongTask: () => lastLong,
    clicks: () => clicks,
    answered: () => answer,
    lookOut(kind, sign) {
      answer = new Promise((resolve) => {
        const count = () => document.querySelectorAll(sign).length
        const onEvent = () => {
          const before = count()
          performance.mark('answer-begins')
          // What changes nothing has no answer to wait for.
          const patience = setTimeout(() => {
            observer.disconnect()
            resolve(false)
          }, 2_000)
          const observer = new MutationObserver(() => {
            if (count() === before) return
            observer.disconnect()
            clearTimeout(patience)
            // The task of this frame is the last one that counts as work.
            requestAnimationFrame(() => performance.mark('answer-frame'))
            afterPaint(() => resolve(true))
          })
          observer.observe(document.body, { childList: true, subtree: true, attributes: true })
        }
        addEventListener(kind, onEvent, { capture: true, once: true })
      })
    },
    startFrames(from) {
      frames = []
      counting = from
      last = undefined
      if (from === 'now') performance.mark('watch-from')
      const onFrame = (now: number) => {
        if (!counting) return
        if (last !== undefined) frames.push(now - last)
        last = now
        requestAnimationFrame(onFrame)
      }
      requestAnimationFrame(onFrame)
    },
    stopFrames() {
      counting = undefined
      return frames
    },
  }
}
