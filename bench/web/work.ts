import type { Browser, Page } from '@playwright/test'

interface Traced {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** Microseconds; `tdur` is processor time of the thread. */
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
}

/** One answer of the page to a hand, in milliseconds. */
export interface Answer {
  /** Work from the event until it was painted. */
  readonly work: number
  /** Time from the event to the end of the task that made and painted the frame, whatever the page did after it. */
  readonly toPaint: number
}

/** What the main thread of a page did, in processor time: what other programs take away does not count. */
export interface Work {
  /** Every answer the watch has seen. */
  readonly answers: readonly Answer[]
  /** The longest single task, which is the longest the page could not answer. */
  readonly longest: number
  readonly total: number
}

const TASK = 'ThreadControllerImpl::RunTask'

function read(events: readonly Traced[]): Work {
  const begins = events.filter(({ name }) => name === 'answer-begins').toSorted((a, b) => a.ts - b.ts)
  const frames = events.filter(({ name }) => name === 'answer-frame').toSorted((a, b) => a.ts - b.ts)
  const thread = begins[0] ?? events.find(({ name }) => name === 'watch-here')
  if (!thread) throw new Error('the trace holds no mark of the page')
  const tasks = events
    .filter(
      ({ name, ph, pid, tid }) => name === TASK && ph === 'X' && pid === thread.pid && tid === thread.tid,
    )
    .toSorted((a, b) => a.ts - b.ts)
  const answers = frames.flatMap((frame) => {
    const begin = begins.findLast(({ ts }) => ts < frame.ts)
    if (!begin) return []
    // From the task that took the event to the one that made the frame, which paints it, too.
    const own = tasks.filter(({ ts, dur = 0 }) => ts + dur > begin.ts && ts < frame.ts)
    const last = own.at(-1)
    if (!last) return []
    return [
      {
        work: own.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000,
        toPaint: (last.ts + (last.dur ?? 0) - begin.ts) / 1000,
      },
    ]
  })
  // What a click has set in motion begins with that click.
  const from = Math.max(0, ...events.filter(({ name }) => name === 'watch-from').map(({ ts }) => ts))
  const times = tasks.filter(({ ts, dur = 0 }) => ts + dur > from).map(({ tdur = 0 }) => tdur / 1000)
  return { answers, longest: Math.max(...times), total: times.reduce((sum, time) => sum + time, 0) }
}

/** Does something on a page and tells what work it made. */
export async function traceWork<T>(browser: Browser, page: Page, act: () => Promise<T>): Promise<[T, Work]> {
  await browser.startTracing(page, {
    categories: ['toplevel', 'blink.user_timing'],
  })
  const done = await act()
  // Afterwards: another page may run on another thread.
  await page.evaluate(() => performance.mark('watch-here'))
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Traced[] }
  return [done, read(trace.traceEvents)]
}
