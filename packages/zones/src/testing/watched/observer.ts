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
import { Sightings } from '@graveshift/kernel/testing/sightings'
import type { Person } from '../../board.ts'
import { everyCard } from '../../slots.ts'
import type { Watcher } from '../zones-stage.ts'
import { type AnsweredGame, toldBy, type WatchedGame } from './watched-game.ts'

/** The same state without one skill of one person. */
function without<G extends AnsweredGame>(
  rules: Ruleset<G>,
  state: Readonly<State<G>>,
  person: number,
  skill: string,
): State<G> {
  const other = cloneState(rules, state)
  const who = other.board.people[person]
  if (who) who.skills = who.skills.filter((each) => each !== skill)
  return other
}

/** Every answer that would be legal, as it is written. */
function legalOf<G extends AnsweredGame>(rules: Ruleset<G>, board: G['board'], choice: G['choice']): string {
  const rule = ruleOf(rules, choice)
  return canonical(rule.list(board, choice as never).map((pick) => rule.show(board, choice as never, pick)))
}

/** Questions about where cards lie: every card makes a difference to them. */
const MOVES_CARDS: readonly string[] = ['arrange', 'prepare', 'discard', 'deal']

/** Whoever falls loses all cards, used or not. */
const LOST = 'discarded'

/** Takes a card out of somebody's things, wherever it lies. */
function dropCard(who: Person | undefined, card: string): void {
  if (!who) return
  const without = (cards: readonly string[]) => cards.toSpliced(cards.indexOf(card), 1)
  if (who.hand.includes(card)) who.hand = without(who.hand)
  else if (who.pack.includes(card)) who.pack = without(who.pack)
  else who.slots = who.slots?.map((cards) => (cards.includes(card) ? without(cards) : cards))
}

/** Some throws show what others do not: a six has to come. */
const LUCKS = [9, 10, 11] as const

/**
 * Watches games and notes everything that has ever been used. What variants of a game are about is used where the same
 * course in the variant comes out differently: whoever plays it again says so (`watchPlay`, `watchGame`).
 */
export class Observer<G extends AnsweredGame> extends Sightings implements Watcher<G> {
  readonly #wanted: ReadonlySet<string>
  readonly #game: WatchedGame<G>

  constructor(game: WatchedGame<G>, wanted: readonly string[]) {
    super()
    this.#game = game
    this.#wanted = new Set(wanted)
  }

  missing(): string[] {
    return [...this.#wanted].filter((key) => !this.seen.has(key))
  }

  /** Still to be shown. */
  wants(key: string): boolean {
    return this.#wanted.has(key) && !this.seen.has(key)
  }

  rulesFor(options: G['options']): Ruleset<G> {
    return this.#game.rulesFor(options)
  }

  see({ rules, before, state, choice, pick, refusal, events }: FuzzSight<G>): void {
    if (refusal) this.noteRefusal(refusal)
    for (const event of events) {
      this.noteEvent(event)
      for (const key of this.#game.shownBy(event, state.board)) this.note(key)
    }
    if (choice === undefined || pick === undefined || before === undefined) return
    this.noteAnswer(choice, pick)
    if (pick.do === 'reroll' && 'source' in pick) this.note(`card ${pick.source}`)
    this.#skills(rules, before, choice, pick)
    if (!MOVES_CARDS.includes(choice.kind)) this.#gear(rules, before, choice, pick)
  }

  /** Something carried is used where without it the same answer is none, or something else comes of it. */
  #gear(rules: Ruleset<G>, before: Readonly<State<G>>, choice: G['choice'], pick: G['pick']): void {
    const { isGear } = this.#game
    const open = before.control.open.find(({ id }) => id === choice.id)
    if (!isGear || !open) return
    before.board.people.forEach((who, person) => {
      for (const card of new Set(everyCard(who).filter(isGear))) {
        const key = `card ${card}`
        if (!this.wants(key)) continue
        const bare = cloneState(rules, before)
        dropCard(bare.board.people[person], card)
        const differs = (luck: number) =>
          this.#course(rules, before, open, pick, luck, LOST) !==
          this.#course(rules, bare, open, pick, luck, LOST)
        if (ruleOf(rules, open).check(bare.board, open as never, pick as never) || LUCKS.some(differs))
          this.note(key)
      }
    })
  }

  /** A skill is used where without it something else could be done or would have come. */
  #skills(rules: Ruleset<G>, before: Readonly<State<G>>, choice: G['choice'], pick: G['pick']): void {
    const open = before.control.open.find(({ id }) => id === choice.id)
    if (!open) return
    before.board.people.forEach(({ skills }, person) => {
      for (const skill of new Set(skills)) {
        const key = `skill ${skill}`
        if (!this.wants(key)) continue
        const bare = without(rules, before, person, skill)
        if (legalOf(rules, before.board, open) !== legalOf(rules, bare.board, open)) this.note(key)
        else if (!ruleOf(rules, open).check(bare.board, open as never, pick as never)) {
          const differs = (luck: number) =>
            this.#course(rules, before, open, pick, luck) !== this.#course(rules, bare, open, pick, luck)
          if (LUCKS.some(differs)) this.note(key)
        }
      }
    })
  }

  /** What comes of an answer under some luck, events of one type left out. */
  #course(
    rules: Ruleset<G>,
    before: Readonly<State<G>>,
    choice: G['choice'],
    pick: G['pick'],
    luck: number,
    besides?: string,
  ): string {
    const state = cloneState(rules, before)
    const sink = makeSink<G>()
    answer(rules, state, choice, pick, new FastChance(luck), sink)
    const events = sink.events.filter(({ type }) => type !== besides)
    return toldBy(this.#game, events, state.control.open)
  }
}
