import { nameOfRules } from '@graveshift/games'
import { hrefOf } from '../../app/routes.ts'
import { TableLoading } from '../../app/table-loading.tsx'
import { InGame } from '../../games/in-game.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { useTurnNotice } from '../../online/notices.ts'
import type { OnlineTable } from '../../online/online-table.ts'
import { useLook } from '../../online/use-online.ts'
import { Catch } from '../../rescue/catch.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ConnectionBar } from './connection-bar.tsx'
import { DeleteTable } from './delete-table.tsx'
import { endOf } from './end-of.ts'
import { Lobby } from './lobby.tsx'
import { Playing } from './playing.tsx'
import { reloadPage } from './reload-page.ts'
import { RescueTable } from './rescue-table.tsx'
import { SaveLog } from './save-log.tsx'

/** Whatever stage the table is at. */
export function AtTable({ table }: { readonly table: OnlineTable }) {
  const { say } = useWords()
  const look = useLook(table)
  useTurnNotice(table.id, look)
  const end = endOf(look)
  if (end)
    return (
      <Notice role="alert" title={say(`online.end.${end}`)} text={say(`online.end.${end}.about`)}>
        {end === 'reload' && look.pending.length > 0 && (
          <p>{say('online.kept', { count: look.pending.length })}</p>
        )}
        {(end === 'other-rules' || end === 'damaged-table') && (
          <>
            <p>{say('online.set-aside.about')}</p>
            {end === 'other-rules' && <p>{say('online.set-aside.other-rules')}</p>}
            <SaveLog room={table.id} />
            <DeleteTable table={table} />
          </>
        )}
        <div className="row">
          {end === 'reload' && (
            <Button kind="primary" onClick={() => void reloadPage()}>
              {say('error.reload')}
            </Button>
          )}
          <ButtonLink kind={end === 'reload' ? 'plain' : 'primary'} href={hrefOf({ screen: 'online' })}>
            {say('online.mine')}
          </ButtonLink>
        </div>
      </Notice>
    )
  const { room, store } = look
  if (!room || look.you === undefined)
    return (
      <>
        <ConnectionBar table={table} look={look} />
        <TableLoading />
      </>
    )
  if (store && (room.phase === 'playing' || room.phase === 'over' || room.phase === 'closed'))
    return (
      <Catch
        of={room.head}
        otherwise={(failure, again) => <RescueTable store={store} failure={failure} again={again} />}
      >
        <InGame game={nameOfRules(room.module)}>
          <Playing table={table} look={look} room={room} store={store} />
        </InGame>
      </Catch>
    )
  if (room.phase === 'closed')
    return (
      <Notice title={say('online.end.closed')} text={say('online.end.closed.about')}>
        <ButtonLink kind="primary" href={hrefOf({ screen: 'online' })}>
          {say('online.mine')}
        </ButtonLink>
      </Notice>
    )
  return (
    <InGame game={nameOfRules(room.module)}>
      <Lobby table={table} look={look} room={room} />
    </InGame>
  )
}
