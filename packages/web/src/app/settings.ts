import { useSyncExternalStore } from 'react'
import { LANGUAGES, type Language, preferredLanguage } from '../i18n/languages.ts'

export const THEMES = ['auto', 'dark', 'light', 'contrast'] as const
export type Theme = (typeof THEMES)[number]

/** How fast automatic steps are shown. */
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const
export type PlaySpeed = (typeof SPEEDS)[number]

/** Everything is measured in the size of the text, so everything grows with it. */
export const TEXT_SIZES = ['small', 'normal', 'large', 'huge'] as const
export type TextSize = (typeof TEXT_SIZES)[number]

/** What this device's player wants; no game depends on it. */
export interface Settings {
  readonly language: Language
  readonly theme: Theme
  readonly motion: boolean
  readonly speed: PlaySpeed
  readonly sound: boolean
  /** 0 to 100. */
  readonly volume: number
  readonly text: TextSize
  /** Hide the table while the device is passed on to the next person. */
  readonly cover: boolean
  /** Put the street of whoever acts in front, as long as they do. */
  readonly follow: boolean
}

const KEY = 'graveshift.settings'

function defaults(): Settings {
  return {
    language: preferredLanguage(navigator.languages),
    theme: matchMedia('(prefers-contrast: more)').matches ? 'contrast' : 'dark',
    motion: true,
    speed: 'normal',
    sound: false,
    volume: 60,
    text: 'normal',
    cover: false,
    follow: false,
  }
}

const oneOf = <T extends string>(known: readonly T[], value: unknown, otherwise: T): T =>
  known.find((each) => each === value) ?? otherwise

/** Settings from storage, each by itself: one that is broken or unknown does not cost the others. */
export function settingsFrom(text: string | null, otherwise: Settings): Settings {
  let stored: unknown
  try {
    stored = JSON.parse(text ?? 'null')
  } catch {
    stored = null
  }
  const raw: Record<string, unknown> = { ...(typeof stored === 'object' ? stored : {}) }
  const { volume } = raw
  return {
    language: oneOf(LANGUAGES, raw.language, otherwise.language),
    theme: oneOf(THEMES, raw.theme, otherwise.theme),
    motion: typeof raw.motion === 'boolean' ? raw.motion : otherwise.motion,
    speed: oneOf(SPEEDS, raw.speed, otherwise.speed),
    sound: typeof raw.sound === 'boolean' ? raw.sound : otherwise.sound,
    volume:
      typeof volume === 'number' && Number.isInteger(volume) && volume >= 0 && volume <= 100
        ? volume
        : otherwise.volume,
    text: oneOf(TEXT_SIZES, raw.text, otherwise.text),
    cover: typeof raw.cover === 'boolean' ? raw.cover : otherwise.cover,
    follow: typeof raw.follow === 'boolean' ? raw.follow : otherwise.follow,
  }
}

function read(): Settings {
  try {
    return settingsFrom(localStorage.getItem(KEY), defaults())
  } catch {
    // Storage is switched off: the defaults hold for this visit.
    return defaults()
  }
}

let current: Settings | undefined
const listeners = new Set<() => void>()

export function settings(): Settings {
  current ??= read()
  return current
}

export function changeSettings(change: Partial<Settings>): void {
  current = { ...settings(), ...change }
  try {
    localStorage.setItem(KEY, JSON.stringify(current))
  } catch {
    // As above: what cannot be kept still holds for this visit.
  }
  for (const listener of listeners) listener()
}

export function onSettings(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useSettings(): Settings {
  return useSyncExternalStore(onSettings, settings, settings)
}
