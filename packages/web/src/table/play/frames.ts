/** How things move: places and opacity only, which no browser has to lay out anew. */

interface Shift {
  readonly x: number
  readonly y: number
}

/** As far at most as a lunge goes, in pixels. */
const LUNGE = 150

const between = (from: DOMRect, to: DOMRect): Shift => ({
  x: to.x + to.width / 2 - from.x - from.width / 2,
  y: to.y + to.height / 2 - from.y - from.height / 2,
})

/** From where it was to where it is. */
export function comeFrom(before: DOMRect, now: DOMRect, walks: boolean): Keyframe[] {
  const from = `translate(${before.x - now.x}px, ${before.y - now.y}px)`
  const size = `scale(${before.width / now.width}, ${before.height / now.height})`
  const origin = { transformOrigin: '0 0' }
  if (!walks)
    return [
      { ...origin, transform: `${from} ${size}` },
      { ...origin, transform: 'none' },
    ]
  // They shamble: with every step the weight goes from one foot to the other.
  const step = (part: number, lean: number): Keyframe => ({
    ...origin,
    transform:
      `translate(${(before.x - now.x) * (1 - part)}px, ${(before.y - now.y) * (1 - part)}px) ` +
      `scale(${1 + (before.width / now.width - 1) * (1 - part)}, ${1 + (before.height / now.height - 1) * (1 - part)}) ` +
      `rotate(${lean}deg)`,
    easing: 'ease-in-out',
  })
  return [step(0, 0), step(0.25, -2.5), step(0.5, 2), step(0.75, -1.5), step(1, 0)]
}

/** Towards somebody and back; downwards where nobody is to be seen. */
export function lunge(from: DOMRect, to: DOMRect | undefined): Keyframe[] {
  const { x, y } = to ? between(from, to) : { x: 0, y: LUNGE / 3 }
  const far = Math.hypot(x, y) || 1
  const part = Math.min(LUNGE, far * 0.6) / far
  const out = `translate(${x * part}px, ${y * part}px) scale(1.06)`
  return [
    { transform: 'none', easing: 'ease-in' },
    { transform: `translate(${-x * part * 0.15}px, ${-y * part * 0.15}px)`, offset: 0.25, easing: 'ease-in' },
    { transform: out, offset: 0.5, easing: 'ease-out' },
    { transform: 'none' },
  ]
}

/** As long as its copy is seen moving. */
export const HIDE: Keyframe[] = [{ opacity: 0 }, { opacity: 0 }]

export const SHAKE: Keyframe[] = [0, -5, 4, -3, 2, 0].map((x) => ({ transform: `translateX(${x}px)` }))

export const FALL: Keyframe[] = [
  { transform: 'none', opacity: 1, easing: 'ease-in' },
  { transform: 'rotate(4deg) translateY(-6px)', opacity: 1, offset: 0.2, easing: 'ease-in' },
  { transform: 'rotate(16deg) translateY(46px) scale(0.92)', opacity: 0.85, offset: 0.65, easing: 'ease-in' },
  { transform: 'rotate(20deg) translateY(64px) scale(0.88)', opacity: 0 },
]

export const BURST: Keyframe[] = [
  { transform: 'none', opacity: 1, easing: 'ease-in' },
  { transform: 'scale(0.9)', opacity: 1, offset: 0.25, easing: 'ease-out' },
  { transform: 'scale(1.5)', opacity: 0 },
]

export const ARRIVE: Keyframe[] = [
  { transform: 'translateX(-48px) scale(0.9)', opacity: 0, easing: 'ease-out' },
  { transform: 'none', opacity: 1 },
]

export const SWELL: Keyframe[] = [
  { transform: 'none' },
  { transform: 'scale(1.06)', offset: 0.4 },
  { transform: 'none' },
]

export const RISE: Keyframe[] = [
  { transform: 'translate(-50%, -20%) scale(0.5)', opacity: 0, easing: 'ease-out' },
  { transform: 'translate(-50%, -60%) scale(1.25)', opacity: 1, offset: 0.2, easing: 'ease-out' },
  { transform: 'translate(-50%, -70%) scale(1)', opacity: 1, offset: 0.7, easing: 'ease-in' },
  { transform: 'translate(-50%, -150%) scale(1)', opacity: 0 },
]
