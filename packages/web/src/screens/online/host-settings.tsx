import { useState } from 'react'
import { useWords } from '../../i18n/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { Toggle } from '../../ui/toggle.tsx'
import { optionsOf } from '../set-up/wish.ts'
import { WishFields } from '../set-up/wish-fields.tsx'
import type { AtRoom } from './lobby.tsx'
import { TextField } from './name-field.tsx'
import { wishOf } from './wish-of.ts'

const DECIDE_AFTER = [15, 45, 120, 600, 86_400] as const
const ABSENT_AFTER = [30, 120, 600, 3_600, 86_400] as const

/** What the host sets: the game, while none runs, and how the table behaves. */
export function HostSettings(at: AtRoom) {
  const { say } = useWords()
  const { table, room } = at
  const [wish, setWish] = useState(() => wishOf(room.settings.options))
  const [title, setTitle] = useState(room.title)
  const isLobby = room.phase === 'lobby'
  return (
    <section className="host-settings panel" aria-labelledby="host-settings">
      <h2 id="host-settings">{say('online.settings')}</h2>
      <TableRules {...at} />
      {isLobby && (
        <details className="online-setup set-up">
          <summary>{say('online.change-game')}</summary>
          <WishFields wish={wish} onChange={setWish} />
          <Button
            kind="primary"
            onClick={() => void table.do({ kind: 'configure', options: optionsOf(wish) })}
          >
            {say('online.change-game.go')}
          </Button>
          <p className="fine">{say('online.change-game.about')}</p>
        </details>
      )}
      <div className="online-fields">
        <TextField label={say('online.table-name')} value={title} longest={60} onChange={setTitle} />
        <Button
          disabled={title.trim() === '' || title.trim() === room.title}
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
              {say('online.span', {
                unit: each < 60 ? 'second' : each < 3_600 ? 'minute' : each < 86_400 ? 'hour' : 'day',
                count: Math.round(
                  each / (each < 60 ? 1 : each < 3_600 ? 60 : each < 86_400 ? 3_600 : 86_400),
                ),
              })}
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

export function CloseTable({ table }: Pick<AtRoom, 'table'>) {
  const { say } = useWords()
  const [sure, setSure] = useState(false)
  return (
    <Button kind="danger" onClick={() => (sure ? void table.do({ kind: 'close' }) : setSure(true))}>
      {say(sure ? 'online.close.sure' : 'online.close')}
    </Button>
  )
}
