import type { Lesson, LessonStep } from '@graveshift/kernel'
import { hrefOf } from '../../app/routes.ts'
import { useGameWordSet } from '../../i18n/use-word-set.ts'
import { useWords } from '../../i18n/use-words.ts'
import type { WordKey } from '../../i18n/word-keys.ts'
import { useLessons } from '../../learn/lessons/use-lessons.ts'
import { useRulebookOf } from '../../learn/rulebook/use-rulebook.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { RuleLink } from '../../ui/rule-link.tsx'
import { textIn } from '../rules/book-words.ts'

interface Props {
  readonly game: string
  readonly lesson: Lesson
  readonly at: number
  readonly onNext: () => void
  /** Whether the hint is open. */
  readonly onHint: (open: boolean) => void
  readonly onShow: () => void
  readonly onAgain: () => void
}

/** Says what to do next, gives a hint, leads on. */
export function Coach({ game, lesson, at, onNext, onHint, onShow, onAgain }: Props) {
  useGameWordSet(game, 'rules')
  const { say } = useWords()
  const { id, steps } = lesson
  const step: LessonStep = steps[at] ?? steps[0]
  const isLast = at === steps.length - 1
  const lessons = useLessons(game)
  const { sections } = useRulebookOf(game)
  const number = lessons.indexOf(lesson) + 1
  const next = lessons[number]
  const key = `learn.${id}.${step.id}` as WordKey
  const more = sections.find((section) => section.id === step.more)
  return (
    <section className="coach" aria-label={say('learn.coach')}>
      <header className="coach-head">
        <p>
          <a href={hrefOf({ screen: 'learn', game, lesson: undefined })}>{say('learn.lesson', { number })}</a>
          {` · ${say(`learn.${id}.name` as WordKey)}`}
        </p>
        <p className="coach-step">
          {say('learn.step', { step: at + 1, steps: steps.length })}
          <progress aria-hidden="true" value={at + 1} max={steps.length} />
        </p>
      </header>
      <p className="coach-text" role="status">
        {say(key)}
      </p>
      <div className="coach-acts">
        {step.want && (
          <>
            {/* Folded away again at every step. */}
            <details
              key={step.id}
              className="coach-hint"
              onToggle={({ currentTarget }) => onHint(currentTarget.open)}
            >
              <summary>{say('learn.hint')}</summary>
              <p>{say(`${key}.hint` as WordKey)}</p>
            </details>
            <Button kind="quiet" onClick={onShow}>
              {say('learn.show')}
            </Button>
          </>
        )}
        {!step.want && !isLast && (
          <Button kind="primary" onClick={onNext}>
            {say('learn.next')}
          </Button>
        )}
        {isLast && (
          <>
            {next ? (
              <ButtonLink kind="primary" href={hrefOf({ screen: 'learn', game, lesson: next.id })}>
                {say('learn.next-lesson')}
              </ButtonLink>
            ) : (
              <ButtonLink kind="primary" href={hrefOf({ screen: 'set-up', game })}>
                {say('learn.play')}
              </ButtonLink>
            )}
            <Button onClick={onAgain}>{say('learn.again')}</Button>
          </>
        )}
        {more && (
          <RuleLink className="coach-more" topic={more.id}>
            {say('learn.more', { title: textIn(more.title, say) })}
          </RuleLink>
        )}
      </div>
    </section>
  )
}
