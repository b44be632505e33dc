import type { Board, Event } from '../board.ts'
import { isBodyAlive } from '../boss-side.ts'
import { bossRule } from '../bosses/index.ts'
import type { Content } from '../content/compile.ts'
import type { BossIcon, Speed } from '../content/types.ts'
import { bodyDamage, bossSkillSteps } from '../frames/boss-card.ts'
import type { DamageKind, Frame } from '../game.ts'
import { DODGED_DAMAGE } from '../harm.ts'
import { Rehearsal } from './rehearsal.ts'
import { projectWalk } from './walk-forecast.ts'

/** One thing a boss card does to the survivors, in the order in which it comes. */
export interface Blow {
  readonly from: Exclude<BossIcon, 'spawn-b'>
  /** `armor-broken` is no damage at all; `dodge` may be canceled by one armor (GU-BOS-13, GU-BOS-16). */
  readonly kind: DamageKind | 'armor-broken' | 'dodge'
  /** Seat by seat, before armor. */
  readonly amounts: readonly number[]
  /** The body that deals it, where a body does. */
  readonly body?: number
  /** Screamer: the speed that walks. */
  readonly walk?: Speed | 'all'
}

const STURDY = 1_000_000

/** Survivors that neither die nor run out of armor: what hits them shows its full force. */
function sturdy(board: Board): Board {
  return {
    ...board,
    seats: board.seats.map((seat) => ({ ...seat, health: STURDY, armor: { gained: STURDY, used: 0 } })),
  }
}

interface Seen {
  readonly kind: Blow['kind']
  readonly seat: number
  readonly amount: number
}

function seenIn(event: Event): Seen | undefined {
  if (event.type === 'armorBroken') return { kind: 'armor-broken', seat: event.seat, amount: event.amount }
  if (event.type !== 'suffered') return undefined
  return event.armor > 0
    ? { kind: 'armor-only', seat: event.seat, amount: event.armor }
    : { kind: 'unblockable', seat: event.seat, amount: event.health }
}

function seenAs(frame: Frame): Seen | undefined {
  if (frame.kind === 'damage') return { kind: 'normal', seat: frame.seat, amount: frame.amount }
  if (frame.kind === 'dodge') return { kind: 'dodge', seat: frame.seat, amount: DODGED_DAMAGE }
  return undefined
}

/** What one rehearsed step did, as one blow for each kind. */
function blowsOf(board: Board, rehearsal: Rehearsal, body?: number): Blow[] {
  const seen = [...rehearsal.events.map(seenIn), ...rehearsal.frames.map(seenAs)].filter((one) => !!one)
  return [...new Set(seen.map(({ kind }) => kind))].map((kind) => ({
    from: 'skill',
    kind,
    amounts: board.seats.map((_, seat) =>
      seen.reduce((sum, one) => sum + (one.kind === kind && one.seat === seat ? one.amount : 0), 0),
    ),
    ...(body === undefined ? {} : { body }),
  }))
}

/** The rule itself is asked, on survivors who stand anything: whatever a boss can do is forecast as it is played. */
function skillBlows(content: Content, board: Board): Blow[] {
  const rehearsal = new Rehearsal(content, sturdy(board))
  bossRule(board).skill(content, rehearsal)
  const blows = blowsOf(board, rehearsal)
  for (const frame of rehearsal.frames) {
    if (frame.kind === 'walk') {
      const { damage } = projectWalk(content, board, frame.speed)
      blows.push({ from: 'skill', kind: 'normal', amounts: damage, walk: frame.speed })
    }
    if (frame.kind === 'boss-skill')
      for (let body = 0; body < board.boss.bodies.length; body++) {
        const one = new Rehearsal(content, sturdy(board))
        bossSkillSteps(content).body?.(one, { ...frame, body })
        blows.push(...blowsOf(board, one, body))
      }
  }
  return blows
}

function attackBlows(content: Content, board: Board, special: boolean): Blow[] {
  return board.boss.bodies.flatMap((_, body): Blow[] => {
    if (!isBodyAlive(content, board, body)) return []
    const amount = bodyDamage(content, board, body, special)
    return [
      {
        from: special ? 'special-attack' : 'attack',
        kind: bossRule(board).damageKind?.(body) ?? 'normal',
        amounts: board.seats.map(() => amount),
        body,
      },
    ]
  })
}

/** What a boss card's icons do to the survivors, from left to right (GU-BOS-01). */
export function blowsOfCard(content: Content, board: Board, icons: readonly BossIcon[]): Blow[] {
  return icons.flatMap((icon) => {
    if (icon === 'spawn-b') return []
    return icon === 'skill'
      ? skillBlows(content, board)
      : attackBlows(content, board, icon === 'special-attack')
  })
}
