import {
  type Choice,
  type Game,
  type GameModule,
  isFault,
  isRecord,
  isRefusal,
  type Lesson,
  type Refusal,
  type Seat,
  type WantedAnswer,
} from '@graveshift/kernel'
import { type Aid, type Done, loadSession, Session, type Told } from '@graveshift/table'
import { GameStore, type Save } from '../../store/game-store.ts'
import type { GameView, Snapshot } from '../../store/game-view.ts'
import { checkPick } from '../../store/judge.ts'
import { newSecret } from '../../store/new-names.ts'
import { commandsIn, stepAt, wantedFrom } from './progress.ts'
import { fits, isRather } from './wanted.ts'

/** Whoever answers for the team. Lessons are played by one person. */
const LEADER: Seat = 0

/** A lesson from its beginning. */
export function startLesson(module: GameModule<Game>, lesson: Lesson): Session<Game> {
  const options = module.readPosition(lesson.position)
  if (isFault(options)) throw new Error(`lesson ${lesson.id}: ${options.message}`)
  const session = Session.start(module, options, { seed: `lesson-${lesson.id}` }, lesson.script)
  if (isRefusal(session)) throw new Error(`lesson ${lesson.id}: ${session.refused}`)
  return session
}

/** A lesson where it was left; from its beginning if what was kept no longer holds. */
export function resumeLesson(
  module: GameModule<Game>,
  lesson: Lesson,
  kept: string | undefined,
): Session<Game> {
  const session = kept === undefined ? undefined : loadSession(module, kept, newSecret)
  if (session === undefined || isFault(session)) return startLesson(module, lesson)
  // A lesson that was rewritten since begins anew.
  const position = isRecord(session.options) ? session.options.position : undefined
  return JSON.stringify(position) === JSON.stringify(lesson.position) ? session : startLesson(module, lesson)
}

/** A game in which only the next thing to learn can be done; whatever else is legal is put off. */
export class LessonStore implements GameView {
  readonly lesson: Lesson
  /** A lesson has its own coach. */
  readonly isHelpAllowed = false
  readonly #game: GameStore<Game>
  #shown: { readonly of: Snapshot<Game>; readonly as: Snapshot<Game> } | undefined

  constructor(lesson: Lesson, session: Session<Game>, save: Save<Game>) {
    this.lesson = lesson
    this.#game = new GameStore(`lesson-${lesson.id}`, session, save, 'saved')
    this.subscribe = this.#game.subscribe
  }

  readonly subscribe: GameView['subscribe']

  /** When all is done nothing is asked any more, whatever the rules would ask next. */
  readonly snapshot = (): Snapshot<Game> => {
    const now = this.#game.snapshot()
    if (this.#wanted) return now
    if (this.#shown?.of !== now) this.#shown = { of: now, as: { ...now, open: [] } }
    return this.#shown.as
  }

  get id(): string {
    return this.#game.id
  }

  get session(): Session<Game> {
    return this.#game.session
  }

  get board(): Readonly<object> {
    return this.#game.board
  }

  get home(): Seat | undefined {
    return this.#game.home
  }

  /** Things done so far. */
  get made(): number {
    return commandsIn(this.session.log()).length
  }

  get #wanted() {
    const { steps } = this.lesson
    return wantedFrom(steps, stepAt(steps, this.made, new Set()))
  }

  picks(choice: Choice): Game['pick'][] {
    const wanted = this.#wanted
    return wanted ? this.#game.picks(choice).filter((pick) => this.#fits(wanted, choice, pick)) : []
  }

  #fits(wanted: WantedAnswer, choice: Choice, pick: Game['pick']): boolean {
    return fits(wanted, choice, this.session.shown(choice, pick))
  }

  do(seat: Seat, choice: number, pick: Game['pick']): Refusal | undefined {
    const asked = this.snapshot().open.find(({ id }) => id === choice)
    const wanted = this.#wanted
    // A plain break of the rules is explained by the rules; only what they allow is put off.
    if (asked && !(wanted && this.#fits(wanted, asked, pick)) && !checkPick(this.session, asked, pick))
      return { refused: wanted ? 'lesson' : 'lesson-over', rule: 'lesson' }
    return this.#game.do(seat, choice, pick)
  }

  undo(): Refusal | undefined {
    return this.#game.undo()
  }

  setHelp(help: Aid, on: boolean): void {
    this.#game.setHelp(help, on)
  }

  told(from?: number): readonly Told[] {
    return this.#game.told(from)
  }

  done(from?: number): readonly Done[] {
    return this.#game.done(from)
  }

  isOwn(seat: Seat): boolean {
    return this.#game.isOwn(seat)
  }

  /** Does the next thing for the learner, who has all seats. */
  show(): void {
    for (const choice of this.snapshot().open) {
      const wanted = this.#wanted
      const picks = this.picks(choice)
      const pick =
        picks.find((each) => wanted && isRather(wanted, this.session.shown(choice, each))) ?? picks[0]
      if (pick === undefined) continue
      this.do(choice.seat === 'team' ? LEADER : choice.seat, choice.id, pick)
      return
    }
  }
}
