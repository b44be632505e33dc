import type { BoardView, Choice } from '@graveshift/gear-up'
import { type Hold, holdsOf } from './figure.ts'
import { type GearUpSession, sweepsOf } from './judge.ts'
import { FRESH, figureOf, type Placement } from './placement.ts'
import { firstFit, makeScout, targetsOf } from './scout.ts'
import type { Tool } from './tools.ts'

/**
 * How a figure comes into the hand: as it is printed, turned so that it fits, shown where it fits besides, or laid down
 * there, where fingers draw.
 */
export type Handing = 'printed' | 'fitting' | 'shown' | 'laid'

interface Opening {
  readonly session: GearUpSession
  readonly choice: Choice
  readonly board: BoardView
  readonly tool: Tool
  /** Targets in front of whoever is asked. */
  readonly near: readonly number[]
  readonly handing: Handing
  /** How it was held before. */
  readonly hold: Hold | undefined
}

/** A tool as it is taken up. What fits nowhere as a whole is a single space at once (GU-ATK-04). */
export function openingOf(opening: Opening, index: number): Placement {
  const { session, choice, board, tool, near, handing, hold } = opening
  const base: Placement = { ...FRESH, tool: index, ...(hold ? { hold } : {}) }
  const [isShown, pinned] = [handing === 'shown' || handing === 'laid', handing === 'laid']
  if (handing === 'printed' || tool.kind === 'ammo') return base
  const scout = makeScout(session, choice, board, tool, base)
  const ways = [...(hold ? [hold] : []), ...holdsOf(tool.points)]
  const fit = firstFit(scout, tool.points, ways, near) ?? firstFit(scout, tool.points, ways, targetsOf(board))
  const fitless = fit === undefined
  const ready = { ...base, fitless, ...(fit ? { hold: fit.hold } : {}) }
  // Every target it reaches is more than one of them, and each can still be left out.
  if (sweepsOf(session, choice, tool).length > 0) return { ...ready, mode: 'sweep' }
  if (isShown && fit && near.includes(fit.spot.target)) return { ...ready, spot: fit.spot, pinned }
  // What can be cut may fit in parts.
  if (!fitless || tool.splits || tool.points.length < 2) return ready
  const single: Placement = { ...ready, mode: 'single' }
  const figure = isShown ? figureOf(tool, single) : undefined
  if (!figure) return single
  const space = firstFit(makeScout(session, choice, board, tool, single), figure, [single.hold], near)
  return space ? { ...single, spot: space.spot, pinned } : single
}
