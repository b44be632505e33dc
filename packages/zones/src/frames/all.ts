import type { Kit } from '../kit.ts'
import { activationSteps } from './activation.ts'
import { arrangeSteps } from './arrange.ts'
import { attackSteps } from './attack.ts'
import { cardSteps } from './card.ts'
import { dealSteps } from './deal.ts'
import { levelSteps } from './level.ts'
import { prepareSteps } from './prepare.ts'
import { queueSteps } from './queue.ts'
import { endSteps, playersSteps, roundSteps, spawnSteps } from './round.ts'
import { searchSteps } from './search.ts'
import { turnSteps } from './turn.ts'
import { shieldSteps, woundsSteps } from './wounds.ts'

/** The frames of every game on zones. */
export const zonesFrames = (kit: Kit) => ({
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
  activation: activationSteps(kit),
  spawn: spawnSteps(kit),
  card: cardSteps(kit),
  end: endSteps(kit),
})
