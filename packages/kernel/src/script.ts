import type { Fault } from './fault.ts'
import type { Json } from './json.ts'

/** What a script may give, stream by stream: the names of a deck's cards, or how many sides a die has. */
export type Scriptable = Readonly<Record<string, readonly string[] | number>>

const MOST_RESULTS = 200

/** Coming results of a stream from outside. A card of another deck is refused here: it could never be drawn. */
export function readResults(
  known: Scriptable,
  stream: string,
  raw: Json,
): readonly (string | number)[] | Fault {
  const mine = Object.hasOwn(known, stream) ? known[stream] : undefined
  if (mine === undefined)
    return {
      fault: 'unknown-stream',
      message: `there is no stream '${stream}'; there are ${Object.keys(known).join(', ')}`,
    }
  if (!Array.isArray(raw) || raw.length > MOST_RESULTS)
    return { fault: 'bad-script', message: `a script is a list of at most ${MOST_RESULTS} results` }
  for (const result of raw as readonly Json[]) {
    const wrong = faultIn(known, stream, mine, result)
    if (wrong) return wrong
  }
  return raw as readonly (string | number)[]
}

function faultIn(
  known: Scriptable,
  stream: string,
  mine: readonly string[] | number,
  result: Json,
): Fault | undefined {
  if (typeof mine === 'number') {
    const side = typeof result === 'number' && Number.isInteger(result) && result >= 0 && result < mine
    return side
      ? undefined
      : { fault: 'bad-script', message: `${stream}: must be numbers from 0 to ${mine - 1}` }
  }
  if (typeof result !== 'string') return { fault: 'bad-script', message: `${stream}: must be names of cards` }
  if (mine.includes(result)) return undefined
  const others = Object.keys(known).filter((other) => {
    const names = known[other]
    return typeof names === 'object' && names.includes(result)
  })
  return others.length === 0
    ? { fault: 'unknown-card', message: `${stream}: there is no card '${result}'` }
    : {
        fault: 'other-deck',
        message: `${stream}: '${result}' is not in this deck; it comes in ${others.join(', ')}`,
      }
}
