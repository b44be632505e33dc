import { type Choice, GEAR_UP_MODULE, type GearUp } from '@graveshift/gear-up'
import { isFault, isRefusal, type Json, parsePick } from '@graveshift/kernel'
import { type GameRecord, loadSession, Session } from '@graveshift/table'
import { STANDARD_CONTENT } from '../../../gear-up/src/rules.ts'
import { Observer } from '../../../gear-up/src/testing/situations/observer.ts'

const noSecret = (): Uint8Array => {
  throw new Error('a host’s record brings its own luck')
}

/**
 * The same game in Node, beside the one on the screen: it knows what may be done, says what must come of it, and
 * notes what has occurred. It never tells the page anything.
 */
export class Twin {
  readonly session: Session<GearUp>
  readonly #observer = new Observer()

  constructor(session: Session<GearUp>) {
    this.session = session
    const board = session.rules.begin(session.options).board
    const events = session.log().flatMap((batch) => ('events' in batch ? batch.events : []))
    this.#observer.begin(session.rules, STANDARD_CONTENT, board, events)
  }

  static load(record: GameRecord): Twin {
    const session = loadSession(GEAR_UP_MODULE, record, noSecret)
    if (isFault(session)) throw new Error(session.message)
    return new Twin(session)
  }

  static at(position: Json, seed: string): Twin {
    const options = GEAR_UP_MODULE.readPosition(position)
    if (isFault(options)) throw new Error(options.message)
    return Twin.#start(options, seed)
  }

  static new(wish: Json, seed: string): Twin {
    const options = GEAR_UP_MODULE.readOptions(wish)
    if (isFault(options)) throw new Error(options.message)
    return Twin.#start(options, seed)
  }

  static #start(options: GearUp['options'], seed: string): Twin {
    const session = Session.start(GEAR_UP_MODULE, options, { seed })
    if (isRefusal(session)) throw new Error(session.refused)
    return new Twin(session)
  }

  /** Another one at the same point, for trying things out. */
  copy(): Twin {
    return Twin.load(this.record())
  }

  record(): GameRecord {
    return this.session.record({ for: 'host' })
  }

  /** Everything that has occurred: 'effect split', 'pick shoot', 'event bossMoved' and so on. */
  get seen(): ReadonlySet<string> {
    return this.#observer.seen
  }

  get board() {
    return this.session.state.board
  }

  seatOf(choice: Choice): number {
    return choice.seat === 'team' ? this.board.setup.leader : choice.seat
  }

  do(choice: Choice, raw: Json): void {
    const { session } = this
    const before = session.rules.clone(session.state.board)
    const pick = parsePick(session.rules, session.state, choice, raw)
    const batch = session.do(this.seatOf(choice), choice.id, raw)
    if (isRefusal(batch) || isRefusal(pick)) throw new Error(`refused: ${JSON.stringify({ choice, raw })}`)
    for (const event of batch.events) if (event.type === 'crossed') this.#observer.note(`stroke ${event.by}`)
    this.#observer.decide(session.rules, {
      content: STANDARD_CONTENT,
      choice,
      pick,
      before,
      after: this.board,
      events: batch.events,
      forced: [],
      open: session.choices(),
      drew: batch.drawn.length > 0,
    })
  }
}
