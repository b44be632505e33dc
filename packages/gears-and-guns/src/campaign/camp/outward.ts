import { asJson, type Json } from '@graveshift/kernel'
import { ANYTHING, type Outward } from '@graveshift/kernel/outward'
import { campChoices } from './choices/index.ts'
import type { Camp } from './game.ts'

const KINDS = Object.keys(campChoices)

/** The camp as programs outside are told it: everything goes by name already, sheets by their number from 0. */
export const CAMP_OUTWARD: Outward<Camp> = {
  schemas: {
    options: ANYTHING,
    view: ANYTHING,
    board: null,
    odds: ANYTHING,
    catalogue: ANYTHING,
    events: {},
    choices: Object.fromEntries(KINDS.map((kind) => [kind, {}])),
    picks: Object.fromEntries(KINDS.map((kind) => [kind, ANYTHING])),
  },
  event: (_options, _board, event) => asJson(event),
  choice(_options, _board, { id: _, lane: __, kind: ___, seat: ____, ...about }) {
    return about as Readonly<Record<string, Json>>
  },
  pick: (_options, _board, _choice, kept) => kept,
  readPick: (_options, _board, _choice, raw) => raw,
  view: (_options, _state, _events, view) => view,
  odds: (_options, _board, odds) => odds,
}
