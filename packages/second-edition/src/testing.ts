import {
  ASIDE,
  apply,
  Bug,
  FastChance,
  hashOf,
  isFault,
  isRefusal,
  type Json,
  makeSink,
  parsePick,
  type Refusal,
  type Ruleset,
  ScriptedChance,
  type State,
  start,
} from '@graveshift/kernel'
import { type Person, zoneNamed } from '@graveshift/zones'
import type { Choice, Event, Options, SecondEdition } from './game.ts'
import { makeKit } from './kit.ts'
import { missionOf } from './missions/mission-of.ts'
import { SECOND_EDITION_MODULE } from './module.ts'
import type { SecondKit } from './second-kit.ts'
import { STREAMS, type Stream, streamOf } from './streams.ts'

/** Coming results by stream; dice as they are read, from 1 to 6. */
export type Script = { readonly [S in Exclude<Stream, 'dice'>]?: readonly string[] } & {
  readonly dice?: readonly number[]
}

type Seat = number | 'team'

/** A game to poke at in tests: answers are given as players give them, refusals come back as values. */
export class TestTable {
  readonly rules: Ruleset<SecondEdition>
  readonly state: State<SecondEdition>
  /** Everything that has happened, in order. */
  readonly events: Event[] = []
  readonly #chance: ScriptedChance
  readonly kit: SecondKit

  constructor(options: Options, script: Script) {
    this.kit = makeKit(missionOf(options.mission), options)
    this.rules = SECOND_EDITION_MODULE.rulesFor(options)
    this.#chance = new ScriptedChance(STREAMS.length, new FastChance(1))
    this.script(script)
    const sink = makeSink<SecondEdition>()
    this.state = start(this.rules, options, this.#chance, sink)
    this.events.push(...sink.events)
  }

  get board() {
    return this.state.board
  }

  script(script: Script): void {
    const { dice, ...cards } = script
    if (dice)
      this.#chance.script(
        streamOf('dice'),
        dice.map((die) => die - 1),
      )
    for (const [stream, coming] of Object.entries(cards))
      if (coming) this.#chance.script(streamOf(stream as Stream), coming)
  }

  /** The open choice of a seat, or the team's; without a seat the only one there is. */
  choice(seat?: Seat): Choice {
    const { open } = this.state.control
    const found = seat === undefined ? open[0] : open.find((choice) => choice.seat === seat)
    if (!found || (seat === undefined && open.length > 1))
      throw new Bug(`no such open choice; open: ${JSON.stringify(open)}`)
    return found
  }

  /** Kinds of the open choices by seat, in the order asked. */
  open(): string[] {
    return this.state.control.open.map(({ seat, kind }) => `${seat} ${kind}`)
  }

  /** All legal answers as players see them; of one kind, if one is named. */
  list(what?: string, seat?: Seat): Json[] {
    const choice = this.choice(seat)
    const rule = this.rules.choices[choice.kind]
    return rule
      .list(this.board, choice as never)
      .filter((pick) => what === undefined || pick.do === what)
      .map(
        (pick) => JSON.parse(JSON.stringify(rule.show(this.board, choice as never, pick as never))) as Json,
      )
  }

  /** Gives an answer; the refusal if it was refused. */
  attempt(pick: Json, seat?: Seat): Refusal | undefined {
    const choice = this.choice(seat)
    const parsed = parsePick(this.rules, this.state, choice, pick)
    if (isRefusal(parsed)) return parsed
    const sink = makeSink<SecondEdition>()
    const by = choice.seat === 'team' ? this.board.first : choice.seat
    const refusal = apply(
      this.rules,
      this.state,
      { seat: by, choice: choice.id, pick: parsed },
      this.#chance,
      sink,
    )
    this.events.push(...sink.events)
    return refusal
  }

  /** Does something at any time, besides the questions; the refusal if it was refused. */
  aside(seat: number, pick: Json): Refusal | undefined {
    const choice = this.rules.aside?.(this.board, seat)
    if (!choice) throw new Bug('nothing can be done aside')
    const parsed = parsePick(this.rules, this.state, choice, pick)
    if (isRefusal(parsed)) return parsed
    const sink = makeSink<SecondEdition>()
    const refusal = apply(this.rules, this.state, { seat, choice: ASIDE, pick: parsed }, this.#chance, sink)
    this.events.push(...sink.events)
    return refusal
  }

  /** Gives an answer that must be accepted; what happened comes back. */
  do(pick: Json, seat?: Seat): Event[] {
    const before = this.events.length
    const refusal = this.attempt(pick, seat)
    if (refusal) throw new Bug(`refused: ${JSON.stringify(refusal)} ${JSON.stringify(this.choice(seat))}`)
    const wrong = this.rules.broken(this.board)
    if (wrong.length > 0) throw new Bug(wrong.join('; '))
    return this.events.slice(before)
  }

  /** The reason and rule an answer is refused with, as 'reason RULE-ID'; 'accepted' if it was not. */
  refusal(pick: Json, seat?: Seat): string {
    const before = hashOf(this.state)
    const refusal = this.attempt(pick, seat)
    if (refusal && hashOf(this.state) !== before) throw new Bug('a refused answer changed the state')
    return refusal ? `${refusal.refused} ${refusal.rule}` : 'accepted'
  }

  /** Events of one type, in order. */
  of<T extends Event['type']>(type: T): Extract<Event, { type: T }>[] {
    return this.events.filter((event): event is Extract<Event, { type: T }> => event.type === type)
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
