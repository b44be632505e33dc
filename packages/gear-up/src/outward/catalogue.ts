import {
  ANYTHING,
  COUNT,
  listOf,
  mapOf,
  nameOf,
  objectOf,
  oneOf,
  recordOf,
  TEXT,
  TRUTH,
} from '@graveshift/kernel/outward'
import {
  BOSS_ICONS,
  type BodyData,
  type BossCardData,
  type BossData,
  COLOURS,
  type CompanionData,
  type ContentData,
  type DashboardData,
  type DifficultyData,
  FRENZY_GAINS,
  LETTERS,
  SPEEDS,
  type SurvivorData,
  type TurnCardData,
  WALK_SPEEDS,
  type WeaponData,
  ZOMBIE_TYPES,
  type ZombieData,
} from '../content/types.ts'
import { EFFECTS } from '../effects/index.ts'
import { BODY, CARD, COLOUR, SURVIVOR } from './fields.ts'

/** One text a row. */
export const DRAWING = listOf(TEXT)

export const EFFECT = objectOf(
  { effect: oneOf(EFFECTS) },
  { times: COUNT, track: listOf(oneOf(FRENZY_GAINS)) },
)

export const SPEED = oneOf(SPEEDS)
export const ICONS = listOf(oneOf(BOSS_ICONS))

const SPAWN_COUNT = listOf(COUNT)

const WEAPON = recordOf<Omit<WeaponData, 'starting'>>(
  { id: nameOf('weapon'), shape: DRAWING, upgrades: listOf(EFFECT) },
  { starting: EFFECT },
)

const DASHBOARD = recordOf<DashboardData>({
  health: COUNT,
  armor: COUNT,
  ammo: COUNT,
  weapons: objectOf(Object.fromEntries(COLOURS.map((colour) => [colour, WEAPON]))),
})

const BODY_PRINTED = recordOf<Omit<BodyData, 'mouth' | 'lines'>>(
  { id: BODY, grid: DRAWING, fixedYellow: COUNT, fixedBlue: COUNT },
  { mouth: DRAWING, lines: listOf(TEXT) },
)

const BOSS_SIDE = objectOf({ bodies: listOf(BODY_PRINTED) }, { track: listOf(SPEED) })

const SIDE = oneOf(['black', 'red'])

export const TURN_CARD = recordOf<TurnCardData>({
  id: CARD,
  colour: COLOUR,
  speed: oneOf(WALK_SPEEDS),
  companion: TRUTH,
})

/** What `games` tells of Gear Up. */
export const CATALOGUE = {
  options: mapOf(ANYTHING),
  streams: listOf(TEXT),
  effects: listOf(oneOf(EFFECTS)),
  content: recordOf<ContentData>({
    survivors: listOf(recordOf<SurvivorData>({ id: SURVIVOR, team: DASHBOARD, solo: DASHBOARD })),
    zombies: listOf(
      recordOf<ZombieData>({
        id: CARD,
        type: oneOf(ZOMBIE_TYPES),
        speed: SPEED,
        fixed: COUNT,
        grid: DRAWING,
      }),
    ),
    bosses: listOf(recordOf<BossData>({ id: nameOf('boss'), black: BOSS_SIDE, red: BOSS_SIDE })),
    companions: listOf(recordOf<CompanionData>({ id: SURVIVOR, shape: DRAWING, effect: EFFECT })),
    turnCards: listOf(TURN_CARD),
    spawnCards: listOf(oneOf(LETTERS)),
    bossCards: listOf(recordOf<BossCardData>({ id: CARD, phase: COUNT, copies: COUNT, icons: ICONS })),
    spawnAid: mapOf(listOf(mapOf(SPAWN_COUNT))),
    difficulties: listOf(
      recordOf<DifficultyData>({
        id: nameOf('difficulty'),
        start: listOf(SPAWN_COUNT),
        spawnSide: SIDE,
        bossSide: SIDE,
      }),
    ),
  }),
}
