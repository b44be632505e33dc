import { DeadEye, disc, Ink, Part } from '../../../../art/draw.tsx'

const F = 'var(--flesh)'

const climber = (x: number, y: number, flip: number) => (
  <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${flip} 1)`}>
    <Part
      shapes={[
        { d: 'M-6 14L-10 24L-8 32', w: 6, fill: 'var(--cloth-dark)' },
        { d: 'M6 14L9 24L12 32', w: 6, fill: 'var(--cloth-dark)' },
        { d: 'M-9 -4L9 -4L8 16L-8 16Z', fill: y % 2 === 0 ? '#7d6a55' : '#5c6e58' },
      ]}
      ink={2}
    />
    <Part
      shapes={[
        { d: 'M-8 0L-16 -8L-14 -18', w: 5, fill: F },
        { d: 'M8 0L17 6L20 -2', w: 5, fill: F },
        { d: disc(0, -13, 8.5), fill: F },
      ]}
      ink={2}
    />
    <DeadEye x={-3} y={-14} r={1.6} />
    <DeadEye x={4} y={-14} r={1.6} />
    <Ink d="M-4 -8L0 -9L4 -7" w={1.6} />
  </g>
)

/** One on the other, up to the windows. */
export const picture = () => (
  <>
    {climber(60, 26, 1)}
    {climber(42, 55, -1)}
    {climber(78, 55, 1)}
    {climber(24, 85, -1)}
    {climber(60, 86, 1)}
    {climber(97, 85, 1)}
  </>
)
