import { Bug, isFault, type Json, type Refusal } from '@graveshift/kernel'
import { TestTable as Table } from '@graveshift/kernel/testing/table'
import type { Event } from './board.ts'
import type { GearUp, Options } from './game.ts'
import { GEAR_UP_MODULE } from './module.ts'
import type { Stream } from './streams.ts'

/** Coming cards by stream. */
export type Script = { readonly [S in Stream]?: readonly string[] }

/** A game of Gear Up to poke at in tests. */
export class TestTable extends Table<GearUp> {
  constructor(options: Options, script: Script) {
    super(GEAR_UP_MODULE.rulesFor(options), options, script)
  }

  list(seat: number | 'team'): Json[] {
    return this.picks(seat)
  }

  attempt(seat: number | 'team', pick: Json): Refusal | undefined {
    return this.answer(pick, seat)
  }

  do(seat: number | 'team', pick: Json): Event[] {
    return this.play(pick, seat)
  }

  refusal(seat: number | 'team', pick: Json): string {
    return this.reason(pick, seat)
  }
}

/** A table in the middle of a game. */
export function position(raw: Json, script: Script = {}): TestTable {
  const options = GEAR_UP_MODULE.readPosition(raw)
  if (isFault(options)) throw new Bug(options.message)
  return new TestTable(options, script)
}

/** A table from the start of a game. */
export function game(raw: Json, script: Script = {}): TestTable {
  const options = GEAR_UP_MODULE.readOptions(raw)
  if (isFault(options)) throw new Bug(options.message)
  return new TestTable(options, script)
}
