import { type CompanionRules, type RefusalRules, refusalsBy } from '@graveshift/zones'
import type { MissionRefusalRules } from '@graveshift/zones/missions'

/** Every reason at every place has a rule of this game; a missing one does not compile. */
const RULES: RefusalRules = {
  turn: { 'not-your-survivor': 'UA-RND-02' },
  deal: { 'dealt-enough': 'UA-SET-03' },
  first: { 'no-such-seat': 'UA-SET-05' },
  stand: { 'no-start-zone': 'UA-SET-01' },
  prepare: { 'cannot-put': 'UA-SET-03', 'too-many-cards': 'UA-INV-05', 'overfull-pack': 'UA-INV-01' },
  assign: { 'not-turned-up': 'UA-SPW-02' },
  move: { 'no-way': 'UA-MOV-01', 'no-actions': 'UA-MOV-02' },
  sprint: of('GG-SKL-18', ['skill-missing', 'already-done', 'no-way', 'no-actions']),
  charge: {
    'skill-missing': 'UA-CLS-03',
    'already-done': 'UA-CLS-03',
    'no-way': 'UA-CLS-03',
    'no-zombies-there': 'UA-CLS-03',
    'no-actions': 'UA-RUL-13',
  },
  blitz: of('GG-SKL-18', ['skill-missing', 'already-done', 'no-way', 'out-of-range', 'no-actions']),
  bloodlust: of('GG-SKL-18', ['skill-missing', 'already-done', 'no-way', 'no-zombies-there', 'no-actions']),
  jump: of('GG-SKL-18', ['skill-missing', 'already-done', 'no-way', 'no-actions']),
  fieldMedic: of('GG-SKL-18', [
    'skill-missing',
    'already-done',
    'not-here',
    'nothing-to-do',
    'no-way',
    'no-actions',
  ]),
  melee: {
    'not-in-hand': 'UA-INV-03',
    'not-a-weapon': 'UA-ACT-02',
    'cannot-pair': 'UA-WPN-03',
    'not-against-these': 'GG-SKL-18',
    'skill-missing': 'GG-SKL-18',
    'cannot-see': 'UA-CMB-03',
    'out-of-range': 'UA-WPN-02',
    'no-zombies-there': 'UA-RUL-22',
    'no-actions': 'UA-ACT-01',
  },
  ranged: {
    'not-in-hand': 'UA-INV-03',
    'not-a-weapon': 'UA-ACT-02',
    spent: 'UA-WPN-04',
    'cannot-pair': 'UA-WPN-03',
    'not-against-these': 'GG-SKL-18',
    'skill-missing': 'GG-SKL-18',
    'cannot-see': 'UA-CMB-04',
    'out-of-range': 'UA-CMB-04',
    'no-zombies-there': 'UA-RUL-22',
    'no-actions': 'UA-ACT-01',
  },
  throw: {
    'not-against-these': 'GG-SKL-18',
    'not-in-hand': 'UA-DYN-01',
    'not-a-weapon': 'UA-DYN-01',
    'cannot-see': 'UA-DYN-03',
    'out-of-range': 'UA-DYN-01',
    'no-zombies-there': 'UA-DYN-03',
    'must-be-sure': 'UA-DYN-03',
    'no-actions': 'UA-ACT-01',
  },
  improviseMelee: of('GG-SKL-18', [
    'not-a-weapon',
    'skill-missing',
    'already-done',
    'no-zombies-there',
    'out-of-range',
    'no-actions',
  ]),
  improviseRanged: of('GG-SKL-18', [
    'not-a-weapon',
    'skill-missing',
    'already-done',
    'no-zombies-there',
    'out-of-range',
    'no-actions',
  ]),
  reload: { 'not-in-hand': 'UA-ACT-06', 'already-loaded': 'UA-WPN-04', 'no-actions': 'UA-ACT-06' },
  search: {
    'cannot-search-here': 'UA-SRC-01',
    'zombies-here': 'UA-SRC-01',
    'already-done': 'UA-SRC-01',
    'no-cards-left': 'UA-SRC-03',
    'no-actions': 'UA-SRC-01',
  },
  eat: { 'not-your-survivor': 'UA-WPN-07', 'card-not-there': 'UA-WPN-07', 'nothing-to-do': 'UA-WPN-07' },
  trade: {
    'not-here': 'UA-ACT-03',
    'declined-before': 'UA-RUL-22',
    'nothing-to-do': 'GG-TBL-03',
    'no-actions': 'UA-ACT-03',
  },
  reorganise: { 'nothing-to-do': 'GG-TBL-03', 'no-actions': 'UA-ACT-03' },
  noise: { 'no-actions': 'UA-ACT-05' },
  taunt: of('GG-SKL-18', ['skill-missing', 'already-done', 'no-zombies-there', 'too-far', 'no-actions']),
  lead: of('GG-SKL-18', ['skill-missing', 'already-done', 'not-here', 'no-actions']),
  lifesaver: of('GG-SKL-18', [
    'skill-missing',
    'already-done',
    'no-zombies-there',
    'no-way',
    'not-here',
    'no-actions',
  ]),
  shove: of('GG-SKL-18', ['skill-missing', 'already-done', 'no-zombies-there', 'no-way', 'no-actions']),
  activate: { 'not-your-survivor': 'UA-RND-02' },
  arrange: {
    'not-here': 'UA-ACT-03',
    'same-place': 'UA-ACT-03',
    'card-not-there': 'UA-ACT-03',
    'hand-full': 'UA-INV-01',
    'pack-full': 'UA-INV-01',
    'nothing-to-do': 'GG-TBL-03',
  },
  arrangeMore: { 'nothing-to-do': 'UA-ACT-03' },
  arrangeFound: { 'same-place': 'UA-SRC-02' },
  handOver: { 'not-here': 'UA-COM-02' },
  discard: { 'not-your-survivor': 'UA-ACT-07', 'in-a-trade': 'UA-RUL-22', 'card-not-there': 'UA-ACT-07' },
  shield: { 'card-not-there': 'GG-SKL-18' },
  reroll: { 'already-done': 'UA-WPN-05' },
  hit: {
    'wrong-damage': 'UA-CMB-02',
    'no-zombies-there': 'UA-CMB-03',
    'higher-priority-first': 'UA-TGT-02',
  },
  hitInVain: { 'no-zombies-there': 'GG-TBL-03' },
  reap: { 'skill-missing': 'GG-SKL-18', 'no-zombies-there': 'GG-SKL-18' },
  wound: { 'not-here': 'UA-ZOM-02', 'must-be-sure': 'UA-RUL-22' },
  strayWound: { 'not-here': 'UA-FRF-01' },
  split: { 'split-sizes': 'UA-ZOM-05', 'no-way': 'UA-ZOM-05' },
  skill: { 'level-skill': 'UA-ADR-02' },
  order: { 'skill-missing': 'GG-RUL-64' },
}

const OF_MISSIONS: MissionRefusalRules = {
  take: { 'no-token-here': 'UA-ACT-04', 'too-heavy': 'GG-OBJ-03', 'no-actions': 'UA-ACT-04' },
  store: of('UA-ACT-02', ['no-store-here', 'store-needs-peace', 'nothing-to-store', 'no-actions']),
  companion: { 'in-play': 'GG-RUL-40' },
}

const OF_COMPANIONS: CompanionRules = { rally: { 'not-here': 'UA-COM-02', 'no-actions': 'UA-COM-02' } }

/** One rule for all of these reasons: skills shared with other games say in one line what they are. */
function of<const R extends string>(rule: string, reasons: readonly R[]): { readonly [K in R]: string } {
  return Object.fromEntries(reasons.map((reason) => [reason, rule])) as { readonly [K in R]: string }
}

/** What zones refuses in this game. */
export const REFUSALS = refusalsBy(RULES)
export const MISSION_REFUSALS = refusalsBy(OF_MISSIONS)
export const COMPANION_REFUSALS = refusalsBy(OF_COMPANIONS)
