import type { Clock } from '@graveshift/table/host'

/** The time of this process. Its timers do not keep it alive. */
export const nodeClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms).unref()
    return () => clearTimeout(timer)
  },
}
