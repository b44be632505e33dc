import { CONTENT, GEAR_UP, type GearUp, type Options } from '@graveshift/gear-up'
import { FastChance, playout, randomStep, type State, start } from '@graveshift/kernel'

/** Every number of seats with every boss and every difficulty; survivors and leader take turns. */
export const MIX: readonly Options[] = mix()

function mix(): Options[] {
  const setups: Options[] = []
  const ids = CONTENT.survivors.map(({ id }) => id)
  for (let seats = 1; seats <= ids.length; seats++)
    for (const boss of CONTENT.bosses)
      for (const difficulty of CONTENT.difficulties) {
        const first = setups.length % ids.length
        setups.push({
          survivors: [...ids.slice(first), ...ids.slice(0, first)].slice(0, seats),
          leader: setups.length % seats,
          difficulty: difficulty.id,
          boss: boss.id,
          ammoOnBoss: false,
          assuredDeck: false,
        })
      }
  return setups
}

/** A game of its own, played at random to the middle: half as many decisions as it would have had. */
export function midGame(setup: Options, seed: number): State<GearUp> {
  const whole = new FastChance(seed)
  const decisions = playout(GEAR_UP, start(GEAR_UP, setup, whole), whole, whole)
  const half = new FastChance(seed)
  const state = start(GEAR_UP, setup, half)
  for (let made = 0; made < decisions >> 1; made++) randomStep(GEAR_UP, state, half, half)
  return state
}
