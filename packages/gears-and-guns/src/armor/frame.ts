import { nth, type Step, type Table } from '@graveshift/kernel'
import { emit, isOver, NONE, personAt, powersOf, roll, wound } from '@graveshift/zones'
import type { Western } from '../game.ts'
import type { WesternKit } from '../western-kit.ts'
import { ARMOR_ROLL, armorOf, canStop, type FendFrame } from './armor.ts'

export const fendFrame = (attacks: readonly number[]): FendFrame => ({
  kind: 'fend',
  at: 'next',
  attacks,
  dice: 0,
  need: 0,
  left: [],
})

/** Whoever answers now. */
const bearer = ({ attacks }: FendFrame): number => attacks[0] ?? NONE

/** The kinds that attack somebody, in order, one for each attack. */
const attacksOn = ({ attacks }: FendFrame, person: number): number[] =>
  attacks.flatMap((kind, at) => (at % 2 === 1 && attacks[at - 1] === person ? [kind] : []))

const attacksOnOthers = ({ attacks }: FendFrame, person: number): number[] =>
  attacks.filter((_, at) => attacks[at - (at % 2)] !== person)

/** So many attacks that armor can stop are stopped. */
function stop(kit: WesternKit, frame: FendFrame, count: number): void {
  let stopped = count
  frame.left = frame.left.filter((kind) => {
    if (stopped === 0 || !canStop(kit, kind)) return true
    stopped -= 1
    return false
  })
}

/** One wound of this kind is ignored. */
export function shrug(kit: WesternKit, table: Table<Western>, frame: FendFrame, kind: number): void {
  const person = bearer(frame)
  const { firstWoundIgnoredBy: skill = '' } = powersOf(kit, table.board, person)
  frame.left = frame.left.toSpliced(frame.left.indexOf(kind), 1)
  emit(kit, table, { type: 'woundIgnored', person, skill })
}

/** One after the other rolls for the own attacks, then ignores a wound, then bears the rest (GG-RUL-17, UA-RUL-26). */
export const fendSteps = (kit: WesternKit): Readonly<Record<string, Step<Western, FendFrame>>> => ({
  next(table, frame) {
    const person = bearer(frame)
    if (person === NONE) return undefined
    frame.left = attacksOn(frame, person)
    const cards = armorOf(kit, table.board, person)
    const attacks = frame.left.filter((kind) => canStop(kit, kind)).length
    if (cards.length === 0 || attacks === 0) return 'tough'
    table.ask({ kind: 'armor', seat: personAt(table.board, person).seat, person, cards, attacks })
    return 'roll'
  },
  roll(table, frame) {
    if (frame.dice === 0) return 'tough'
    const person = bearer(frame)
    const dice = roll(kit, table, person, frame.dice, ARMOR_ROLL)
    const count = dice.filter((die) => die >= frame.need).length
    if (count > 0) {
      emit(kit, table, { type: 'attacksStopped', person, count })
      stop(kit, frame, count)
    }
    frame.dice = 0
    return 'tough'
  },
  tough(table, frame) {
    const person = bearer(frame)
    if (powersOf(kit, table.board, person).firstWoundIgnoredBy === undefined || frame.left.length === 0)
      return 'wound'
    const zombies = [...new Set(frame.left)]
    // All but those of abominations are the same wound.
    const unlike = zombies.some((kind) => canStop(kit, kind)) && zombies.some((kind) => !canStop(kit, kind))
    if (!unlike) {
      shrug(kit, table, frame, nth(zombies, 0))
      return 'wound'
    }
    table.ask({ kind: 'shrug', seat: personAt(table.board, person).seat, person, zombies })
    return 'wound'
  },
  wound(table, frame) {
    const person = bearer(frame)
    const { left } = frame
    frame.attacks = attacksOnOthers(frame, person)
    frame.left = []
    for (const kind of left) {
      if (isOver(table) || personAt(table.board, person).zone === NONE) break
      wound(kit, table, person, 1, 'zombies')
      if (!isOver(table)) kit.hurtBy?.(table, person, kind)
    }
    return 'next'
  },
})
