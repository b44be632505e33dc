interface Props {
  readonly of: number
  readonly solid: number
  readonly hatched?: number
}

/** A bar beside a figure that says the same; drawn, because a style of its own would break the policy. */
export function Bar({ of, solid, hatched = 0 }: Props) {
  return (
    <svg className="bar" viewBox={`0 0 ${of} 1`} preserveAspectRatio="none" aria-hidden="true">
      <rect className="bar-ground" width={of} height="1" />
      <rect className="bar-solid" width={solid} height="1" />
      {hatched > 0 && <rect className="bar-armor" x={solid} width={hatched} height="1" />}
    </svg>
  )
}
