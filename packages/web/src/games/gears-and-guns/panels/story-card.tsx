import './panels.css'
import type { Term } from '@graveshift/kernel'
import { useWords } from '../../../i18n/use-words.ts'
import type { WordKey } from '../../../i18n/word-keys.ts'

interface Props {
  readonly mission: string
  /** As the words of the mission call it. */
  readonly story: string
  /** On its back; none for a note. */
  readonly number: number | undefined
  readonly place?: string
  /** What it does, in sentences. */
  readonly text?: Term
}

/** An objective card or a note as it is read: name, story, and what it does. */
export function StoryCard({ mission, story, number, place, text }: Props) {
  const { say, tell } = useWords()
  const word = (part: string) => say(`story.${mission}.${story}.${part}` as WordKey)
  return (
    <article className="story-card">
      <header>
        <span className="story-number">{number ?? '✉'}</span>
        <h3>{word('name')}</h3>
        {place !== undefined && <small>{place}</small>}
      </header>
      <p className="story-text">{word('text')}</p>
      {text !== undefined && <p className="story-does">{typeof text === 'object' ? tell(text) : text}</p>}
    </article>
  )
}
