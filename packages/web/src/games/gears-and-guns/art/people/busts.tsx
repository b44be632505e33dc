import { SURVIVORS } from '@graveshift/gears-and-guns'
import type { Bust } from '../../../../zone-table/people/survivor-pictures.tsx'

/** Everybody who can be played, and who may come along. */
export const BUSTS: Readonly<Record<string, Bust>> = Object.fromEntries(
  SURVIVORS.map(({ id }, index) => [
    id,
    {
      ground: `hsl(${(index * 360) / SURVIVORS.length} 35% 40%)`,
      draw: () => (
        <text x="50" y="68" fontSize="52" textAnchor="middle" fill="var(--bone)">
          {id.slice(0, 2)}
        </text>
      ),
    },
  ]),
)
