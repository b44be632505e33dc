import { has, type Refusal, type Ruleset } from '@graveshift/kernel'
import { Sightings } from '@graveshift/kernel/testing/sightings'
import { type AchievementTracker, createAchievementTracker } from '../../achievements/index.ts'
import type { Board, Event, Target } from '../../board.ts'
import type { Content } from '../../content/compile.ts'
import { COLOURS, type Colour } from '../../content/types.ts'
import type { Powers } from '../../effects/effect.ts'
import { effectsUsed } from '../../effects/index.ts'
import type { Choice, GearUp, Pick } from '../../game.ts'
import { isBoss, ownerOf } from '../../reach.ts'
import { armOf } from '../../seats.ts'

import { ATTACK_SITUATIONS } from './attack.ts'
import { BEYOND_SITUATIONS } from './beyond-attack.ts'
import type { Decision, Situation, TurnMemory } from './moment.ts'

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
export class Observer extends Sightings {
  #turn = freshMemory()
  #board: Board | undefined
  #tracker: AchievementTracker | undefined
  /** The activation of each seat that runs, or ran last. */
  readonly #drawn = new Map<number, { powers: Powers; draws: number; targets: Set<Target> }>()
  readonly #pending: (typeof LISTED)[number][]

  constructor() {
    super()
    this.#pending = [...LISTED]
  }

  #find(found: (situation: Situation) => boolean): void {
    for (let index = this.#pending.length - 1; index >= 0; index--) {
      const entry = this.#pending[index]
      if (!entry || !found(entry.situation)) continue
      this.note(entry.key)
      this.#pending.splice(index, 1)
    }
  }

  printed(content: Content): void {
    this.#find(({ printed }) => printed?.(content) === true)
  }

  begin(rules: Ruleset<GearUp>, content: Content, board: Board, events: readonly Event[]): void {
    this.#turn = freshMemory()
    this.#board = board
    this.#tracker = createAchievementTracker(content, board.setup)
    this.#drawn.clear()
    this.#happen(rules, content, events, undefined, undefined)
  }

  decide(rules: Ruleset<GearUp>, decision: Omit<Decision, 'turn'>): void {
    const { content, choice, pick, events } = decision
    this.noteAnswer(choice, pick)
    for (const { choice: other, pick: answer } of decision.forced) this.noteAnswer(other, answer)
    this.#happen(rules, content, events, choice, pick)
    const whole = { ...decision, turn: this.#turn }
    this.#find(({ decided }) => decided?.(whole) === true)
  }

  deny(content: Content, board: Board, choice: Choice | undefined, refusal: Refusal, planned: boolean): void {
    this.noteRefusal(refusal)
    this.#find(({ denied }) => denied?.({ content, board, choice, refusal, planned }) === true)
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
      this.noteEvent(event)
      this.#content(content, before, event)
      const seat = has(event, 'seat') ? event.seat : choice?.seat
      if (typeof seat === 'number') this.#effects(content, before, event, seat)
      for (const { id } of this.#tracker?.see(event, board) ?? []) this.note(`achievement ${id}`)
      if (event.type === 'turnRevealed') this.#turn = freshMemory()
      const batch = events.slice(0, index)
      const happening = { content, event, before, after: board, choice, pick, batch, turn: this.#turn }
      this.#find(({ at }) => at?.(happening) === true)
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
        this.note(`weapon ${before.setup.survivors[event.seat]} ${side} ${event.colour}`)
        break
      case 'companionUsed':
        this.note(`companion ${event.companion}`)
        break
      case 'zombieDealt':
        this.note(`zombie ${event.card}`)
        break
      case 'crossed':
        if (isBoss(event.target)) {
          const black = content.difficulties[before.setup.difficulty]?.bossSide
          this.note(`boss ${before.setup.boss} ${black}`)
        }
        break
      case 'turnRevealed':
        this.note(`turn card ${event.card}`)
        break
      case 'spawnRevealed':
        this.note(`spawn card ${event.card}`)
        break
      case 'bossCardRevealed':
        this.note(`boss card ${event.card}`)
        break
      default:
        break
    }
  }

  /** Effects at work, by the activation that an event belongs to. */
  #effects(content: Content, before: Board, event: Event, seat: number): void {
    if (event.type === 'weaponUsed' || event.type === 'companionUsed') {
      const { powers } = armOf(content, before, seat, event)
      this.#drawn.set(seat, { powers, draws: 0, targets: new Set() })
    }
    const drawn = this.#drawn.get(seat)
    if (!drawn || (event.type === 'crossed' && event.by === 'ammo')) return
    let far = false
    if (event.type === 'crossed') {
      drawn.draws += 1
      drawn.targets.add(event.target)
      far = ownerOf(before, event.target) !== seat
    }
    const { powers, draws, targets } = drawn
    for (const id of effectsUsed(event, { powers, draws, targets: targets.size, far }))
      this.note(`effect ${id}`)
  }
}

/** The 48 weapons: six survivors, two sides, four colors. */
export const weaponKeys = (content: Content): string[] =>
  content.data.survivors.flatMap(({ id }) =>
    ['team', 'solo'].flatMap((side) => COLOURS.map((colour: Colour) => `weapon ${id} ${side} ${colour}`)),
  )
