import { asJson, type Json, type State } from '@graveshift/kernel'
import {
  isWritable,
  writeCars,
  writeDoors,
  writeNoise,
  writeRound,
  writeTaken,
  writeZombies,
} from '@graveshift/zones/position'
import { DECKS } from '../content/decks.ts'
import type { SecondEdition } from '../game.ts'
import type { SecondKit } from '../second-kit.ts'

/** A running game as a position; undefined where it is in the middle of something. */
export const writtenPosition = (
  kit: SecondKit,
  { board, control }: State<SecondEdition>,
): Json | undefined =>
  isWritable(board, control)
    ? asJson({
        ...board.setup,
        ...writeRound(kit, board),
        ...writeCars(kit, board),
        ...writeZombies(kit, board),
        ...writeNoise(kit, board),
        ...writeDoors(kit, board),
        ...writeTaken(board, DECKS),
      })
    : undefined
