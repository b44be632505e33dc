// Runs inside the page, before anything of it: looks on with the page's own clock and touches nothing.

export interface Watch {
  /** Milliseconds from opening the page until something that fits the selector was painted. */
  painted(selector: string): Promise<number>
  /** When the last task of 50 ms or more ended, as far as known. */
  lastLongTask(): number
  /** Real clicks and taps so far. */
  clicks(): number
  /** Gets ready for the next event of a kind; `answered` then tells how long the page took to paint what it changes. */
  arm(kind: 'pointermove' | 'click'): void
  answered(): Promise<number | null>
  /** Times between frames, from `startFrames` to `stopFrames`. */
  startFrames(): void
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

  let answer: Promise<number | null> = Promise.resolve(null)
  let frames: number[] = []
  let counting = false

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
    arm(kind) {
      answer = new Promise((resolve) => {
        const onEvent = () => {
          const begin = performance.mark('answer-begins').startTime
          // What changes nothing has no answer to wait for.
          const patience = setTimeout(() => {
            observer.disconnect()
            resolve(null)
          }, 2_000)
          const observer = new MutationObserver(() => {
            observer.disconnect()
            clearTimeout(patience)
            // The task of this frame is the last one that counts as work.
            requestAnimationFrame(() => performance.mark('answer-frame'))
            afterPaint((now) => {
              resolve(now - begin)
            })
          })
          observer.observe(document.body, { childList: true, subtree: true, attributes: true })
        }
        addEventListener(kind, onEvent, { capture: true, once: true })
      })
    },
    answered: () => answer,
    startFrames() {
      frames = []
      counting = true
      let last: number | undefined
      const onFrame = (now: number) => {
        if (!counting) return
        if (last !== undefined) frames.push(now - last)
        last = now
        requestAnimationFrame(onFrame)
      }
      requestAnimationFrame(onFrame)
    },
    stopFrames() {
      counting = false
      return frames
    },
  }
}
