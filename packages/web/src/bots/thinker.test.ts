import { afterEach, expect, test, vi } from 'vitest'
import { firstQuestion, MODULE } from '../testing/first-game.ts'
import { answerQuestion } from './answer-question.ts'
import { type Numbered, type Question, READY } from './bot-message.ts'
import { type Asked, Thinker } from './thinker.ts'

afterEach(() => void vi.useRealTimers())

const wanted = () => new AbortController().signal

const { session: _, ...at } = firstQuestion()
/** Some games from a number on, by which it is known again. */
const chance = (from: number) =>
  ({ ask: 'chance', options: at.options, state: at.state, seat: at.seat, from, games: 1 }) as const

/** Workers at the other end of a channel, which think as ours do unless they break; `at` says at which question. */
function workers({ breakAt = [] as readonly number[], deaf = [] as readonly number[] } = {}) {
  const heard: number[] = []
  const open = new Set<number>()
  let made = 0
  const make = (): Asked => {
    const number = made++
    const { port1, port2 } = new MessageChannel()
    const worker: Asked = {
      onmessage: null,
      onerror: null,
      onmessageerror: null,
      postMessage: (message: unknown) => port1.postMessage(message),
      terminate() {
        open.delete(number)
        port1.close()
      },
    }
    open.add(number)
    port1.onmessage = (event) => worker.onmessage?.call(worker as Worker, event)
    if (deaf.includes(number)) return worker
    port2.onmessage = ({ data }: MessageEvent<Numbered<Question>>) => {
      heard.push(data.ask === 'chance' ? data.from : -1)
      if (breakAt.includes(heard.length - 1))
        return worker.onerror?.call(worker as Worker, { message: 'broken' } as ErrorEvent)
      return answerQuestion(MODULE, data, (answer) => port2.postMessage({ ...answer, number: data.number }))
    }
    port2.postMessage(READY)
    return worker
  }
  return { thinker: new Thinker(make), heard, open, made: () => made }
}

test('everybody gets the answer to their own question, from one worker', async () => {
  const { thinker, heard, open, made } = workers()
  const ask = { ask: 'rank', ...at, goal: undefined, given: undefined, most: 1 } as const
  const [ranking, ...played] = await Promise.all([
    thinker.ask(ask, wanted()),
    ...[0, 5].map((from) => thinker.ask(chance(from), wanted())),
  ])
  expect(ranking.best).toHaveLength(1)
  expect(played.map(({ games }) => games)).toEqual([1, 1])
  expect(heard).toEqual([-1, 0, 5])
  expect([made(), open.size]).toEqual([1, 1])
})

test('what nobody waits for any more is never asked', async () => {
  const { thinker, heard } = workers()
  const [first, gone] = [new AbortController(), new AbortController()]
  const all = [
    thinker.ask(chance(1), first.signal),
    thinker.ask(chance(2), gone.signal),
    thinker.ask(chance(3), wanted()),
  ]
  first.abort()
  gone.abort()
  const came = await Promise.allSettled(all)
  expect(came.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled'])
  // The first was on its way.
  expect(heard).toEqual([1, 3])
  await expect(thinker.ask(chance(4), gone.signal)).rejects.toThrow()
  expect(heard).toEqual([1, 3])
})

test('what a broken worker was asked is asked of another, and those behind it keep their places', async () => {
  const { thinker, heard, open, made } = workers({ breakAt: [0] })
  const came = await Promise.all([1, 2].map((from) => thinker.ask(chance(from), wanted())))
  expect(came.map(({ games }) => games)).toEqual([1, 1])
  expect(heard).toEqual([1, 1, 2])
  expect([made(), open.size]).toEqual([2, 1])
})

test('what breaks two workers is given up, and the next question is asked of a third', async () => {
  const { thinker, heard, open, made } = workers({ breakAt: [0, 1] })
  const came = await Promise.allSettled([1, 2].map((from) => thinker.ask(chance(from), wanted())))
  expect(came).toMatchObject([
    { status: 'rejected', reason: { message: 'broken' } },
    { status: 'fulfilled', value: { games: 1 } },
  ])
  expect(heard).toEqual([1, 1, 2])
  expect([made(), open.size]).toEqual([3, 1])
})

test('a worker that breaks over what nobody waits for is not asked that again', async () => {
  const { thinker, heard } = workers({ breakAt: [0] })
  const gone = new AbortController()
  const first = thinker.ask(chance(1), gone.signal)
  const second = thinker.ask(chance(2), wanted())
  gone.abort()
  await expect(first).rejects.toThrow()
  await expect(second).resolves.toMatchObject({ games: 1 })
  expect(heard).toEqual([1, 2])
})

test('a worker that never says that it listens is replaced', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { thinker, heard, open, made } = workers({ deaf: [0] })
  const answer = thinker.ask(chance(1), wanted())
  vi.advanceTimersToNextTimer()
  await expect(answer).resolves.toMatchObject({ games: 1 })
  expect(heard).toEqual([1])
  expect([made(), open.size]).toEqual([2, 1])
})

test('a worker that cannot even be made is no answer', async () => {
  const thinker = new Thinker(() => {
    throw new Error('no workers here')
  })
  await expect(thinker.ask(chance(1), wanted())).rejects.toThrow('no workers here')
})
