import { nameOfRules } from '@graveshift/games'
import type { Choice, Game, State } from '@graveshift/kernel'
import { isCommand, isUndo } from '@graveshift/table'
import { useEffect, useRef, useState } from 'react'
import { askBot } from '../bots/ask-bot.ts'
import type { RankAnswer } from '../bots/bot-message.ts'
import { stateAt } from '../bots/state-at.ts'
import type { GameView } from '../store/game-view.ts'
import { useGame } from '../store/use-game.ts'

/** How good somebody's last answer was. */
export interface CoachVerdict {
  readonly seat: number
  readonly given: NonNullable<RankAnswer['given']>
  readonly total: number
}

interface Before {
  readonly seq: number
  readonly state: Readonly<State<Game>>
  readonly open: readonly Choice[]
}

/**
 * Judges what people decide whose help this is, each time against the table as they found it. It is said until the
 * next decision, whoever makes it.
 */
export function useVerdict(store: GameView, isMine: (seat: number) => boolean): CoachVerdict | undefined {
  const seq = useGame(store, (now) => now.seq)
  const batch = useGame(store, (now) => now.batch)
  const bots = useGame(store, (now) => now.bots)
  const outcome = useGame(store, (now) => now.outcome)
  const before = useRef<Before>(undefined)
  const isOwn = useRef(isMine)
  isOwn.current = isMine
  const asked = useRef<AbortController>(undefined)
  const [verdict, setVerdict] = useState<CoachVerdict>()
  useEffect(() => {
    const { session } = store
    const state = stateAt(session, seq)
    if (!state) return
    const found = before.current
    before.current = { seq, state, open: session.choices() }
    if (!found || found.seq === seq) return
    if (!batch || isUndo(batch)) asked.current?.abort()
    if (!batch || !isCommand(batch) || found.seq !== seq - 1) return setVerdict(undefined)
    if (bots[batch.seat] !== undefined || !isOwn.current(batch.seat)) return setVerdict(undefined)
    const choice = found.open.find(({ id }) => id === batch.choice)
    if (!choice) return setVerdict(undefined)
    const { seat, pick } = batch
    // Bots that decide meanwhile take no verdict away that is still to come; an undo or one's own next decision does.
    asked.current?.abort()
    asked.current = new AbortController()
    const { signal } = asked.current
    const { options, module } = session
    askBot(
      nameOfRules(module),
      { ask: 'rank', options, state: found.state, choice, seat, goal: undefined, given: pick, most: 0 },
      signal,
    )
      .then(({ given, total }) => setVerdict(given && total > 1 ? { seat, given, total } : undefined))
      // What nobody could judge is not spoken of.
      .catch(() => undefined)
  }, [store, seq, batch, bots])
  useEffect(() => () => asked.current?.abort(), [])
  // Nobody is there any more to hear it.
  const isHeard = outcome === undefined && verdict !== undefined && bots[verdict.seat] === undefined
  return isHeard ? verdict : undefined
}
