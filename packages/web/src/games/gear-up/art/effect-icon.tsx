import type { EffectId } from '@graveshift/gear-up'
import { memo, type ReactNode } from 'react'
import { burst, disc, Ink, Patch, Picture } from '../../../art/draw.tsx'

const B = 'var(--bone)'
const H = 'var(--rush)'

const square = (x: number, y: number, s = 8): string => `M${x} ${y}h${s}v${s}h${-s}Z`
const again = 'M31 14A13 13 0 1 0 33 22M33 8L32 15L25 15'

/** What an effect does, drawn in bone and rust on an ink tile. */
const EFFECTS: Readonly<Record<EffectId, () => ReactNode>> = {
  knockback: () => (
    <>
      {/* Back to where they come from: streets run from left to right. */}
      <Patch d={square(4, 14, 12)} fill={B} />
      <Ink d="M37 20L22 20M28 13L21 20L28 27" w={3.6} colour={H} />
    </>
  ),
  'multi-hit': () => (
    <>
      <Patch d={square(5, 5, 13)} fill={B} />
      <Patch d={square(22, 5, 13)} fill={B} />
      <Patch d={square(5, 22, 13)} fill={B} />
      <Ink d="M8 8L15 15M15 8L8 15M25 8L32 15M32 8L25 15M8 25L15 32M15 25L8 32" w={2.6} />
      <Ink d="M29 23L29 35M23 29L35 29" w={3.4} colour={H} />
    </>
  ),
  scavenge: () => (
    <>
      <Patch d="M12 5L21 8L20 17C19 21 16 23 12 25C8 23 5 21 4 17L3 8Z" fill={B} />
      <Ink d="M35 36C26 36 24 30 24 24M24 24L19 29M24 24L30 28" w={3.2} colour={H} />
      <Patch d={burst(31, 11, 3.4, 7, 8)} fill={H} />
    </>
  ),
  'lock-and-load': () => (
    <>
      <Patch d="M8 28L8 13C8 9 10 6 12 4C14 6 16 9 16 13L16 28Z" fill={B} />
      <Ink d="M8 22L16 22" w={2} />
      <Ink d="M35 36C26 36 24 30 24 24M24 24L19 29M24 24L30 28" w={3.2} colour={H} />
      <Patch d={burst(31, 11, 3.4, 7, 8)} fill={H} />
    </>
  ),
  'long-range': () => (
    <>
      <Ink d={disc(20, 20, 10)} w={3} colour={B} />
      <Ink d="M20 3L20 14M20 26L20 37M3 20L14 20M26 20L37 20" w={3} colour={H} />
      <Patch d={disc(20, 20, 2.6)} fill={H} />
    </>
  ),
  'gear-up': () => (
    <>
      <Patch d={burst(18, 22, 11, 15, 9)} fill={B} />
      <Patch d={disc(18, 22, 5)} fill="var(--ink)" />
      <Ink d="M31 17L31 4M25 9L31 3L37 9" w={3.4} colour={H} />
    </>
  ),
  split: () => (
    <>
      <Patch d={square(3, 12, 7)} fill={B} />
      <Patch d={square(3, 20, 7)} fill={B} />
      <Patch d={square(11, 20, 7)} fill={B} />
      <Patch d={square(26, 12, 7)} fill={B} />
      <Patch d={square(26, 20, 7)} fill={B} />
      <path d="M22 3L22 37" stroke={H} strokeWidth="3" strokeDasharray="5 4" strokeLinecap="round" />
    </>
  ),
  adrenaline: () => (
    <>
      <Ink d={again} w={3} colour={B} />
      <Patch d="M20 29C13 24 12 20 14 17C16 14 19 15 20 18C21 15 24 14 26 17C28 20 27 24 20 29Z" fill={H} />
    </>
  ),
  'fast-reload': () => (
    <>
      <Ink d={again} w={3} colour={B} />
      <Patch d="M16 30L16 20C16 17 18 14 20 12C22 14 24 17 24 20L24 30Z" fill={H} />
    </>
  ),
  'critical-hit': () => (
    <>
      <Ink d={again} w={3} colour={B} />
      <Patch d={burst(20, 22, 4, 9, 8)} fill={H} />
    </>
  ),
  'cut-down': () => (
    <>
      <Patch d={square(4, 4, 8)} fill={B} />
      <Patch d={square(16, 16, 8)} fill={B} />
      <Patch d={square(28, 28, 8)} fill={B} />
      <Ink d="M30 3C20 12 10 22 3 36" w={3.4} colour={H} />
    </>
  ),
  explosive: () => (
    <>
      <Patch d={burst(20, 20, 11, 19, 10)} fill={H} />
      <Patch d={burst(20, 20, 5, 10, 10)} fill={B} />
    </>
  ),
  frenzy: () => (
    <>
      <Ink d={disc(8, 30, 5)} w={2.6} colour={B} />
      <Ink d={disc(20, 30, 5)} w={2.6} colour={B} />
      <Ink d={disc(32, 30, 5)} w={2.6} colour={B} />
      <Ink d="M5 27L11 33M11 27L5 33M17 27L23 33M23 27L17 33" w={2.4} colour={H} />
      <Ink d="M6 19L12 8L17 16L23 4L28 16L35 7" w={3.2} colour={H} />
    </>
  ),
}

interface Props {
  readonly effect: EffectId
  readonly size: number
  readonly label?: string
}

export const EffectIcon = memo(function EffectIcon({ effect, size, label }: Props) {
  return (
    <Picture box="0 0 40 40" size={size} label={label}>
      <rect width="40" height="40" rx="7" fill="var(--ink)" />
      <g transform="translate(3.2 3.2) scale(0.84)">{EFFECTS[effect]()}</g>
    </Picture>
  )
})
