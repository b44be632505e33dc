import type { ComponentType, ReactNode } from 'react'

const emblem = (draw: () => ReactNode) =>
  function Emblem() {
    return (
      <svg className="emblem" viewBox="0 0 120 120" width="120" height="120" aria-hidden="true">
        {draw()}
      </svg>
    )
  }

/** Emblems of games that draw nobody, each in the folder of its game. */
export const EMBLEMS: Readonly<Record<string, ComponentType>> = Object.fromEntries(
  Object.entries(import.meta.glob<() => ReactNode>('./*/emblem.tsx', { eager: true, import: 'picture' })).map(
    ([path, draw]) => [path.split('/')[1], emblem(draw)],
  ),
)

/** Games that cannot be played in the browser yet. */
export const COMING: readonly string[] = ['gears-and-guns']
