import type { Json } from '@graveshift/kernel'
import { accepted } from '@graveshift/kernel/testing/table'
import type { MissionPosition } from '@graveshift/zones/missions'
import { type ZonesScript, ZonesTable } from '@graveshift/zones/testing/zones-table'
import type { Setup } from '../board.ts'
import type { Options, Western } from '../game.ts'
import { readPosition } from '../position/read-position.ts'
import { westernRules } from '../rules.ts'
import { readSetup } from '../setup.ts'
import type { Stream } from '../streams.ts'
import type { WesternKit } from '../western-kit.ts'

/** Coming results by stream; dice as they are read, from 1 to 6. */
export type Script = ZonesScript<Stream>

/** Cards that bring nobody at the blue level. */
export const CALM: readonly string[] = ['z13', 'z14', 'z15', 'z17', 'z18', 'z11', 'z12', 'z09']

/** The western game to poke at in tests. */
export class Stage extends ZonesTable<Western, WesternKit, Stream> {
  constructor(setup: Setup, script: Script = {}, position?: MissionPosition<Western>) {
    const options: Options = setup as Options
    const { rules, kit } = westernRules(setup, position)
    super(rules, kit, options, script)
  }

  /** Where the noise token lies, and its side. */
  noise(): string {
    return `${this.kit.map.zones[this.board.loud]?.name} ${this.board.loudSide}`
  }
}

/** A table in the middle of a game: what is not said is as at the beginning. */
export function position(raw: Json, script: Script = {}): Stage {
  const read = accepted(readPosition(raw))
  return new Stage(read.setup, script, read)
}

/** A table from the start of a game. */
export const game = (raw: Json, script: Script = {}): Stage => new Stage(accepted(readSetup(raw)), script)

export type Who = { readonly id: string } & Record<string, Json>

/** The first of these is at turn in the smallest mission. */
export function atTurn(people: readonly Who[], more: Record<string, Json> = {}, script: Script = {}): Stage {
  const [first] = people
  return position(
    {
      mission: 'dry-run',
      survivors: people.map(({ id }) => id),
      turn: first?.id ?? '',
      people,
      ...more,
    },
    script,
  )
}
