import type { Western, WesternKit } from '@graveshift/gears-and-guns'
import type { Event } from '@graveshift/kernel'
import { NONE } from '@graveshift/zones'

type Own = Western['event']

type Places = {
  readonly [T in Own['type']]?: (
    event: Extract<Own, { readonly type: T }>,
    kit: WesternKit,
  ) => readonly number[] | undefined
}

const NOWHERE: readonly number[] = []

/** What happens in a town by itself, and where: spawn tokens that walk, piles that wake, steam, trains, the noise token. */
const PLACES: Places = {
  spawnMoved: ({ zone }) => [zone],
  spawnsWoke: () => NOWHERE,
  pileWoke: ({ pile }, { mission }) => [mission.piles[pile]?.zone ?? NONE],
  nozzleBroken: ({ at }, { steam }) => [steam.machines[at]?.nozzle ?? NONE],
  gaugeChanged: () => NOWHERE,
  trainStarted: () => NOWHERE,
  trainMoved: () => NOWHERE,
  trainLeft: () => NOWHERE,
  exploded: ({ zone }) => [zone],
  knockedOut: ({ zone }) => [zone],
  died: () => NOWHERE,
  convoyMoved: ({ zone }) => [zone],
  companionBolted: () => NOWHERE,
  zombiesReleased: () => NOWHERE,
  // Whoever makes noise sees it lie there; at the end of a round it goes by itself.
  noiseMoved: ({ zone, person }) => (person === NONE ? [zone] : undefined),
}

/** Undefined for what is seen as in every game. */
export function townPlaces(kit: WesternKit, event: Event): readonly number[] | undefined {
  // Events of this game are what their type says.
  const own = event as Own
  const places = PLACES[own.type] as
    | ((event: Own, kit: WesternKit) => readonly number[] | undefined)
    | undefined
  return places?.(own, kit)
}
