import type { Json } from '../json.ts'
import type { Outward } from '../outward/outward.ts'
import { ANYTHING } from '../outward/schema.ts'
import type { Toy } from './toy.ts'
import { TOY } from './toy-rules.ts'

const kinds = Object.keys(TOY.choices)

/** The toy as programs outside are told it: everything as it is inside. */
export const TOY_OUTWARD: Outward<Toy> = {
  schemas: {
    options: ANYTHING,
    view: ANYTHING,
    board: null,
    odds: ANYTHING,
    catalogue: ANYTHING,
    events: {},
    choices: Object.fromEntries(kinds.map((kind) => [kind, {}])),
    picks: Object.fromEntries(kinds.map((kind) => [kind, ANYTHING])),
  },
  event: (_options, _board, event) => event as unknown as Json,
  choice: () => ({}),
  pick: (_options, _board, _choice, kept) => kept,
  readPick: (_options, _board, _choice, raw) => raw,
  view: (_options, _state, _events, view) => view,
  odds: (_options, _board, odds) => odds,
}
