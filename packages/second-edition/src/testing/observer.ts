import {
  answer,
  canonical,
  cloneState,
  FastChance,
  makeSink,
  type Ruleset,
  type State,
} from '@graveshift/kernel'
import { type FuzzSight, ruleOf } from '@graveshift/kernel/testing'
import type { Board } from '../board.ts'
import { CARD_FACES } from '../content/compile.ts'
import type { Choice, Event, Options, Pick, SecondEdition } from '../game.ts'
import { missionOf } from '../missions/mission-of.ts'
import { SECOND_EDITION_MODULE } from '../module.ts'
import type { Watcher } from './stage.ts'

const nameOf = (face: string): string => CARD_FACES[face]?.name ?? face

/** The color a door was locked by, if it was. */
function doorColours(door: number, { setup }: Board): string[] {
  const { locked } = missionOf(setup.mission)
  return (['blue', 'green'] as const).filter((colour) => locked[colour] & (1 << door))
}

/** What an event shows to have been used. */
function keysOf(event: Event, board: Board): string[] {
  const keys = [`event ${event.type}`]
  switch (event.type) {
    case 'attacked':
      return [...keys, `card ${nameOf(event.with)}`]
    case 'eaten':
    case 'discarded':
    case 'foundDiscarded':
      return [...keys, `${event.type} ${nameOf(event.card)}`]
    case 'doorOpened':
      return [
        ...keys,
        event.with === undefined ? 'door by mission' : `door ${nameOf(event.with)}`,
        ...doorColours(event.door, board).map((colour) => `coloured door ${colour}`),
      ]
    case 'spawnDrawn':
      return [...keys, `zombie card ${event.card}`, `level ${event.level}`]
    case 'placed':
      return [...keys, `zombie ${event.kind} of ${board.setup.abominations}`]
    case 'tokenTaken':
      return [...keys, `token ${board.tokens[event.token]?.kind} ${board.tokens[event.token]?.colour}`]
    case 'woken':
      return [...keys, `woken ${event.colour}`]
    case 'lost':
      return [...keys, `lost ${event.why}`]
    case 'wounded':
      return [...keys, `wounds ${event.from}`]
    case 'gained':
      return [...keys, `points ${event.from}`]
    case 'acted':
      return [...keys, `action ${event.action}`]
    case 'activated':
      return [...keys, `activation ${event.why}`]
    default:
      return keys
  }
}

/** The same state without one skill of one person. */
function without(
  rules: Ruleset<SecondEdition>,
  state: Readonly<State<SecondEdition>>,
  person: number,
  skill: string,
): State<SecondEdition> {
  const other = cloneState(rules, state)
  const who = other.board.people[person]
  if (who) who.skills = who.skills.filter((each) => each !== skill)
  return other
}

/** Every answer that would be legal, as it is written. */
function legalOf(rules: Ruleset<SecondEdition>, board: Board, choice: Choice): string {
  const rule = ruleOf(rules, choice)
  return canonical(rule.list(board, choice as never).map((pick) => rule.show(board, choice as never, pick)))
}

/** Some throws show what others do not: a six has to come. */
const LUCKS = [9, 10, 11] as const

/** What comes of an answer under some luck. */
function courseOf(
  rules: Ruleset<SecondEdition>,
  before: Readonly<State<SecondEdition>>,
  choice: Choice,
  pick: Pick,
  luck: number,
): string {
  const state = cloneState(rules, before)
  const sink = makeSink<SecondEdition>()
  answer(rules, state, choice, pick, new FastChance(luck), sink)
  // What was asked next shows what an offer made possible.
  return canonical({ events: sink.events, asked: state.control.open.map(({ kind }) => kind) })
}

/**
 * Watches games and notes everything that has ever been used. Modes and rules of missions are used where the same course
 * without them comes out differently: whoever plays it again says so (`watchPlay`, `watchGame`).
 */
export class Observer implements Watcher {
  readonly seen = new Set<string>()
  readonly #wanted: ReadonlySet<string>

  constructor(wanted: readonly string[]) {
    this.#wanted = new Set(wanted)
  }

  missing(): string[] {
    return [...this.#wanted].filter((key) => !this.seen.has(key))
  }

  /** Still to be shown. */
  wants(key: string): boolean {
    return this.#wanted.has(key) && !this.seen.has(key)
  }

  rulesFor(options: Options): Ruleset<SecondEdition> {
    return SECOND_EDITION_MODULE.rulesFor(options)
  }

  see({ rules, before, state, choice, pick, refusal, events }: FuzzSight<SecondEdition>): void {
    const { board } = state
    if (refusal) this.seen.add(`refusal ${refusal.refused}`)
    for (const event of events) for (const key of keysOf(event, board)) this.seen.add(key)
    if (choice === undefined || pick === undefined || before === undefined) return
    this.seen.add(`choice ${choice.kind}`)
    this.seen.add(`pick ${pick.do}`)
    if (pick.do === 'reroll' && 'source' in pick) this.seen.add(`card ${pick.source}`)
    this.#skills(rules, before, choice, pick)
  }

  /** A skill is used where without it something else could be done or would have come. */
  #skills(
    rules: Ruleset<SecondEdition>,
    before: Readonly<State<SecondEdition>>,
    choice: Choice,
    pick: Pick,
  ): void {
    const open = before.control.open.find(({ id }) => id === choice.id)
    if (!open) return
    before.board.people.forEach(({ skills }, person) => {
      for (const skill of new Set(skills)) {
        const key = `skill ${skill}`
        if (!this.#wanted.has(key) || this.seen.has(key)) continue
        const bare = without(rules, before, person, skill)
        if (legalOf(rules, before.board, open) !== legalOf(rules, bare.board, open)) this.seen.add(key)
        else if (!rules.choices[open.kind].check(bare.board, open as never, pick as never)) {
          const differs = (luck: number) =>
            courseOf(rules, before, open, pick, luck) !== courseOf(rules, bare, open, pick, luck)
          if (LUCKS.some(differs)) this.seen.add(key)
        }
      }
    })
  }
}
