import { COLOURS, type Colour, type DashboardData, type EffectData } from '@graveshift/gear-up'
import { useWords } from '../../../i18n/use-words.ts'
import { ColourBadge } from '../art/colour-badge.tsx'
import { ShapeDrawing } from '../table/dash/shape-drawing.tsx'
import { pointsOf } from '../table/place/figure.ts'

/** What a weapon does from the start, and what it has to be upgraded for; the yellow one has all of it at once. */
function EffectsInWords({
  now,
  later,
}: {
  readonly now: readonly EffectData[]
  readonly later: readonly EffectData[]
}) {
  const { say, name } = useWords()
  const names = (effects: readonly EffectData[]) =>
    effects.map(({ effect }) => name('effect', effect, 'name')).join(', ')
  return (
    <span className="weapon-effects">
      {now.length > 0 && <strong>{names(now)}</strong>}
      {now.length > 0 && later.length > 0 && ' · '}
      {later.length > 0 && <span>{say('set-up.later', { effects: names(later) })}</span>}
    </span>
  )
}

function WeaponLine({ colour, dashboard }: { readonly colour: Colour; readonly dashboard: DashboardData }) {
  const { name, say } = useWords()
  const { id, shape, starting, upgrades } = dashboard.weapons[colour]
  const points = pointsOf(shape)
  const begins = starting ? [starting] : []
  return (
    <span className="weapon-line">
      <ColourBadge colour={colour} size={20} />
      <ShapeDrawing points={points} square={8} label={say('table.shape', { count: points.length })} />
      <span className="weapon-name">{name('weapon', id, 'name')}</span>
      {colour === 'yellow' ? (
        <EffectsInWords now={[...begins, ...upgrades]} later={[]} />
      ) : (
        <EffectsInWords now={begins} later={upgrades} />
      )}
    </span>
  )
}

/** The four weapons of a survivor, a line each. */
export function SurvivorWeapons({ dashboard }: { readonly dashboard: DashboardData }) {
  return (
    <span className="survivor-weapons">
      {COLOURS.map((colour) => (
        <WeaponLine key={colour} colour={colour} dashboard={dashboard} />
      ))}
    </span>
  )
}
