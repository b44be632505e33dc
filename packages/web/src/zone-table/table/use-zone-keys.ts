import { NONE } from '@graveshift/zones'
import { type RefObject, useEffect, useRef } from 'react'
import { isOverlaid } from '../../ui/overlaid.ts'
import { END, MAIN } from '../turn/kinds.ts'
import { LENS_KEYS, lensesOf } from './lens-row.tsx'
import type { ZoneSheet } from './zone-sheets.tsx'
import type { ZoneTable } from './zone-table-state.ts'

interface Hands {
  readonly table: ZoneTable
  /** Nothing may be done: another's hands are meant, or nobody plays here. */
  readonly isOff: boolean
  readonly onShow: (sheet: ZoneSheet) => void
  readonly onUndo: () => void
}

const isTyped = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement

/** Presses the button that has this key, if it is there; one that is off says why. */
function pressKeyed(root: HTMLElement | null, key: string, within = ''): boolean {
  const button = root?.querySelector<HTMLElement>(
    `${within} button[aria-keyshortcuts="${key}"]:not([inert] *)`,
  )
  button?.click()
  return button !== undefined && button !== null
}

/** The keys of a turn's buttons, which an open attack stands in the place of. */
const TURN_KEYS = new Set([...MAIN, END].map(({ key }) => key))

/** Lays an open attack aside and presses a button of the turn, once it is there. */
function pressBeyond(root: HTMLElement | null, key: string): boolean {
  if (!TURN_KEYS.has(key) || !pressKeyed(root, 'Escape', '.attack')) return false
  requestAnimationFrame(() => pressKeyed(root, key))
  return true
}

const LOG = 'L'
const LEGEND = 'K'

/** Puts the keys on the log, to be walked through line by line. */
function focusLog(root: HTMLElement | null): boolean {
  const log = root?.querySelector<HTMLElement>('.story ol')
  log?.focus()
  return log !== undefined && log !== null
}

/** Who has a key of the row of figures, in the order of the team. */
const personAtKey = ({ board: { people } }: ZoneTable, key: string): number | undefined =>
  people.flatMap(({ seat }, person) => (seat === NONE ? [] : [person]))[Number(key) - 1]

/** The keys of the table. What has a button is done by pressing that button: one hand knows what the other does. */
export function useZoneKeys(root: RefObject<HTMLElement | null>, hands: Hands): void {
  const now = useRef(hands)
  useEffect(() => {
    now.current = hands
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { table, isOff, onShow, onUndo } = now.current
      if (isOff || isTyped(event.target) || event.altKey || isOverlaid(root.current)) return
      const key = event.key.toUpperCase()
      const isHeld = event.ctrlKey || event.metaKey
      if (isHeld && key !== 'Z') return
      if (key === 'U' || (isHeld && key === 'Z')) onUndo()
      else if (key === 'Z') table.list(!table.isListed)
      else if (key === '?') onShow('keys')
      else if (key === 'ESCAPE' && table.busy) table.skip()
      else if (key === 'ESCAPE' && pressKeyed(root.current, 'Escape')) event.preventDefault()
      // What is asked has its keys before what can be seen at any time.
      else if (/^[A-Z]$/.test(key) && pressKeyed(root.current, key, '.decide')) event.preventDefault()
      else if (key === LEGEND) onShow('legend')
      else if (/^[1-9]$/.test(key)) {
        const person = personAtKey(table, key)
        const who = person === undefined ? undefined : table.board.people[person]?.id
        const mate = root.current?.querySelector<HTMLElement>(`.mate[data-person="${who}"]`)
        if (who === undefined || !mate) return
        mate.click()
      } else if (/^[A-Z]$/.test(key)) {
        const lens = lensesOf(table).find((each) => LENS_KEYS[each] === key)
        if (lens) table.show(table.lens === lens ? undefined : lens)
        else if (
          !pressKeyed(root.current, key) &&
          !pressBeyond(root.current, key) &&
          !(key === LOG && focusLog(root.current))
        )
          return
      } else return
      event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [root])
}
