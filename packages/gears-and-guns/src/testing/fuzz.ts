import { type Json, nth, type Random } from '@graveshift/kernel'
import type { FuzzSubject } from '@graveshift/kernel/testing'
import { missionWentBack } from '@graveshift/zones/testing/never-back'
import { type Spoiler, spoilerOf } from '@graveshift/zones/testing/spoiler'
import { ACTIONS } from '../actions.ts'
import type { Board } from '../board.ts'
import type { Camp } from '../campaign/camp/game.ts'
import { CAMP } from '../campaign/camp/rules.ts'
import { missionStart } from '../campaign/mission-start.ts'
import { optionsFor } from '../campaign/missions-played.ts'
import { type CampaignState, LAST_MISSION } from '../campaign/state.ts'
import { CARD_FACES } from '../content/compile.ts'
import { CREW } from '../crew.ts'
import type { Options, Western } from '../game.ts'
import { kitFor, WESTERN_MODULE } from '../module.ts'
import { FREE_SKILLS } from '../people/free-skills.ts'
import { INVENTORY } from '../people/inventory.ts'
import { KIND } from './campaign/chance-result.ts'
import { campAtRandom, campBefore } from './campaign/play-campaign.ts'
import { optionsOf } from './random-options.ts'
import { positionOf } from './random-position.ts'

const ZONES_SPOILER = spoilerOf<Board>(({ setup, tokens, bottles }) => {
  const { map, mission } = kitFor(setup)
  return {
    map,
    actions: Object.keys(ACTIONS),
    cards: Object.keys(CARD_FACES),
    places: INVENTORY.places.map(({ name }) => name),
    kinds: ['walker', 'brute', 'runner', 'bowler', 'steam-monster'],
    skills: FREE_SKILLS,
    busy: [...tokens, ...mission.cards].map(({ zone }) => zone).concat(bottles),
  }
})

/** What answers of this game alone may hold. */
function ownFields({ setup, people }: Board, random: Random): Readonly<Record<string, () => Json>> {
  const { mission } = kitFor(setup)
  const any = <T>(list: readonly T[]): T => nth(list, random.below(list.length))
  const place = () => any(['hand', 'class', 'inventions', 'pack'])
  const steamy = () => any(['chainsaw', 'winchester', 'colt-saa', 'machete', 'steam-bottle'])
  return {
    tile: () => any([...mission.switches.map(({ face }) => face), '2R', '3V']),
    style: () => any(['full-steam', 'double-steam']),
    place,
    withPlace: place,
    with: steamy,
    by: () => any(['nozzle', 'bottle']),
    dice: () => random.below(5),
    option: () => random.below(4),
    fallen: () => any(people).id,
    survivor: () => any(people).id,
    spawn: () => random.below(2) === 0,
    zombie: () => any(['walker', 'brute', 'bowler']),
  }
}

/** Wrong answers of games on zones, with what only this game has in them. */
export const SPOILER: Spoiler<Board> = {
  spoil(given, board, random) {
    const changed = ZONES_SPOILER.spoil(given, board, random) as Readonly<Record<string, Json>>
    const own = ownFields(board, random)
    const named = Object.keys(changed).filter((name) => Object.hasOwn(own, name) && random.below(3) === 0)
    return { ...changed, ...Object.fromEntries(named.map((name) => [name, own[name]?.() ?? null])) }
  },
  talkative(what, board, random) {
    const raw = ZONES_SPOILER.talkative(what, board, random) as Readonly<Record<string, Json>>
    const own = Object.entries(ownFields(board, random)).map(([name, value]) => [name, value()])
    // A card by its number, where one is read.
    const card = what === 'read' || random.below(6) === 0 ? { card: 1 + random.below(12) } : {}
    return { ...raw, ...Object.fromEntries(own), ...card }
  },
}

/** So many campaigns are on their way: to bring one there takes longer than a camp. */
const CAMPAIGNS = 30
const onTheWay = new Map<number, CampaignState>()

/** A camp of a campaign on its way, by number. */
function campOf(seed: number): CampaignState {
  const number = seed % CAMPAIGNS
  const camp = onTheWay.get(number) ?? campBefore(1 + (number % LAST_MISSION), 1 + (number % 6), number, KIND)
  onTheWay.set(number, camp)
  return camp
}

/** A mission of a campaign, with the sheets that a camp at random has left. */
const campaignMissionOf = (seed: number): Options =>
  optionsFor(missionStart(campAtRandom(campOf(seed), seed).after))

/** One after the other from the beginning, in the middle, and in a campaign. */
function gameOf(seed: number): Options {
  const number = Math.floor(seed / 3)
  if (seed % 3 === 0) return optionsOf(number)
  return seed % 3 === 1 ? positionOf(number) : campaignMissionOf(number)
}

export const FUZZ: FuzzSubject<Western> = {
  name: 'Gears & Guns',
  options: gameOf,
  rulesFor: WESTERN_MODULE.rulesFor,
  spoil: SPOILER.spoil,
  wentBack: (before, after) => (before.phase === 'setup' ? undefined : missionWentBack(before, after)),
}

/** Another survivor, sheet, card or deed in the place of the one that was meant. */
function spoilCamp(given: Json, random: Random): Json {
  const any = <T>(list: readonly T[]): T => nth(list, random.below(list.length))
  const fields: Readonly<Record<string, () => Json>> = {
    do: () => any(['offer', 'agree', 'play', 'start', 'bring', 'enough', 'yield', 'fetch', 'again', 'skill']),
    survivor: () => any(CREW.survivors),
    give: () => any(CREW.survivors),
    take: () => any(CREW.survivors),
    skill: () => any(FREE_SKILLS),
    sheet: () => random.below(8),
    from: () => random.below(8),
    to: () => random.below(8),
  }
  const changed: Record<string, Json> = { ...(given as { readonly [key: string]: Json }) }
  for (const name of [...Object.keys(changed), any(Object.keys(fields))])
    if (random.below(2) === 0) changed[name] = fields[name]?.() ?? null
  return changed
}

/** What a sheet has gained is not lost in camp, and nobody rises from the dead. */
export const INTERLUDE_FUZZ: FuzzSubject<Camp> = {
  name: 'the camp of Gears & Guns',
  options: campOf,
  rulesFor: () => CAMP,
  spoil: (given, _board, random) => spoilCamp(given, random),
  wentBack(before, after) {
    const { dead } = before.campaign
    const risen = after.sheets.find(({ survivor }) => survivor !== null && dead.includes(survivor))
    return risen ? `${risen.survivor} rose from the dead` : undefined
  },
}
