import {
  BANDS,
  kitFor,
  MISSIONS,
  missionMeant,
  SECOND_EDITION_MODULE,
  type SecondEdition,
  SURVIVORS,
} from '@graveshift/second-edition'
import type { Box } from '../../../zones/simulate/box.ts'
import { simulatedMissions } from '../../../zones/simulate/simulated-missions.ts'

export const SECOND: Box<SecondEdition> = {
  title: 'Second edition',
  module: SECOND_EDITION_MODULE,
  sources: ['second-edition'],
  kitFor,
  missions: MISSIONS,
  missionMeant,
  survivors: SURVIVORS,
  team: 6,
  bands: BANDS,
}

export const SIMULATED = simulatedMissions(SECOND)
