import { activation, cardFrame, isOver, NONE, powersOf, tell, waitingOf } from '@graveshift/zones'
import { say } from '../happen.ts'
import { seatCount } from '../seats.ts'
import type { SecondKit } from '../second-kit.ts'
import type { Steps } from './steps.ts'

/** Players' phase, zombies' phase, end phase (Z2-RND-01). */
export const roundSteps = (kit: SecondKit): Steps<'round'> => ({
  begin(table) {
    tell(kit, table, { type: 'roundBegan', round: table.board.round + 1 })
    tell(kit, table, { type: 'phaseBegan', phase: 'players' })
    table.push({ kind: 'players', at: 'seat', done: 0 })
    return 'zombies'
  },
  zombies(table) {
    tell(kit, table, { type: 'phaseBegan', phase: 'zombies' })
    table.push(activation((1 << kit.kinds.length) - 1, table.board.first))
    return 'spawn'
  },
  spawn(table) {
    tell(kit, table, { type: 'phaseBegan', phase: 'spawn' })
    table.push({ kind: 'spawn', at: 'next', next: 0 })
    return 'end'
  },
  end(table) {
    tell(kit, table, { type: 'phaseBegan', phase: 'end' })
    table.push({ kind: 'end', at: 'mission', healed: 0 })
    return 'over'
  },
  over(table) {
    for (const rule of kit.rules) if (!isOver(table)) rule.roundOver?.(kit, table)
    return undefined
  },
})

/** Seat by seat from the first player, clockwise; each activates its survivors in any order (Z2-RND-02). */
export const playersSteps: Steps<'players'> = {
  seat(table, frame) {
    const { board } = table
    const seats = seatCount(board)
    while (frame.done < seats) {
      const seat = (board.first + frame.done) % seats
      if (waitingOf(board, seat).length > 0) {
        table.ask({ kind: 'activate', seat })
        return 'seat'
      }
      frame.done += 1
    }
    return undefined
  },
}

/** The starting spawn zone first, then clockwise; those asleep are passed by (Z2-ZOM-07). */
export const spawnSteps = (kit: SecondKit): Steps<'spawn'> => ({
  next(table, frame) {
    const { spawns } = kit.mission
    while (frame.next < spawns.length) {
      const spawn = spawns[frame.next]
      const asleep = table.board.asleep & (1 << frame.next)
      frame.next += 1
      if (!spawn || asleep) continue
      table.push(cardFrame(spawn.zone, table.board.first))
      return 'next'
    }
    return 'more'
  },
  // What the mission brings beyond its tokens, all named before the first card of it.
  more(table) {
    for (const rule of kit.rules)
      for (const zone of rule.spawns?.(kit, table.board) ?? []) table.push(cardFrame(zone, table.board.first))
    return 'end'
  },
  end: () => undefined,
})

/** The mission's own, then noise off, reload, healing, first-player token (Z2-RND-04, Z2-RUL-46). */
export const endSteps = (kit: SecondKit): Steps<'end'> => ({
  mission(table) {
    for (const rule of kit.rules) if (!isOver(table)) rule.roundEnds?.(kit, table)
    return 'tidy'
  },
  tidy(table) {
    say(kit, table, { type: 'noiseCleared' })
    tell(kit, table, { type: 'allReloaded' })
    return 'heal'
  },
  // Medics one after the other, each with everybody in the zone in turn (Z2-SKL-13).
  heal(table, frame) {
    const { people } = table.board
    while (frame.healed < people.length * people.length) {
      const medic = Math.floor(frame.healed / people.length)
      const person = frame.healed % people.length
      frame.healed += 1
      const by = people[medic]
      const who = people[person]
      if (!by || !who || by.seat === NONE || by.zone === NONE || by.zone !== who.zone) continue
      if (!powersOf(kit, table.board, medic).can.medic || who.seat === NONE) continue
      if (who.health >= (kit.survivors[who.id]?.health ?? 0)) continue
      table.ask({ kind: 'heal', seat: by.seat, medic, person })
      return 'heal'
    }
    return 'regenerate'
  },
  regenerate(table) {
    table.board.people.forEach((who, person) => {
      const missing = (kit.survivors[who.id]?.health ?? 0) - who.health
      if (who.seat === NONE || who.zone === NONE || missing <= 0) return
      if (powersOf(kit, table.board, person).can.regeneration)
        tell(kit, table, { type: 'healed', person, wounds: missing, by: person })
    })
    return 'pass'
  },
  pass(table) {
    const seats = seatCount(table.board)
    if (seats > 1) tell(kit, table, { type: 'firstPlayer', seat: (table.board.first + 1) % seats })
    return undefined
  },
})
