import type { Table } from '@graveshift/kernel'
import { nth } from '@graveshift/kernel'
import { isImmune, wound, woundable } from '../combat/wounds.ts'
import { emit, isOver } from '../emit.ts'
import type { Zones, ZonesFrameOf } from '../game.ts'
import type { Kit } from '../kit.ts'
import { decider, personAt, powersOf } from '../people.ts'
import { countCardsOf } from '../slots.ts'
import type { ZonesSteps } from './steps.ts'

type Wounds = ZonesFrameOf<'wounds'>

/** One attack given to one person, unless a skill takes it away. */
export function suffer(kit: Kit, table: Table<Zones>, frame: Wounds, person: number): void {
  const kind = nth(frame.groups, 0)
  const left = nth(frame.groups, 1) - 1
  frame.groups = left > 0 ? [kind, left, ...frame.groups.slice(2)] : frame.groups.slice(2)
  if (frame.from === 'zombies' && kit.fendsOff?.(table.board, person)) {
    frame.aside = [...(frame.aside ?? []), person, kind]
    return
  }
  if (isImmune(kit, table.board, person, kind)) {
    emit(kit, table, { type: 'woundIgnored', person, skill: 'dreadnought' })
    return
  }
  let wounds = frame.amount
  // The first wound of each attack step and of each friendly fire (Z2-SKL-62).
  const { firstWoundIgnoredBy: skill } = powersOf(kit, table.board, person)
  if (skill !== undefined && !frame.tough.includes(person)) {
    frame.tough = [...frame.tough, person]
    wounds -= 1
    emit(kit, table, { type: 'woundIgnored', person, skill })
  }
  if (wounds === 0) return
  if (powersOf(kit, table.board, person).paysWoundsWithCards)
    table.push({ kind: 'shield', at: 'ask', person, wounds, from: frame.from })
  else wound(kit, table, person, wounds, frame.from)
  if (frame.from === 'zombies' && !isOver(table)) kit.hurtBy?.(table, person, kind)
}

/** Cards are given up for wounds, one for one, before the rest is taken (Z2-SKL-45). */
export const shieldSteps = (kit: Kit): ZonesSteps<'shield'> => ({
  ask(table, { person, wounds, from }) {
    const who = personAt(table.board, person)
    if (wounds === 0) return undefined
    if (countCardsOf(who) === 0) return 'take'
    table.ask({ kind: 'shield', seat: who.seat, person, wounds, from })
    return 'ask'
  },
  take(table, { person, wounds, from }) {
    wound(kit, table, person, wounds, from)
    return undefined
  },
})

/** Attacks on one zone, given out one by one by whoever decides (Z2-ZOM-02, Z2-CMB-06, Z2-RUL-12). */
export const woundsSteps = (kit: Kit): ZonesSteps<'wounds'> => ({
  next(table, frame) {
    const { zone, from, groups, amount, spared, seat, tough } = frame
    if (groups.length === 0) return frame.aside ? 'fend' : undefined
    const able = woundable(kit, table.board, zone, from, spared)
    if (able.length === 0) return frame.aside ? 'fend' : undefined
    table.ask({
      kind: 'wound',
      seat: decider(table.board, able, seat),
      zone,
      from,
      zombie: nth(groups, 0),
      left: nth(groups, 1),
      amount,
      spared,
      tough,
    })
    return 'next'
  },
  fend(table, { aside = [] }) {
    kit.fend?.(table, aside)
    return 'end'
  },
  end: () => undefined,
})
