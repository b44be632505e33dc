import type { ReplayMove } from '../../after/replay.ts'

const PATHS: Readonly<Record<ReplayMove | 'play' | 'pause', string>> = {
  start: 'M4 4h3v16H4zM20 4v16L8 12z',
  'back-turn': 'M12 4v16L2 12zM22 4v16L12 12z',
  back: 'M17 4v16L5 12z',
  play: 'M6 3l15 9-15 9z',
  pause: 'M5 4h5v16H5zM14 4h5v16h-5z',
  forward: 'M7 4v16l12-8z',
  'forward-turn': 'M2 4v16l10-8zM12 4v16l10-8z',
  end: 'M17 4h3v16h-3zM4 4v16l12-8z',
}

export function ControlIcon({ name }: { readonly name: keyof typeof PATHS }) {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" fill="currentColor">
      <path d={PATHS[name]} />
    </svg>
  )
}
