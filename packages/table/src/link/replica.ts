import { Bug, type Game, isRefusal, secretFromHex } from '@graveshift/kernel'
import { RecordedLuck } from '../luck.ts'
import type { Entry } from '../room/entry.ts'
import { type FindModule, foldEntry, openRoom } from '../room/fold.ts'
import { expectLuck } from '../room/luckily.ts'
import type { Room } from '../room/room.ts'
import { Session } from '../session.ts'

/**
 * A table as a client has it: the room folded from its log, and the running game as a session, so that questions,
 * answers, reasons and the told log work as in a game at home. The key is not here.
 */
export class Replica {
  readonly #findModule: FindModule
  readonly #luck = new RecordedLuck()
  #room: Room | undefined
  #session: Session<Game> | undefined

  constructor(findModule: FindModule) {
    this.#findModule = findModule
  }

  get room(): Room | undefined {
    return this.#room
  }

  /** The game of the present round, once it began. */
  get session(): Session<Game> | undefined {
    return this.#session
  }

  get head(): number {
    return this.#room?.head ?? -1
  }

  get link(): string | undefined {
    return this.#room?.link
  }

  /** Goes one entry on; throws when it does not fit what is here. */
  fold(entry: Entry): void {
    if (!this.#room) this.#room = openRoom(entry, this.#findModule)
    else foldEntry(this.#room, entry)
    this.#follow(this.#room, entry)
    if (this.#session && this.#session.hash !== this.#room.play?.hash)
      throw new Bug('the game and its table disagree')
  }

  #follow(room: Room, { act, facts }: Entry): void {
    expectLuck(this.#luck, facts)
    switch (act.kind) {
      case 'started': {
        const share = room.share
        const segment = { from: 0, commitment: room.commitment, ...(share ? { share } : {}) }
        const { module, settings } = room
        this.#session = new Session({
          module,
          options: settings.options,
          segments: [segment],
          luck: this.#luck,
        })
        break
      }
      case 'answered':
        mustBeDone(this.#session?.do(act.seat, act.choice, act.pick))
        break
      case 'undone':
        mustBeDone(this.#session?.undo({ to: act.to, ...(act.seat === undefined ? {} : { seat: act.seat }) }))
        break
      case 'revealed':
        this.#session?.learn(secretFromHex(act.secret))
        break
      case 'rematched':
        this.#session = undefined
        break
      default:
    }
  }
}

function mustBeDone(done: unknown): void {
  if (isRefusal(done)) throw new Bug(`a written step is refused: ${done.refused}`)
}
