import { nth, type Refusal, type Table } from '@graveshift/kernel'
import {
  accuracyInDark,
  activateAll,
  CAR_ROLL,
  cannotRideAlong,
  cannotWalkFromCar,
  Darkness,
  drawing,
  emit,
  type Kit,
  kidsSlip,
  kindOf,
  lentSkills,
  lookingThroughDoors,
  noiseParts,
  nothingRemembered,
  personAt,
  place,
  Sight,
  SPECIAL,
  springTrap,
  zombiesOf,
} from '@graveshift/zones'
import { listenersOf, missionAims, missionParts } from '@graveshift/zones/missions'
import { ACTIONS } from './actions.ts'
import type { Board, Terms } from './board.ts'
import { carsOf } from './cars.ts'
import { OFFERS } from './choices/offers.ts'
import { BUDGETS } from './content/budgets.ts'
import {
  CARD_FACES,
  SKILLS,
  SURVIVORS_BY_ID,
  startingName,
  survivorNamed,
  ZOMBIE_CARDS_BY_ID,
} from './content/compile.ts'
import { cardsIn, STARTING_DECK } from './content/decks.ts'
import { FREE_SKILLS } from './content/free-skills.ts'
import { INVENTORY } from './content/inventory.ts'
import { zombieKinds } from './content/zombies.ts'
import type { SecondEdition } from './game.ts'
import { ownAims } from './judgement/own-aims.ts'
import type { Mission } from './missions/compile.ts'
import { goalOf } from './missions/goals.ts'
import { rulesOf } from './missions/rules.ts'
import {
  COMPANION_REFUSALS,
  DOOR_REFUSALS,
  KID_REFUSALS,
  MISSION_REFUSALS,
  REFUSALS,
} from './refusal-rules.ts'
import { refuse } from './refusals.ts'
import { COCKTAIL_ROLL } from './roll-reasons.ts'
import type { SecondKit } from './second-kit.ts'
import { streamOf } from './streams.ts'

/** Gear that carries skills (Z2-OPT-07). */
const LENDERS = Object.values(CARD_FACES)
  .filter(({ kind, skills = [] }) => kind === 'gear' && skills.length > 0)
  .map(({ id }) => id)

/** Walker of a trap card. */
const WALKER = 'walker'

/** Dark rooms need a six, unless somebody has a light (Z2-DRK-02, Z2-DRK-03). */
const IN_THE_DARK = { light: 'flashlight', needed: 6 }

export function makeKit(mission: Mission, setup: Terms): SecondKit {
  const { board: map } = mission
  const darkness = setup.darkZones || mission.data.dark === true ? new Darkness() : undefined
  const kinds = zombieKinds(setup.abominations, setup.mostAbominations)
  const rules = rulesOf(mission)
  const goals = mission.data.goals.map(goalOf)
  const moreNoise = rules.flatMap(({ noise }) => noise ?? [])
  const abominations = kinds.reduce(
    (bits, { abomination }, kind) => (abomination ? bits | (1 << kind) : bits),
    0,
  )
  const kit: SecondKit = {
    mission,
    rules,
    goals,
    listeners: listenersOf(rules, goals),
    moreNoise,
    setup,
    missionRefusals: MISSION_REFUSALS,
    firstPlayerCard: 'fire-axe',
    kindFor: (table, id) => kindFor(kit, table, id),
    // A random pimpweapon of those left, then a free reorganizing; or a walker (Z2-EQP-12, Z2-EQP-21).
    tokenTaken: (table, person) => table.push(drawing(person, 1, { pile: SPECIAL })),
    ...missionParts({ mission, rules }, () => kit),
    ...lookingThroughDoors(map, new Sight(darkness), () => kit),
    ...noiseParts<Board>(map, darkness, moreNoise, () => kit),
    kinds,
    inventory: INVENTORY,
    cards: CARD_FACES,
    spawnCards: ZOMBIE_CARDS_BY_ID,
    survivors: SURVIVORS_BY_ID,
    skills: SKILLS,
    remembered: nothingRemembered(),
    actions: ACTIONS,
    budgets: BUDGETS,
    offers: OFFERS,
    refusals: REFUSALS,
    doorRefusals: DOOR_REFUSALS,
    cars: carsOf(() => kit),
    companions: {
      refusals: COMPANION_REFUSALS,
      lends: (board, companion) => lentSkills(survivorNamed(personAt(board, companion).id).blue),
    },
    machineRoll: CAR_ROLL,
    keepRoll: COCKTAIL_ROLL,
    otherDice: [],
    styles: [],
    slipping: kidsSlip(() => kit, KID_REFUSALS),
    aims: missionAims<Board>(
      () => kit,
      ownAims(() => kit),
    ),
    beforePass: () => undefined,
    ultrared: setup.ultrared,
    freeSkills: FREE_SKILLS,
    shares: setup.ultrared,
    lenders: LENDERS,
    pressOn: setup.pressOn,
    seats: ({ setup: { teams } }) => teams.length,
    startingCards: cardsIn(STARTING_DECK).sort(),
    dealtAs: (card) => (setup.startingCardsReturn ? card : startingName(card)),
    accuracy: (board, person, mode, zone, printed) =>
      darkness ? accuracyInDark(kit, board, person, mode, zone, printed, IN_THE_DARK) : printed,
    noCombat: (board, person) => noCombat(kit, board, person),
    cannotFollow: (board, companion, leader) => cannotRideAlong(kit, board, companion, leader),
    spawn: (table, zone, kind, wanted, seat) => spawn(kit, abominations, table, zone, kind, wanted, seat),
    activatedBy: (name) => 1 << kindOf(kit, name),
    drawn: (table, person, card) => springTrap(kit, table, person, card, WALKER),
    cannotWalk: (board, person) => cannotWalkFromCar(kit, board, person),
    burnsOnly(board, zone) {
      const wild = kindOf(kit, 'abominawild')
      return wild >= 0 && zombiesOf(kit, board, zone, wild) > 0 ? wild : undefined
    },
  }
  return kit
}

/** Nobody fights beside a Hobomination (Z2-OPT-01). */
function noCombat(kit: Kit, board: Board, person: number): Refusal | undefined {
  const hobo = kindOf(kit, 'hobomination')
  if (hobo < 0 || zombiesOf(kit, board, nth(board.people, person).zone, hobo) === 0) return undefined
  return refuse('closed-to-combat', 'Z2-OPT-01')
}

/** Zombies of a card; abominations have rules of their own when there are too many (Z2-OPT-02). */
function spawn(
  kit: SecondKit,
  abominations: number,
  table: Table<SecondEdition>,
  zone: number,
  kind: number,
  wanted: number,
  seat: number,
): number {
  if (kind >= 0 && !kit.kinds[kind]?.abomination) return place(kit, table, zone, kind, wanted, seat, true)
  const present = countAmong(kit, table, abominations)
  const left = kit.kinds.flatMap(({ id, figures }, each) =>
    abominations & (1 << each) && countAmong(kit, table, 1 << each) < figures ? [id] : [],
  )
  const { abominationFest: fest } = kit.setup
  const printed = kit.setup.abominations === 'printed'
  // One at a time in the printed game; else as many as there are figures.
  const comes = left.length > 0 && (!printed || present === 0 || fest)
  if (present > 0 && (fest || !comes)) activateAll(kit, table, abominations, seat, 'shortage')
  if (!comes) return 0
  const id = printed ? nth(left, table.draw(ABOMINATION_STREAM, left)) : nth(left, 0)
  if (present === 0 || !fest) {
    emit(kit, table, { type: 'placed', zone, kind: kindOf(kit, id), count: 1, fresh: true })
    return 1
  }
  // Behind the activation of those who are there already: it does not act with them.
  table.push({ kind: 'arrival', at: 'place', zone, zombie: kindOf(kit, id), count: 1, seat })
  return 0
}

/** A kind of zombie the mission names; of the printed abominations any one may come. */
function kindFor(kit: Kit, table: Table<SecondEdition>, id: string): number {
  const kind = kindOf(kit, id)
  if (kind >= 0) return kind
  const able = kit.kinds.filter(({ abomination }) => abomination).map((each) => each.id)
  return kindOf(kit, nth(able, table.draw(ABOMINATION_STREAM, able)))
}

const ABOMINATION_STREAM = streamOf('abomination')

function countAmong(kit: Kit, { board }: Table<SecondEdition>, kinds: number): number {
  let count = 0
  for (let at = 0; at < board.zombies.length; at++)
    if (kinds & (1 << (at % kit.kinds.length))) count += board.zombies[at] as number
  return count
}
