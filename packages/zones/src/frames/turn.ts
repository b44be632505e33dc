import { NONE } from '../board.ts'
import { emit, isOver } from '../emit.ts'
import type { ZonesFrame } from '../game.ts'
import type { Kit } from '../kit.ts'
import { personAt } from '../people.ts'
import type { ZonesSteps } from './steps.ts'

/** A turn, a whole one more (EXTRA), or a single action out of a budget, perhaps against one zone only. */
export const turnFrame = (person: number, gift = NONE, target = NONE): ZonesFrame => ({
  kind: 'turn',
  at: 'begin',
  person,
  gift,
  target,
})

/** One survivor's turn, or a single action given to somebody (Z2-RND-02, Z2-RND-07). */
export const turnSteps = (kit: Kit): ZonesSteps<'turn'> => ({
  begin(table, { person, gift, target }) {
    emit(kit, table, { type: 'turnBegan', person, gift, target })
    if (gift < 0 && !isOver(table)) kit.turnBegins?.(table, person)
    return 'act'
  },
  act(table, { person }) {
    if (kit.beforeAction?.(table)) return 'act'
    if (personAt(table.board, person).zone === NONE) return 'end'
    table.ask({ kind: 'act', seat: personAt(table.board, person).seat, person })
    return 'act'
  },
  end(table, { person, gift }) {
    emit(kit, table, { type: 'turnEnded', person, gift })
    if (gift < 0) kit.turnOver(table, person)
    return undefined
  },
})
