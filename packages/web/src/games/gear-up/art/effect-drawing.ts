/** What pictures of effects are drawn in. */
export const BONE = 'var(--bone)'
export const RUST = 'var(--rush)'

export const square = (x: number, y: number, s = 8): string => `M${x} ${y}h${s}v${s}h${-s}Z`

/** An arrow in a circle: a second activation. */
export const AGAIN = 'M31 14A13 13 0 1 0 33 22M33 8L32 15L25 15'
