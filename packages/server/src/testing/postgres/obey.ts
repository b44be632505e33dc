import { rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { makeReachable } from './programs.ts'

/** What is guarded: what it says first, the words it obeys, each answered by itself or by a text, and how it ends. */
export interface Guarded {
  readonly first: string
  readonly words: Readonly<Record<string, () => Promise<unknown>>>
  readonly end: () => Promise<void>
}

/** Obeys words on standard input until it closes, and leaves nothing behind. */
export async function guard(prefix: string, make: (scratch: string) => Promise<Guarded>): Promise<void> {
  const scratch = makeReachable(prefix)
  let guarded: Guarded | undefined
  const leave = async (): Promise<never> => {
    await guarded?.end()
    rmSync(scratch, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    process.exit()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, leave)
  try {
    guarded = await make(scratch)
    console.log(guarded.first)
    for await (const line of createInterface({ input: process.stdin })) {
      const answer = await guarded.words[line]?.()
      console.log(typeof answer === 'string' ? answer : line)
    }
  } catch (error) {
    console.error(error)
    process.exitCode = 1
  }
  await leave()
}
