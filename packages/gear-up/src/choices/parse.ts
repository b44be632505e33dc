import {
  integerIn,
  isRecord,
  type Json,
  maskOf,
  type Refusal,
  squareFromName,
  squareName,
  squaresOf,
  textIn,
} from '@graveshift/kernel'
import type { Board } from '../board.ts'
import type { Hit, Payment, Sweep } from '../game.ts'
import { refuse } from '../refusals.ts'
import { inSweepOrder } from '../sweeps.ts'

export const NOT_AN_ANSWER: Refusal = refuse('not-an-answer', 'KERNEL')

export function payment(raw: Json): Payment | undefined {
  const pay = textIn(raw, 'pay')
  return pay === 'armor' || pay === 'health' ? pay : undefined
}

/** Squares by name, as a list or as one text: ['b2', 'b3'] or 'b2 b3'. */
function squares(raw: Json): number[] | undefined {
  const given = isRecord(raw) ? raw.squares : undefined
  const names = typeof given === 'string' ? given.split(' ') : given
  if (!Array.isArray(names) || names.length === 0 || names.length > 64) return undefined
  const found: number[] = []
  for (const name of names) {
    const square = typeof name === 'string' ? squareFromName(name) : undefined
    if (square === undefined || found.includes(square)) return undefined
    found.push(square)
  }
  return found
}

export function parseHit(raw: Json): Hit | Refusal {
  const target = integerIn(raw, 'target')
  const marked = squares(raw)
  if (target === undefined || !marked) return NOT_AN_ANSWER
  if (isRecord(raw) && raw.pay !== undefined && payment(raw) === undefined) return NOT_AN_ANSWER
  const { lo, hi } = maskOf(marked)
  return { do: 'hit', target, lo, hi, pay: payment(raw), companion: textIn(raw, 'companion') }
}

export function showHit(hit: Hit): Json {
  return {
    do: 'hit',
    target: hit.target,
    squares: squaresOf(hit.lo, hit.hi).map(squareName).join(' '),
    pay: hit.pay,
    companion: hit.companion,
  }
}

/** Which targets: their order says nothing. */
export function parseSweep(board: Board, raw: Json): Sweep | Refusal {
  const given = isRecord(raw) ? raw.targets : undefined
  if (!Array.isArray(given) || given.length > 100) return NOT_AN_ANSWER
  const targets: number[] = []
  for (const target of given) {
    if (typeof target !== 'number' || !Number.isSafeInteger(target)) return NOT_AN_ANSWER
    targets.push(target)
  }
  return { do: 'sweep', targets: inSweepOrder(board, targets), companion: textIn(raw, 'companion') }
}

export function showSweep(sweep: Sweep): Json {
  return { do: 'sweep', targets: sweep.targets, companion: sweep.companion }
}
