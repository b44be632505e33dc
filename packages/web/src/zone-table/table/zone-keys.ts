import type { Words } from '../../i18n/use-words.ts'
import type { KeyTold } from '../../table/keys-sheet.tsx'
import { LENS_KEYS } from './lens-row.tsx'
import type { Lens } from './zone-table-state.ts'

/** Every key of the table, in the order in which a hand needs them. */
const KEYS = [
  ['people', '1 – 6'],
  ['move', 'M'],
  ['attack', 'A'],
  ['search', 'S'],
  ['door', 'O'],
  ['take', 'T'],
  ['trade', 'X'],
  ['reorganise', 'G'],
  ['noise', 'B'],
  ['end', 'E'],
  ['lenses', ''],
  ['arrows', '← ↑ → ↓'],
  ['home', 'Home'],
  ['zombies', 'PgDn'],
  ['find', '/'],
  ['enter', 'Enter'],
  ['point', 'F'],
  ['coach', 'C'],
  ['list', 'Z'],
  ['zoom', '0 + −'],
  ['log', 'L'],
  ['recap', 'H'],
  ['undo', 'U'],
  ['back', 'Esc'],
  ['legend', 'K'],
  ['keys', '?'],
] as const

/** What the keys of a table do; which lenses there are its game says. */
export const zoneKeys = ({ say, language }: Words, lenses: readonly Lens[]): readonly KeyTold[] =>
  KEYS.map(([id, keys]) =>
    id === 'lenses'
      ? {
          keys: lenses.map((lens) => LENS_KEYS[lens]).join(' '),
          does: new Intl.ListFormat(language, { type: 'unit' }).format(
            lenses.map((lens) => say(`zone.lens.${lens}`)),
          ),
        }
      : { keys, does: say(`zone.keys.${id}`) },
  )
