import { NONE } from '@graveshift/zones'
import { useEffect, useState } from 'react'
import { useWords } from '../../i18n/use-words.ts'
import { isOverlaid } from '../../ui/overlaid.ts'
import { useZones } from '../table/zone-table-state.ts'
import { useZoneTeller } from './use-zone-teller.ts'
import { zoneTitle } from './zone-told.ts'

const FIND = '/'

/** As many are offered at once. */
const MOST = 6

interface Found {
  readonly name: string
  readonly zone: number
}

/** Finds a zone by its name, or by who stands there: opened by its key, closed by Escape. */
export function ZoneFinder({ onFind }: { readonly onFind: (zone: number) => void }) {
  const { kit, board } = useZones()
  const { say, name } = useWords()
  const teller = useZoneTeller()
  const [text, setText] = useState<string>()
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target } = event
      if (key !== FIND || target instanceof HTMLInputElement || isOverlaid(null)) return
      event.preventDefault()
      setText('')
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  if (text === undefined) return null
  const all: readonly Found[] = [
    ...board.people.flatMap(({ id, zone }) =>
      zone === NONE ? [] : [{ name: name('survivor', id, 'name'), zone }],
    ),
    ...kit.map.zones.map((_, zone) => ({ name: zoneTitle(teller, zone), zone })),
  ]
  const wanted = text.trim().toLowerCase()
  const found =
    wanted === '' ? [] : all.filter((each) => each.name.toLowerCase().includes(wanted)).slice(0, MOST)
  const close = () => setText(undefined)
  const choose = (zone: number) => {
    close()
    onFind(zone)
  }
  const [first] = found
  return (
    <search className="zone-finder">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (first) choose(first.zone)
        }}
      >
        <input
          // biome-ignore lint/a11y/noAutofocus: it was asked for by its key
          autoFocus
          type="search"
          value={text}
          aria-label={say('zone.keys.find')}
          placeholder={say('zone.keys.find')}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={({ key }) => key === 'Escape' && close()}
        />
      </form>
      <ul>
        {found.map((each) => (
          <li key={`${each.name} ${each.zone}`}>
            <button type="button" onClick={() => choose(each.zone)}>
              {each.name}
            </button>
          </li>
        ))}
      </ul>
    </search>
  )
}
