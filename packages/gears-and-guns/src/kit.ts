import { has, type Table } from '@graveshift/kernel'
import {
  explode,
  kindOf,
  lookingThroughDoors,
  NO_SLIPPING,
  nothingRemembered,
  personAt,
  Sight,
  singleNoiseParts,
} from '@graveshift/zones'
import { listenersOf, missionAims, missionParts } from '@graveshift/zones/missions'
import { spawnZombies } from './abominations/coming.ts'
import { robWounded } from './abominations/lose-card.ts'
import { ACTIONS } from './actions.ts'
import { react } from './after.ts'
import type { Board, Terms } from './board.ts'
import { barsOf } from './cards/bars.ts'
import { CARD_REFUSALS } from './cards/card-refusals.ts'
import { deedsOf } from './cards/deeds.ts'
import { mayLend } from './cards/lending.ts'
import { OFFERS } from './choices/offers.ts'
import { BUDGETS } from './content/budgets.ts'
import { cardsOf } from './content/cards.ts'
import { CARD_FACES, ZOMBIE_CARDS_BY_ID } from './content/compile.ts'
import { INVENTIONS } from './content/decks.ts'
import { HOME_DEFENDER_DEPTH } from './content/figures.ts'
import { survivorNamed } from './content/survivors.ts'
import { abominationDeck, ZOMBIES } from './content/zombies.ts'
import type { Western } from './game.ts'
import { blastPlaces } from './judgement/blast-places.ts'
import { ownAims } from './judgement/own-aims.ts'
import type { Mission } from './missions/compile.ts'
import { goalOf } from './missions/goals.ts'
import { rulesOf } from './missions/rules.ts'
import { LENDERS } from './people/card-skills.ts'
import { FREE_SKILLS } from './people/free-skills.ts'
import { INVENTORY } from './people/inventory.ts'
import { peopleParts } from './people/parts.ts'
import { SKILLS } from './people/skills.ts'
import { abilitiesOf } from './people/survivors.ts'
import { COMPANION_REFUSALS, MISSION_REFUSALS, REFUSALS } from './refusal-rules.ts'
import { settleRewards } from './sheets/milestone.ts'
import { poolOn, survivorsIn } from './sheets/pool.ts'
import { SETUP_ORDER } from './sheets/setup-steps.ts'
import { spawnOrderOf } from './spawning/spawn-order.ts'
import { blowUpBottles, goOff } from './steam/bottles.ts'
import { steamStyles } from './steam/full-steam.ts'
import { helpingDice } from './steam/helpers.ts'
import { STEAM_REFUSALS } from './steam/refusals.ts'
import { isDepleted } from './steam/steam-cards.ts'
import { STEAM_DIE } from './steam/steam-dice.ts'
import { jetFog, scald, scaldBefore } from './town/jets.ts'
import { isWorkshop, machinesOf } from './town/nozzles.ts'
import type { WesternKit } from './western-kit.ts'

/** Types of zombies in a mission: abominations as their deck has them (GG-TWN-10). */
function kindsIn({ data: { steam } }: Mission) {
  const deck = abominationDeck(steam !== undefined)
  return ZOMBIES.filter((kind) => !has(kind, 'abomination') || deck.includes(kind.id))
}

export function makeKit(mission: Mission, setup: Terms): WesternKit {
  const { board: map } = mission
  const rules = rulesOf(mission)
  const goals = mission.data.goals.map(goalOf)
  const parts = missionParts({ mission, rules }, () => kit)
  // It is only ever handed events of this game.
  const judge: Pick<WesternKit, 'after'> = parts
  const order = spawnOrderOf(mission)
  const kinds = kindsIn(mission)
  const machines = mission.data.steam ? machinesOf(mission.switches, mission.nozzles) : []
  const kit: WesternKit = {
    mission,
    rules,
    goals,
    listeners: listenersOf(rules, goals),
    setup,
    cardRefusals: CARD_REFUSALS,
    deeds: deedsOf(() => kit),
    missionRefusals: MISSION_REFUSALS,
    firstPlayerCard: undefined,
    drawsCompanions: true,
    pool: (board) => poolOn(setup, board),
    setupOrder: SETUP_ORDER,
    kindFor: (_table, id) => kindOf(kit, id),
    tokenTaken: () => undefined,
    ...parts,
    spawnOrder: order,
    spawnZones: (board) => order.zones(board),
    isAsleep: (board, place) => order.isAsleep(board, place),
    after(table, event) {
      react(kit, table, event)
      judge.after(table, event)
    },
    ...lookingThroughDoors<Board>(map, new Sight(undefined, HOME_DEFENDER_DEPTH), () => kit, {
      barred: barsOf(rules, mission, () => kit),
      fog: jetFog(machines),
    }),
    ...singleNoiseParts<Board>(map, () => kit),
    beforePass: (table) => endPhase(table),
    kinds,
    inventory: INVENTORY,
    cards: CARD_FACES,
    spawnCards: ZOMBIE_CARDS_BY_ID,
    survivors: survivorsIn(setup),
    skills: SKILLS,
    remembered: nothingRemembered(),
    actions: ACTIONS,
    budgets: BUDGETS,
    offers: OFFERS,
    refusals: REFUSALS,
    companions: {
      refusals: COMPANION_REFUSALS,
      // The whole ability line of its class (UA-COM-03, UA-CLS-08).
      lends: (board, companion) =>
        mayLend(rules, board, companion)
          ? abilitiesOf(survivorNamed(personAt(board, companion).id).class)
          : [],
    },
    machineRoll: 'machine',
    keepRoll: 'keep',
    steam: {
      machines,
      hooks: rules,
      breaker: kinds.findIndex(({ id }) => id === 'steam-monster'),
      blasts: (board) => blastPlaces(kit, board),
      boom: (table, zone, person) => explode(kit, table, zone, person),
    },
    otherDice: [STEAM_DIE],
    // Core missions read nothing of steam (UA-SET-02).
    styles: mission.data.steam ? steamStyles(() => kit) : [],
    helpingDice: (board, person, arm) => helpingDice(kit, board, person, arm),
    cannotUse: (card) => (isDepleted(card) ? STEAM_REFUSALS.depleted : undefined),
    struck: (table, { person, zone }) => blowUpBottles(kit, table, person, zone),
    beforeAction: settleRewards,
    turnBegins: (table, person) => scald(kit, table, person),
    actionBegins: (table, person, action) => scaldBefore(kit, table, person, action),
    slipping: NO_SLIPPING,
    aims: missionAims<Board>(
      () => kit,
      ownAims(() => kit),
    ),
    ultrared: setup.ultrared,
    freeSkills: FREE_SKILLS,
    shares: setup.ultrared,
    lenders: LENDERS,
    pressOn: false,
    seats: ({ setup: { teams } }) => teams.length,
    startingCards: [...cardsOf('starting')].sort(),
    dealtAs: (card) => card,
    accuracy: (_board, _person, _mode, _zone, printed) => printed,
    noCombat: () => undefined,
    cannotFollow: () => undefined,
    spawn: (table, zone, kind, wanted, seat) => spawnZombies(kit, table, zone, kind, wanted, seat),
    activatedBy: (name) => 1 << kindOf(kit, name),
    exploded: (table, zone, person) => goOff(kit, table, person, zone, 'dynamite'),
    hurtBy: (table, person, kind) => robWounded(kit, table, person, kind),
    searchPile: (board, person) => (isWorkshop(kit, personAt(board, person).zone) ? INVENTIONS : undefined),
    drawn: () => false,
    cannotWalk: () => undefined,
    ...peopleParts(mission, parts, () => kit),
    burnsOnly: () => undefined,
  }
  return kit
}

/** What the end phase does after reloading and skills: noise, then the gauge (UA-RND-03). */
function endPhase(table: Table<Western>): void {
  table.push({ kind: 'noise', at: 'settle' })
  table.push({ kind: 'gauge', at: 'rise' })
}
