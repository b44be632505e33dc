const SIZE = 4.5

/** A seat's own sign on its line: never told apart by color alone. */
export function Mark({ seat, x, y }: { readonly seat: number; readonly x: number; readonly y: number }) {
  switch (seat) {
    case 0:
      return <circle cx={x} cy={y} r={SIZE} />
    case 1:
      return <rect x={x - SIZE} y={y - SIZE} width={2 * SIZE} height={2 * SIZE} />
    case 2:
      return <polygon points={`${x},${y - 6} ${x + 6},${y + 4} ${x - 6},${y + 4}`} />
    case 3:
      return <polygon points={`${x},${y - 6} ${x + 6},${y} ${x},${y + 6} ${x - 6},${y}`} />
    case 4:
      return <polygon points={`${x},${y + 6} ${x + 6},${y - 4} ${x - 6},${y - 4}`} />
    default:
      return (
        <path
          className="plot-cross"
          d={`M${x - 5} ${y - 5}L${x + 5} ${y + 5}M${x + 5} ${y - 5}L${x - 5} ${y + 5}`}
        />
      )
  }
}
