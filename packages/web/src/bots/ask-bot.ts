import type { BotAnswer, BotQuestion } from './bot-message.ts'

type Ask = Omit<BotQuestion, 'number'>

interface Waiting {
  readonly resolve: (answer: BotAnswer) => void
  readonly reject: (why: unknown) => void
}

const waiting = new Map<number, Waiting>()
let worker: Worker | undefined
let asked = 0

function theWorker(): Worker {
  if (worker) return worker
  const made = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' })
  made.onmessage = ({ data }: MessageEvent<BotAnswer>) => {
    waiting.get(data.number)?.resolve(data)
    waiting.delete(data.number)
  }
  made.onerror = ({ message }) => {
    // It will not come back to what it was asked; whoever is asked next begins anew.
    made.terminate()
    worker = undefined
    for (const { reject } of waiting.values()) reject(new Error(message))
    waiting.clear()
  }
  worker = made
  return made
}

/** Asks a bot; it thinks beside the page. */
export function askBot(question: Ask): Promise<BotAnswer> {
  const number = asked++
  return new Promise((resolve, reject) => {
    waiting.set(number, { resolve, reject })
    theWorker().postMessage({ ...question, number } satisfies BotQuestion)
  })
}
