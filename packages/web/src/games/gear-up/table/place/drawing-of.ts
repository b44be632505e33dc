import { isRecord, type Json, squareFromName } from '@graveshift/kernel'

/** A drawing that somebody else thinks of. */
interface Drawing {
  readonly target: number
  readonly squares: readonly number[]
}

/** The target and squares of a drawing, from the words of its answer; nothing for other answers. */
export function drawingOf(pick: Json): Drawing | undefined {
  if (!isRecord(pick)) return undefined
  const { target, squares, square } = pick
  const names = typeof squares === 'string' ? squares : typeof square === 'string' ? square : undefined
  if (typeof target !== 'number' || names === undefined || names.length > 200) return undefined
  const read = names.split(' ').map(squareFromName)
  return read.every((each) => each !== undefined) ? { target, squares: read } : undefined
}
