/** Maps figures to a drawing: x by turn, y by value, both in whole drawing units. */
export interface PlotScale {
  x(at: number): number
  y(value: number): number
  /** Values to draw a line at and to name. */
  readonly ticks: readonly number[]
  readonly top: number
}

export interface Frame {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000]
const MOST_TICKS = 5

/** Round ticks from zero up to at least the largest value. */
export function ticksFor(largest: number): readonly number[] {
  const step = STEPS.find((each) => largest / each <= MOST_TICKS) ?? 10_000
  const count = Math.max(1, Math.ceil(largest / step))
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}

export function plotScale(frame: Frame, last: number, largest: number, first = 0): PlotScale {
  const ticks = ticksFor(largest)
  const top = ticks.at(-1) ?? 1
  const span = Math.max(1, last - first)
  const round = (value: number): number => Math.round(value * 10) / 10
  return {
    x: (at) => round(frame.left + ((at - first) * (frame.right - frame.left)) / span),
    y: (value) => round(frame.bottom - (value * (frame.bottom - frame.top)) / top),
    ticks,
    top,
  }
}

/** A path through points. */
export function pathThrough(points: readonly (readonly [x: number, y: number])[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')
}
