import { settings } from '../app/settings.ts'

/** Generated, so that there is nothing to fetch: parameters as ZzFX takes them, without the volume. */
const SOUNDS = {
  /** A marker stroke. */
  cross: [0.02, 320, 0, 0.02, 0.05, 4, 1.2, -3, 0, 0, 0, 0, 0, 6],
  gain: [0, 540, 0.01, 0.04, 0.12, 1, 1.4, 0, 0, 180, 0.05],
  kill: [0.05, 110, 0.01, 0.08, 0.25, 3, 0.6, -2, 0, 0, 0, 0, 0, 3],
  hurt: [0.03, 170, 0, 0.03, 0.18, 2, 2, -6],
  refused: [0, 130, 0, 0.03, 0.06, 2, 1],
  /** Feet on gravel. */
  step: [0.1, 70, 0, 0.01, 0.04, 4, 0.3, 0, 0, 0, 0, 0, 0, 9],
  /** A door that slams. */
  door: [0.05, 60, 0, 0.04, 0.2, 3, 0.8, -1.5, 0, 0, 0, 0, 0, 4],
  shot: [0.05, 220, 0, 0.03, 0.28, 4, 2.2, -5, 0, 0, 0, 0, 0, 8],
  /** Dice on wood. */
  dice: [0.1, 480, 0, 0.01, 0.05, 4, 1.6, 0, 0, 0, 0, 0.05, 0, 2],
  groan: [0.15, 82, 0.12, 0.3, 0.35, 2, 0.6, -0.4, 0, 0, 0, 0, 0.1, 1.5, 2],
  heartbeat: [0, 52, 0.01, 0.06, 0.14, 0, 1.6, -0.5, 0, 0, 0, 0.22],
} as const satisfies Readonly<Record<string, readonly number[]>>

export type SoundName = keyof typeof SOUNDS

/** Makes a short sound, if the player asked for sound. Nothing is loaded before. `part` is how much of the volume. */
export function playSound(name: SoundName, part = 1): void {
  const { sound, volume } = settings()
  if (!sound || volume === 0) return
  void import('zzfx').then(({ zzfx }) => zzfx((volume / 100) * part, ...SOUNDS[name]))
}
