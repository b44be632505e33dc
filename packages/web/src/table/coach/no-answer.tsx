import { useId } from 'react'
import { useWords } from '../../i18n/use-words.ts'
import { Button } from '../../ui/button.tsx'

interface Props {
  /** What is missing, as a sentence. */
  readonly text: string
  readonly again: () => void
}

/** Says that whoever thinks beside the page could not, with a way to ask again. */
export function NoAnswer({ text, again }: Props) {
  const { say } = useWords()
  const id = useId()
  return (
    <div className="no-answer" data-failed="">
      <p id={id} className="fine" role="status">
        {text}
      </p>
      <Button aria-describedby={id} onClick={again}>
        {say('rescue.again')}
      </Button>
    </div>
  )
}
