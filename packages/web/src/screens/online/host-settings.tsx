import { nameOfRules } from '@graveshift/games'
import { isUnderWay } from '@graveshift/table/room'
import { Suspense, useState } from 'react'
import { Loading } from '../../app/loading.tsx'
import { faceOf } from '../../games/registry.ts'
import { useWords } from '../../i18n/use-words.ts'
import { isFailed, recordOf } from '../../online/api.ts'
import { exportRecord } from '../../store/files.ts'
import { Button } from '../../ui/button.tsx'
import { Toggle } from '../../ui/toggle.tsx'
import { DeleteTable } from './delete-table.tsx'
import { FailedNote } from './failed-note.tsx'
import { OnlineCampaign } from './late-campaign.ts'
import type { AtRoom } from './lobby.tsx'
import { renameOff, TextField } from './name-field.tsx'
import { spanOf } from './span-of.ts'

const DECIDE_AFTER = [15, 45, 120, 600, 86_400] as const
const ABSENT_AFTER = [30, 120, 600, 3_600, 86_400] as const

/** What the host sets: the game, while none runs, and how the table behaves. */
export function HostSettings(at: AtRoom) {
  const { say } = useWords()
  const { table, room } = at
  const { SetUp } = faceOf(nameOfRules(room.module))
  const { campaign } = room
  const [options, setOptions] = useState(campaign?.options ?? room.settings.options)
  const [title, setTitle] = useState(room.title)
  const isLobby = room.phase === 'lobby'
  return (
    <section className="host-settings panel" aria-labelledby="host-settings">
      <h2 id="host-settings">{say('online.settings')}</h2>
      <TableRules {...at} />
      {isLobby && !isUnderWay(room) && (
        <details className="online-setup set-up">
          <summary>{say('online.change-game')}</summary>
          {campaign ? (
            <Suspense fallback={<Loading />}>
              <OnlineCampaign game={campaign.game.id} options={options} onChange={setOptions} />
            </Suspense>
          ) : (
            <SetUp options={options} onChange={setOptions} />
          )}
          <Button kind="primary" onClick={() => void table.do({ kind: 'configure', options })}>
            {say('online.change-game.go')}
          </Button>
          <p className="fine">{say('online.change-game.about')}</p>
        </details>
      )}
      <div className="online-fields">
        <TextField label={say('online.table-name')} value={title} longest={60} onChange={setTitle} />
        <Button
          off={renameOff(say, title, room.title)}
          onClick={() => void table.do({ kind: 'configure', title: title.trim() })}
        >
          {say('online.rename')}
        </Button>
      </div>
      <CloseTable {...at} />
    </section>
  )
}

export function TableRules({ table, room }: AtRoom) {
  const { say } = useWords()
  const { plans, decideAfter, absentAfter } = room.settings
  const seconds = (
    label: string,
    value: number,
    known: readonly number[],
    onChange: (value: number) => void,
  ) => (
    <label className="seconds">
      {label}
      <select value={value} onChange={({ target }) => onChange(Number(target.value))}>
        {[...new Set([...known, value])]
          .toSorted((a, b) => a - b)
          .map((each) => (
            <option key={each} value={each}>
              {say('online.span', spanOf(each))}
            </option>
          ))}
      </select>
    </label>
  )
  return (
    <div className="table-rules">
      <Toggle
        label={say('online.lock')}
        about={say('online.lock.about')}
        on={room.locked}
        onChange={(on) => void table.do({ kind: 'lock', on })}
      />
      <Toggle
        label={say('online.plans')}
        about={say('online.plans.about')}
        on={plans === 'shown'}
        onChange={(on) => void table.do({ kind: 'configure', plans: on ? 'shown' : 'sealed' })}
      />
      {room.phase === 'lobby' && (
        <Toggle
          label={say('online.coach')}
          about={say('online.coach.about')}
          on={room.settings.coach === true}
          onChange={(on) => void table.do({ kind: 'configure', coach: on })}
        />
      )}
      {seconds(
        say('online.decide-after'),
        decideAfter,
        DECIDE_AFTER,
        (value) => void table.do({ kind: 'configure', decideAfter: value }),
      )}
      {seconds(
        say('online.absent-after'),
        absentAfter,
        ABSENT_AFTER,
        (value) => void table.do({ kind: 'configure', absentAfter: value }),
      )}
    </div>
  )
}

/** The end of a table: closed, it can still be looked at; deleted, there is nothing left of it. */
export function CloseTable({ table, room }: Pick<AtRoom, 'table' | 'room'>) {
  const { say } = useWords()
  const [isSure, setSure] = useState(false)
  const [failed, setFailed] = useState<string>()
  const save = async () => {
    const record = await recordOf(table.id)
    if (isFailed(record)) return setFailed(record.failed)
    exportRecord(table.id, record)
  }
  return (
    <div className="table-ends">
      {room.play !== undefined && <Button onClick={() => void save()}>{say('online.export')}</Button>}
      <div>
        <Button
          kind="danger"
          aria-describedby="close-about"
          onClick={() => (isSure ? void table.do({ kind: 'close' }) : setSure(true))}
        >
          {say(isSure ? 'online.close.sure' : 'online.close')}
        </Button>
        <p id="close-about" className="fine">
          {say('online.close.about')}
        </p>
      </div>
      <DeleteTable table={table} />
      {failed !== undefined && <FailedNote why={failed} />}
    </div>
  )
}
