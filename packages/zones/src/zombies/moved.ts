import { NONE, type ZonesBoard } from '../board.ts'
import type { Kit } from '../kit.ts'
import { currentTurn, listPeopleIn, personAt } from '../people.ts'
import { type Heading, headingsFrom } from './heading.ts'

/** Zombies that went the same way at once, and why. */
export interface MovedGroup {
  readonly from: number
  readonly to: number
  /** By kind, in the order of the game's kinds. */
  readonly crowd: readonly { readonly kind: number; readonly count: number }[]
  /** They saw somebody, heard something, or were taunted; none where nothing explains it. */
  readonly why: 'sight' | 'noise' | 'taunt' | 'none'
  /** The zones that drew them. */
  readonly targets: readonly number[]
  /** Whom they saw. */
  readonly seen: readonly number[]
}

interface Gone {
  readonly from: number
  readonly to: number
  readonly counts: Map<number, number>
}

function goneBy(moves: readonly number[]): Gone[] {
  const found = new Map<string, Gone>()
  for (let at = 0; at < moves.length; at += 4) {
    const [from = 0, to = 0, kind = 0, count = 0] = moves.slice(at, at + 4)
    const key = `${from} ${to}`
    const gone = found.get(key) ?? { from, to, counts: new Map<number, number>() }
    gone.counts.set(kind, (gone.counts.get(kind) ?? 0) + count)
    found.set(key, gone)
  }
  return [...found.values()].sort((one, other) => one.from - other.from || one.to - other.to)
}

type Reason = Pick<MovedGroup, 'why' | 'targets' | 'seen'>

const UNKNOWN: Reason = { why: 'none', targets: [], seen: [] }

function reasonOf(board: ZonesBoard, heading: Heading | undefined, to: number): Reason {
  if (!heading?.to.includes(to)) return UNKNOWN
  const { why, targets } = heading
  if (why === 'noise') return { why, targets, seen: [] }
  const seen = targets.flatMap((zone) => listPeopleIn(board, zone))
  return why === 'sight' && seen.length > 0 ? { why, targets, seen } : UNKNOWN
}

/**
 * Who moved where, and why. A step changes nothing of what they go by, so the board before it and the one after it say
 * the same.
 */
export function movedGroups(kit: Kit, board: ZonesBoard, moves: readonly number[]): readonly MovedGroup[] {
  const gone = goneBy(moves)
  const turn = currentTurn(board)
  // Those whom somebody taunts go for nothing else (Z2-SKL-61).
  const taunter = turn?.once.includes('taunt') ? turn.person : NONE
  const headings =
    taunter === NONE
      ? headingsFrom(
          kit,
          board,
          gone.map(({ from }) => from),
        )
      : []
  const taunted: Reason | undefined =
    taunter === NONE ? undefined : { why: 'taunt', targets: [personAt(board, taunter).zone], seen: [taunter] }
  return gone.map(({ from, to, counts }, index) => ({
    from,
    to,
    crowd: [...counts].sort(([one], [other]) => one - other).map(([kind, count]) => ({ kind, count })),
    ...(taunted ?? reasonOf(board, headings[index], to)),
  }))
}
