import { useWords } from '../../i18n/use-words.ts'
import { useCompany } from '../../table/company.ts'
import { Sign } from './sign.tsx'
import { useZones } from './zone-table-state.ts'

/** The key that points at the zone that is looked at. */
export const POINT_KEY = 'F'

/** At an online table: points at a zone, for everybody to see. */
export function PointButton({ zone }: { readonly zone: number }) {
  const { kit } = useZones()
  const { say } = useWords()
  const ping = useCompany()?.ping
  if (!ping) return null
  const told = say('online.ping', { target: kit.map.zones[zone]?.name ?? '' })
  return (
    <button
      type="button"
      className="zone-point"
      aria-label={told}
      title={`${told} (${POINT_KEY})`}
      aria-keyshortcuts={POINT_KEY}
      onClick={() => ping(zone)}
    >
      <Sign name="point" />
    </button>
  )
}
