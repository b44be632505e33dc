import './styles/seat-badge.css'

interface Props {
  /** The seat by its number, from 1. */
  readonly survivor: string
  readonly size: number
}

/** A seat of a game that draws nobody: its number on a disc. Who sits there is said beside it. */
export function SeatBadge({ survivor, size }: Props) {
  return (
    <svg className="seat-badge" viewBox="0 0 40 40" width={size} height={size} aria-hidden="true">
      <circle cx="20" cy="20" r="18" />
      <text x="20" y="27">
        {survivor}
      </text>
    </svg>
  )
}
