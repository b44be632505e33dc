import { memo } from 'react'
import { useWords } from '../../i18n/use-words.ts'
import { Key } from '../../table/key.tsx'
import { Sign } from './sign.tsx'
import { LENSES, type Lens, useZones } from './zone-table-state.ts'

/** The key of each lens. */
export const LENS_KEYS: Readonly<Record<Lens, string>> = { reach: 'R', sight: 'V', intents: 'I', noise: 'N' }

/** What the board shows on request, one at a time. */
export const LensRow = memo(function LensRow() {
  const { lens, show } = useZones()
  const { say } = useWords()
  return (
    <fieldset className="lenses" aria-label={say('zone.lenses')}>
      {LENSES.map((each) => (
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
