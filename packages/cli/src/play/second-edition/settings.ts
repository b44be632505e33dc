import { FastChance, type Fault, hashOf, type Json, nth } from '@graveshift/kernel'
import {
  MISSIONS,
  missionMeant,
  type Options,
  SECOND_EDITION_MODULE,
  SURVIVORS,
} from '@graveshift/second-edition'
import type { Wishes } from '../face.ts'

/** Flags that go into the options as they are. */
const PLAIN = [
  'seats',
  'abominations',
  'mostAbominations',
  'abominationFest',
  'darkZones',
  'ultrared',
  'pressOn',
  'zombieCards',
] as const

/** Flags that turn an option off which is on for whoever says nothing. */
const OFF = { startingCardsLeave: 'startingCardsReturn', allBuildingsSpawn: 'sparedBuildings' } as const

export const SECOND_WISHES: readonly string[] = ['mission', 'survivors', ...PLAIN, ...Object.keys(OFF)]

export const MISSION_IDS: readonly string[] = MISSIONS.map(({ id }) => id)
const SURVIVOR_IDS: readonly string[] = SURVIVORS.map(({ id }) => id)
const USUAL_SURVIVORS = 6

/** Wishes as options; the word random draws with the seed, the same for the same seed. */
export function optionsFrom(wishes: Wishes, seed: string): Options | Fault {
  const luck = new FastChance(Number.parseInt(hashOf(seed).slice(0, 8), 16))
  const raw: Record<string, Json> = {}
  for (const name of PLAIN) if (wishes[name] !== undefined) raw[name] = wishes[name] as Json
  for (const [flag, option] of Object.entries(OFF)) if (wishes[flag] === true) raw[option] = false
  const { mission, survivors } = wishes
  if (mission !== undefined)
    raw.mission =
      mission === 'random'
        ? nth(MISSION_IDS, luck.below(MISSION_IDS.length))
        : typeof mission === 'string'
          ? missionMeant(mission)
          : (mission as Json)
  if (survivors === 'random') {
    const wanted = MISSIONS.find(({ id }) => id === (raw.mission ?? MISSION_IDS[0]))?.survivors
    const left = [...SURVIVOR_IDS]
    raw.survivors = Array.from({ length: wanted ?? USUAL_SURVIVORS }, () =>
      nth(left.splice(luck.below(left.length), 1), 0),
    )
  } else if (survivors !== undefined) raw.survivors = survivors as Json
  return SECOND_EDITION_MODULE.readOptions(raw)
}
