import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { Bug } from '@graveshift/kernel'
import {
  Logger,
  makeWorkerUtils,
  type Runner,
  run,
  type WorkerEvents,
  type WorkerUtils,
} from 'graphile-worker'
import type { Order } from './order.ts'
import type { Take, Threads } from './pool.ts'
import { SharedSheet } from './shared-sheet.ts'

/** Games of one job: seconds of work, and little to do again when a machine is lost. */
const LENGTH = 10
const LOOK_MS = 250
/** Looks between two rounds to find out who is gone. */
const ROUNDS = 8
/** A machine that is killed costs the stretch it was at one try. */
const MOST_TRIES = 10

const QUIET = new Logger(() => () => {})

/** What is played, and where machines meet for it. */
export interface Meeting {
  readonly url: string
  readonly order: Order
  /** Of order and engine: machines with other sources do not meet. */
  readonly name: string
}

const beginOf = (game: number) => game - (game % LENGTH)

async function queue(
  { name }: Meeting,
  task: string,
  sheet: SharedSheet,
  utils: WorkerUtils,
  from: number,
  to: number,
) {
  const played = await sheet.played(name)
  for (let first = beginOf(from); first < to; first += LENGTH)
    if (!played.has(first))
      // Every machine queues the same: whoever comes later changes nothing, not even what is being played.
      await utils.addJob(
        task,
        { first },
        { jobKey: `${task} ${first}`, jobKeyMode: 'unsafe_dedupe', maxAttempts: MOST_TRIES },
      )
}

/** Takes stretches from the queue for as long as it runs. */
async function work(
  { order, name }: Meeting,
  task: string,
  sheet: SharedSheet,
  threads: Threads,
): Promise<{ stop(): Promise<void> }> {
  const workers: string[] = []
  const events: WorkerEvents = new EventEmitter()
  events.on('worker:create', ({ worker }) => workers.push(worker.workerId))
  const runner: Runner = await run({
    pgPool: sheet.pool,
    concurrency: threads.count,
    noHandleSignals: true,
    pollInterval: LOOK_MS * 2,
    parsedCronItems: [],
    logger: QUIET,
    events,
    taskList: {
      [task]: async (payload: unknown) => {
        const { first } = payload as { first: number }
        if (await sheet.get(name, first)) return
        await sheet.put(name, first, await threads.play({ order, from: first, to: first + LENGTH }))
      },
    },
  })
  const signOut = await sheet.signIn(workers)
  return {
    stop: async () => {
      await runner.stop()
      await signOut()
    },
  }
}

/** Hands stretches that nobody is at any more to the others; throws when one cannot be played at all. */
async function lookAfter(task: string, sheet: SharedSheet, utils: WorkerUtils): Promise<void> {
  const gone = await sheet.gone(task)
  if (gone.length > 0) await utils.forceUnlockWorkers(gone)
  const reason = await sheet.givenUp(task)
  if (reason !== undefined) throw new Bug(`a stretch of games cannot be played: ${reason}`)
}

/**
 * Plays games [from, to) together with all machines that were given the same order and the same database. Every
 * machine gets all lines, in order. One that is killed loses nothing but the time it spent on its last stretch.
 */
export async function playOverMachines(
  meeting: Meeting,
  from: number,
  to: number,
  threads: Threads,
  take: Take,
  signal: AbortSignal,
): Promise<void> {
  const task = `simulate ${meeting.name}`
  const sheet = await SharedSheet.open(meeting.url)
  let working: { stop(): Promise<void> } | undefined
  try {
    const utils = await makeWorkerUtils({ pgPool: sheet.pool, logger: QUIET })
    await utils.migrate()
    await queue(meeting, task, sheet, utils, from, to)
    working = await work(meeting, task, sheet, threads)
    let next = from
    for (let looks = 0; next < to; looks++) {
      signal.throwIfAborted()
      const first = beginOf(next)
      const lines = await sheet.get(meeting.name, first)
      if (lines) {
        await take(lines.slice(next - first, to - first))
        next = Math.min(to, first + LENGTH)
        continue
      }
      if (looks % ROUNDS === 0) await lookAfter(task, sheet, utils)
      await pause(LOOK_MS, undefined, { signal })
    }
  } finally {
    await working?.stop()
    await sheet.close()
  }
}
