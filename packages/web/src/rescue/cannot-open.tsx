import { hrefOf } from '../app/routes.ts'
import { useWords } from '../i18n/use-words.ts'
import type { Refused } from '../store/refused-file.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { RescueGame } from './rescue-game.tsx'

interface Props {
  readonly id: string
  readonly refused: Refused
}

/** In place of a saved game that cannot be opened: why, and what can still be done with what lies there. */
export function CannotOpen({ id, refused: { refused } }: Props) {
  const { say } = useWords()
  const why = say(`refused-file.${refused}`)
  if (refused !== 'not-found' && refused !== 'no-storage')
    return <RescueGame id={id} failure={{ error: new Error(refused) }} why={why} />
  return (
    <Notice role="alert" title={say('table.cannot-open')} text={why}>
      <ButtonLink kind="primary" href={hrefOf({ screen: 'landing' })}>
        {say('shell.home')}
      </ButtonLink>
    </Notice>
  )
}
