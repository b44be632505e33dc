import { type Camp, isKept } from '@graveshift/gears-and-guns'
import { has } from '@graveshift/kernel'
import type { BatchOf } from '@graveshift/table'

/** What became of a card that was brought back. */
export interface Rolled {
  readonly card: string
  readonly dice: readonly number[]
  readonly kept: boolean
}

/** The keep rolls of this camp, by sheet: they are its first events. */
export function rollsIn(log: readonly BatchOf<Camp>[]): readonly (readonly Rolled[])[] {
  const rolls: Rolled[][] = Array.from({ length: 6 }, () => [])
  for (const batch of log)
    if (has(batch, 'events'))
      for (const event of batch.events)
        if (event.type === 'keepRolled')
          rolls[event.sheet]?.push({ card: event.card, dice: event.dice, kept: isKept(event.dice) })
  return rolls
}
