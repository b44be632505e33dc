import type { NoiseHooks, Rule, RuleScene } from '@graveshift/zones/missions'
import type { Board } from '../board.ts'
import type { SecondEdition } from '../game.ts'
import type { SecondKit } from '../second-kit.ts'

/** Where a rule of a mission may have its say in this game. */
export interface SecondHooks extends NoiseHooks<SecondEdition, SecondKit> {
  /** Whether cars may be driven now; nobody drives in a mission that does not say so (Z2-CAR-03). */
  mayDrive?(kit: SecondKit, board: Board): boolean
}

/** A kind of mission rule as this game has it, with a scene that proves it. */
export interface OwnRule<D extends { readonly rule: string }> extends Rule<D, SecondEdition, SecondKit> {
  readonly scene: RuleScene
}
