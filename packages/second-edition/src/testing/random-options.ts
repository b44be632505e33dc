import { FastChance, nth, type Random } from '@graveshift/kernel'
import { shareOut } from '@graveshift/zones'
import { MISSIONS } from '../content/missions.ts'
import { SURVIVORS } from '../content/survivors.ts'
import type { Options } from '../game.ts'

/** So many different survivors, in any order. */
function randomSurvivors(count: number, random: Random): string[] {
  const left = SURVIVORS.map(({ id }) => id)
  return Array.from({ length: count }, () => nth(left.splice(random.below(left.length), 1), 0))
}

/** Options by number: missions and seats go round, the rest is at random. */
export function optionsOf(seed: number): Options {
  const random = new FastChance(seed)
  const seats = 1 + (seed % 6)
  const survivors = Math.max(seats, nth([6, 6, 6, 4, 2, 1, 8], random.below(7)))
  const coin = () => random.below(2) === 1
  return {
    mission: nth(MISSIONS, seed % MISSIONS.length).id,
    teams: shareOut(randomSurvivors(survivors, random), seats),
    zombieCards: ['easy', 'hard', 'extra'],
    abominations: coin() ? 'plain' : 'printed',
    mostAbominations: 1 + random.below(4),
    abominationFest: coin(),
    darkZones: coin(),
    ultrared: coin(),
    startingCardsReturn: coin(),
    sparedBuildings: coin(),
    pressOn: coin(),
  }
}
