import { Bug, type Table } from '@graveshift/kernel'
import { emit } from '../emit.ts'
import type { Zones } from '../game.ts'
import type { Kit } from '../kit.ts'
import { DICE } from '../streams.ts'

/** A kind of dice. */
export interface DieKind {
  readonly id: string
  /** What its sides show; what is below 2 never hits. */
  readonly faces: readonly number[]
  /** Whether it is thrown again by this source of re-rolls. */
  isThrownAgainBy(source: string): boolean
  /** Sources of re-rolls that are for these dice alone: the usual ones stay as they are. */
  readonly ownSources?: readonly string[]
}

/** The dice of every game on zones. */
export const USUAL_DIE: DieKind = { id: 'usual', faces: [1, 2, 3, 4, 5, 6], isThrownAgainBy: () => true }

/** Dice of another kind in the throw of an attack. */
export interface OtherDice {
  readonly kind: string
  readonly count: number
  /** What they need to hit. */
  readonly accuracy: number
  /** What was thrown last. */
  readonly dice: readonly number[]
}

export function otherDieNamed({ otherDice }: Kit, kind: string): DieKind {
  const found = otherDice.find(({ id }) => id === kind)
  if (!found) throw new Bug(`there are no dice called ${kind}`)
  return found
}

/** Whether a source of re-rolls throws the usual dice again. */
export function throwsUsualAgain({ otherDice }: Kit, source: string): boolean {
  for (const { ownSources } of otherDice) if (ownSources?.includes(source)) return false
  return true
}

function throwDice(table: Table<Zones>, { faces }: DieKind, count: number): readonly number[] {
  const dice: number[] = []
  for (let die = 0; die < count; die++) dice.push(faces[table.chance(DICE, faces.length)] as number)
  return dice
}

/** Throws usual dice. */
export function roll(
  kit: Kit,
  table: Table<Zones>,
  person: number,
  count: number,
  why: string,
): readonly number[] {
  const dice = throwDice(table, USUAL_DIE, count)
  emit(kit, table, { type: 'rolled', person, dice, why })
  return dice
}

/** Throws the other dice of an attack, or those of them that a source of re-rolls throws again. */
export function rollOthers(
  kit: Kit,
  table: Table<Zones>,
  person: number,
  others: readonly OtherDice[],
  why: string,
  source?: string,
): readonly OtherDice[] {
  return others.map((other) => {
    const kind = otherDieNamed(kit, other.kind)
    if (source !== undefined && !kind.isThrownAgainBy(source)) return other
    const dice = throwDice(table, kind, other.count)
    emit(kit, table, { type: 'rolled', person, dice, why, of: kind.id })
    return { ...other, dice }
  })
}
