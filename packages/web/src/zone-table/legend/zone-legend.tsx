import './legend.css'
import { useGameWordSet, useWordSet } from '../../i18n/use-word-set.ts'
import { useWords } from '../../i18n/use-words.ts'
import { KeyList } from '../../table/keys-sheet.tsx'
import { Overlay } from '../../ui/overlay.tsx'
import { Symbols } from '../board/symbols.tsx'
import { lensesOf } from '../table/lens-row.tsx'
import { zoneKeys } from '../table/zone-keys.ts'
import { useZones } from '../table/zone-table-state.ts'
import { cardSigns } from './card-signs.tsx'
import { peopleSigns, zombieSigns } from './figure-signs.tsx'
import { groundSigns } from './ground-signs.tsx'
import { lensSigns, markSigns } from './mark-signs.tsx'
import { SignGroup } from './sign-group.tsx'

/** All that the table says without words: what every sign, figure, color and line means, and every key. */
export function ZoneLegend({ onClose }: { readonly onClose: () => void }) {
  useWordSet('zone-legend')
  const { face, kit, scene, board } = useZones()
  useGameWordSet(face.id, 'legend')
  const words = useWords()
  const { say } = words
  const { skin, legend } = face
  const first = board.people[0]?.id ?? ''
  return (
    <Overlay title={say('table.legend')} className="zone-legend" onClose={onClose}>
      <Symbols skin={skin} people={first} kinds={kit.kinds.map(({ id }) => id).join(' ')} />
      <SignGroup title={say('zone.legend.group.board')} signs={groundSigns(words, scene, skin)} />
      <SignGroup title={say('zone.legend.group.things')} signs={legend?.(words, kit) ?? []} />
      <SignGroup title={say('zone.legend.group.people')} signs={peopleSigns(words, skin, first)} />
      <SignGroup title={say('zone.legend.group.zombies')} signs={zombieSigns(words, skin, kit)} />
      <SignGroup title={say('zone.legend.group.marks')} signs={markSigns(words)} />
      <SignGroup title={say('zone.legend.group.lenses')} signs={lensSigns(words)} />
      <SignGroup title={say('zone.legend.group.cards')} signs={cardSigns(words)} />
      <section aria-labelledby="legend-keys">
        <h3 id="legend-keys">{say('table.keys')}</h3>
        <KeyList keys={zoneKeys(words, lensesOf({ face, kit }))} />
      </section>
    </Overlay>
  )
}
