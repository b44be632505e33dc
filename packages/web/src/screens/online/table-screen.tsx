import './styles/index.css'
import { hrefOf, type TableLink } from '../../app/routes.ts'
import { TableLoading } from '../../app/table-loading.tsx'
import { InGame } from '../../games/in-game.tsx'
import { firstGame } from '../../games/registry.ts'
import { useWordSet } from '../../i18n/use-word-set.ts'
import { useWords } from '../../i18n/use-words.ts'
import { useEntry } from '../../online/use-entry.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { AtTable } from './at-table.tsx'
import { JoinForm } from './join-form.tsx'
import { RecordScreen } from './record-screen.tsx'

interface Props {
  readonly room: string
  readonly link: TableLink | undefined
}

/** An online table, by its address or by a link to it. */
export function TableScreen({ room, link }: Props) {
  useWordSet('online')
  return (
    // What a table says before it is known which game lies on it, every game's words say.
    <InGame game={firstGame()}>
      {link?.kind === 'replay' ? (
        <RecordScreen room={room} watchKey={link.key} />
      ) : (
        <Entering room={room} link={link} />
      )}
    </InGame>
  )
}

function Entering({ room, link }: Props) {
  const { say, refuse } = useWords()
  const { entry, again } = useEntry(room, link)
  switch (entry.state) {
    case 'looking':
      return <TableLoading />
    case 'ask':
      return <JoinForm room={room} kind={entry.kind} watchKey={entry.key} onJoined={again} />
    case 'refused':
      return (
        <Notice
          role="alert"
          title={say('online.no-entry')}
          text={refuse({ refused: entry.why, rule: 'TABLE' })}
        >
          <div className="row">
            <Button kind="primary" onClick={again}>
              {say('online.retry')}
            </Button>
            <ButtonLink href={hrefOf({ screen: 'online' })}>{say('online.mine')}</ButtonLink>
          </div>
        </Notice>
      )
    case 'in':
      return <AtTable table={entry.table} />
  }
}
