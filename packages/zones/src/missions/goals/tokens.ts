import { NONE } from '../../board.ts'
import type { Fields } from '../../fault.ts'
import { nearest, share, sumOfGreatest, WHOLE } from '../closeness.ts'
import type { Count } from '../goal.ts'
import type { MissionBoard, MissionKit, Token } from '../mission-game.ts'
import { MOST } from '../read-figures.ts'

/** What goals about tokens on the board have in common. */

/** The kind of token that every game has. */
export const OBJECTIVE = 'objective'

export const tokensOf = ({ tokens }: MissionBoard, kind: string): Token[] =>
  tokens.filter((token) => token.kind === kind)

/** So many of them; all without a figure, or all those of these faces. */
export interface WantedTokens {
  readonly count?: number
  readonly faces?: readonly string[]
}

/** The figures of a goal that wants tokens, in words. */
export const TOKEN_FIGURES = '`count`, or `faces` (faces or zones); all without'

export const readTokens = (fields: Fields): WantedTokens => ({
  ...(fields.has('count') ? { count: fields.count('count', 1, MOST) } : {}),
  ...(fields.has('faces') ? { faces: fields.names('faces', MOST) } : {}),
})

type Spots = readonly { readonly face: string }[]

/** So many are taken, or all of some faces; tokens lie in the list in the order of the mission's spots. */
export function areTaken(
  board: MissionBoard,
  kind: string,
  spots: Spots,
  { count, faces }: WantedTokens,
): boolean {
  if (faces === undefined) {
    let all = 0
    let taken = 0
    for (const token of board.tokens) {
      if (token.kind !== kind) continue
      all++
      if (token.by !== NONE) taken++
    }
    return taken >= (count ?? all)
  }
  const tokens = tokensOf(board, kind)
  return spots.every(({ face }, index) => !faces.includes(face) || tokens[index]?.by !== NONE)
}

/** Those taken of those wanted; of more than are wanted nobody counts the rest. */
export function countTaken(
  board: MissionBoard,
  kind: string,
  spots: Spots,
  { count, faces }: WantedTokens,
): Count {
  const wanted = tokensOf(board, kind).filter(
    (_, index) => faces === undefined || faces.includes(spots[index]?.face ?? ''),
  )
  return { done: wanted.filter(({ by }) => by !== NONE).length, of: count ?? wanted.length }
}

/** What being near a token is worth beside having taken it. */
const NEAR = Math.floor(WHOLE / 3)

/** Those taken, and of those still wanted how near somebody is to the nearest ones. */
export function progressOfTaking(
  kit: MissionKit,
  board: MissionBoard,
  kind: string,
  spots: Spots,
  { count, faces }: WantedTokens,
  hands = 1,
): number {
  const near: number[] = []
  let taken = 0
  let spot = 0
  for (const token of board.tokens) {
    if (token.kind !== kind) continue
    const face = spots[spot++]?.face ?? ''
    if (faces !== undefined && !faces.includes(face)) continue
    if (token.by === NONE) near.push(nearest(kit, board, token.zone, NEAR, hands))
    else taken++
  }
  const counting = taken + near.length
  const wanted = faces === undefined ? (count ?? counting) : counting
  return share(taken * WHOLE + sumOfGreatest(near, wanted - taken), wanted * WHOLE)
}

/** Whether a mission has as many, on these faces. */
export function areThere(tokens: Spots, { count = tokens.length, faces = [] }: WantedTokens): boolean {
  const known = faces.every((face) => tokens.some((token) => token.face === face))
  return known && tokens.length > 0 && count <= tokens.length
}

/** Where tokens of a kind are still to be taken. */
export function tokensLeft({ tokens }: MissionBoard, kind: string, into: number[]): void {
  for (const token of tokens) if (token.kind === kind && token.by === NONE) into.push(token.zone)
}

/** Where tokens are still to be taken that a goal wants. */
export function wantedLeft(
  board: MissionBoard,
  kind: string,
  spots: Spots,
  { faces }: WantedTokens,
  into: number[],
): void {
  let spot = 0
  for (const token of board.tokens) {
    if (token.kind !== kind) continue
    const face = spots[spot++]?.face ?? ''
    if (token.by === NONE && (faces === undefined || faces.includes(face))) into.push(token.zone)
  }
}

/** How many a goal still wants. */
export function leftToTake(board: MissionBoard, kind: string, spots: Spots, wanted: WantedTokens): number {
  const { done, of } = countTaken(board, kind, spots, wanted)
  return Math.max(0, of - done)
}
