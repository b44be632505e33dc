import { type Answers, type Numbered, type Question, READY, type WithEffort } from './bot-message.ts'
import { effort } from './effort.ts'

/** As much of a worker as is needed to ask it. */
export type Asked = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror' | 'onmessageerror'>

/** Questions with one answer. */
export type SingleQuestion = Exclude<Question, { readonly ask: 'debrief' }>

interface Waiting {
  readonly question: SingleQuestion
  readonly resolve: (answer: never) => void
  readonly reject: (why: unknown) => void
  tries: number
}

/** So often a question is asked: a worker that broke is replaced once. */
const TRIES = 2
/** Milliseconds after which a worker that has not said that it listens will not do so any more. */
const PATIENCE = 60_000

/**
 * Asks a worker one question after the other. What nobody waits for any more is not asked; what a broken worker was
 * asked is asked of another.
 */
export class Thinker {
  readonly #make: () => Asked
  readonly #queue: Waiting[] = []
  #worker: Asked | undefined
  /** What the worker thinks about, be it that nobody wants to know any more. */
  #current: { readonly number: number; readonly waiting: Waiting } | undefined
  #watchdog: ReturnType<typeof setTimeout> | undefined
  #number = 0

  constructor(make: () => Asked) {
    this.#make = make
  }

  /** Its answer; whoever does not want it any more says so by the signal. */
  ask<Q extends SingleQuestion>(question: Q, signal: AbortSignal): Promise<Answers[Q['ask']]> {
    return new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason)
      const waiting: Waiting = { question, resolve, reject, tries: 0 }
      signal.addEventListener('abort', () => this.#drop(waiting, signal.reason), { once: true })
      this.#queue.push(waiting)
      this.#next()
    })
  }

  #drop(waiting: Waiting, why: unknown): void {
    const place = this.#queue.indexOf(waiting)
    if (place >= 0) this.#queue.splice(place, 1)
    // Whoever thinks already thinks it through: a new worker would be slower for a while.
    waiting.tries = TRIES
    waiting.reject(why)
  }

  #next(): void {
    if (this.#current) return
    const waiting = this.#queue.shift()
    if (!waiting) return
    waiting.tries++
    const number = this.#number++
    this.#current = { number, waiting }
    try {
      this.#worker ??= this.#begin()
      this.#worker.postMessage({ ...waiting.question, number, effort: effort() } satisfies WithEffort<
        Numbered<Question>
      >)
    } catch (error) {
      this.#broke(error)
    }
  }

  #begin(): Asked {
    const made = this.#make()
    this.#watchdog = setTimeout(() => this.#broke(new Error('the worker does not come')), PATIENCE)
    made.onmessage = ({ data }: MessageEvent<typeof READY | { readonly number: number }>) => {
      clearTimeout(this.#watchdog)
      if (data === READY) return
      if (data.number !== this.#current?.number) return
      const { waiting } = this.#current
      this.#current = undefined
      waiting.resolve(data as never)
      this.#next()
    }
    made.onerror = ({ message }) => this.#broke(new Error(message))
    made.onmessageerror = () => this.#broke(new Error('an answer cannot be read'))
    return made
  }

  /** It will not come back to what it was asked. */
  #broke(why: unknown): void {
    clearTimeout(this.#watchdog)
    this.#worker?.terminate()
    this.#worker = undefined
    const waiting = this.#current?.waiting
    this.#current = undefined
    if (waiting && waiting.tries < TRIES) this.#queue.unshift(waiting)
    else waiting?.reject(why)
    this.#next()
  }
}
