import { type Choice, GEAR_UP_MODULE, type GearUp } from '@graveshift/gear-up'
import { isFault, isRefusal, type Json, parsePick, type Refusal, type Seat } from '@graveshift/kernel'
import { loadSession, Session } from '@graveshift/table'
import { GameStore, type Save, type Snapshot } from '../../store/game-store.ts'
import { newSecret } from '../../store/new-names.ts'
import { example, fits, type Lesson } from './lesson.ts'
import { commandsIn, stepAt, wantedFrom } from './progress.ts'

/** A lesson from its beginning. */
export function startLesson(lesson: Lesson): Session<GearUp> {
  const options = GEAR_UP_MODULE.readPosition(lesson.position)
  if (isFault(options)) throw new Error(`lesson ${lesson.id}: ${options.message}`)
  const session = Session.start(GEAR_UP_MODULE, options, { seed: `lesson-${lesson.id}` }, lesson.script)
  if (isRefusal(session)) throw new Error(`lesson ${lesson.id}: ${session.refused}`)
  return session
}

/** A lesson where it was left; from its beginning if what was kept no longer holds. */
export function resumeLesson(lesson: Lesson, kept: string | undefined): Session<GearUp> {
  if (kept === undefined) return startLesson(lesson)
  const session = loadSession(GEAR_UP_MODULE, kept, newSecret)
  if (isFault(session)) return startLesson(lesson)
  // A lesson that was rewritten since begins anew.
  const { position } = session.options
  return JSON.stringify(position) === JSON.stringify(lesson.position) ? session : startLesson(lesson)
}

/** A game in which only the next thing to learn can be done; whatever else is legal is put off. */
export class LessonStore extends GameStore<GearUp> {
  readonly lesson: Lesson
  #shown: { readonly of: Snapshot<GearUp>; readonly as: Snapshot<GearUp> } | undefined

  constructor(lesson: Lesson, session: Session<GearUp>, save: Save<GearUp>) {
    super(`lesson-${lesson.id}`, session, save, 'saved')
    this.lesson = lesson
  }

  /** When all is done nothing is asked any more, whatever the rules would ask next. */
  override readonly snapshot = (): Snapshot<GearUp> => {
    const now = this.present
    if (this.#wanted) return now
    if (this.#shown?.of !== now) this.#shown = { of: now, as: { ...now, open: [] } }
    return this.#shown.as
  }

  /** A lesson has its own coach. */
  override get isHelpAllowed(): boolean {
    return false
  }

  /** Things done so far. */
  get made(): number {
    return commandsIn(this.session.log()).length
  }

  get #wanted() {
    const { steps } = this.lesson
    return wantedFrom(steps, stepAt(steps, this.made, new Set()))
  }

  override picks(choice: Choice): Json[] {
    const wanted = this.#wanted
    return wanted ? super.picks(choice).filter((pick) => fits(wanted, choice, pick)) : []
  }

  override do(seat: Seat, choice: number, pick: Json): Refusal | undefined {
    const asked = this.snapshot().open.find(({ id }) => id === choice)
    const wanted = this.#wanted
    // A plain break of the rules is explained by the rules; only what they allow is put off.
    if (asked && !(wanted && fits(wanted, asked, pick)) && this.#isLegal(asked, pick))
      return { refused: wanted ? 'lesson' : 'lesson-over', rule: 'lesson' }
    return super.do(seat, choice, pick)
  }

  /** Does the next thing for the learner. */
  show(): void {
    for (const choice of this.snapshot().open) {
      const wanted = this.#wanted
      const pick = wanted && example(wanted, this.picks(choice))
      if (pick === undefined) continue
      const seat = choice.seat === 'team' ? this.session.options.leader : choice.seat
      this.do(seat, choice.id, pick)
      return
    }
  }

  #isLegal(choice: Choice, raw: Json): boolean {
    const { rules, state } = this.session
    const pick = parsePick(rules, state, choice, raw)
    if (isRefusal(pick)) return false
    return rules.choices[choice.kind].check(state.board, choice as never, pick as never) === undefined
  }
}
