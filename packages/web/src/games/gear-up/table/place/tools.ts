import {
  type AmmoPick,
  armOf,
  type Choice,
  type Colour,
  type Content,
  contentFor,
  type EffectData,
  type Hit,
  type Payment,
  type Sweep,
  turnColour,
  type Wield,
} from '@graveshift/gear-up'
import { has, maskOf } from '@graveshift/kernel'
import { type Point, pointsOf } from './figure.ts'
import type { GearUpSession } from './judge.ts'

/** What can be drawn with to answer a question: a weapon, a companion, or a round of ammo. */
export interface Tool {
  readonly key: string
  readonly kind: 'weapon' | 'companion' | 'ammo'
  readonly colour: Colour | undefined
  /** Words for its name. */
  readonly name: string
  readonly companion: string | undefined
  readonly points: readonly Point[]
  readonly splits: boolean
  readonly sweep: 'none' | 'each-slot' | 'one-slot'
  /** Which hit of the activation this is, and of how many. */
  readonly hits: { readonly now: number; readonly of: number }
  /** What it can do besides; a weapon's effects stand on its card. */
  readonly effect: EffectData | undefined
}

const AMMO: Tool = {
  key: 'ammo',
  kind: 'ammo',
  colour: undefined,
  name: 'word.ammo',
  companion: undefined,
  points: [[0, 0]],
  splits: false,
  sweep: 'none',
  hits: { now: 1, of: 1 },
  effect: undefined,
}

/** Hits that an activation has left, the one asked for among them. */
function hitsLeft({ state }: GearUpSession, lane: number): number {
  const activation = state.control.lanes[lane]?.findLast((frame) => frame.kind === 'activation')
  return activation?.kind === 'activation' ? activation.left : Number.POSITIVE_INFINITY
}

function wieldTool(
  content: Content,
  session: GearUpSession,
  seat: number,
  wield: Wield,
  left = Number.POSITIVE_INFINITY,
): Tool {
  const { board } = session.state
  const { powers } = armOf(content, board, seat, wield)
  const { splits, sweep, times } = powers
  const hits = { now: times - Math.min(left, times) + 1, of: times }
  if (has(wield, 'companion')) {
    const data = content.data.companions.find(({ id }) => id === wield.companion)
    const name = `survivor.${wield.companion}.name`
    const points = pointsOf(data?.shape ?? ['#'])
    return {
      key: wield.companion,
      kind: 'companion',
      colour: undefined,
      name,
      companion: wield.companion,
      points,
      splits,
      sweep,
      hits,
      effect: data?.effect,
    }
  }
  const { colour } = wield
  const survivor = content.survivors[board.setup.survivors[seat] ?? '']
  const side = board.setup.survivors.length === 1 ? survivor?.solo : survivor?.team
  const weapon = side?.weapons.find((each) => each.colour === colour)
  const points = pointsOf(weapon?.data.shape ?? ['#'])
  return {
    key: colour,
    kind: 'weapon',
    colour,
    name: `weapon.${weapon?.id}.name`,
    companion: undefined,
    points,
    splits,
    sweep,
    hits,
    effect: undefined,
  }
}

/** What this question lets its seat draw with; nothing for questions that are not about drawing. */
export function toolsFor(session: GearUpSession, choice: Choice): readonly Tool[] {
  const content = contentFor(session.options)
  const { board } = session.state
  switch (choice.kind) {
    case 'attack': {
      const tools: Tool[] = []
      if (choice.weapon)
        tools.push(wieldTool(content, session, choice.seat, { colour: turnColour(content, board) }))
      if (choice.companion)
        for (const { id, ready } of board.seats[choice.seat]?.companions ?? [])
          if (ready) tools.push(wieldTool(content, session, choice.seat, { companion: id }))
      return tools
    }
    case 'draw':
      return [wieldTool(content, session, choice.seat, choice.wield, hitsLeft(session, choice.lane))]
    case 'sweep':
      return [wieldTool(content, session, choice.seat, choice.wield)]
    case 'ammo':
      return [AMMO]
    default:
      return []
  }
}

/** The pick that crosses these squares. */
export function hitOf(tool: Tool, target: number, squares: readonly number[], pay?: Payment): Hit | AmmoPick {
  if (tool.kind === 'ammo') return { do: 'shoot', target, square: Math.min(...squares) }
  const { lo, hi } = maskOf(squares)
  return { do: 'hit', target, lo, hi, pay, companion: tool.companion }
}

/** The pick that begins a hit on several targets. */
export const sweepPick = ({ companion }: Tool, targets: readonly number[]): Sweep => ({
  do: 'sweep',
  targets,
  companion,
})
