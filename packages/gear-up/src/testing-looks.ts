import { isRecord, type Json, nth, squareName, squaresOf } from '@graveshift/kernel'
import { findZombie } from './reach.ts'
import { owned, seatBoard } from './seats.ts'
import { position, type Script, type TestTable } from './testing.ts'

/** Positions and looks that many rule tests share. The weapon in play is blue, and nobody walks. */

interface Fields {
  readonly [key: string]: Json | undefined
}

/** A seat with a weapon of its own: up to three effects, all unlocked. */
export function fighter(
  shape: readonly string[],
  effects: readonly string[],
  street: readonly Json[],
  more: Fields = {},
): Json {
  const [starting] = effects.slice(2)
  const weapon = { shape, upgrades: effects.slice(0, 2), ...(starting ? { starting } : {}) }
  return { survivor: 'mateo', weapons: { blue: weapon }, upgrades: { blue: 2 }, street, ...more }
}

/** A slow walker of one's own. */
export function zombie(slot: number, grid: readonly string[], more: Fields = {}): Json {
  return { slot, type: 'walker', speed: 'slow', grid, ...more }
}

export function fight(seats: readonly Json[], more: Fields = {}, script: Script = {}): TestTable {
  return position({ card: 'blue-still', seats, ...more }, script)
}

/** The same in round 2, with a boss of one's own drawing before seat 0. */
export function bossFight(
  id: string,
  bodies: readonly Fields[],
  seats: readonly Json[],
  more: Fields = {},
  script: Script = {},
): TestTable {
  const { boss, ...rest } = more
  const given = isRecord(boss) ? (boss as Fields) : {}
  return fight(seats, { round: 2, boss: { id, bodies, ...given }, ...rest }, script)
}

/** Step 5 of a round-2 turn with this boss card coming up; no zombie is left to spawn unless `decks` says so. */
export function bossCard(
  card: string,
  id: string,
  bodies: readonly Fields[],
  seats: readonly Json[],
  more: Fields = {},
  script: Script = {},
): TestTable {
  const turn = card.startsWith('p1') ? 3 : 6
  return bossFight(id, bodies, seats, { turn, step: 'card', decks: [], ...more }, { boss: [card], ...script })
}

/** Seats that only stand there, with what is given for each. */
export function bystanders(...given: readonly Fields[]): Json[] {
  const names = ['mateo', 'lisa', 'amadou', 'greta', 'priya', 'ethan']
  return given.map((more, seat) => fighter(['##'], [], [], { survivor: names[seat], ...more }))
}

/** Crossed squares of a body of the boss, by name. */
export function crossedOn(table: TestTable, body: number): string[] {
  const crossed = nth(table.board.boss.bodies, body)
  return squaresOf(crossed.lo, crossed.hi).map(squareName)
}

export function armor(table: TestTable, seat: number): number {
  return owned(seatBoard(table.board, seat).armor)
}

export function ammo(table: TestTable, seat: number): number {
  return owned(seatBoard(table.board, seat).ammo)
}

export function health(table: TestTable, seat: number): number {
  return seatBoard(table.board, seat).health
}

/** Where a zombie stands, as 'seat/slot'; 'gone' if nowhere. */
export function placeOf(table: TestTable, id: number): string {
  const found = findZombie(table.board, id)
  return found ? `${found.seat}/${found.slot}` : 'gone'
}

/** All gains so far, such as '0 +1 ammo icon'. */
export function gains(table: TestTable): string[] {
  return table.of('gained').map(({ seat, amount, what, from }) => `${seat} +${amount} ${what} ${from}`)
}

/** All damage so far, such as '0 -1 armor -2 health zombie'. */
export function wounds(table: TestTable): string[] {
  return table
    .of('suffered')
    .map(({ seat, armor, health, from }) => `${seat} -${armor} armor -${health} health ${from}`)
}

/** The squares of every hit that a seat may draw on a target now. */
export function hitsOn(table: TestTable, seat: number, target: number): string[] {
  return table
    .list(seat)
    .flatMap((pick) => (isRecord(pick) && pick.target === target ? [String(pick.squares)] : []))
}

/** The targets of every sweep that a seat may begin now. */
export function sweepsOf(table: TestTable, seat: number): string[] {
  return table
    .list(seat)
    .flatMap((pick) => (isRecord(pick) && Array.isArray(pick.targets) ? [pick.targets.join(' ')] : []))
    .sort()
}

export function hit(target: number, squares: string, pay?: 'armor' | 'health'): Json {
  return { do: 'hit', target, squares, ...(pay ? { pay } : {}) }
}
