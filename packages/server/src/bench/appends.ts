import type { Store } from '@graveshift/table/store'

export interface Figure {
  readonly appends: number
  readonly seconds: number
  /** Times from asking to durable, in ms. */
  readonly times: readonly number[]
}

/** About the size of an answered choice with its draws. */
const BODY = JSON.stringify({
  act: { kind: 'answered', pick: 'x'.repeat(120) },
  by: 'p'.repeat(22),
  link: 'l'.repeat(43),
})

/** So many writers, each in a room of its own and each waiting for its answer before it goes on. */
export async function measureAppends(
  store: Store,
  name: string,
  writers: number,
  seconds: number,
): Promise<Figure> {
  const times: number[] = []
  const write = async (room: string): Promise<void> => {
    await store.create({ room, entries: [{ seq: 0, id: 'first', body: BODY, at: Date.now() }] })
    for (let seq = 1; performance.now() < until; seq++) {
      const begin = performance.now()
      const entry = { seq, id: `${String(seq).padStart(22, '0')}`, body: BODY, at: Date.now() }
      const answer = await store.append(room, [entry])
      if (answer !== 'done') throw new Error(answer)
      times.push(performance.now() - begin)
    }
  }
  const begin = performance.now()
  const until = begin + seconds * 1000
  await Promise.all(Array.from({ length: writers }, (_, index) => write(`${name}-${index}`)))
  return { appends: times.length, seconds: (performance.now() - begin) / 1000, times }
}

export const together = (figures: readonly Figure[]): Figure => ({
  appends: figures.reduce((sum, { appends }) => sum + appends, 0),
  seconds: Math.max(...figures.map(({ seconds }) => seconds)),
  times: figures.flatMap(({ times }) => times),
})

/** One line of the report. */
export function line(what: string, { appends, seconds, times }: Figure): string {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1)
  const rate = String(Math.round(appends / seconds)).padStart(7)
  return `${what.padEnd(58)}${rate} appends/s   p50 ${at(0.5)} ms   p99 ${at(0.99)} ms`
}
