import { settings } from '../app/settings.ts'

/** Generated, so that there is nothing to fetch: parameters as ZzFX takes them, without the volume. */
const SOUNDS = {
  /** A marker stroke. */
  cross: [0.02, 320, 0, 0.02, 0.05, 4, 1.2, -3, 0, 0, 0, 0, 0, 6],
  gain: [0, 540, 0.01, 0.04, 0.12, 1, 1.4, 0, 0, 180, 0.05],
  kill: [0.05, 110, 0.01, 0.08, 0.25, 3, 0.6, -2, 0, 0, 0, 0, 0, 3],
  hurt: [0.03, 170, 0, 0.03, 0.18, 2, 2, -6],
  refused: [0, 130, 0, 0.03, 0.06, 2, 1],
} as const satisfies Readonly<Record<string, readonly number[]>>

export type SoundName = keyof typeof SOUNDS

/** Makes a short sound, if the player asked for sound. Nothing is loaded before. */
export function playSound(name: SoundName): void {
  const { sound, volume } = settings()
  if (!sound || volume === 0) return
  void import('zzfx').then(({ zzfx }) => zzfx(volume / 100, ...SOUNDS[name]))
}
