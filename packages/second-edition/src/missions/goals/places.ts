import { hasZombies, NONE } from '@graveshift/zones'
import type { Board } from '../../board.ts'
import type { SecondKit } from '../../second-kit.ts'
import type { Goal } from '../goal.ts'
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

export const gather: Goal<'gather'> = {
  met: (kit, board, { zones }) =>
    areSafeIn(
      kit,
      board,
      board.people.filter(({ zone }) => zone !== NONE),
      zones,
    ),
}

/** Companions who are in play or have left; those who fell are nowhere and belong to nobody. */
const companions = ({ people }: Board): readonly Person[] =>
  people.filter(({ seat, health }) => seat === NONE && health > 0)

export const escort: Goal<'escort'> = {
  met: (kit, board, { zones }) => areSafeIn(kit, board, companions(board), zones),
}

export const rally: Goal<'rally'> = {
  met: (_kit, board) => companions(board).every(({ leader }) => leader !== NONE),
}
