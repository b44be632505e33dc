import { useWords } from '../../i18n/use-words.ts'

const MARKS: readonly string[] = ['easy', 'medium', 'hard']

/** How hard a mission is: so many of three marks, told in a word. */
export function DifficultyMark({ difficulty }: { readonly difficulty: string }) {
  const { name } = useWords()
  const filled = MARKS.indexOf(difficulty) + 1
  return (
    <span className={`difficulty-mark difficulty-${difficulty}`}>
      <span className="unseen">{name('difficulty', difficulty)}</span>
      {MARKS.map((mark, index) => (
        <span key={mark} data-filled={index < filled || undefined} aria-hidden="true" />
      ))}
    </span>
  )
}
