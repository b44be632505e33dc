import {
  type CarRules,
  type CompanionRules,
  type DoorRules,
  type KidRules,
  type RefusalRules,
  refusalsBy,
} from '@graveshift/zones'
import type { MissionRefusalRules } from '@graveshift/zones/missions'

/** Every reason at every place has a rule of this game; a missing one does not compile. */
const RULES: RefusalRules = {
  turn: { 'not-your-survivor': 'Z2-RND-02' },
  deal: { 'dealt-enough': 'Z2-SET-04' },
  first: { 'no-such-seat': 'Z2-SET-07' },
  stand: { 'no-start-zone': 'Z2-SET-09' },
  prepare: { 'cannot-put': 'Z2-SET-05', 'too-many-cards': 'Z2-RUL-27', 'overfull-pack': 'Z2-EQP-01' },
  assign: { 'not-turned-up': 'Z2-SKL-31' },
  move: { 'no-way': 'Z2-MOV-02', 'no-actions': 'Z2-MOV-03' },
  sprint: {
    'skill-missing': 'Z2-SKL-19',
    'already-done': 'Z2-SKL-19',
    'no-way': 'Z2-SKL-19',
    'no-actions': 'Z2-SKL-19',
  },
  charge: {
    'skill-missing': 'Z2-SKL-09',
    'already-done': 'Z2-SKL-09',
    'no-way': 'Z2-SKL-09',
    'no-zombies-there': 'Z2-RUL-36',
    'no-actions': 'Z2-SKL-09',
  },
  blitz: {
    'skill-missing': 'Z2-SKL-24',
    'already-done': 'Z2-SKL-24',
    'no-way': 'Z2-SKL-24',
    'out-of-range': 'Z2-SKL-24',
    'no-actions': 'Z2-SKL-24',
  },
  bloodlust: {
    'skill-missing': 'Z2-SKL-25',
    'already-done': 'Z2-SKL-25',
    'no-way': 'Z2-SKL-25',
    'no-zombies-there': 'Z2-SKL-25',
    'no-actions': 'Z2-SKL-25',
  },
  jump: {
    'skill-missing': 'Z2-SKL-10',
    'already-done': 'Z2-SKL-10',
    'no-way': 'Z2-SKL-10',
    'no-actions': 'Z2-SKL-10',
  },
  fieldMedic: {
    'skill-missing': 'Z2-SKL-35',
    'already-done': 'Z2-SKL-35',
    'not-here': 'Z2-SKL-35',
    'nothing-to-do': 'Z2-SKL-35',
    'no-way': 'Z2-SKL-35',
    'no-actions': 'Z2-SKL-35',
  },
  melee: {
    'not-in-hand': 'Z2-EQP-14',
    'not-a-weapon': 'Z2-ACT-07',
    'cannot-pair': 'Z2-EQP-06',
    'not-against-these': 'Z2-SKL-29',
    'skill-missing': 'Z2-SKL-23',
    'cannot-see': 'Z2-ACT-08',
    'out-of-range': 'Z2-EQP-03',
    'no-zombies-there': 'Z2-RUL-15',
    'no-actions': 'Z2-RND-03',
  },
  ranged: {
    'not-in-hand': 'Z2-EQP-14',
    'not-a-weapon': 'Z2-ACT-08',
    spent: 'Z2-EQP-09',
    'cannot-pair': 'Z2-EQP-06',
    'not-against-these': 'Z2-SKL-29',
    'skill-missing': 'Z2-SKL-37',
    'cannot-see': 'Z2-ACT-08',
    'out-of-range': 'Z2-EQP-19',
    'no-zombies-there': 'Z2-RUL-15',
    'no-actions': 'Z2-RND-03',
  },
  throw: {
    'not-against-these': 'Z2-SKL-29',
    'not-in-hand': 'Z2-EQP-14',
    'not-a-weapon': 'Z2-EQP-08',
    'cannot-see': 'Z2-ACT-08',
    'out-of-range': 'Z2-EQP-19',
    'no-zombies-there': 'Z2-RUL-15',
    'must-be-sure': 'Z2-RUL-14',
    'no-actions': 'Z2-RND-03',
  },
  improviseMelee: {
    'not-a-weapon': 'Z2-SKL-43',
    'skill-missing': 'Z2-SKL-43',
    'already-done': 'Z2-SKL-43',
    'no-zombies-there': 'Z2-RUL-15',
    'out-of-range': 'Z2-SKL-43',
    'no-actions': 'Z2-SKL-43',
  },
  improviseRanged: {
    'not-a-weapon': 'Z2-SKL-44',
    'skill-missing': 'Z2-SKL-44',
    'already-done': 'Z2-SKL-44',
    'no-zombies-there': 'Z2-RUL-15',
    'out-of-range': 'Z2-SKL-44',
    'no-actions': 'Z2-SKL-44',
  },
  reload: { 'not-in-hand': 'Z2-RUL-20', 'already-loaded': 'Z2-EQP-09', 'no-actions': 'Z2-ACT-09' },
  search: {
    'cannot-search-here': 'Z2-ACT-02',
    'zombies-here': 'Z2-ACT-02',
    'already-done': 'Z2-ACT-02',
    'no-cards-left': 'Z2-RUL-23',
    'no-actions': 'Z2-ACT-02',
  },
  eat: { 'not-your-survivor': 'Z2-RUL-26', 'card-not-there': 'Z2-EQP-11', 'nothing-to-do': 'Z2-EQP-11' },
  trade: {
    'not-here': 'Z2-ACT-06',
    'declined-before': 'Z2-RUL-11',
    'nothing-to-do': 'Z2-TBL-03',
    'no-actions': 'Z2-ACT-06',
  },
  reorganise: { 'nothing-to-do': 'Z2-TBL-03', 'no-actions': 'Z2-ACT-06' },
  noise: { 'no-actions': 'Z2-ACT-11' },
  taunt: {
    'skill-missing': 'Z2-SKL-61',
    'already-done': 'Z2-SKL-61',
    'no-zombies-there': 'Z2-SKL-61',
    'too-far': 'Z2-SKL-61',
    'no-actions': 'Z2-SKL-61',
  },
  lead: {
    'skill-missing': 'Z2-SKL-26',
    'already-done': 'Z2-SKL-26',
    'not-here': 'Z2-SKL-26',
    'no-actions': 'Z2-SKL-26',
  },
  lifesaver: {
    'skill-missing': 'Z2-SKL-46',
    'already-done': 'Z2-SKL-46',
    'no-zombies-there': 'Z2-SKL-46',
    'no-way': 'Z2-SKL-46',
    'not-here': 'Z2-SKL-46',
    'no-actions': 'Z2-SKL-46',
  },
  shove: {
    'skill-missing': 'Z2-SKL-16',
    'already-done': 'Z2-SKL-16',
    'no-zombies-there': 'Z2-RUL-49',
    'no-way': 'Z2-RUL-49',
    'no-actions': 'Z2-SKL-16',
  },
  activate: { 'not-your-survivor': 'Z2-RND-02' },
  arrange: {
    'not-here': 'Z2-ACT-16',
    'same-place': 'Z2-EQP-01',
    'card-not-there': 'Z2-EQP-01',
    'hand-full': 'Z2-EQP-01',
    'pack-full': 'Z2-EQP-01',
    'nothing-to-do': 'Z2-TBL-03',
  },
  arrangeMore: { 'nothing-to-do': 'Z2-ACT-06' },
  arrangeFound: { 'same-place': 'Z2-ACT-13' },
  handOver: { 'not-here': 'Z2-CMP-02' },
  discard: { 'not-your-survivor': 'Z2-EQP-02', 'in-a-trade': 'Z2-RUL-11', 'card-not-there': 'Z2-EQP-02' },
  shield: { 'card-not-there': 'Z2-SKL-45' },
  reroll: { 'already-done': 'Z2-RUL-17' },
  hit: { 'wrong-damage': 'Z2-RUL-45', 'no-zombies-there': 'Z2-CMB-05', 'higher-priority-first': 'Z2-CMB-09' },
  hitInVain: { 'no-zombies-there': 'Z2-TBL-03' },
  reap: { 'skill-missing': 'Z2-SKL-49', 'no-zombies-there': 'Z2-SKL-49' },
  wound: { 'not-here': 'Z2-ZOM-02', 'must-be-sure': 'Z2-RUL-12' },
  strayWound: { 'not-here': 'Z2-CMB-06' },
  split: { 'split-sizes': 'Z2-RUL-09', 'no-way': 'Z2-ZOM-05' },
  skill: { 'level-skill': 'Z2-ADR-02' },
  order: { 'skill-missing': 'Z2-RUL-11' },
}

const OF_DOORS: DoorRules = {
  door: {
    'no-door-here': 'Z2-ACT-14',
    'door-open': 'Z2-ACT-03',
    'door-locked': 'Z2-ACT-03',
    'not-in-hand': 'Z2-EQP-14',
    'cannot-open-doors': 'Z2-EQP-05',
    'no-actions': 'Z2-ACT-03',
  },
  dark: { 'not-dark': 'Z2-ACT-04' },
}

const OF_MISSIONS: MissionRefusalRules = {
  take: { 'no-token-here': 'Z2-ACT-10', 'too-heavy': 'Z2-ACT-10', 'no-actions': 'Z2-ACT-10' },
  store: {
    'no-store-here': 'Z2-ACT-10',
    'store-needs-peace': 'Z2-ACT-10',
    'nothing-to-store': 'Z2-ACT-10',
    'no-actions': 'Z2-ACT-10',
  },
  companion: { 'in-play': 'Z2-SET-11' },
}

export const MISSION_REFUSALS = refusalsBy(OF_MISSIONS)

export const DOOR_REFUSALS = refusalsBy(OF_DOORS)

const OF_CARS: CarRules = {
  getIn: {
    'no-car-here': 'Z2-CAR-01',
    'in-a-car': 'Z2-CAR-01',
    'zombies-here': 'Z2-CAR-01',
    'no-seat': 'Z2-CAR-09',
    'no-actions': 'Z2-CAR-01',
  },
  getInTogether: { 'no-seat': 'Z2-RUL-41' },
  getOut: { 'not-in-a-car': 'Z2-CAR-01', 'no-actions': 'Z2-CAR-01' },
  changeSeat: {
    'not-in-a-car': 'Z2-CAR-02',
    'no-seat': 'Z2-CAR-09',
    'cannot-drive': 'Z2-RUL-41',
    'no-actions': 'Z2-CAR-02',
  },
  drive: {
    'not-driving': 'Z2-CAR-03',
    'no-driving-here': 'Z2-CAR-03',
    'no-cars-inside': 'Z2-CAR-03',
    'no-road': 'Z2-CAR-04',
    'no-actions': 'Z2-CAR-04',
  },
  reach: { 'no-car-here': 'Z2-RUL-40' },
  trunk: { 'no-token-here': 'Z2-CAR-07', 'no-actions': 'Z2-CAR-07' },
  searchCar: { 'no-car-here': 'Z2-CAR-08' },
  walk: { 'in-a-car': 'Z2-RUL-38' },
  follow: { 'no-seat': 'Z2-RUL-41' },
}

const OF_KIDS: KidRules = { slip: { 'skill-missing': 'Z2-RUL-35', 'nothing-to-slip': 'Z2-RUL-35' } }

export const KID_REFUSALS = refusalsBy(OF_KIDS)

const OF_COMPANIONS: CompanionRules = { rally: { 'not-here': 'Z2-CMP-03', 'no-actions': 'Z2-CMP-03' } }

export const COMPANION_REFUSALS = refusalsBy(OF_COMPANIONS)

export const CAR_REFUSALS = refusalsBy(OF_CARS)

/** What zones refuses in this game. */
export const REFUSALS = refusalsBy(RULES)
