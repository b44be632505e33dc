import { testMissionDaily } from '@graveshift/zones/testing/daily-suite'
import { MISSIONS } from './content/missions.ts'
import { WESTERN_MODULE } from './module.ts'

testMissionDaily(WESTERN_MODULE, MISSIONS.length)
