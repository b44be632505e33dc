// What the thread that writes does.
import { parentPort, workerData } from 'node:worker_threads'
import { GroupWriter } from './group-writer.ts'
import {
  type Outcome,
  plainError,
  type ThreadSetting,
  type WriterReply,
  type WriterRequest,
} from './thread-messages.ts'

const { settings, sql } = workerData as ThreadSetting
const writer = new GroupWriter(settings, sql)

const tell = (told: WriterReply): void => parentPort?.postMessage(told)

let settled: { readonly no: number; readonly outcome: Outcome }[] = []

/** What a commit settled is settled in one go, and told in one message. */
function settle(no: number, outcome: Outcome): void {
  settled.push({ no, outcome })
  if (settled.length === 1) setImmediate(tellSettled)
}

function tellSettled(): void {
  if (settled.length > 0) tell(settled)
  settled = []
}

parentPort?.on('message', async (asked: WriterRequest) => {
  if (asked !== 'close') {
    for (const { no, kind, given } of asked)
      writer.write(kind, given).then(
        (answer) => settle(no, { answer }),
        (error) => settle(no, { error: plainError(error) }),
      )
    return
  }
  await writer.close()
  tellSettled()
  parentPort?.close()
})
