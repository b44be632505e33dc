import { NONE } from '@graveshift/zones'
import type { Board, Token } from '../../board.ts'
import type { SecondKit } from '../../second-kit.ts'
import { nearest, share, sumOfGreatest, WHOLE } from '../closeness.ts'
import type { Count, Goal } from '../goal.ts'

export const tokensOf = ({ tokens }: Board, kind: Token['kind']): Token[] =>
  tokens.filter((token) => token.kind === kind)

interface Wanted {
  readonly count?: number
  readonly faces?: readonly string[]
}

/** So many are taken, or all of some faces; tokens lie in the list in the order of the mission's spots. */
function areTaken(
  { mission }: SecondKit,
  board: Board,
  kind: Token['kind'],
  { count, faces }: Wanted,
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
  const spots = kind === 'objective' ? mission.objectives : mission.crates
  return spots.every(({ face }, index) => !faces.includes(face) || tokens[index]?.by !== NONE)
}

/** Those taken of those wanted; of more than are wanted nobody counts the rest. */
function countOf({ mission }: SecondKit, board: Board, kind: Token['kind'], { count, faces }: Wanted): Count {
  const spots = kind === 'objective' ? mission.objectives : mission.crates
  const wanted = tokensOf(board, kind).filter(
    (_, index) => faces === undefined || faces.includes(spots[index]?.face ?? ''),
  )
  return { done: wanted.filter(({ by }) => by !== NONE).length, of: count ?? wanted.length }
}

/** What being near a token is worth beside having taken it. */
const NEAR = Math.floor(WHOLE / 3)

/** How many people an objective takes in this mission. */
function handsFor({ mission }: SecondKit): number {
  for (const rule of mission.data.rules) if (rule.rule === 'heavy') return rule.hands
  return 1
}

/** Those taken, and of those still wanted how near somebody is to the nearest ones. */
function progress(kit: SecondKit, board: Board, kind: Token['kind'], { count, faces }: Wanted): number {
  const spots = kind === 'objective' ? kit.mission.objectives : kit.mission.crates
  const hands = kind === 'objective' ? handsFor(kit) : 1
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

export const objectives: Goal<'objectives'> = {
  met: (kit, board, wanted) => areTaken(kit, board, 'objective', wanted),
  count: (kit, board, wanted) => countOf(kit, board, 'objective', wanted),
  progress: (kit, board, wanted) => progress(kit, board, 'objective', wanted),
}

export const crates: Goal<'crates'> = {
  met: (kit, board, wanted) => areTaken(kit, board, 'crate', wanted),
  count: (kit, board, wanted) => countOf(kit, board, 'crate', wanted),
  progress: (kit, board, wanted) => progress(kit, board, 'crate', wanted),
}
