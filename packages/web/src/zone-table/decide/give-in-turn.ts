import type { Game } from '@graveshift/kernel'
import type { GameView } from '../../store/game-view.ts'

/** The question of the same kind that follows an answered one, once it is there; nothing where none follows. */
function follower(store: GameView, asked: Game['choice']): Promise<Game['choice'] | undefined> {
  return new Promise((resolve) => {
    const look = (): boolean => {
      const { open } = store.snapshot()
      const next = open.find(
        ({ id, kind, seat }) => id !== asked.id && kind === asked.kind && seat === asked.seat,
      )
      if (!next && open.some(({ id }) => id === asked.id)) return false
      resolve(next)
      return true
    }
    if (look()) return
    const leave = store.subscribe(() => {
      if (look()) leave()
    })
  })
}

/**
 * Answers the questions that follow an answered one of their kind, one after the other: at an online table each has to
 * come back first. What is refused ends it.
 */
export async function giveInTurn(
  store: GameView,
  seat: number,
  answered: Game['choice'],
  picks: readonly Game['pick'][],
): Promise<void> {
  let asked: Game['choice'] | undefined = answered
  for (const pick of picks) {
    asked = await follower(store, asked)
    if (!asked || store.do(seat, asked.id, pick)) return
  }
}
