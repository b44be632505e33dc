import { useId } from 'react'
import { useWords } from '../../i18n/use-words.ts'

interface Props {
  readonly seed: string
  readonly onSeed: (seed: string) => void
}

/** A seed, for those who want the same luck again. */
export function SeedField({ seed, onSeed }: Props) {
  const { say } = useWords()
  const about = useId()
  return (
    <label className="seed">
      {say('set-up.seed')}
      <input
        type="text"
        value={seed}
        maxLength={64}
        autoComplete="off"
        spellCheck={false}
        aria-describedby={about}
        onChange={({ target }) => onSeed(target.value)}
      />
      <span id={about} className="fine">
        {say('set-up.seed.about')}
      </span>
    </label>
  )
}
