import './learn.css'
import { useState } from 'react'
import { hrefOf } from '../../app/routes.ts'
import { LESSONS } from '../../games/gear-up/lessons/lessons.ts'
import { useWordSet } from '../../i18n/use-word-set.ts'
import { useWords } from '../../i18n/use-words.ts'
import { keep, NOTHING_KEPT } from '../../learn/lessons/kept.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { LessonList } from './lesson-list.tsx'
import { LessonTable } from './lesson-table.tsx'

/** The lessons, or one of them at its table. */
export function LearnScreen({ lesson: id }: { readonly lesson: string | undefined }) {
  useWordSet('gear-up')
  useWordSet('learn')
  const { say } = useWords()
  // Taken again, a lesson is a new one.
  const [taken, setTaken] = useState(0)
  if (id === undefined) return <LessonList />
  const lesson = LESSONS.find((each) => each.id === id)
  if (!lesson)
    return (
      <Notice role="alert" title={say('learn.title')} text={say('learn.no-such')}>
        <ButtonLink kind="primary" href={hrefOf({ screen: 'learn', lesson: undefined })}>
          {say('learn.back')}
        </ButtonLink>
      </Notice>
    )
  const again = () => {
    keep(lesson.id, { ...NOTHING_KEPT, done: true })
    setTaken(taken + 1)
  }
  return <LessonTable key={taken} lesson={lesson} onAgain={again} />
}
