import type { WeaponView } from '@graveshift/gear-up'
import { type CSSProperties, memo } from 'react'
import { useWords } from '../../../../i18n/use-words.ts'
import { armed, isArmed } from '../../../../table/armed.ts'
import { longestWord, withBreaks } from '../../../../table/long-word.ts'
import { anchor } from '../../../../table/play/cue.ts'
import { Tip } from '../../../../table/tip.tsx'
import { ColourBadge } from '../../art/colour-badge.tsx'
import { Icon } from '../../art/icon.tsx'
import { CrossMark } from '../cards/marks.tsx'
import { pointsOf } from '../place/figure.ts'
import { ANCHORS } from '../play/anchors.ts'
import { useCalmTable } from '../table-state.ts'
import { EffectChip } from './effect-chip.tsx'
import { ShapeDrawing } from './shape-drawing.tsx'

/** The circles of a Frenzy track with what stands under them. */
function FrenzyTrack({ weapon }: { readonly weapon: WeaponView }) {
  const { say } = useWords()
  const effect = [...weapon.upgrades, ...(weapon.starting ? [weapon.starting] : [])].find(
    (each) => each.effect === 'frenzy',
  )
  if (effect?.effect !== 'frenzy') return null
  return (
    <p className="frenzy">
      <span className="unseen" data-figure={`frenzy.${weapon.id}`}>
        {say('table.frenzy', { crossed: weapon.frenzy, of: effect.track.length })}
      </span>
      {effect.track.map((gain, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: circles have no other name
        <svg key={index} viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <circle cx="12" cy="12" r="10.5" className="circle" />
          {(gain === 'ammo' || gain === 'both') && (
            <g transform={`translate(${gain === 'both' ? 3 : 6} 6)`}>
              <Icon name="ammo" size={gain === 'both' ? 9 : 12} />
            </g>
          )}
          {(gain === 'armor' || gain === 'both') && (
            <g transform={`translate(${gain === 'both' ? 12 : 6} 6)`}>
              <Icon name="armor" size={gain === 'both' ? 9 : 12} />
            </g>
          )}
          {index < weapon.frenzy && <CrossMark name={`${weapon.id}${index}`} x={2} y={2} size={20} />}
        </svg>
      ))}
    </p>
  )
}

/** What is printed on a weapon's card and ticked on it. */
const WeaponFace = memo(function WeaponFace({ weapon }: { readonly weapon: WeaponView }) {
  const { name, say } = useWords()
  const title = name('weapon', weapon.id, 'name')
  return (
    <>
      <header>
        <Tip
          className="weapon-colour"
          tell={() => (
            <p>
              {say('table.weapon-colour', {
                letter: name('colour-letter', weapon.colour),
                colour: name('colour', weapon.colour),
              })}
            </p>
          )}
        >
          <ColourBadge colour={weapon.colour} size={26} />
        </Tip>
        <h3 style={{ '--letters': longestWord(title) } as CSSProperties}>
          {withBreaks(title, say('table.breaks'))}
        </h3>
      </header>
      <div className="weapon-body">
        <ShapeDrawing
          points={pointsOf(weapon.shape)}
          square={15}
          label={say('table.shape', { count: pointsOf(weapon.shape).length })}
        />
        <ul className="effects">
          {weapon.starting && (
            <li>
              <EffectChip effect={weapon.starting} state="starting" name={weapon.id} />
            </li>
          )}
          {weapon.upgrades.map((effect, index) => (
            <li key={effect.effect}>
              <EffectChip
                effect={effect}
                state={index < weapon.unlocked ? 'unlocked' : 'locked'}
                name={`${weapon.id}${index}`}
              />
            </li>
          ))}
        </ul>
      </div>
      <FrenzyTrack weapon={weapon} />
    </>
  )
})

/** A weapon: color, shape, effects and upgrades. While an upgrade is owed it can be chosen here. */
export function WeaponCard({ weapon, seat }: { readonly weapon: WeaponView; readonly seat: number }) {
  const { board, choice, submit, guarded } = useCalmTable()
  const { name, say } = useWords()
  const isDrawn = board.card?.colour === weapon.colour
  const title = name('weapon', weapon.id, 'name')
  const next = weapon.upgrades[weapon.unlocked]
  const mayUpgrade = choice?.kind === 'upgrade' && choice.seat === seat && next !== undefined
  const pick = { do: 'upgrade' as const, colour: weapon.colour }
  const isGuarded = mayUpgrade && isArmed(guarded, pick)
  return (
    <article
      className="weapon laminated"
      {...anchor(ANCHORS.weapon(seat, weapon.colour))}
      data-colour={weapon.colour}
      data-drawn={isDrawn ? '' : undefined}
      aria-label={title}
    >
      <WeaponFace weapon={weapon} />
      {mayUpgrade && (
        <button
          type="button"
          className="button button-primary upgrade-here"
          {...armed(isGuarded)}
          onClick={() => submit(pick, true)}
        >
          {isGuarded
            ? say('table.guard')
            : say('table.unlock', { effect: name('effect', next.effect, 'name') })}
        </button>
      )}
    </article>
  )
}
