import { asJson, FastChance, isFault, nth, type Random } from '@graveshift/kernel'
import { some } from '@graveshift/zones/testing/random-mission'
import { randomPeople, type Scenery } from '@graveshift/zones/testing/random-position'
import { CARD_DECKS, type CardDeck } from '../content/cards.ts'
import { CREW } from '../crew.ts'
import type { Options } from '../game.ts'
import { KEYWORDS } from '../missions/effects.ts'
import { missionOf } from '../missions/mission-of.ts'
import type { MissionPlan } from '../missions/types.ts'
import { WESTERN_MODULE } from '../module.ts'
import { FREE_SKILLS } from '../people/free-skills.ts'
import { optionsOf } from './random-options.ts'

const idsIn = (...decks: readonly CardDeck[]): readonly string[] =>
  decks.flatMap((deck) => CARD_DECKS[deck].map(({ id }) => id))

const INVENTIONS = idsIn('invention')

/** Some inventions for each of a few people, none for two of them. */
function inventionsFor(count: number, random: Random): readonly (readonly string[])[] {
  const left = some(INVENTIONS, INVENTIONS.length, random)
  return Array.from({ length: count }, () => left.splice(0, random.below(3)))
}

/** Where something can be done: at a card, a token, the wagon, the gatling. */
const placesOf = ({ cards, objectives, wagon, gatling }: MissionPlan): readonly string[] => [
  ...cards.map(({ zone }) => zone),
  ...objectives.map(({ zone }) => zone),
  ...(wagon ? [wagon.zone] : []),
  ...(gatling === undefined ? [] : [gatling]),
]

/** Companions of the mission and its convoy, of people who are not in play. */
function waitingFor({ companions = [], rules, start }: MissionPlan, others: readonly string[]) {
  const waiting = companions.map(({ zone, card }, at) => ({ id: others[at] ?? '', zone, card }))
  const walks = rules.some(({ rule }) => rule === 'convoy')
  const convoy = walks ? others.slice(waiting.length, waiting.length + 2) : []
  return {
    companions: [
      ...waiting.map(({ id, zone }) => ({ id, zone })),
      ...convoy.map((id) => ({ id, zone: start[0] ?? '' })),
    ],
    missionCards: {
      companions: waiting.length,
      cards: waiting.flatMap(({ id, card }) => (card === undefined ? [] : [{ card, companion: id }])),
      convoy,
    },
  }
}

/** A game in the middle, by number: everybody where something is to be done, well armed, with skills of all kinds. */
export function positionOf(seed: number): Options {
  const random = new FastChance(seed ^ 0x5eed)
  const { teams, ...setup } = optionsOf(seed)
  const { board: map, data } = missionOf(setup.mission)
  const { outOfPlay = [] } = data
  const inPlay = map.zones.filter(({ names }) => !names.some((name) => outOfPlay.includes(name)))
  const scenery: Scenery = {
    map: { ...map, zones: inPlay },
    survivors: CREW.survivors,
    skills: FREE_SKILLS,
    cards: idsIn('starting', 'equipment', 'bounty'),
    pairs: ['machete', 'tomahawk', 'colt-saa', 'remington', 'schofield', 'sawed-off'],
    kinds: ['walker', 'walker', 'brute', 'runner'],
    met: 'walker',
    monster: (luck) => (data.steam && luck.below(2) === 0 ? 'steam-monster' : 'bowler'),
  }
  const { people, zombies } = randomPeople(scenery, teams, random)
  const inventions = inventionsFor(people.length, random)
  const places = placesOf(data)
  const others = CREW.survivors.filter((id) => !teams.flat().includes(id))
  const { companions, missionCards } = waitingFor(data, others)
  const raw = {
    ...setup,
    teams,
    people: people.map((person, at) => ({
      ...person,
      ...(random.below(3) > 0 && { zone: nth(places, random.below(places.length)) }),
      inventions: inventions[at] ?? [],
    })),
    companions,
    zombies,
    missionCards: { ...missionCards, keys: some(KEYWORDS, random.below(4), random) },
    bonus: { [nth(teams.flat(), 0)]: 2 },
    ...(data.steam && { town: { gauge: data.steam.gauge + random.below(3) } }),
    round: 1 + random.below(5),
  }
  const read = WESTERN_MODULE.readPosition(asJson(raw))
  if (isFault(read)) throw new Error(read.message)
  return read
}
