import {
  apply,
  type ChoiceRule,
  FastChance,
  makeSink,
  type Refusal,
  ScriptedChance,
  type State,
  start,
} from '@graveshift/kernel'
import { afterCamp } from '../../campaign/camp/after-camp.ts'
import { type Camp, type CampChoice, type CampPick, KEEP } from '../../campaign/camp/game.ts'
import { CAMP } from '../../campaign/camp/rules.ts'
import { worthOf } from '../../campaign/camp/worth.ts'
import type { CampaignState } from '../../campaign/state.ts'

const ruleOf = ({ kind }: CampChoice): ChoiceRule<Camp> => CAMP.choices[kind]

/** A camp in play, to be answered by name. */
export class CampStage {
  readonly state: State<Camp>
  readonly sink = makeSink<Camp>()
  readonly #chance: ScriptedChance

  /** `dice` are the faces of keep rolls to come; beyond them luck decides. */
  constructor(campaign: CampaignState, dice: readonly number[] = []) {
    this.#chance = new ScriptedChance(CAMP.streams.length, new FastChance(1))
    this.#chance.script(
      KEEP,
      dice.map((face) => face - 1),
    )
    this.state = start(CAMP, campaign, this.#chance, this.sink)
  }

  /** The first open question of a kind, of a seat where one is named. */
  question(kind: CampChoice['kind'], seat?: number): CampChoice {
    const found = this.state.control.open.find(
      (choice) => choice.kind === kind && (seat === undefined || choice.seat === seat),
    )
    if (!found) throw new Error(`nobody is asked ${kind}, but ${this.kinds().join(', ')}`)
    return found
  }

  kinds(): string[] {
    return this.state.control.open.map(({ kind }) => kind)
  }

  list(kind: CampChoice['kind'], seat?: number): CampPick[] {
    const choice = this.question(kind, seat)
    return ruleOf(choice).list(this.state.board, choice)
  }

  /** What the rules say against an answer; undefined where it was given. */
  tryTo(kind: CampChoice['kind'], pick: CampPick, seat?: number): Refusal | undefined {
    const choice = this.question(kind, seat)
    const by = choice.seat === 'team' ? 0 : choice.seat
    return apply(CAMP, this.state, { seat: by, choice: choice.id, pick }, this.#chance, this.sink)
  }

  give(kind: CampChoice['kind'], pick: CampPick, seat?: number): this {
    const refusal = this.tryTo(kind, pick, seat)
    if (refusal) throw new Error(`refused: ${refusal.refused}`)
    return this
  }

  /** Answers what is open as a quick bot would, until a question of this kind is open or the camp is over. */
  until(kind?: CampChoice['kind']): this {
    for (let first = this.state.control.open[0]; first; first = this.state.control.open[0]) {
      if (kind !== undefined && this.kinds().includes(kind)) return this
      const choice = first
      const all = ruleOf(choice).list(this.state.board, choice)
      const worth = (pick: CampPick) => worthOf(this.state.board, choice, pick)
      const [best] = all.sort((one, other) => worth(other) - worth(one))
      if (!best) throw new Error(`nothing to answer to ${choice.kind}`)
      this.give(choice.kind, best, choice.seat === 'team' ? undefined : choice.seat)
    }
    if (kind !== undefined) throw new Error(`the camp is over and nobody was asked ${kind}`)
    return this
  }

  after(): CampaignState {
    return afterCamp(this.state.board)
  }
}

/** A campaign after a camp in which everything was answered as a quick bot would. */
export const quickCamp = (campaign: CampaignState): CampaignState => new CampStage(campaign).until().after()
