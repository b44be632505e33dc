import type { Answers, Numbered, Question } from './bot-message.ts'
import { makeWorker } from './make-worker.ts'

interface Waiting {
  readonly resolve: (answer: never) => void
  readonly reject: (why: unknown) => void
}

const waiting = new Map<number, Waiting>()
let worker: Worker | undefined
let asked = 0

function theWorker(): Worker {
  if (worker) return worker
  const made = makeWorker()
  made.onmessage = ({ data }: MessageEvent<{ readonly number: number }>) => {
    waiting.get(data.number)?.resolve(data as never)
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

/** Asks a bot or the coach; they think beside the page. */
export function askBot<Q extends Exclude<Question, { ask: 'debrief' }>>(
  question: Q,
): Promise<Answers[Q['ask']]> {
  const number = asked++
  return new Promise((resolve, reject) => {
    waiting.set(number, { resolve, reject })
    theWorker().postMessage({ ...question, number } satisfies Numbered<Question>)
  })
}
