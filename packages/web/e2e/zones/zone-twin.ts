import { QUICK_BOT } from '@graveshift/bots'
import { isFault, isRefusal, type Json } from '@graveshift/kernel'
import type { Choice, kitFor, Pick, SecondEdition } from '@graveshift/second-edition'
import { type GameRecord, loadSession, Session } from '@graveshift/table'
import { SECOND, type TwinGame } from './twin-game.ts'

/** Games of files bring their own luck. */
export const noSecret = (): Uint8Array => {
  throw new Error('a host’s record brings its own luck')
}

/** An answer to an open question, as the rules have it and as it is written. */
export interface Step {
  readonly choice: Choice
  readonly pick: Pick
  readonly written: Json
}

/** The same game in Node, beside the one on the screen: it says what may be done and what must come of it. */
export class ZoneTwin {
  readonly session: Session<SecondEdition>
  readonly kit: ReturnType<typeof kitFor>

  readonly game: TwinGame

  constructor(session: Session<SecondEdition>, game: TwinGame) {
    this.session = session
    this.game = game
    this.kit = game.kitFor(session.options)
  }

  static load(record: GameRecord, game = SECOND): ZoneTwin {
    const session = loadSession(game.module, record, noSecret)
    if (isFault(session)) throw new Error(session.message)
    return new ZoneTwin(session, game)
  }

  static new(wish: Json, seed: string, game = SECOND): ZoneTwin {
    return begun(game.module.readOptions(wish), seed, game)
  }

  static at(position: Json, seed: string, game = SECOND): ZoneTwin {
    return begun(game.module.readPosition(position), seed, game)
  }

  /** Another one at the same point, for trying things out. */
  copy(): ZoneTwin {
    return ZoneTwin.load(this.record(), this.game)
  }

  record(): GameRecord {
    return this.session.record({ for: 'host' })
  }

  get board() {
    return this.session.state.board
  }

  seatOf(choice: Choice): number {
    return choice.seat === 'team' ? this.board.first : choice.seat
  }

  /** All answers to a question, as the rules have them. */
  picks(choice: Choice): readonly Pick[] {
    return this.session.rules.choices[choice.kind].list(this.board, choice as never)
  }

  written(choice: Choice, pick: Pick): Json {
    return this.session.shown(choice, pick)
  }

  /** What the quick bot would answer next; nothing when all is over. */
  next(choice = this.session.choices()[0]): Step | undefined {
    if (!choice) return undefined
    const { rules, state } = this.session
    // By the number of the question, as bots on the page do.
    const { pick } = QUICK_BOT.decide({ rules, state, seat: this.seatOf(choice), choice, seed: choice.id })
    return { choice, pick, written: this.written(choice, pick) }
  }

  do({ choice, pick }: Answer): void {
    const batch = this.session.give(this.seatOf(choice), choice.id, pick)
    if (isRefusal(batch)) throw new Error(`refused as ${batch.refused}: ${JSON.stringify({ choice, pick })}`)
  }

  /** Plays on in Node until something holds, or all is over. */
  playUntil(enough: (twin: ZoneTwin) => boolean): this {
    for (let step = this.next(); step && !enough(this); step = this.next()) this.do(step)
    return this
  }
}

type Answer = Omit<Step, 'written'>

function begun(
  options: ReturnType<TwinGame['module']['readOptions']>,
  seed: string,
  game: TwinGame,
): ZoneTwin {
  if (isFault(options)) throw new Error(options.message)
  const session = Session.start(game.module, options, { seed })
  if (isRefusal(session)) throw new Error(session.refused)
  return new ZoneTwin(session, game)
}

/** The first game by a name that the quick bot plays to such an end: its seed. */
export function seedFor(
  wish: Json,
  name: string,
  isMeant: (end: ZoneTwin) => boolean,
  game = SECOND,
): string {
  for (let number = 1; number <= 200; number++) {
    const seed = `${name}-${number}`
    if (isMeant(ZoneTwin.new(wish, seed, game).playUntil(() => false))) return seed
  }
  throw new Error(`no such game of ${JSON.stringify(wish)}`)
}
