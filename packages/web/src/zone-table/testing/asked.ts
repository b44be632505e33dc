import type { Game } from '@graveshift/kernel'
import type { GameStore } from '../../store/game-store.ts'
import type { AnyTable } from '../../table/table-state.ts'

const nothing = () => undefined

/** A table that lies still and asks this, for what is shown of a question. */
export function tableAsking(store: GameStore<Game>, choice: Game['choice']): AnyTable {
  const { session } = store
  const { seq, view } = store.snapshot()
  return {
    store,
    session,
    seq,
    board: view.board,
    busy: false,
    until: Number.POSITIVE_INFINITY,
    shown: undefined,
    wasShown: false,
    skip: nothing,
    open: [choice],
    choice,
    acting: choice.seat === 'team' ? 0 : choice.seat,
    act: nothing,
    looked: 0,
    look: nothing,
    narrow: false,
    submit: nothing,
    guarded: undefined,
    undo: nothing,
    refusal: undefined,
    helpers: { thinking: undefined, said: undefined, left: undefined },
    followed: { deeds: [], trace: undefined },
    pointer: undefined,
    point: nothing,
    proposed: undefined,
    propose: nothing,
  }
}
