import './learn.css'
import type { Lesson } from '@graveshift/kernel'
import { useState } from 'react'
import { hrefOf } from '../../app/routes.ts'
import { InGame } from '../../games/in-game.tsx'
import { useGameWordSet, useWordSet } from '../../i18n/use-word-set.ts'
import { useWords } from '../../i18n/use-words.ts'
import { keep, NOTHING_KEPT } from '../../learn/lessons/kept.ts'
import { useLessons } from '../../learn/lessons/use-lessons.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { LessonList } from './lesson-list.tsx'
import { LessonTable } from './lesson-table.tsx'

interface Props {
  readonly game: string
  readonly lesson: string | undefined
}

/** The lessons, or one of them at its table. */
export function LearnScreen(props: Props) {
  return (
    <InGame game={props.game}>
      <OfGame {...props} />
    </InGame>
  )
}

function OfGame({ game, lesson }: Props) {
  const lessons = useLessons(game)
  return lessons.length > 0 ? (
    <Lessons game={game} lessons={lessons} lesson={lesson} />
  ) : (
    <NoLessons game={game} />
  )
}

/** A game that is learned from its rules. */
function NoLessons({ game }: Pick<Props, 'game'>) {
  useWordSet('rules')
  const { say } = useWords()
  return (
    <Notice title={say('shell.learn')} text={say('rules.no-lessons')}>
      <ButtonLink kind="primary" href={hrefOf({ screen: 'rules', game, topic: undefined })}>
        {say('shell.rules')}
      </ButtonLink>
    </Notice>
  )
}

function Lessons({ game, lessons, lesson: id }: Props & { readonly lessons: readonly Lesson[] }) {
  useWordSet('learn')
  useGameWordSet(game, 'learn')
  const { say } = useWords()
  // Taken again, a lesson is a new one.
  const [taken, setTaken] = useState(0)
  if (id === undefined) return <LessonList game={game} lessons={lessons} />
  const lesson = lessons.find((each) => each.id === id)
  if (!lesson)
    return (
      <Notice role="alert" title={say('learn.title')} text={say('learn.no-such')}>
        <ButtonLink kind="primary" href={hrefOf({ screen: 'learn', game, lesson: undefined })}>
          {say('learn.back')}
        </ButtonLink>
      </Notice>
    )
  const again = () => {
    keep(game, lesson.id, { ...NOTHING_KEPT, done: true })
    setTaken(taken + 1)
  }
  return <LessonTable key={taken} game={game} lesson={lesson} onAgain={again} />
}
