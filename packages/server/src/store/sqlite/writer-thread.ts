// The thread that writes: waiting for the disk, it keeps nobody else waiting.
import { parentPort, workerData } from 'node:worker_threads'
import { UnknownOutcome } from '@graveshift/table/store'
import { Writing } from '../write.ts'
import type { Connection } from './connection.ts'
import { isDiskTrouble, storeErrorOf } from './errors.ts'
import { GroupCommit } from './group-commit.ts'
import { openWriter } from './open-writer.ts'
import { type Asked, plainError, type ThreadSetting, type Told } from './thread-messages.ts'
import { WriteAhead } from './write-ahead.ts'

const { settings, sql } = workerData as ThreadSetting
const writeAhead = new WriteAhead(settings.file)
let connection: Connection | undefined

const writing = (): Connection => {
  connection ??= openWriter(settings)
  return connection
}

function closeConnection(): void {
  const old = connection
  connection = undefined
  try {
    old?.close()
  } catch (error) {
    if (storeErrorOf(error) === error) throw error
  }
}

try {
  writing()
} catch {
  // Whoever writes first is told.
}

const tell = (told: Told): void => parentPort?.postMessage(told)

const group = new GroupCommit(writing, {
  failed(error) {
    if (!isDiskTrouble(error)) return storeErrorOf(error)
    // What the disk kept shows when the file is opened afresh, as after a crash.
    closeConnection()
    return new UnknownOutcome('the disk failed in mid-write', { cause: error })
  },
  committed: () => writeAhead.committed(writing()),
  settled: (jobs) =>
    tell(
      jobs.map(({ no, outcome }) => ({
        no,
        outcome: 'error' in outcome ? { error: plainError(outcome.error) } : outcome,
      })),
    ),
})

parentPort?.on('message', async (asked: Asked) => {
  if (asked !== 'close') {
    const { no, kind, given } = asked
    group.submit(no, (run) => new Writing(run, sql).do(kind, given))
    return
  }
  await group.close()
  closeConnection()
  tell('closed')
  parentPort?.close()
})
