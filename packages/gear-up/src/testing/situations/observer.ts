import type { Refusal, Ruleset } from '@graveshift/kernel'
import { type AchievementTracker, createAchievementTracker } from '../../achievements/index.ts'
import type { Board, Event } from '../../board.ts'
import type { Content } from '../../content/compile.ts'
import { COLOURS, type Colour } from '../../content/types.ts'
import type { Choice, GearUp, Pick } from '../../game.ts'
import { isBoss, ownerOf } from '../../reach.ts'

import { ATTACK_SITUATIONS } from './attack.ts'
import { BEYOND_SITUATIONS } from './beyond-attack.ts'
import { armOfChoice, type Decision, type Situation, type TurnMemory } from './moment.ts'

/** Every ruling's situations, by ruling and by what happens in them. */
export const SITUATIONS: Readonly<Record<string, Readonly<Record<string, Situation>>>> = {
  ...ATTACK_SITUATIONS,
  ...BEYOND_SITUATIONS,
}

const LISTED = Object.entries(SITUATIONS).flatMap(([ruling, kinds]) =>
  Object.entries(kinds).map(([name, situation]) => ({ key: `ruling ${ruling}: ${name}`, situation })),
)

export const SITUATION_KEYS: readonly string[] = LISTED.map(({ key }) => key)

type Memory = { -readonly [K in keyof TurnMemory]: TurnMemory[K] }

const freshMemory = (): Memory => ({
  pushed: new Set(),
  moved: new Map(),
  declined: new Set(),
  second: new Map(),
  screamed: false,
})

/** Watches games and notes everything that has ever occurred. */
export class Observer {
  readonly seen = new Set<string>()
  #turn = freshMemory()
  #board: Board | undefined
  #tracker: AchievementTracker | undefined
  readonly #pending: (typeof LISTED)[number][]

  constructor() {
    this.#pending = [...LISTED]
  }

  see(key: string): void {
    this.seen.add(key)
  }

  #note(found: (situation: Situation) => boolean): void {
    for (let index = this.#pending.length - 1; index >= 0; index--) {
      const entry = this.#pending[index]
      if (!entry || !found(entry.situation)) continue
      this.see(entry.key)
      this.#pending.splice(index, 1)
    }
  }

  printed(content: Content): void {
    this.#note(({ printed }) => printed?.(content) === true)
  }

  begin(rules: Ruleset<GearUp>, content: Content, board: Board, events: readonly Event[]): void {
    this.#turn = freshMemory()
    this.#board = board
    this.#tracker = createAchievementTracker(content, board.setup)
    this.#happen(rules, content, events, undefined, undefined)
  }

  decide(rules: Ruleset<GearUp>, decision: Omit<Decision, 'turn'>): void {
    const { content, choice, pick, before, events } = decision
    this.see(`choice ${choice.kind}`)
    this.see(`pick ${pick.do}`)
    for (const { choice: other, pick: answer } of decision.forced) {
      this.see(`choice ${other.kind}`)
      this.see(`pick ${answer.do}`)
    }
    this.#effects(content, before, choice, pick, events)
    this.#happen(rules, content, events, choice, pick)
    const whole = { ...decision, turn: this.#turn }
    this.#note(({ decided }) => decided?.(whole) === true)
  }

  deny(content: Content, board: Board, choice: Choice | undefined, refusal: Refusal, planned: boolean): void {
    this.see(`refusal ${refusal.refused}`)
    this.#note(({ denied }) => denied?.({ content, board, choice, refusal, planned }) === true)
  }

  #happen(
    rules: Ruleset<GearUp>,
    content: Content,
    events: readonly Event[],
    choice: Choice | undefined,
    pick: Pick | undefined,
  ): void {
    const board = this.#board
    if (!board) return
    events.forEach((event, index) => {
      const before = rules.clone(board)
      rules.evolve(board, event)
      this.see(`event ${event.type}`)
      this.#content(content, before, event)
      for (const { id } of this.#tracker?.see(event, board) ?? []) this.see(`achievement ${id}`)
      if (event.type === 'turnRevealed') this.#turn = freshMemory()
      const batch = events.slice(0, index)
      const happening = { content, event, before, after: board, choice, pick, batch, turn: this.#turn }
      this.#note(({ at }) => at?.(happening) === true)
      this.#remember(event)
    })
  }

  #remember(event: Event): void {
    const turn = this.#turn
    if (event.type === 'pushed') turn.pushed.add(event.zombie)
    if (event.type === 'walked')
      for (const id of event.zombies) turn.moved.set(id, (turn.moved.get(id) ?? 0) + 1)
    if (event.type === 'weaponDeclined') turn.declined.add(event.seat)
    if (event.type === 'weaponUsed' && event.again) turn.second.set(event.seat, 1)
    const draws = event.type === 'crossed' ? turn.second.get(event.seat) : undefined
    if (event.type === 'crossed' && draws !== undefined) turn.second.set(event.seat, draws + 1)
    if (event.type === 'screamed') turn.screamed = true
  }

  /** Printed things at work: weapons, zombies, bosses, companions, cards. */
  #content(content: Content, before: Board, event: Event): void {
    const side = before.setup.survivors.length === 1 ? 'solo' : 'team'
    switch (event.type) {
      case 'weaponUsed':
        this.see(`weapon ${before.setup.survivors[event.seat]} ${side} ${event.colour}`)
        if (event.again) this.see(`effect ${event.again}`)
        break
      case 'companionUsed':
        this.see(`companion ${event.companion}`)
        break
      case 'zombieDealt':
        this.see(`zombie ${event.card}`)
        break
      case 'crossed':
        if (isBoss(event.target)) {
          const black = content.difficulties[before.setup.difficulty]?.bossSide
          this.see(`boss ${before.setup.boss} ${black}`)
        }
        if (event.by === 'split') this.see('effect split')
        if (event.by !== 'ammo' && ownerOf(before, event.target) !== event.seat) this.see('effect long-range')
        break
      case 'gained':
        this.see(`effect ${event.from}`)
        break
      case 'pushed':
        this.see('effect knockback')
        break
      case 'frenzied':
        this.see('effect frenzy')
        break
      case 'turnRevealed':
        this.see(`turn card ${event.card}`)
        break
      case 'spawnRevealed':
        this.see(`spawn card ${event.card}`)
        break
      case 'bossCardRevealed':
        this.see(`boss card ${event.card}`)
        break
      default:
        break
    }
  }

  #effects(content: Content, board: Board, choice: Choice, pick: Pick, events: readonly Event[]): void {
    const arm = armOfChoice(content, board, choice, pick)
    if (!arm) return
    if (
      choice.kind === 'draw' &&
      pick.do === 'hit' &&
      choice.avoid.length === 0 &&
      arm.powers.times > 1 &&
      events.length > 0
    )
      this.see('effect multi-hit')
    if (pick.do === 'sweep')
      this.see(arm.powers.sweep === 'one-slot' ? 'effect explosive' : 'effect cut-down')
  }
}

/** The 48 weapons: six survivors, two sides, four colors. */
export const weaponKeys = (content: Content): string[] =>
  content.data.survivors.flatMap(({ id }) =>
    ['team', 'solo'].flatMap((side) => COLOURS.map((colour: Colour) => `weapon ${id} ${side} ${colour}`)),
  )
