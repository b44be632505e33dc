import type { Table } from '@graveshift/kernel'
import { NONE } from '../board.ts'
import { type Offer, offered } from '../choices/may.ts'
import { roll, rollOthers } from '../combat/dice.ts'
import { kill } from '../combat/kill.ts'
import { type Arm, dieHits, dieValue, MOST_SIX_DICE, type Plan } from '../combat/plan.ts'
import { styleNamed } from '../combat/style.ts'
import { canKill, targetsFor } from '../combat/targets.ts'
import { woundable } from '../combat/wounds.ts'
import { RANGED } from '../content/types.ts'
import { emit, isOver } from '../emit.ts'
import type { Zones, ZonesFrameOf } from '../game.ts'
import type { Kit } from '../kit.ts'
import { personAt, powersOf } from '../people.ts'
import type { ZonesSteps } from './steps.ts'

type Attack = ZonesFrameOf<'attack'>

const SIX = 6
const NO_HITS: readonly number[] = []

/** A miss passes by whoever is chosen. */
export const spareOffer: Offer = {
  id: 'spare',
  yes(_kit, _table, { other }, frame) {
    if (frame.kind === 'attack') frame.spared = [...frame.spared, other]
  },
}

/** An attack as planned: the dice are thrown next. */
export function attackFrame(
  person: number,
  { mode, declared }: { readonly mode: number; readonly declared?: Arm | undefined },
  zone: number,
  plan: Plan,
  machine: { readonly spared: readonly number[] } | undefined = undefined,
): Attack {
  const { accuracy, damage, count, sniper, steady, plus, sixDie, sixDamage, again, reaps } = plan
  return {
    kind: 'attack',
    at: 'roll',
    person,
    mode,
    zone,
    accuracy,
    damage,
    count,
    dice: NO_HITS,
    others: plan.others,
    declared,
    again,
    sniper,
    spared: machine?.spared ?? [person],
    steady,
    offered: 0,
    machine: machine !== undefined,
    plus,
    sixDie,
    sixDamage,
    hits: NO_HITS,
    misses: 0,
    kills: 0,
    reaps,
  }
}

const sixes = (dice: readonly number[], plus: number): number =>
  dice.reduce((count, die) => count + (dieValue(die, plus) === SIX ? 1 : 0), 0)

/** Each six of the usual dice brings more of them, which may bring more; after all re-rolls, and not without end (Z2-SKL-14, Z2-RUL-55). */
function rollSixes(kit: Kit, table: Table<Zones>, frame: Attack): void {
  if (frame.sixDie === 0) return
  const most = frame.dice.length + MOST_SIX_DICE
  let last = frame.dice
  for (;;) {
    const more = Math.min(sixes(last, frame.plus) * frame.sixDie, most - frame.dice.length)
    if (more === 0) return
    last = roll(kit, table, frame.person, more, 'six')
    frame.dice = [...frame.dice, ...last]
  }
}

function addHits(
  { plus, damage, sixDamage }: Attack,
  dice: readonly number[],
  accuracy: number,
  into: number[],
): void {
  for (const die of dice)
    if (dieHits(die, plus, accuracy)) into.push(damage + (dieValue(die, plus) === SIX ? sixDamage : 0))
}

/** Hits as the damage each deals, the greatest first; a six may add to its own (Z2-RUL-45). */
function score(frame: Attack): void {
  const hits: number[] = []
  let thrown = frame.dice.length
  addHits(frame, frame.dice, frame.accuracy, hits)
  if (frame.others !== undefined)
    for (const { dice, accuracy } of frame.others) {
      thrown += dice.length
      addHits(frame, dice, accuracy, hits)
    }
  frame.misses = thrown - hits.length
  hits.sort((one, other) => other - one)
  frame.hits = hits
}

/** One hit on a zombie: it falls, or it takes the hit unharmed (Z2-CMB-02, Z2-CMB-10). */
export function resolveHit(
  kit: Kit,
  table: Table<Zones>,
  frame: Attack,
  kind: number,
  damage: number,
  reap: boolean,
): void {
  frame.hits = frame.hits.toSpliced(frame.hits.indexOf(damage), 1)
  if (!canKill(kit, kind, damage)) {
    emit(kit, table, { type: 'hitLost', zone: frame.zone, kind, count: 1 })
    return
  }
  frame.kills += reap ? 2 : 1
  if (reap) frame.reaps -= 1
  kill(kit, table, frame.person, frame.zone, kind, reap ? 2 : 1)
}

/** Whether any hit left can do anything; if not, all are lost at once. */
function isSpent(kit: Kit, table: Table<Zones>, { hits, zone, sniper }: Attack): boolean {
  return !hits.some((damage) =>
    targetsFor(kit, table.board, zone, damage, sniper).some((kind) => canKill(kit, kind, damage)),
  )
}

/** Throw, throw again, count, hit, and at last hurt one's friends (Z2-RUL-53, Z2-RUL-16). */
export const attackSteps = (kit: Kit): ZonesSteps<'attack'> => ({
  roll(table, frame) {
    const why = frame.machine ? kit.machineRoll : 'attack'
    frame.dice = roll(kit, table, frame.person, frame.count, why)
    if (frame.others !== undefined) frame.others = rollOthers(kit, table, frame.person, frame.others, why)
    return 'again'
  },
  again(table, frame) {
    if (frame.again.length === 0) return 'count'
    const { person, dice, accuracy, again, others } = frame
    const { seat } = personAt(table.board, person)
    table.ask({ kind: 'reroll', seat, person, dice, accuracy, again, others })
    return 'again'
  },
  count(table, frame) {
    rollSixes(kit, table, frame)
    score(frame)
    return 'hits'
  },
  hits(table, frame) {
    if (frame.hits.length === 0) return 'misses'
    const aim = frame.declared?.aim
    if (aim !== undefined) {
      frame.hits = NO_HITS
      kit.struck?.(table, frame, aim)
      return 'end'
    }
    if (isSpent(kit, table, frame)) {
      const [kind = NONE] = targetsFor(kit, table.board, frame.zone, 0, frame.sniper)
      emit(kit, table, { type: 'hitLost', zone: frame.zone, kind, count: frame.hits.length })
      frame.hits = NO_HITS
      return 'misses'
    }
    const { person, zone, sniper, hits, reaps } = frame
    const { seat } = personAt(table.board, person)
    table.ask({ kind: 'hit', seat, person, zone, free: sniper, hits, reaps })
    return 'hits'
  },
  // Whom a steady hand spares is chosen, one by one, because a miss passes by those alone (Z2-SKL-57).
  misses(table, frame) {
    const { mode, sniper, misses, zone, person, steady, spared } = frame
    if (mode !== RANGED || sniper || misses === 0) return 'end'
    if (!steady) return 'stray'
    const other = woundable(kit, table.board, zone, 'friendly-fire', spared).find((at) => at >= frame.offered)
    if (other === undefined) return 'stray'
    frame.offered = other + 1
    const { seat } = personAt(table.board, person)
    table.ask(offered(spareOffer, seat, person, { other }))
    return 'misses'
  },
  stray(table, { misses, zone, person, damage, spared }) {
    if (woundable(kit, table.board, zone, 'friendly-fire', spared).length > 0)
      table.push({
        kind: 'wounds',
        at: 'next',
        zone,
        seat: personAt(table.board, person).seat,
        from: 'friendly-fire',
        groups: [NONE, misses],
        amount: damage,
        spared,
        tough: [],
      })
    return 'end'
  },
  end(table, frame) {
    const { person, kills, machine, declared } = frame
    kit.settle(table)
    if (isOver(table)) return undefined
    styleNamed(kit, declared?.style)?.over(table, frame)
    if (kills > 0 && !machine)
      for (const hook of powersOf(kit, table.board, person).onKills) hook(kit, table, person)
    return undefined
  },
})
