import { hasZombies, NONE } from '@graveshift/zones'
import type { Board } from '../../board.ts'
import type { SecondKit } from '../../second-kit.ts'
import { nearest, nearness, share, WHOLE } from '../closeness.ts'
import type { Count, Goal } from '../goal.ts'
import { zonesOf } from '../zones-of.ts'

type Person = Board['people'][number]

/** Whether all of these people stand in some zones, without a zombie in any of them. */
function areSafeIn(
  kit: SecondKit,
  board: Board,
  people: readonly Person[],
  names: readonly string[],
): boolean {
  const zones = zonesOf(kit.mission, names)
  return (
    people.length > 0 &&
    people.every(({ zone }) => zones.includes(zone)) &&
    zones.every((zone) => !hasZombies(kit, board, zone))
  )
}

/** How near these people are to some zones, taken together. */
function allNear(kit: SecondKit, board: Board, people: readonly Person[], names: readonly string[]): number {
  const zones = zonesOf(kit.mission, names)
  const sum = people.reduce((total, who) => total + nearness(kit, board, who, zones, WHOLE), 0)
  return share(sum, people.length * WHOLE)
}

/** How many of these people stand in some zones; zombies there are another matter. */
function countIn(kit: SecondKit, people: readonly Person[], names: readonly string[]): Count {
  const zones = zonesOf(kit.mission, names)
  return { done: people.filter(({ zone }) => zones.includes(zone)).length, of: people.length }
}

const onTheBoard = ({ people }: Board): readonly Person[] => people.filter(({ zone }) => zone !== NONE)

export const gather: Goal<'gather'> = {
  count: (kit, board, { zones }) => countIn(kit, onTheBoard(board), zones),
  progress: (kit, board, { zones }) => allNear(kit, board, onTheBoard(board), zones),
  met: (kit, board, { zones }) => areSafeIn(kit, board, onTheBoard(board), zones),
}

/** Companions who are in play or have left; those who fell are nowhere and belong to nobody. */
const companions = ({ people }: Board): readonly Person[] =>
  people.filter(({ seat, health }) => seat === NONE && health > 0)

/** Nobody is left of those who were to be brought along. */
const haveAllFallen = (board: Board): boolean =>
  board.people.some(({ seat }) => seat === NONE) && companions(board).length === 0

export const escort: Goal<'escort'> = {
  count: (kit, board, { zones }) => countIn(kit, companions(board), zones),
  progress: (kit, board, { zones }) => allNear(kit, board, companions(board), zones),
  met: (kit, board, { zones }) => areSafeIn(kit, board, companions(board), zones),
  impossible: (_kit, board) => haveAllFallen(board),
}

/** What being near a lone companion is worth beside leading it. */
const NEAR = Math.floor(WHOLE / 3)

export const rally: Goal<'rally'> = {
  count(_kit, board) {
    const all = companions(board)
    return { done: all.filter(({ leader }) => leader !== NONE).length, of: all.length }
  },
  progress(kit, board) {
    const all = companions(board)
    const sum = all.reduce(
      (total, { leader, zone }) => total + (leader === NONE ? nearest(kit, board, zone, NEAR) : WHOLE),
      0,
    )
    return share(sum, all.length * WHOLE)
  },
  met: (_kit, board) => companions(board).every(({ leader }) => leader !== NONE),
  impossible: (_kit, board) => haveAllFallen(board),
}
