import { dayAfter, dayAt } from '@graveshift/table'
import { StoreError } from '@graveshift/table/store'
import { nodeClock } from '../clock.ts'
import type { Service } from '../service.ts'
import { removeOld } from '../store/retention.ts'
import { UpTime } from './up-time.ts'

const MINUTE = 60_000
const SWEEP_MS = MINUTE
const RETENTION_MS = 60 * MINUTE
const BETWEEN_ROOMS_MS = 20

/** What has to be done from time to time: spent tickets and tables nobody uses are thrown away. */
export function keepHouse(service: Service): () => void {
  const { store, settings, log, metrics } = service
  const guarded = (task: () => Promise<unknown>) => async () => {
    try {
      await task()
    } catch (error) {
      if (error instanceof StoreError) metrics.storeFailed(error)
      else log.error({ err: error }, 'housekeeping failed')
    }
  }
  const timers = [
    setInterval(
      guarded(() => store.sweep(Date.now())),
      SWEEP_MS,
    ).unref(),
  ]
  const { dailyDays } = settings
  const forget = guarded(() => store.forgetDailies(dayAfter(dayAt(Date.now()), -dailyDays)))
  void forget()
  timers.push(setInterval(forget, RETENTION_MS).unref())
  const days = settings.retentionDays
  if (days !== undefined) {
    const upTime = new UpTime(settings.dataFolder, nodeClock)
    timers.push(
      setInterval(() => {
        const jump = upTime.look()
        if (jump !== 0)
          log.warn({ seconds: Math.round(jump / 1000) }, 'the clock jumped; no table is removed for that')
      }, SWEEP_MS).unref(),
    )
    const clear = guarded(async () => {
      const pause = async () => {
        await new Promise((on) => setTimeout(on, BETWEEN_ROOMS_MS).unref())
        return !service.closing
      }
      const removed = await removeOld(store, { days, now: Date.now(), notSince: upTime.before(days), pause })
      if (removed > 0) log.info({ removed, days }, 'tables nobody used were removed')
    })
    void clear()
    timers.push(setInterval(clear, RETENTION_MS).unref())
  }
  return () => {
    for (const timer of timers) clearInterval(timer)
  }
}
