import type { Lesson } from '@graveshift/kernel'
import { hrefOf } from '../../app/routes.ts'
import { useWords } from '../../i18n/use-words.ts'
import type { WordKey } from '../../i18n/word-keys.ts'
import { readKept } from '../../learn/lessons/kept.ts'
import { ButtonLink } from '../../ui/button.tsx'

/** The lessons with what was done of them. */
export function LessonList({
  game,
  lessons: all,
}: {
  readonly game: string
  readonly lessons: readonly Lesson[]
}) {
  const { say } = useWords()
  const lessons = all.map((lesson) => ({ lesson, kept: readKept(game, lesson.id) }))
  const next = lessons.find(({ kept }) => !kept.done)?.lesson
  return (
    <div className="page learn">
      <h1>{say('learn.title')}</h1>
      <p className="fine">{say('learn.about')}</p>
      <ol className="lessons">
        {lessons.map(({ lesson: { id, steps }, kept }, index) => {
          const isBegun = kept.record !== undefined || kept.read.length > 0
          const verb = kept.done ? 'learn.again' : isBegun ? 'learn.resume' : 'learn.start'
          return (
            <li key={id} className="lesson-card">
              <span className="lesson-number" aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <p className="lesson-over">{say('learn.lesson', { number: index + 1 })}</p>
                <h2 id={`lesson-${id}`}>{say(`learn.${id}.name` as WordKey)}</h2>
                <p>{say(`learn.${id}.about` as WordKey)}</p>
                <p className="lesson-over">
                  {say('learn.length', { steps: steps.length })}
                  {kept.done && ` · ${say('learn.done')}`}
                </p>
              </div>
              <ButtonLink
                kind={next?.id === id ? 'primary' : 'plain'}
                className={next?.id === id ? '' : 'on-card'}
                href={hrefOf({ screen: 'learn', game, lesson: id })}
                aria-describedby={`lesson-${id}`}
              >
                {say(verb)}
              </ButtonLink>
            </li>
          )
        })}
      </ol>
      <p className="row">
        <ButtonLink href={hrefOf({ screen: 'set-up', game })}>{say('learn.play')}</ButtonLink>
        <ButtonLink kind="quiet" href={hrefOf({ screen: 'rules', game, topic: undefined })}>
          {say('shell.rules')}
        </ButtonLink>
      </p>
    </div>
  )
}
