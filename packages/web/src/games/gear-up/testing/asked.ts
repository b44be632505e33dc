import { type BoardView, type Choice, GEAR_UP_MODULE, type GearUp, type Options } from '@graveshift/gear-up'
import { optionsOf } from '@graveshift/gear-up/testing/random-options'
import { positionOf } from '@graveshift/gear-up/testing/random-position'
import { FastChance, isRefusal, type Json, nth } from '@graveshift/kernel'
import { Session } from '@graveshift/table'
import { boardOf } from '../table/board-view.ts'

/** A question as the engine asks it, with all its answers as the engine lists them. */
export interface AskedTable {
  readonly session: Session<GearUp>
  readonly board: BoardView
  readonly choice: Choice
  readonly picks: readonly Json[]
}

function sessionOf(options: Options, seed: number): Session<GearUp> {
  const session = Session.start(GEAR_UP_MODULE, options, { seed: `asked ${seed}` })
  if (isRefusal(session)) throw new Error(session.refused)
  return session
}

/** Every question of a game played at random, from its setup and from the middle: the number says with whom. */
function* questionsOf(seed: number): Generator<AskedTable> {
  for (const options of [optionsOf(seed), positionOf(seed)]) {
    const session = sessionOf(options, seed)
    const random = new FastChance(seed)
    while (session.choices().length > 0) {
      const open = session.choices()
      const board = boardOf(session.view('spectator'))
      const asked = open.map((choice) => ({ session, board, choice, picks: session.picks(choice) }))
      yield* asked
      const { choice, picks } = nth(asked, random.below(asked.length))
      const done = session.do(
        choice.seat === 'team' ? 0 : choice.seat,
        choice.id,
        nth(picks, random.below(picks.length)),
      )
      if (isRefusal(done)) throw new Error(done.refused)
    }
  }
}

/** The questions of so many games, one after the other. A session goes on once the next question is looked at. */
export function* questions(games: number): Generator<AskedTable> {
  for (let seed = 0; seed < games; seed++) yield* questionsOf(seed)
}

/** The first question of its kind. */
export function firstAsked(isMeant: (asked: AskedTable) => boolean): AskedTable {
  for (const asked of questions(288)) if (isMeant(asked)) return asked
  throw new Error('no game asks this')
}
