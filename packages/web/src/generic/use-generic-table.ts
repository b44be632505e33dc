import type { Game } from '@graveshift/kernel'
import { useMemo } from 'react'
import { forPeople } from '../bots/seat-bots.ts'
import { useBots } from '../bots/use-bots.ts'
import { playSound } from '../sound/play-sound.ts'
import type { GameView, Snapshot } from '../store/game-view.ts'
import { lastDecision } from '../store/last-decision.ts'
import { inFront } from '../table/in-front.ts'
import { useOnePress } from '../table/one-press.ts'
import { useFollowed } from '../table/play/deeds.ts'
import type { AnyTable } from '../table/table-state.ts'
import { useKept } from '../table/use-kept.ts'
import { leaveButton } from '../table/use-kept-focus.ts'

interface Wishes {
  /** Who acts, or acted last. */
  readonly last: number
  /** The coach's answer that is looked at, and in which state of the table. */
  readonly proposed?: { readonly pick: Game['pick']; readonly seq: number } | undefined
  /** What was refused, and in which state of the table: it does not hold for the next. */
  readonly refused?: { readonly why: NonNullable<AnyTable['refusal']>; readonly seq: number } | undefined
}

const WISHES = new WeakMap<GameView, Wishes>()

const nothing = () => undefined

/** The table of any game: everything is there at once, nothing moves, and nothing is pointed at. */
export function useGenericTable(store: GameView, snapshot: Snapshot<Game>, narrow: boolean): AnyTable {
  const { session } = store
  const { seq, bots, view } = snapshot
  const [wishes, setWishes] = useKept<GameView, Wishes>(WISHES, store, { last: store.home ?? 0 })
  const wish = (change: Partial<Wishes>) => setWishes((before) => ({ ...before, ...change }))
  // A person speaks for the team where there is one.
  const speaker = Array.from({ length: session.seats }, (_, seat) => seat).find((seat) => !bots[seat]) ?? 0
  const open = useMemo(() => forPeople(snapshot.open, bots, speaker), [snapshot.open, bots, speaker])
  const helpers = useBots(store, false, speaker)
  const followed = useFollowed(store, seq, Number.POSITIVE_INFINITY)
  const choice = inFront(open, wishes.last, snapshot.sent)
  const acting = choice ? (choice.seat === 'team' ? speaker : choice.seat) : wishes.last
  if (acting !== wishes.last) wish({ last: acting })
  const mayDecide = useOnePress()

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
    open,
    choice,
    acting,
    act: (seat) => wish({ last: seat, refused: undefined }),
    looked: acting,
    look: nothing,
    narrow,
    submit(pick) {
      if (!choice || !mayDecide()) return
      const why = store.do(acting, choice.id, pick)
      wish({ refused: why && { why, seq } })
      if (!why) void leaveButton()
      playSound(why ? 'refused' : 'cross')
    },
    guarded: undefined,
    undo() {
      const seat = lastDecision(session.log(), bots)?.seat
      const why = store.undo()
      // Whoever's decision was taken back decides again.
      wish({ refused: why && { why, seq }, ...(why || seat === undefined ? {} : { last: seat }) })
    },
    refusal: wishes.refused?.seq === seq ? wishes.refused.why : undefined,
    helpers,
    followed,
    pointer: undefined,
    point: nothing,
    proposed: wishes.proposed?.seq === seq ? wishes.proposed.pick : undefined,
    propose: (pick) => wish({ proposed: pick === undefined ? undefined : { pick, seq } }),
  }
}
