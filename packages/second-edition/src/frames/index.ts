import {
  activationSteps,
  arrangeSteps,
  attackSteps,
  buildingSteps,
  cardSteps,
  dealSteps,
  driveSteps,
  endSteps,
  levelSteps,
  playersSteps,
  prepareSteps,
  queueSteps,
  roundSteps,
  searchSteps,
  shieldSteps,
  spawnSteps,
  turnSteps,
  woundsSteps,
} from '@graveshift/zones'
import { arrivalSteps, gameSteps, leaveSteps } from '@graveshift/zones/missions'
import type { SecondKit } from '../second-kit.ts'
import { pairsSteps } from './pairs.ts'

/** Every kind of frame, listed once. */
export const framesOf = (kit: SecondKit) => ({
  game: gameSteps(kit),
  pairs: pairsSteps(kit),
  deal: dealSteps(kit),
  prepare: prepareSteps,
  round: roundSteps(kit),
  players: playersSteps(kit),
  turn: turnSteps(kit),
  attack: attackSteps(kit),
  wounds: woundsSteps(kit),
  search: searchSteps(kit),
  arrange: arrangeSteps(kit),
  level: levelSteps(kit),
  shield: shieldSteps(kit),
  queue: queueSteps(kit),
  building: buildingSteps,
  drive: driveSteps(kit),
  leave: leaveSteps(kit),
  activation: activationSteps(kit),
  spawn: spawnSteps(kit),
  card: cardSteps(kit),
  arrival: arrivalSteps(kit),
  end: endSteps(kit),
})
