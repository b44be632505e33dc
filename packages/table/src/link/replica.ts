import { Bug, type Game, has, isRefusal, secretFromHex } from '@graveshift/kernel'
import { AIDS } from '../help.ts'
import { RecordedLuck } from '../luck.ts'
import { Play } from '../play.ts'
import type { Entry } from '../room/entry.ts'
import { type FindModule, foldEntry, openRoom } from '../room/fold.ts'
import { expectLuck } from '../room/luckily.ts'
import { roomFrom } from '../room/plain-room.ts'
import type { Room } from '../room/room.ts'
import type { Snapshot } from '../room/snapshot.ts'
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
    if (this.#session && this.#session.hash !== this.#room.play?.hash)
      throw new Bug('the game and its table disagree')
  }

  /** Plays a whole game again, once: what the room needs of it is taken from the session. */
  #playAll(room: Room, { setup, steps, hash }: NonNullable<Snapshot['game']>): void {
    this.#luck.expect(setup, [])
    const session = this.#begin(room)
    const { play } = Play.begin(room.module, room.settings.options, this.#luck)
    for (const step of steps)
      if (has(step, 'undo')) {
        mustBeDone(session.undoAgain(step))
        play.returnTo(step.undo, step.by)
      } else {
        this.#luck.expect(step.drawn ?? [], [])
        const batch = session.do(...step.do)
        mustBeDone(batch)
        const tried = play.try(...step.do, this.#luck, isRefusal(batch) ? undefined : batch.hash)
        if (isRefusal(tried)) throw new Bug(`a written answer is refused: ${tried.refused}`)
        play.take(tried)
      }
    if (session.hash !== hash || play.hash !== hash) throw new Bug('the steps come to another game')
    room.play = play
    if (room.secret === undefined) return
    play.disclose()
    session.learn(secretFromHex(room.secret))
  }

  #begin(room: Room): Session<Game> {
    const { module, settings, share, commitment } = room
    this.#session = new Session({
      module,
      options: settings.options,
      segments: [{ from: 0, commitment, ...(share ? { share } : {}) }],
      luck: this.#luck,
    })
    // Whether anybody looked cannot be known: where help is allowed, it counts as used.
    if (settings.coach) this.#session.markHelp(AIDS)
    return this.#session
  }

  #follow(room: Room, { act, facts }: Entry): void {
    expectLuck(this.#luck, facts)
    switch (act.kind) {
      case 'started':
        this.#begin(room)
        break
      case 'answered':
        mustBeDone(this.#session?.do(act.seat, act.choice, act.pick))
        if (act.bot) this.#session?.markHelp(['bots'])
        break
      case 'undone':
        mustBeDone(this.#session?.undoAgain({ undo: act.to, by: act.seat }))
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
