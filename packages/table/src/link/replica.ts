import { Bug, type Game, has, isRefusal, secretFromHex } from '@graveshift/kernel'
import { AIDS } from '../help.ts'
import { RecordedLuck } from '../luck.ts'
import { type Begun, Play } from '../play.ts'
import type { Entry } from '../room/entry.ts'
import { type FindModule, foldEntry, openRoom } from '../room/fold.ts'
import { roomFrom } from '../room/plain-room.ts'
import type { Room } from '../room/room.ts'
import type { Snapshot } from '../room/snapshot.ts'
import { Session } from '../session.ts'

/**
 * A table as a client has it: the room folded from its log, and a session around its running game, so that questions,
 * answers, reasons and the told log work as in a game at home. The key is not here.
 */
export class Replica {
  readonly #findModule: FindModule
  #room: Room | undefined
  #session: Session<Game> | undefined

  constructor(findModule: FindModule) {
    this.#findModule = findModule
  }

  /** Where a snapshot says; throws when its game does not come to what it says. */
  static at({ room: plain, game }: Snapshot, findModule: FindModule): Replica {
    const replica = new Replica(findModule)
    const room = roomFrom(plain, findModule)
    replica.#room = room
    if (game) replica.#playAll(room, game)
    return replica
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
  }

  /** Plays a whole game again from its steps. */
  #playAll(room: Room, { setup, steps, hash }: NonNullable<Snapshot['game']>): void {
    const luck = new RecordedLuck()
    luck.expect(setup, [])
    const { play, body } = Play.begin(room.module, room.settings.options, luck)
    const session = this.#begin(room, { play, body }, luck)
    for (const step of steps)
      if (has(step, 'undo')) mustBeDone(session.undoAgain(step))
      else {
        luck.expect(step.drawn ?? [], [])
        mustBeDone(session.do(...step.do))
      }
    luck.expect([], [])
    if (play.hash !== hash) throw new Bug('the steps come to another game')
    room.play = play
    if (room.secret !== undefined) session.learn(secretFromHex(room.secret))
  }

  #begin(room: Room, begun: Begun<Game>, luck = new RecordedLuck()): Session<Game> {
    const { module, settings, share, commitment } = room
    this.#session = new Session({
      module,
      options: settings.options,
      segments: [{ from: 0, commitment, ...(share ? { share } : {}) }],
      luck,
      begun,
    })
    // Whether anybody looked cannot be known: where help is allowed, it counts as used.
    if (settings.coach) this.#session.markHelp(AIDS)
    return this.#session
  }

  #follow(room: Room, { act }: Entry): void {
    const { play, brought } = room
    if (act.kind === 'rematched') this.#session = undefined
    if (act.kind === 'revealed') this.#session?.learn(secretFromHex(act.secret))
    if (act.kind === 'answered' && act.bot) this.#session?.markHelp(['bots'])
    if (!play || !brought) return
    if (has(brought, 'undo') || has(brought, 'choice')) this.#session?.follow(brought)
    else this.#begin(room, { play, body: brought })
  }
}

function mustBeDone(done: unknown): void {
  if (isRefusal(done)) throw new Bug(`a written step is refused: ${done.refused}`)
}
