import type { Event } from '@graveshift/kernel'
import { type Batch, lineOfPlay } from '@graveshift/table'
import { isEvent, type ZonesBoard } from '@graveshift/zones'
import type { ZoneMoment } from './film.ts'

/** As much of a session as is told. */
export interface ToldSession<B extends ZonesBoard> {
  log(): readonly Batch[]
  moments(seq: number): readonly ZoneMoment<B>[]
  boardAfter(seq: number): Readonly<B>
}

/** A batch of the zombies' doings, as far as they are its doings. */
export interface StoryBatch<B extends ZonesBoard> {
  readonly seq: number
  readonly before: B
  readonly moments: readonly ZoneMoment<B>[]
}

/** The last zombies' phase with what followed up to the next players' phase, and the round before it. */
export interface Story<B extends ZonesBoard> {
  readonly batches: readonly StoryBatch<B>[]
  /** All moments since the zombies' phase before that, in a row. */
  readonly past: readonly ZoneMoment<B>[]
  /** Where in them the last one begins, and where it is over. */
  readonly from: number
  readonly to: number
}

const begins = (event: Event): boolean => isEvent(event, 'phaseBegan') && event.phase === 'zombies'

/** Undefined where no zombie has had its turn yet. */
export function storyOf<B extends ZonesBoard>(session: ToldSession<B>, seq: number): Story<B> | undefined {
  const line = lineOfPlay(session.log()).filter((batch) => batch.seq <= seq)
  const phases = line.flatMap((batch, index) => (batch.events.some(begins) ? [index] : []))
  const start = phases.at(-1)
  if (start === undefined) return undefined
  const earlier = line.slice(phases.at(-2) ?? 0, start)
  const past = earlier.flatMap((batch) => session.moments(batch.seq))
  const batches: StoryBatch<B>[] = []
  let from = past.length
  let to = 0
  line.slice(start).forEach((batch, index) => {
    if (to > 0) return
    const moments = session.moments(batch.seq)
    const begun = index === 0 ? moments.findIndex(({ event }) => begins(event)) : 0
    const over = moments.findIndex(({ event }, at) => at > begun && isEvent(event, 'roundBegan'))
    if (index === 0) from += begun
    const told = over < 0 ? moments : moments.slice(0, over)
    past.push(...told)
    batches.push({ seq: batch.seq, before: session.boardAfter(Math.max(0, batch.seq - 1)), moments: told })
    if (over >= 0) to = past.length
  })
  return { batches, past, from, to: to > 0 ? to : past.length }
}
