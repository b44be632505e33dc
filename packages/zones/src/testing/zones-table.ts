import { Bug, isRecord, type Json, type Refusal, type Ruleset } from '@graveshift/kernel'
import { TestTable } from '@graveshift/kernel/testing/table'
import type { Person } from '../board.ts'
import type { ZonesGame } from '../game.ts'
import type { Kit } from '../kit.ts'
import { zoneNamed } from '../map/board.ts'

/** Coming results by stream; dice as they are read, from 1 to 6. */
export type ZonesScript<S extends string> = { readonly [N in Exclude<S, 'dice'>]?: readonly string[] } & {
  readonly dice?: readonly number[]
}

type Seat = number | 'team'

/** Dice are counted from 0 inside. */
const comingOf = ({ dice, ...cards }: ZonesScript<string>) => ({
  ...cards,
  ...(dice && { dice: dice.map((die) => die - 1) }),
})

/** A game on zones to poke at in tests. */
export class ZonesTable<G extends ZonesGame, K extends Kit<G>, S extends string> extends TestTable<G> {
  readonly kit: K

  constructor(rules: Ruleset<G>, kit: K, options: G['options'], script: ZonesScript<S>) {
    super(rules, options, comingOf(script))
    this.kit = kit
  }

  override script(script: ZonesScript<S>): void {
    super.script(comingOf(script))
  }

  /** All legal answers as players see them; of one kind, if one is named. */
  list(what?: string, seat?: Seat): Json[] {
    return this.picks(seat).filter((pick) => what === undefined || (isRecord(pick) && pick.do === what))
  }

  attempt(pick: Json, seat?: Seat): Refusal | undefined {
    return this.answer(pick, seat)
  }

  do(pick: Json, seat?: Seat): G['event'][] {
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
}
