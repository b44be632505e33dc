import { nameOfRules } from '@graveshift/games'
import type { Game, Telling } from '@graveshift/kernel'
import { useEffect, useState } from 'react'
import type { GameView } from '../store/game-view.ts'
import { useGame } from '../store/use-game.ts'
import { askBot } from './ask-bot.ts'
import { isForBot } from './seat-bots.ts'
import { stateAt } from './state-at.ts'

export interface BotNote {
  readonly seat: number
  readonly why: Telling
}

export interface Bots {
  /** The seat whose bot thinks. */
  readonly thinking: number | undefined
  /** What the last one has done, and why; nothing once somebody else has acted. */
  readonly said: BotNote | undefined
  /** The seat that was just given back to people because its bot could not answer. */
  readonly left: number | undefined
}

/** Lets bots answer what their seats are asked, one question after the other, once the table lies still. */
export function useBots<G extends Game>(store: GameView<G>, busy: boolean, leader: number): Bots {
  const seq = useGame(store, (now) => now.seq)
  const open = useGame(store, (now) => now.open)
  const bots = useGame(store, (now) => now.bots)
  const [said, setSaid] = useState<BotNote & { readonly at: number }>()
  const [left, setLeft] = useState<{ readonly seat: number; readonly at: number }>()
  const choice = busy ? undefined : open.find((each) => isForBot(each, bots, leader))
  const seat = choice && (choice.seat === 'team' ? leader : choice.seat)
  const bot = seat === undefined ? undefined : bots[seat]
  useEffect(() => {
    const { botPlay } = store
    const state = stateAt(store.session, seq)
    if (!state || !choice || seat === undefined || bot === undefined || !botPlay) return undefined
    const unwanted = new AbortController()
    const { signal } = unwanted
    // A person shall go on.
    const giveBack = () => {
      botPlay.seat(seat, undefined)
      setLeft({ seat, at: seq })
    }
    const { options, module } = store.session
    askBot(nameOfRules(module), { ask: 'decide', options, state, choice, seat, bot }, signal)
      .then(({ pick, why }) => {
        // Meanwhile somebody may have acted, taken something back or sat down there.
        if (signal.aborted || store.session.seq !== seq) return
        if (botPlay.answer(seat, choice.id, pick) === undefined) setSaid({ seat, why, at: store.session.seq })
        // What a bot answers is legal; if ever it is not, it is no answer.
        else giveBack()
      })
      .catch(() => signal.aborted || giveBack())
    return () => unwanted.abort()
  }, [store, seq, choice, seat, bot])
  return {
    thinking: bot === undefined ? undefined : seat,
    said: said?.at === seq ? said : undefined,
    left: left?.at === seq ? left.seat : undefined,
  }
}
