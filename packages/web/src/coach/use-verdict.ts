import type { Choice, GearUp } from '@graveshift/gear-up'
import type { State } from '@graveshift/kernel'
import { isCommand, isUndo } from '@graveshift/table'
import { useEffect, useRef, useState } from 'react'
import { askBot } from '../bots/ask-bot.ts'
import type { ToldAnswer } from '../bots/bot-message.ts'
import type { GearUpStore } from '../store/gear-up.ts'
import { useGame } from '../store/use-game.ts'

/** How good somebody's last answer was. */
export interface Verdict {
  readonly seat: number
  readonly given: ToldAnswer
  readonly total: number
}

interface Before {
  readonly seq: number
  readonly state: Readonly<State<GearUp>>
  readonly open: readonly Choice[]
}

/** Judges what people decide whose help this is, each time against the table as they found it. */
export function useVerdict(store: GearUpStore, isMine: (seat: number) => boolean): Verdict | undefined {
  const { seq, batch, bots } = useGame(store)
  const before = useRef<Before>(undefined)
  const isOwn = useRef(isMine)
  isOwn.current = isMine
  const [verdict, setVerdict] = useState<Verdict>()
  useEffect(() => {
    const { session } = store
    const found = before.current
    before.current = { seq, state: session.state, open: session.choices() }
    if (!found || !batch || found.seq !== seq - 1) return
    if (isUndo(batch)) return setVerdict(undefined)
    if (!isCommand(batch) || bots[batch.seat] !== undefined || !isOwn.current(batch.seat)) return
    const choice = found.open.find(({ id }) => id === batch.choice)
    if (!choice) return
    const { seat, pick } = batch
    askBot({
      ask: 'rank',
      options: session.options,
      state: found.state,
      choice,
      seat,
      goal: undefined,
      given: pick,
      most: 0,
    })
      .then(({ given, total }) => given && total > 1 && setVerdict({ seat, given, total }))
      .catch(() => undefined)
  }, [store, seq, batch, bots])
  return verdict
}
