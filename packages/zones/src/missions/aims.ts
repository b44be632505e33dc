import { type Aims, ZONES_NEVER, ZONES_WORTH } from '../judgement/aims.ts'
import { focusOf } from './focus.ts'
import { progressOf } from './judge.ts'
import type { MissionBoard, MissionKit } from './mission-game.ts'
import { isHungry, wantedCards } from './wanted.ts'

/** What the actions of missions are worth at first sight. */
const MISSION_WORTH: Readonly<Record<string, number>> = { take: 300, store: 300 }

/** What bots go by in a mission, with what the game's own actions are worth; the kit is not there yet when its aims are made. */
export const missionAims = (
  kit: () => MissionKit,
  worth: Readonly<Record<string, number>>,
  never: readonly string[],
  opens: (card: string) => boolean,
): Aims<MissionBoard> => ({
  worth: { ...ZONES_WORTH, ...MISSION_WORTH, ...worth },
  never: new Set([...ZONES_NEVER, ...never]),
  opens,
  wantedCards: () => wantedCards(kit()),
  focus: (board) => focusOf(kit(), board),
  isSearching: (board) => isHungry(kit(), board),
  progress: (board) => progressOf(kit(), board),
})
