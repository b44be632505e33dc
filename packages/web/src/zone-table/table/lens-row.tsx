import { memo } from 'react'
import { useWords } from '../../i18n/use-words.ts'
import { Key } from '../../table/key.tsx'
import { Sign } from './sign.tsx'
import { LENSES, type Lens, useZones, type ZoneTable } from './zone-table-state.ts'

/** The key of each lens. */
export const LENS_KEYS: Readonly<Record<Lens, string>> = {
  reach: 'R',
  sight: 'V',
  intents: 'I',
  noise: 'N',
  pipes: 'P',
}

/** The lenses of what is played: those of every table, where a game does not say otherwise. */
export const lensesOf = ({ face, kit }: Pick<ZoneTable, 'face' | 'kit'>): readonly Lens[] => {
  const own = face.lenses?.(kit)
  return LENSES.filter((lens) => (own ? own.includes(lens) : lens !== 'pipes'))
}

/** What the board shows on request, one at a time. */
export const LensRow = memo(function LensRow() {
  const { face, kit, lens, show } = useZones()
  const { say } = useWords()
  return (
    <fieldset className="lenses" aria-label={say('zone.lenses')}>
      {lensesOf({ face, kit }).map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={lens === each}
          aria-keyshortcuts={LENS_KEYS[each]}
          title={say(`zone.lens.${each}.about`)}
          onClick={() => show(lens === each ? undefined : each)}
        >
          <Sign name={each} />
          <span>{say(`zone.lens.${each}`)}</span>
          <Key name={LENS_KEYS[each]} />
        </button>
      ))}
    </fieldset>
  )
})
