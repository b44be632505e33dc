import type { Colour } from '@graveshift/gear-up'
import { memo, useId } from 'react'
import { Picture } from '../../../art/draw.tsx'
import { useWords } from '../../../i18n/use-words.ts'

/** Each color has a pattern of its own, for eyes that do not tell colors apart. */
const PATTERNS: Readonly<Record<Colour, string>> = {
  red: 'M-2 2L2 -2M0 10L10 0M8 12L12 8',
  green: 'M5 0L5 10',
  blue: 'M0 2.5Q2.5 0 5 2.5T10 2.5M0 7.5Q2.5 5 5 7.5T10 7.5',
  yellow: 'M0 5L10 5M5 0L5 10',
}

interface Props {
  readonly colour: Colour
  readonly size: number
}

/** A weapon color: color, pattern and the letter of the reader's language. */
export const ColourBadge = memo(function ColourBadge({ colour, size }: Props) {
  const { name } = useWords()
  const pattern = useId()
  return (
    <Picture box="0 0 40 40" size={size} label={name('colour', colour)}>
      <pattern id={pattern} width="10" height="10" patternUnits="userSpaceOnUse">
        <path d={PATTERNS[colour]} fill="none" stroke={`var(--weapon-${colour}-deep)`} strokeWidth="2.6" />
      </pattern>
      <rect x="2" y="2" width="36" height="36" rx="7" fill={`var(--weapon-${colour})`} />
      <rect
        x="2"
        y="2"
        width="36"
        height="36"
        rx="7"
        fill={`url(#${pattern})`}
        stroke="var(--ink)"
        strokeWidth="3"
      />
      <circle cx="20" cy="20" r="11" fill="var(--bone)" stroke="var(--ink)" strokeWidth="2" />
      <text x="20" y="26" textAnchor="middle" className="badge-letter">
        {name('colour-letter', colour)}
      </text>
    </Picture>
  )
})
