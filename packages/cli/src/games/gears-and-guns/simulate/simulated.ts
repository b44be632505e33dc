import {
  kitFor,
  MISSIONS,
  missionMeant,
  readDealt,
  SURVIVORS,
  TEAM,
  WESTERN_BANDS,
  WESTERN_MODULE,
  type Western,
} from '@graveshift/gears-and-guns'
import type { Box } from '../../../zones/simulate/box.ts'
import { simulatedMissions } from '../../../zones/simulate/simulated-missions.ts'

export const WESTERN: Box<Western> = {
  title: 'Gears & Guns',
  module: WESTERN_MODULE,
  sources: ['gears-and-guns'],
  kitFor,
  readDealt,
  missions: MISSIONS,
  missionMeant,
  survivors: SURVIVORS,
  team: TEAM,
  bands: WESTERN_BANDS,
}

export const SIMULATED = simulatedMissions(WESTERN)
