import type { Words } from '../../i18n/use-words.ts'
import type { KeyTold } from '../../table/keys-sheet.tsx'

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
  ['lenses', 'R V I N'],
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

export const zoneKeys = ({ say }: Words): readonly KeyTold[] =>
  KEYS.map(([id, keys]) => ({ keys, does: say(`zone.keys.${id}`) }))
