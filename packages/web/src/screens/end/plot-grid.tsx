import type { Frame, PlotScale } from '../../after/plot-scale.ts'

/** Lines across a plot, each with its figure at the left. */
export function PlotGrid({ frame, scale }: { readonly frame: Frame; readonly scale: PlotScale }) {
  return scale.ticks.map((tick) => (
    <g key={tick}>
      <line className="plot-grid" x1={frame.left} x2={frame.right} y1={scale.y(tick)} y2={scale.y(tick)} />
      <text className="plot-text" x={frame.left - 8} y={scale.y(tick) + 5} textAnchor="end">
        {tick}
      </text>
    </g>
  ))
}
