import { Bug, isFault, isRecord, type Json, type Refusal } from '@graveshift/kernel'
import { TestTable as Table } from '@graveshift/kernel/testing/table'
import { type Person, zoneNamed } from '@graveshift/zones'
import type { Event, Options, SecondEdition } from './game.ts'
import { makeKit } from './kit.ts'
import { missionOf } from './missions/mission-of.ts'
import { SECOND_EDITION_MODULE } from './module.ts'
import type { SecondKit } from './second-kit.ts'
import type { Stream } from './streams.ts'

/** Coming results by stream; dice as they are read, from 1 to 6. */
export type Script = { readonly [S in Exclude<Stream, 'dice'>]?: readonly string[] } & {
  readonly dice?: readonly number[]
}

type Seat = number | 'team'

/** Dice are counted from 0 inside. */
const comingOf = ({ dice, ...cards }: Script) => ({
  ...cards,
  ...(dice && { dice: dice.map((die) => die - 1) }),
})

/** A game of the second edition to poke at in tests. */
export class TestTable extends Table<SecondEdition> {
  readonly kit: SecondKit

  constructor(options: Options, script: Script) {
    super(SECOND_EDITION_MODULE.rulesFor(options), options, comingOf(script))
    this.kit = makeKit(missionOf(options.mission), options)
  }

  override script(script: Script): void {
    super.script(comingOf(script))
  }

  /** All legal answers as players see them; of one kind, if one is named. */
  list(what?: string, seat?: Seat): Json[] {
    return this.picks(seat).filter((pick) => what === undefined || (isRecord(pick) && pick.do === what))
  }

  attempt(pick: Json, seat?: Seat): Refusal | undefined {
    return this.answer(pick, seat)
  }

  do(pick: Json, seat?: Seat): Event[] {
    return this.play(pick, seat)
  }

  refusal(pick: Json, seat?: Seat): string {
    return this.reason(pick, seat)
  }

  person(id: string): Person {
    const found = this.board.people.find((person) => person.id === id)
    if (!found) throw new Bug(`no ${id}`)
    return found
  }

  /** The name of the zone somebody stands in; undefined if on no zone. */
  where(id: string): string | undefined {
    const { zone } = this.person(id)
    return this.kit.map.zones[zone]?.name
  }

  zone(name: string): number {
    return zoneNamed(this.kit.map, name)
  }

  /** Zombies in a zone, as 'walker 2, runner 1'. */
  zombies(name: string): string {
    const { kinds } = this.kit
    const zone = this.zone(name)
    return kinds
      .flatMap(({ id }, kind) => {
        const count = this.board.zombies[zone * kinds.length + kind] ?? 0
        return count > 0 ? [`${id} ${count}`] : []
      })
      .join(', ')
  }

  noise(name: string): number {
    return this.board.noise[this.zone(name)] ?? 0
  }
}

/** A table in the middle of a game. */
export function position(raw: Json, script: Script = {}): TestTable {
  const options = SECOND_EDITION_MODULE.readPosition(raw)
  if (isFault(options)) throw new Bug(options.message)
  return new TestTable(options, script)
}

/** A table from the start of a game. */
export function game(raw: Json, script: Script = {}): TestTable {
  const options = SECOND_EDITION_MODULE.readOptions(raw)
  if (isFault(options)) throw new Bug(options.message)
  return new TestTable(options, script)
}

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
