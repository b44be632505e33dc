import { has, type Refusal } from '@graveshift/kernel'
import { ZONES_OFFERS } from '../../choices/offers.ts'
import { bareDice } from '../../combat/plan.ts'
import { emit } from '../../emit.ts'
import { CAR_REASONS, CAR_ROLL, cannotRideAlong, cannotWalkFromCar } from '../../features/cars/cars.ts'
import { COMPANION_REASONS } from '../../features/companions/companions.ts'
import { DOOR_REASONS } from '../../features/doors/doors.ts'
import { KID_REASONS, kidsSlip } from '../../features/kids/kids.ts'
import { noiseParts } from '../../features/noise-tokens/noise-parts.ts'
import { singleNoiseParts } from '../../features/single-noise/single-noise.ts'
import { springTrap } from '../../features/traps/traps.ts'
import { kindOf } from '../../horde.ts'
import { lookingThroughDoors } from '../../looking.ts'
import { missionAims } from '../../missions/aims.ts'
import { layOut, placed } from '../../missions/compile.ts'
import { leaveOffer } from '../../missions/frames/leave.ts'
import { listenersOf } from '../../missions/judge.ts'
import { kindById } from '../../missions/language.ts'
import { missionParts } from '../../missions/mission-parts.ts'
import { MISSION_REASONS } from '../../missions/refusals.ts'
import { ZONES_REASONS } from '../../refusals.ts'
import { nothingRemembered } from '../../remembered.ts'
import { Sight } from '../../sight.ts'
import { place } from '../../zombies/spawning.ts'
import { SMALL_TILES } from '../small-tiles.ts'
import { TINY_ACTIONS } from './actions.ts'
import { BUDGETS, CART, FACES, INVENTORY, KINDS, SKILLS, SPAWN_CARDS, SURVIVORS } from './content.ts'
import type { TinyBoard, TinyKit, TinyOptions } from './game.ts'
import { TINY_LANGUAGE } from './language.ts'
import { SPARK, sparksStyle } from './sparks.ts'

type Reasons = Readonly<Record<string, readonly string[]>>

/** The rules of this game go by the places where they refuse. */
function refusalsAt<R extends Reasons>(reasons: R) {
  const made: Record<string, Record<string, Refusal>> = {}
  for (const [where, list] of Object.entries(reasons))
    made[where] = Object.fromEntries(list.map((refused) => [refused, { refused, rule: `TINY-${where}` }]))
  return made as { readonly [W in keyof R]: { readonly [K in R[W][number]]: Refusal } }
}

export function tinyKit({ mission: data, people, loud, mist = [], depth }: TinyOptions): TinyKit {
  const places = layOut(SMALL_TILES, data)
  if (!has(places, 'board')) throw new Error(places.map(({ message }) => message).join('; '))
  const mission = placed(places, data)
  if (places.faults.length > 0) throw new Error(places.faults.map(({ message }) => message).join('; '))
  const rules = data.rules.map((rule) => kindById(TINY_LANGUAGE.rules, rule.rule).make(rule, mission))
  const goals = data.goals.map((goal) => ({ kind: kindById(TINY_LANGUAGE.goals, goal.goal), data: goal }))
  const seats = Math.max(...people.map(({ seat = 0 }) => seat)) + 1
  const moreNoise = rules.flatMap(({ noise }) => noise ?? [])
  const kit: TinyKit = {
    mission,
    rules,
    goals,
    listeners: listenersOf(rules, goals),
    moreNoise,
    ...missionParts({ mission, rules }, () => kit),
    ...lookingThroughDoors<TinyBoard>(mission.board, new Sight(undefined, depth), () => kit, {
      barred: rules.flatMap(({ stopsZombies }) =>
        stopsZombies ? [(board: TinyBoard) => stopsZombies(kit, board)] : [],
      ),
      fog: {
        places: mission.board.zones.flatMap(({ name }, zone) => (mist.includes(name) ? [zone] : [])),
        now: ({ round }) => (round % 2 === 1 ? (1 << mist.length) - 1 : 0),
      },
    }),
    ...(loud === undefined
      ? noiseParts<TinyBoard>(mission.board, undefined, moreNoise, () => kit)
      : singleNoiseParts<TinyBoard>(mission.board, () => kit)),
    kinds: KINDS,
    inventory: INVENTORY,
    cards: FACES,
    spawnCards: SPAWN_CARDS,
    survivors: SURVIVORS,
    skills: SKILLS,
    remembered: nothingRemembered(),
    actions: TINY_ACTIONS,
    budgets: BUDGETS,
    offers: [...ZONES_OFFERS, leaveOffer],
    refusals: refusalsAt(ZONES_REASONS),
    doorRefusals: refusalsAt(DOOR_REASONS),
    cars: {
      refusals: refusalsAt(CAR_REASONS),
      bumper: bareDice(2, 3, 1),
      armed: [CART],
      mayDrive: () => true,
      ranOver: (table, killed) =>
        emit(kit, table, {
          type: 'tallied',
          what: 'ran-over',
          count: (table.board.tally['ran-over'] ?? 0) + killed,
        }),
    },
    companions: { refusals: refusalsAt(COMPANION_REASONS), lends: () => ['plus-action'] },
    missionRefusals: refusalsAt(MISSION_REASONS),
    firstPlayerCard: 'spade',
    kindFor: (_table, id) => kindOf(kit, id),
    tokenTaken: () => undefined,
    aims: missionAims(() => kit, { opens: (card) => FACES[card]?.door !== undefined }),
    beforePass: () => undefined,
    ultrared: false,
    freeSkills: [],
    shares: true,
    lenders: ['miter'],
    pressOn: false,
    seats: () => seats,
    startingCards: ['spade', 'sling'],
    dealtAs: (card) => card,
    accuracy: (_board, _person, _mode, _zone, printed) => printed,
    noCombat: () => undefined,
    spawn: (table, zone, kind, wanted, seat) => place(kit, table, zone, kind, wanted, seat, true),
    activatedBy: (name) => 1 << kindOf(kit, name),
    drawn: (table, person, card) => springTrap(kit, table, person, card, 'crawler'),
    machineRoll: CAR_ROLL,
    keepRoll: 'kept',
    otherDice: [SPARK],
    styles: [sparksStyle(() => kit)],
    slipping: kidsSlip(() => kit, refusalsAt(KID_REASONS)),
    cannotWalk: (board, person) => cannotWalkFromCar(kit, board, person),
    burnsOnly: () => undefined,
    cannotFollow: (board, companion, leader) => cannotRideAlong(kit, board, companion, leader),
  }
  return kit
}
