import type { Point } from '@graveshift/zones'
import { outlineOf } from './outline.ts'
import type { PlacedZone } from './place-zone.ts'
import type { BoardMarks, BoardScene, BoardTarget, TieScene } from './scene.ts'

interface Props {
  readonly scene: BoardScene
  readonly marks: BoardMarks
  readonly placed: readonly PlacedZone[]
}

/** How far inside its border a zone is outlined. */
const INSET = 2.6

/** The farther away, the fainter; beyond three actions dashed. */
const strengthOf = (cost: number | undefined): number => [1, 1, 0.82, 0.66, 0.55][cost ?? 1] ?? 0.5
const FAR_COST = 3

/** Below those who stand there: which zones are lit, offered, looked at, and where something happens. */
export function ZoneMarks({ scene, marks }: Omit<Props, 'placed'>) {
  const { zones } = scene.layout
  const { lit, looked, offered = [], pulse = [], pointed = [] } = marks
  const outline = (zone: number, inset = INSET): string => outlineOf(zones[zone]?.pieces ?? [], inset)
  const acting = scene.zones.findIndex(({ people }) => people.some(({ id }) => id === marks.acting))
  const dimmed = lit ? zones.flatMap((_, zone) => (lit.has(zone) || zone === acting ? [] : [zone])) : []
  const own = tieOf(scene, looked)
  const ties = own ? [own] : (marks.ties ?? [])
  const lookedZone = looked && looked.at !== 'door' ? looked.zone : undefined
  return (
    <Whole layout={scene.layout}>
      <path className="zb-dimmed" d={dimmed.map((zone) => outline(zone, 0)).join('')} />
      {lit &&
        [...lit].map(([zone, { cost }]) => (
          <path
            key={zone}
            className="zb-lit"
            d={outline(zone)}
            opacity={strengthOf(cost)}
            {...(cost !== undefined && cost > FAR_COST && { 'data-far': '' })}
            {...(cost === 1 && { 'data-near': '' })}
          />
        ))}
      {offered.map((zone) => (
        <path key={zone} className="zb-offered" d={outline(zone)} />
      ))}
      {pulse.map((zone) => (
        <path key={zone} className="zb-pulse" d={outline(zone)} />
      ))}
      {pointed.map((zone) => (
        <path key={zone} className="zb-pointed" d={outline(zone)} />
      ))}
      {lookedZone !== undefined && (
        <path
          className="zb-looked"
          d={outline(lookedZone)}
          {...(looked?.at === 'zone' && { 'data-whole': '' })}
        />
      )}
      {own && <path className="zb-pointed" d={own.zones.map((zone) => outline(zone)).join('')} />}
      {ties.length > 0 && (
        <path
          className="zb-tie"
          d={ties.map(({ path }) => `M${path.map(([x, y]) => `${x} ${y}`).join('L')}`).join('')}
        />
      )}
      <path
        className="zb-borders"
        d={zones.map(({ kind }, zone) => (kind === 'room' ? '' : outline(zone, 0))).join('')}
      />
    </Whole>
  )
}

/** What the thing that is looked at acts on. */
const tieOf = ({ zones }: BoardScene, looked: BoardTarget | undefined): TieScene | undefined =>
  looked?.at === 'token'
    ? zones[looked.zone]?.tokens.find(({ token }) => token === looked.token)?.tie
    : undefined

/** Over everybody: what going somewhere costs, and how loud it is where. */
export function ZoneChips({ scene, marks, placed }: Props) {
  const { lit, noise } = marks
  return (
    <Whole layout={scene.layout}>
      {scene.zones.map(({ noise: figure, people }, zone) => {
        const at = placed[zone]?.noiseAt
        // Those who stand there are seen: without a token or the lens their noise need not be told.
        if (!at || figure === 0 || (!noise && figure <= people.length)) return null
        const isLoudest = noise?.loudest.includes(zone) === true
        // biome-ignore lint/suspicious/noArrayIndexKey: zones are their places in the layout
        return <NoiseChip key={zone} at={at} figure={figure} isLoudest={isLoudest} />
      })}
      {lit &&
        [...lit].map(([zone, { cost }]) => {
          const at = placed[zone]?.costAt
          return at && cost !== undefined ? <CostChip key={zone} at={at} cost={cost} /> : null
        })}
    </Whole>
  )
}

interface NoiseProps {
  readonly at: Point
  readonly figure: number
  readonly isLoudest: boolean
}

export const NoiseChip = ({ at, figure, isLoudest }: NoiseProps) => (
  <g transform={`translate(${at[0]} ${at[1]})`}>
    <g className="zb-chip zb-noise" {...(isLoudest && { 'data-loudest': '' })}>
      <path d="M4.3 -3.4A5.5 5.5 0 0 1 4.3 3.4M6.7 -5A8.3 8.3 0 0 1 6.7 5" />
      <circle r="3.9" />
      <text y="2">{figure}</text>
    </g>
  </g>
)

export const CostChip = ({ at, cost }: { readonly at: Point; readonly cost: number }) => (
  <g transform={`translate(${at[0]} ${at[1]})`}>
    <g className="zb-chip zb-cost">
      <circle r="4.7" />
      <text y="2.4">{cost}</text>
    </g>
  </g>
)

interface WholeProps {
  readonly layout: Pick<BoardScene['layout'], 'width' | 'height'>
  readonly children: React.ReactNode
}

/** A drawing over all of the board, in its units. */
export const Whole = ({ layout: { width, height }, children }: WholeProps) => (
  <svg className="zb-whole" viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
    {children}
  </svg>
)
