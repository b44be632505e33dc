import { CONTENT, GEAR_UP, type GearUp, type Options, RULE_OPTIONS } from '@graveshift/gear-up'
import { MISSIONS as WESTERN_MISSIONS, WESTERN_MODULE, type Western } from '@graveshift/gears-and-guns'
import {
  FastChance,
  type Game,
  playout,
  type Ruleset,
  randomStep,
  type State,
  start,
  usualOptions,
} from '@graveshift/kernel'
import { MISSIONS, SECOND_EDITION_MODULE, type SecondEdition } from '@graveshift/second-edition'

/** A game that can be begun again and again. */
export interface Setup<G extends Game> {
  readonly rules: Ruleset<G>
  readonly options: G['options']
}

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
          ...usualOptions(RULE_OPTIONS),
        })
      }
  return setups
}

export const GEAR_UP_MIX: readonly Setup<GearUp>[] = MIX.map((options) => ({ rules: GEAR_UP, options }))

/** Every mission of the second edition, with 1 to 6 seats in turn. */
export const SECOND_MIX: readonly Setup<SecondEdition>[] = MISSIONS.map(({ id }, index) => {
  const options = SECOND_EDITION_MODULE.readOptions({ mission: id, seats: 1 + (index % 6) })
  if ('fault' in options) throw new Error(options.message)
  return { rules: SECOND_EDITION_MODULE.rulesFor(options), options }
})

/** Every western mission, with 1 to 6 seats in turn. */
export const WESTERN_MIX: readonly Setup<Western>[] = WESTERN_MISSIONS.map(({ id }, index) => {
  const options = WESTERN_MODULE.readOptions({ mission: id, seats: 1 + (index % 6) })
  if ('fault' in options) throw new Error(options.message)
  return { rules: WESTERN_MODULE.rulesFor(options), options }
})

/** A game of its own, played at random to the middle: half as many decisions as it would have had. */
export function midGame<G extends Game>({ rules, options }: Setup<G>, seed: number): State<G> {
  const whole = new FastChance(seed)
  const decisions = playout(rules, start(rules, options, whole), whole, whole)
  const half = new FastChance(seed)
  const state = start(rules, options, half)
  for (let made = 0; made < decisions >> 1; made++) randomStep(rules, state, half, half)
  return state
}
