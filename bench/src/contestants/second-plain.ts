import { FastChance } from '@graveshift/kernel'
import { kitFor } from '@graveshift/second-edition'
import { type Contestant, rate } from '../clock.ts'
import { SECOND_MIX } from '../mix.ts'
import { type Place, playCity } from '../plain/city.ts'

const PLACES = SECOND_MIX.map(({ options }): Place => {
  const { mission, openWays } = kitFor(options)
  const [start = 0] = mission.start
  return { ways: openWays(), start, spawns: mission.spawns.map(({ zone }) => zone) }
})

let seed = 0

/** One game on the map of each mission. */
export const contestant: Contestant = (milliseconds) =>
  rate(milliseconds, () => {
    let decisions = 0
    for (const place of PLACES) decisions += playCity(place, new FastChance(seed++))
    return { games: PLACES.length, decisions }
  })
