import { squareName } from '@graveshift/kernel'
import { memo } from 'react'
import type { Words } from '../../../../i18n/use-words.ts'
import { Icon } from '../../art/icon.tsx'
import { CrossMark } from './marks.tsx'
import { iconName, iconWord } from './square-name.ts'
import { UNIT } from './units.ts'

interface Props {
  readonly target: number
  readonly square: number
  readonly sign: string
  readonly crossed: boolean
  readonly fresh: boolean
  readonly mouth: boolean
  readonly glow: boolean
  readonly pointed: boolean
  readonly active: boolean
  readonly words: Words
  readonly onFocus: (square: number) => void
}

/** One HP space: there are many, and a moving hand changes few of them. */
export const HpSquare = memo(function HpSquare(props: Props) {
  const { target, square, sign, crossed, fresh, mouth, glow, pointed, active, words } = props
  const x = (square & 7) * UNIT
  const y = (square >> 3) * UNIT
  const name = squareName(square)
  const icon = iconName(sign)
  const label = [
    name,
    iconWord(words, sign),
    mouth ? words.say('table.icon.mouth') : undefined,
    crossed ? words.say('table.crossed') : glow ? words.say('table.fits') : undefined,
  ]
    .filter(Boolean)
    .join(', ')
  const classes = ['space', crossed && 'crossed', mouth && 'mouth', glow && 'glow', pointed && 'pointed']
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing cannot be an HTML table
    <g
      role="gridcell"
      data-square={name}
      data-crossed={crossed ? '' : undefined}
      data-fits={glow ? '' : undefined}
      tabIndex={active ? 0 : -1}
      aria-label={label}
      className={classes.filter(Boolean).join(' ')}
      onFocus={() => props.onFocus(square)}
    >
      {/* The whole square can be hit, borders too. */}
      <rect x={x} y={y} width={UNIT} height={UNIT} className="space-whole" />
      <rect x={x + 0.5} y={y + 0.5} width={UNIT - 1} height={UNIT - 1} rx={2} className="space-ground" />
      {mouth && <path d={`M${x + 2} ${y + 15}l4 -4l4 4l4 -4l4 4`} className="teeth" />}
      {sign === 'O' && <circle cx={x + 10} cy={y + 10} r={6} className="marked" />}
      {icon && (
        <g transform={`translate(${x + 3} ${y + 3})`}>
          <Icon name={icon} size={14} />
        </g>
      )}
      {glow && (
        <rect x={x + 1.6} y={y + 1.6} width={UNIT - 3.2} height={UNIT - 3.2} rx={2} className="space-glow" />
      )}
      {crossed && <CrossMark name={`${target}/${name}`} x={x} y={y} size={UNIT} fresh={fresh} />}
    </g>
  )
})
