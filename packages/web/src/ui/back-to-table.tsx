import { wayBack } from '../app/way-back.ts'
import { useWords } from '../i18n/use-words.ts'
import { ButtonLink } from './button.tsx'

/** Back to the table one came from; nothing if one did not come from a table. */
export function BackToTable() {
  const { say } = useWords()
  const back = wayBack()
  if (back === undefined) return null
  return (
    <ButtonLink kind="primary" href={back}>
      {say('shell.back-to-table')}
    </ButtonLink>
  )
}
