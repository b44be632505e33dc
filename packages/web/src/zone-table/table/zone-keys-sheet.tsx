import { useWords } from '../../i18n/use-words.ts'
import { Overlay } from '../../ui/overlay.tsx'

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
  ['list', 'Z'],
  ['zoom', '0 + −'],
  ['log', 'L'],
  ['recap', 'H'],
  ['undo', 'U'],
  ['back', 'Esc'],
  ['keys', '?'],
] as const

export function ZoneKeysSheet({ onClose }: { readonly onClose: () => void }) {
  const { say } = useWords()
  return (
    <Overlay title={say('zone.keys')} className="keys-sheet" onClose={onClose}>
      <dl>
        {KEYS.map(([id, keys]) => (
          <div key={id}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{say(`zone.keys.${id}`)}</dd>
          </div>
        ))}
      </dl>
    </Overlay>
  )
}
