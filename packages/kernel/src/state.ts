import type { Choice, Frame, Game } from './rules.ts'

/** What is going on, besides the board: written by the kernel alone. */
export interface Control<G extends Game> {
  /** Stacks of frames: the table's own first, then one for each seat. */
  lanes: G['frame'][][]
  /** Open questions, in the order they were asked. */
  open: G['choice'][]
  /** Questions asked so far. */
  asked: number
  /** Draws taken from each stream of chance. They never fall. */
  draws: number[]
}

/** A whole game in one plain tree: can be saved, cloned and resumed in the middle of any question. */
export interface State<G extends Game> {
  board: G['board']
  control: Control<G>
}

function copyFrames<F extends Frame>(frames: readonly F[]): F[] {
  const copy: F[] = []
  for (const frame of frames) copy.push({ ...frame })
  return copy
}

function copyChoices<C extends Choice>(choices: readonly C[]): C[] {
  // Questions are never changed once asked, so their objects may be shared.
  return choices.slice()
}

export function cloneState<G extends Game>(
  rules: { clone(board: G['board']): G['board'] },
  state: State<G>,
): State<G> {
  const { lanes, open, asked, draws } = state.control
  const copied: G['frame'][][] = []
  for (const lane of lanes) copied.push(copyFrames(lane))
  return {
    board: rules.clone(state.board),
    control: { lanes: copied, open: copyChoices(open), asked, draws: draws.slice() },
  }
}
