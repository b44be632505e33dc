import type { Json } from '@graveshift/kernel'
import { accepted } from '@graveshift/kernel/testing/table'
import { type ZonesScript, ZonesTable } from '@graveshift/zones/testing/zones-table'
import type { Options, SecondEdition } from './game.ts'
import { makeKit } from './kit.ts'
import { missionOf } from './missions/mission-of.ts'
import { SECOND_EDITION_MODULE } from './module.ts'
import type { SecondKit } from './second-kit.ts'
import type { Stream } from './streams.ts'

/** Coming results by stream; dice as they are read, from 1 to 6. */
export type Script = ZonesScript<Stream>

/** A game of the second edition to poke at in tests. */
export class TestTable extends ZonesTable<SecondEdition, SecondKit, Stream> {
  constructor(options: Options, script: Script) {
    super(
      SECOND_EDITION_MODULE.rulesFor(options),
      makeKit(missionOf(options.mission), options),
      options,
      script,
    )
  }

  noise(name: string): number {
    return this.board.noise[this.zone(name)] ?? 0
  }
}

/** A table in the middle of a game. */
export const position = (raw: Json, script: Script = {}): TestTable =>
  new TestTable(accepted(SECOND_EDITION_MODULE.readPosition(raw)), script)

/** A table from the start of a game. */
export const game = (raw: Json, script: Script = {}): TestTable =>
  new TestTable(accepted(SECOND_EDITION_MODULE.readOptions(raw)), script)

/** Two zones of a street, one beside the other, in the mission that most scenes use. */
export const HERE = '9R.S'
export const NEXT = '9R.SE'

/** Attacks as players give them: into the own zone, or into the next. */
export const melee = (card: string, more: Record<string, Json> = {}): Json => ({
  do: 'melee',
  card,
  zone: HERE,
  ...more,
})

export const ranged = (card: string, zone = NEXT, more: Record<string, Json> = {}): Json => ({
  do: 'ranged',
  card,
  zone,
  ...more,
})
