import { distinct } from '@graveshift/kernel/outward'
import { zoneName } from '@graveshift/zones'
import type { Board } from '../board.ts'
import type { SecondKit } from '../second-kit.ts'

/** What objectives and crates are called outside: by kind and zone, such as `objective-1V.a`. */
export const tokenNames = ({ map }: SecondKit, { tokens }: Board): string[] =>
  distinct(tokens.map(({ kind, zone }) => `${kind}-${zoneName(map, zone)}`))
