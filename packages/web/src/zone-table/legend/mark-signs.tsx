import type { Point } from '@graveshift/zones'
import type { ReactNode } from 'react'
import type { Words } from '../../i18n/use-words.ts'
import { boxPath } from '../board/rects.ts'
import { Arrow, Path, Sight, Stuck } from '../board/way-marks.tsx'
import { CostChip, NoiseChip } from '../board/zone-marks.tsx'
import type { LegendSign } from './sign-group.tsx'
import { FIELD, Stage } from './stage.tsx'

const at = (x: number): Point => [x, FIELD.height / 2]
const [WEST, MIDDLE, EAST] = [at(4), at(FIELD.width / 2), at(FIELD.width - 4)]
const ZONE = boxPath([3, 3, FIELD.width - 3, FIELD.height - 3])

const zone = (className: string, more: object = {}) => <path className={className} d={ZONE} {...more} />

const path = <Path points={[WEST, EAST]} />

const arrow = (why: 'sees' | 'hears', isSecond = false) => (
  <Arrow
    arrow={{ from: 0, to: 1, why, kinds: [], isSecond }}
    from={at(-6)}
    over={at(13)}
    to={at(FIELD.width + 6)}
  />
)

const sight = (stopsAt?: Point) => (
  <Sight sight={{ from: 0, to: 1, range: 2, ...(stopsAt && { stopsAt }) }} from={WEST} to={EAST} />
)

/** What is drawn over zones, in the order in which a player meets it. */
const MARKS = {
  cost: (
    <>
      {zone('zb-lit', { 'data-near': '' })}
      <CostChip at={[8, 8]} cost={1} />
    </>
  ),
  far: zone('zb-lit', { 'data-far': '', opacity: 0.7 }),
  path,
  offered: zone('zb-offered'),
  looked: zone('zb-looked', { 'data-whole': '' }),
  pulse: zone('zb-pulse'),
  noise: <NoiseChip at={MIDDLE} figure={3} isLoudest={false} />,
  loudest: <NoiseChip at={MIDDLE} figure={5} isLoudest />,
  sees: arrow('sees'),
  hears: arrow('hears'),
  second: arrow('sees', true),
  stuck: <Stuck at={MIDDLE} />,
  range: sight(),
  blocked: sight(at(22)),
  others: <g className="zb-others">{path}</g>,
} as const satisfies Readonly<Record<string, ReactNode>>

const LENSED = ['noise', 'loudest', 'sees', 'hears', 'second', 'stuck', 'range', 'blocked'] as const
const isLensed = (id: string): boolean => LENSED.some((each) => each === id)

const signsOf = ({ say }: Words, wanted: (id: string) => boolean): readonly LegendSign[] =>
  Object.entries(MARKS).flatMap(([id, marks]) =>
    wanted(id)
      ? [
          {
            key: id,
            icon: <Stage marks={marks} />,
            title: say(`zone.legend.${id as keyof typeof MARKS}`),
            text: say(`zone.legend.${id as keyof typeof MARKS}.text`),
          },
        ]
      : [],
  )

/** What lights up on the board by itself. */
export const markSigns = (words: Words): readonly LegendSign[] => signsOf(words, (id) => !isLensed(id))

/** What the board shows on request. */
export const lensSigns = (words: Words): readonly LegendSign[] => signsOf(words, isLensed)
