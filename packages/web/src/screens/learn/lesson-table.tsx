import type { Lesson } from '@graveshift/kernel'
import { useMemo, useState } from 'react'
import { faceOf, gameOf } from '../../games/registry.ts'
import { hintOf } from '../../learn/lessons/hint-of.ts'
import { keep, readKept } from '../../learn/lessons/kept.ts'
import { LessonStore, resumeLesson } from '../../learn/lessons/lesson-store.ts'
import { stepAt } from '../../learn/lessons/progress.ts'
import { useGame } from '../../store/use-game.ts'
import { Coach } from './coach.tsx'

function open(game: string, lesson: Lesson): LessonStore {
  const kept = readKept(game, lesson.id)
  // A lesson done and opened again begins anew: there is nothing left to do in it.
  const session = resumeLesson(gameOf(game).module, lesson, kept.done ? undefined : kept.record)
  if (kept.done) keep(game, lesson.id, { read: [], record: undefined })
  const toDo = lesson.steps.filter(({ want }) => want).length
  const store: LessonStore = new LessonStore(lesson, session, async (record) => {
    keep(game, lesson.id, { record: JSON.stringify(record), ...(store.made === toDo ? { done: true } : {}) })
    return undefined
  })
  return store
}

interface Props {
  readonly game: string
  readonly lesson: Lesson
  readonly onAgain: () => void
}

/** A lesson: the ordinary table, and somebody who says what to do at it. */
export function LessonTable({ game, lesson, onAgain }: Props) {
  const [store] = useState(() => open(game, lesson))
  const { Table } = faceOf(game)
  const [read, setRead] = useState(() => new Set(readKept(game, lesson.id).read))
  // Every decision, and every one taken back, is a new snapshot.
  const seq = useGame(store, (now) => now.seq)
  const at = stepAt(lesson.steps, store.made, read)
  const step = lesson.steps[at]
  const [hinted, setHinted] = useState<string>()
  const isHinted = step !== undefined && hinted === step.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: what can be done changes with seq
  const lit = useMemo(() => {
    const hint = isHinted ? hintOf(store, step) : undefined
    return hint && { seats: [], targets: [hint.target], squares: hint.squares }
  }, [store, step, isHinted, seq])
  const next = () => {
    const now = new Set(read).add(step?.id ?? '')
    setRead(now)
    keep(game, lesson.id, { read: [...now] })
  }
  return (
    <div className="lesson table-place" data-reading={step?.want ? undefined : ''}>
      <Coach
        game={game}
        lesson={lesson}
        at={at}
        onNext={next}
        onHint={(open) => setHinted(open ? step?.id : undefined)}
        onShow={() => store.show()}
        onAgain={onAgain}
      />
      <Table store={store} alone lit={lit} />
    </div>
  )
}
