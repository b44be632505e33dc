import { isFault } from '@graveshift/kernel'
import { padEnd, wrap } from './block.ts'
import { readSeats } from './bot-seats.ts'
import type { Console } from './console.ts'
import type { Pen } from './pen.ts'

export interface Item<T> {
  readonly label: string
  readonly value: T
}

export function listed<T>(pen: Pen, items: readonly Item<T>[]): string[] {
  return items.flatMap(({ label }, index) =>
    wrap(`  ${pen.paint('bold', padEnd(String(index + 1), 2))}  ${label}`, pen.width, '      '),
  )
}

/** One of a numbered list; Enter takes the first. */
export async function askOne<T>(
  io: Console,
  pen: Pen,
  question: string,
  items: readonly [Item<T>, ...Item<T>[]],
): Promise<T> {
  io.print(['', pen.paint('bold', question), ...listed(pen, items)])
  for (;;) {
    const text = await io.ask(`${pen.say('play.prompt.enter', { key: '1' })} > `)
    if (text === '') return items[0].value
    const item = items[Number(text) - 1]
    if (item) return item.value
    io.print([pen.say('play.setup.number', { most: items.length })])
  }
}

/** How many people sit down. */
export async function askSeats(io: Console, pen: Pen, question: string, most: number): Promise<number> {
  io.print(['', pen.paint('bold', question)])
  for (;;) {
    const text = await io.ask(`${pen.say('play.prompt.enter', { key: '1' })} > `)
    const seats = text === '' ? 1 : Number(text)
    if (Number.isInteger(seats) && seats >= 1 && seats <= most) return seats
    io.print([pen.say('play.setup.number', { most })])
  }
}

/** Which seats bots play, as it is typed; nothing for none. */
export async function askBots(io: Console, pen: Pen, most: number): Promise<string> {
  io.print(['', pen.paint('bold', pen.say('play.setup.bots'))])
  for (;;) {
    const text = await io.ask(`${pen.say('play.setup.bots.enter')} > `)
    if (!isFault(readSeats(text, most))) return text
    io.print([pen.say('play.setup.bots.wrong', { most })])
  }
}
