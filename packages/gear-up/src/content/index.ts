import { BOSSES } from './bosses.ts'
import { BOSS_CARDS, SPAWN_CARDS, TURN_CARDS } from './cards.ts'
import { COMPANIONS } from './companions.ts'
import { DIFFICULTIES } from './difficulties.ts'
import { SPAWN_AID } from './spawn-aid.ts'
import { SURVIVORS } from './survivors.ts'
import type { ContentData } from './types.ts'
import { ZOMBIES } from './zombies.ts'

/** Everything printed in the box. */
export const CONTENT: ContentData = {
  survivors: SURVIVORS,
  zombies: ZOMBIES,
  bosses: BOSSES,
  companions: COMPANIONS,
  turnCards: TURN_CARDS,
  spawnCards: SPAWN_CARDS,
  bossCards: BOSS_CARDS,
  spawnAid: SPAWN_AID,
  difficulties: DIFFICULTIES,
}
