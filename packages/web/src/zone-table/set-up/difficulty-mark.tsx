import { useWords } from '../../i18n/use-words.ts'

const MARKS: readonly string[] = ['easy', 'medium', 'hard']

interface Props {
  readonly difficulty: string
  /** It stands beside it in a word. */
  readonly isSaid?: boolean
}

/** How hard a mission is: so many of three marks, told in a word; all of them for what is harder still. */
export function DifficultyMark({ difficulty, isSaid = false }: Props) {
  const { name } = useWords()
  const filled = MARKS.includes(difficulty) ? MARKS.indexOf(difficulty) + 1 : MARKS.length
  return (
    <span className={`difficulty-mark difficulty-${difficulty}`}>
      {!isSaid && <span className="unseen">{name('difficulty', difficulty)}</span>}
      {MARKS.map((mark, index) => (
        <span key={mark} data-filled={index < filled || undefined} aria-hidden="true" />
      ))}
    </span>
  )
}
