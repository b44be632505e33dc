import { type Choice, GEAR_UP_MODULE, type GearUp } from '@graveshift/gear-up'
import { GOLDEN } from '@graveshift/gear-up/testing/golden'
import {
  FastChance,
  type Game,
  type GameModule,
  isFault,
  isRefusal,
  type Json,
  nth,
} from '@graveshift/kernel'
import { Session } from '@graveshift/table'

/** Gear Up as those are given it who serve any game. */
export const ANY_MODULE = GEAR_UP_MODULE as unknown as GameModule<Game>

type Answer = (session: Session<GearUp>, choice: Choice, random: FastChance) => Json

const anyAnswer: Answer = ({ rules, state }, choice, random) => {
  const rule = rules.choices[choice.kind]
  return rule.show(state.board, choice as never, rule.sample(state.board, choice as never, random))
}

const goodAnswer: Answer = ({ rules, state }, choice, random) =>
  rules.choices[choice.kind].show(state.board, choice as never, GOLDEN.pick(rules, state, choice, random))

/** A game played at random: to its end, or so many decisions. */
export const played = (wish: Json, seed: number, decisions = 10_000): Session<GearUp> =>
  play(wish, seed, decisions, anyAnswer)

/** A game played to its end, well enough to be won now and then. */
export const playedWell = (wish: Json, seed: number): Session<GearUp> => play(wish, seed, 10_000, goodAnswer)

function play(wish: Json, seed: number, decisions: number, answer: Answer): Session<GearUp> {
  const options = GEAR_UP_MODULE.readOptions(wish)
  if (isFault(options)) throw new Error(options.message)
  const session = Session.start(GEAR_UP_MODULE, options, { seed: `test-${seed}` })
  if (isRefusal(session)) throw new Error(session.refused)
  const random = new FastChance(seed)
  for (let made = 0; made < decisions && session.choices().length > 0; made++) {
    const choice = nth(session.choices(), random.below(session.choices().length))
    const pick = answer(session, choice, random)
    const done = session.do(choice.seat === 'team' ? 0 : choice.seat, choice.id, pick)
    if (isRefusal(done)) throw new Error(done.refused)
  }
  return session
}
