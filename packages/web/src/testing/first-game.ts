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
import { GAMES } from '../games/index.ts'

// Tests of what serves every game play the first of the list: which that is, they need not know.

/** The first game of the list, with its rules. */
export const GAME = await nth(GAMES, 0).load()

export const MODULE: GameModule<Game> = GAME.module

/** A game at its first question. */
export function begun(wish: Json, seed: string): Session<Game> {
  const options = MODULE.readOptions(wish)
  if (isFault(options)) throw new Error(options.message)
  const session = Session.start(MODULE, options, { seed })
  if (isRefusal(session)) throw new Error(session.refused)
  return session
}

/** A game played at random: to its end, or so many decisions. */
export function played(wish: Json, seed: number, decisions = 10_000): Session<Game> {
  const session = begun(wish, `test-${seed}`)
  const random = new FastChance(seed)
  for (let made = 0; made < decisions && session.choices().length > 0; made++) {
    const choice = nth(session.choices(), random.below(session.choices().length))
    const { rules, state } = session
    const rule = rules.choices[choice.kind]
    if (!rule) throw new Error(`no rule for '${choice.kind}'`)
    const pick = rule.show(state.board, choice, rule.sample(state.board, choice, random))
    const done = session.do(choice.seat === 'team' ? 0 : choice.seat, choice.id, pick)
    if (isRefusal(done)) throw new Error(done.refused)
  }
  return session
}

/** The first question of a game, and all that is needed to ask somebody about it. */
export function firstQuestion() {
  const session = begun({ seats: 2 }, 'coach')
  const [choice] = session.choices()
  if (!choice || choice.seat === 'team') throw new Error('nobody is asked')
  return { session, choice, options: session.options, state: session.state, seat: choice.seat }
}
