import { asJson, type Ruleset } from '@graveshift/kernel'
import { zonesChoices } from '../../choices/all.ts'
import { discardAside } from '../../choices/discard.ts'
import { cloneZones } from '../../clone.ts'
import { type Evolver, joined, ZONES_EVOLVERS } from '../../evolve.ts'
import { cloneCars, parkedCar } from '../../features/cars/cars.ts'
import { driveSteps } from '../../features/cars/drive-frame.ts'
import { CAR_EVOLVERS, SEAT_EVOLVERS } from '../../features/cars/evolve.ts'
import { brokenCars } from '../../features/cars/invariants.ts'
import { viewCars } from '../../features/cars/view.ts'
import { COMPANION_EVOLVERS, LEADER_EVOLVERS } from '../../features/companions/evolve.ts'
import { brokenCompanions } from '../../features/companions/invariants.ts'
import { buildingSteps, darkChoice } from '../../features/doors/dark-rooms.ts'
import { DOOR_EVOLVERS } from '../../features/doors/doors.ts'
import { brokenDoors } from '../../features/doors/invariants.ts'
import { viewDoors } from '../../features/doors/view.ts'
import { brokenNoise, NOISE_EVOLVERS } from '../../features/noise-tokens/noise-tokens.ts'
import { viewLoudZones } from '../../features/noise-tokens/view.ts'
import {
  brokenSingleNoise,
  SINGLE_NOISE_EVOLVERS,
  viewSingleNoise,
} from '../../features/single-noise/single-noise.ts'
import { zonesFrames } from '../../frames/all.ts'
import { turnFrame } from '../../frames/turn.ts'
import { freshZones } from '../../fresh-board.ts'
import { freshPerson } from '../../fresh-person.ts'
import { brokenOnZones } from '../../invariants.ts'
import { judgementOf } from '../../judgement/judgement.ts'
import { zoneNamed } from '../../map/board.ts'
import { doorNamed } from '../../map/doors.ts'
import { companionChoice } from '../../missions/choices/companion.ts'
import { LOCK_EVOLVERS, MISSION_EVOLVERS } from '../../missions/evolve.ts'
import { missionFrames } from '../../missions/frames/all.ts'
import { freshDoors, freshMission } from '../../missions/fresh-mission.ts'
import { viewLaidOut } from '../../missions/view.ts'
import { ZONES_STREAMS } from '../../streams.ts'
import { viewDecks, viewFound, viewRound, viewRunningTurn } from '../../view.ts'
import { CART, DECK, DECKS, INVENTORY, SPAWN_CARDS, SURVIVORS } from './content.ts'
import type { Tiny, TinyBoard, TinyKit, TinyOptions, TinyPerson } from './game.ts'
import { tinyKit } from './kit.ts'
import { SPARK_EVOLVERS } from './sparks.ts'

type Evolvers = { readonly [T in Tiny['event']['type']]: Evolver<TinyKit, TinyBoard, Tiny['event']> }

const EVOLVERS: Evolvers = {
  ...ZONES_EVOLVERS,
  ...NOISE_EVOLVERS,
  ...SINGLE_NOISE_EVOLVERS,
  ...DOOR_EVOLVERS,
  ...CAR_EVOLVERS,
  ...COMPANION_EVOLVERS,
  ...MISSION_EVOLVERS,
  ...SPARK_EVOLVERS,
}
const WRITERS = joined<TinyKit, TinyBoard, Tiny['event']>(
  EVOLVERS,
  LEADER_EVOLVERS,
  SEAT_EVOLVERS,
  LOCK_EVOLVERS,
)

function personOf({ map }: TinyKit, start: number, given: TinyPerson) {
  const { id, seat = 0, zone, skills, hand = [], pack = [], slots = {}, ...figures } = given
  const data = SURVIVORS[id]
  if (!data) throw new Error(`nobody is called ${id}`)
  const person = freshPerson(INVENTORY, data, seat, zone === undefined ? start : zoneNamed(map, zone))
  const own = skills ?? person.skills
  return {
    ...person,
    ...figures,
    skills: own,
    own: own.length,
    hand: [...hand].sort(),
    pack: [...pack].sort(),
    slots: INVENTORY.more.map(({ name }) => [...(slots[name] ?? [])].sort()),
  }
}

function boardOf(
  kit: TinyKit,
  { people, at, round = 1, open = [], carts = [], loud }: TinyOptions,
): TinyBoard {
  const { mission, map, kinds } = kit
  const [start = 0] = mission.start
  const left = [...DECK]
  const held = people.flatMap(({ hand = [], pack = [], slots = {} }) => [
    ...hand,
    ...pack,
    ...Object.values(slots).flat(),
  ])
  for (const face of held) left.splice(left.indexOf(kit.cards[face]?.name ?? face), 1)
  for (const card of at === undefined ? kit.startingCards : []) left.splice(left.indexOf(card), 1)
  const everybody = people.map((person) => ({ ...personOf(kit, start, person), waiting: at === 'turn' }))
  const fresh = freshZones(kit, everybody, [left, [], Object.keys(SPAWN_CARDS), []])
  // At the beginning the mission's own frame puts them there.
  if (at !== undefined)
    for (const { zone, kind, count } of mission.zombies)
      fresh.zombies[zone * kinds.length + kinds.findIndex(({ id }) => id === kind)] = count
  const doors = open.reduce((bits, name) => bits | (1 << (doorNamed(map.layout, name) ?? 0)), mission.open)
  return {
    ...fresh,
    round: at === undefined ? 0 : round,
    phase: at === undefined ? 'setup' : at === 'turn' ? 'players' : at,
    ...freshDoors({ ...mission, open: doors }, false),
    noise: Array<number>(map.size).fill(0),
    loud: loud === undefined ? start : zoneNamed(map, loud),
    loudSide: 'bang',
    cars: carts.map((zone) => parkedCar(CART, zoneNamed(map, zone), true)),
    ...freshMission(mission),
  }
}

function framesAt({ at }: TinyOptions): Tiny['frame'][] {
  if (at === undefined) return [{ kind: 'game', at: 'setup', next: 0 }]
  const game: Tiny['frame'] = { kind: 'game', at: 'round', next: 0 }
  if (at !== 'turn') return [game, { kind: 'round', at }]
  return [
    game,
    { kind: 'round', at: 'zombies' },
    { kind: 'players', at: 'seat', done: 0, asked: [] },
    turnFrame(0),
  ]
}

const cloneTiny = (board: TinyBoard): TinyBoard => ({
  ...cloneZones(board),
  noise: board.noise.slice(),
  loud: board.loud,
  loudSide: board.loudSide,
  opened: board.opened,
  locked: board.locked,
  cars: cloneCars(board.cars),
  tokens: board.tokens,
  asleep: board.asleep,
  tally: board.tally,
})

/** A small game that has everything of zones, and nothing of any other game. */
export function tinyRules(options: TinyOptions): Ruleset<Tiny> {
  const kit = tinyKit(options)
  const fresh = boardOf(kit, options)
  const cards = [...DECK, ...Object.keys(SPAWN_CARDS)]
  return {
    id: 'tiny',
    version: 1,
    luck: 1,
    streams: ZONES_STREAMS,
    seats: () => kit.seats(fresh),
    begin: () => ({ board: cloneTiny(fresh), frames: framesAt(options).map((frame) => ({ ...frame })) }),
    frames: { ...zonesFrames(kit), ...missionFrames(kit), building: buildingSteps, drive: driveSteps(kit) },
    choices: { ...zonesChoices(kit), companion: companionChoice(kit), dark: darkChoice(kit) },
    evolve(board, event) {
      WRITERS[event.type]?.(kit, board, event)
    },
    clone: cloneTiny,
    outcome: (board) => board.outcome,
    view: (board) =>
      asJson({
        ...viewRound(kit, board),
        zones: viewLoudZones(kit, board, kit.moreNoise),
        loud: viewSingleNoise(kit, board),
        ...viewDoors(kit, board),
        ...viewLaidOut(kit, board),
        turn: viewRunningTurn(kit, board),
        cars: viewCars(kit, board),
        found: viewFound(kit, board),
        decks: viewDecks(board, DECKS),
        tally: board.tally,
      }),
    redact: asJson,
    concealed: () => [],
    open: true,
    aside: (board, seat) => (board.phase === 'setup' ? undefined : discardAside(board, seat)),
    leader: (board) => board.first,
    broken: (board) => [
      ...brokenOnZones(kit, board, cards),
      ...brokenNoise(board),
      ...brokenSingleNoise(kit, board),
      ...brokenDoors(kit, board),
      ...brokenCars(board),
      ...brokenCompanions(board),
    ],
    judgement: judgementOf(kit),
  }
}
