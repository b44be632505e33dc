import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { isTimeUp } from './patience.ts'

/** So many pieces of work on all cores, each told its number; gives what each came to, in the order of the pieces, as far as there was time. */
export async function onCores<T>(worker: URL, pieces: readonly unknown[]): Promise<T[]> {
  const results: T[] = []
  let next = 0
  const run = async (): Promise<void> => {
    while (next < pieces.length && !isTimeUp()) {
      const mine = next++
      results[mine] = await new Promise<T>((settle, fail) => {
        const thread = new Worker(worker, { workerData: pieces[mine] })
        thread.once('message', settle)
        thread.once('error', fail)
        thread.once('exit', (code) => fail(new Error(`a worker ended with ${code}`)))
      })
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, run))
  return results
}
