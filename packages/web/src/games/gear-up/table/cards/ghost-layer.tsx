import { useTable } from '../table-state.ts'
import { UNIT } from './units.ts'

interface Props {
  readonly target: number
  readonly isSpace: (square: number) => boolean
}

/** The figure in the hand over a target, and the first part of a cut shape where it was laid. */
export function GhostLayer({ target, isSpace }: Props) {
  const { drawing } = useTable()
  const ghost = drawing?.ghost?.target === target ? drawing.ghost : undefined
  const first = drawing?.now.first?.target === target ? drawing.now.first.squares : []
  if (!ghost && first.length === 0) return null
  const box = (square: number, className: string) => (
    <rect
      key={square}
      className={className}
      x={(square & 7) * UNIT + 1}
      y={(square >> 3) * UNIT + 1}
      width={UNIT - 2}
      height={UNIT - 2}
      rx={2.5}
    />
  )
  return (
    <g className="ghost" data-pinned={drawing?.now.pinned ? '' : undefined}>
      {first.map((square) => box(square, 'ghost-laid'))}
      {ghost?.squares.map((square) => (
        <g key={square}>
          {box(square, ghost.allowed ? 'ghost-fits' : 'ghost-no')}
          {/* Not by color alone: what does not fit carries a bar. */}
          {!ghost.allowed && (
            <path
              className="ghost-bar"
              d={`M${(square & 7) * UNIT + 4} ${(square >> 3) * UNIT + 16}l12 -12`}
              opacity={isSpace(square) ? 0.7 : 1}
            />
          )}
          {ghost.allowed && (
            <path
              className="ghost-cross"
              d={`M${(square & 7) * UNIT + 5} ${(square >> 3) * UNIT + 5}l10 10m0 -10l-10 10`}
            />
          )}
        </g>
      ))}
    </g>
  )
}
