import { useWords } from '../../i18n/use-words.ts'

/** Why the server did not do it. */
export function FailedNote({ why }: { readonly why: string }) {
  const { refuse } = useWords()
  return (
    <p className="refused" role="alert">
      {refuse({ refused: why, rule: 'TABLE' })}
    </p>
  )
}
