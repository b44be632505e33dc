import type { AnyPanels, Panel, Panels } from './deciding.ts'

/** Panels of the questions that every game on zones has. */
const PANELS: Panels = {}

/** The panel for a kind of question: the game's own first; none where the list of answers serves. */
export function panelFor(kind: string, own: AnyPanels = {}): Panel | undefined {
  const known: AnyPanels = { ...PANELS, ...own }
  // It is only ever given questions of its own kind.
  return known[kind] as Panel | undefined
}
