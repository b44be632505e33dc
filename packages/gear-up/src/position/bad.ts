import { fault, type Mask, maskOf, squareFromName } from '@graveshift/kernel'

export const bad = (message: string) => fault('bad-position', message)

/** Squares named in one text. */
export function namedSquares(text: string): Mask | undefined {
  const squares = text
    .split(' ')
    .filter((name) => name !== '')
    .map(squareFromName)
  return squares.includes(undefined) ? undefined : maskOf(squares as number[])
}
