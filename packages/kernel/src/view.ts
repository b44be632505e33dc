import type { Json } from './json.ts'
import type { Game, Ruleset, Viewer } from './rules.ts'
import type { State } from './state.ts'

/** What one viewer may see: the ruleset's view of the board, and who has to decide what. */
export interface View {
  readonly viewer: Viewer
  readonly outcome: string | undefined
  readonly board: Json
  readonly choices: readonly Json[]
}

export function viewOf<G extends Game>(rules: Ruleset<G>, state: State<G>, viewer: Viewer): View {
  return {
    viewer,
    outcome: rules.outcome(state.board),
    board: rules.view(state.board, viewer),
    choices: state.control.open.map(({ lane: _, ...choice }) => choice as Json),
  }
}

/**
 * Whether something left hidden state between two boards: a thing that was concealed from somebody no longer is.
 * Measured, not declared, so that no rule can forget it.
 */
export function wasRevealed<G extends Game>(
  rules: Ruleset<G>,
  before: G['board'],
  after: G['board'],
  seats: number,
): boolean {
  const viewers: Viewer[] = ['spectator', ...Array.from({ length: seats }, (_, seat) => seat)]
  return viewers.some((viewer) => {
    const still = new Set(rules.concealed(after, viewer))
    return rules.concealed(before, viewer).some((thing) => !still.has(thing))
  })
}
