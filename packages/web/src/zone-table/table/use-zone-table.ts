import type { Game, Refusal } from '@graveshift/kernel'
import { type ActPick, headingsOf } from '@graveshift/zones'
import { useEffect, useMemo, useState } from 'react'
import { forPeople } from '../../bots/seat-bots.ts'
import { useBots } from '../../bots/use-bots.ts'
import { playSound } from '../../sound/play-sound.ts'
import type { GameView, Snapshot } from '../../store/game-view.ts'
import { lastDecision } from '../../store/last-decision.ts'
import { isArmed } from '../../table/armed.ts'
import { inFront } from '../../table/in-front.ts'
import { useOnePress } from '../../table/one-press.ts'
import { useFollowed } from '../../table/play/deeds.ts'
import { usePlayback } from '../../table/play/use-playback.ts'
import type { Pointer } from '../../table/pointer.ts'
import { useDisarm } from '../../table/use-disarm.ts'
import { useKept } from '../../table/use-kept.ts'
import { leaveButton } from '../../table/use-kept-focus.ts'
import type { BoardOffer } from '../decide/deciding.ts'
import { undoWhole } from '../decide/undo-whole.ts'
import { playedBy } from '../phase/phase-play.ts'
import { planBook } from '../turn/plan-book.ts'
import type { ZoneBoard, ZoneFace, ZoneGame } from './zone-face.ts'
import type { Lens, ZoneTable } from './zone-table-state.ts'

interface Running {
  readonly rest: readonly ActPick[]
  readonly person: number
  readonly seq: number
}

interface Wishes {
  /** Who acts, or acted last. */
  readonly last: number
  /** The question in front. */
  readonly front?: number | undefined
  /** Whose card was opened, and in whose turn: the next turn opens its own. */
  readonly seen?: { readonly person: number; readonly taking: number | undefined } | undefined
  readonly lens?: Lens | undefined
  readonly isListed: boolean
  /** What was refused, and in which state of the table: it does not hold for the next. */
  readonly refused?: { readonly why: Refusal; readonly seq: number } | undefined
  /** An answer that was asked back, and in which state of the table. */
  readonly guarded?: { readonly pick: Game['pick']; readonly seq: number } | undefined
  /** A plan that was asked back, by its key, and in which state of the table. */
  readonly asked?: { readonly key: string; readonly seq: number } | undefined
  readonly pointer?: Pointer | undefined
  /** What is left to do of a plan: after which decision, where somebody has to stand then. */
  readonly running?: Running | undefined
  /** An answer that the coach has shown, and to which question. */
  readonly proposed?: { readonly pick: Game['pick']; readonly choice: number } | undefined
}

const WISHES = new WeakMap<GameView<ZoneGame>, Wishes>()

/** Whose turn is being taken on a board. */
const takerOf = ({ turns }: ZoneBoard): number | undefined => turns.at(-1)?.person

/** Whose card lies open where nobody was pressed: whoever acts, else the first of the seat that is asked. */
function firstOf({ people }: ZoneBoard, seat: number): number {
  const waiting = people.findIndex((person) => person.seat === seat && person.waiting)
  return Math.max(0, waiting >= 0 ? waiting : people.findIndex((person) => person.seat === seat))
}

export function useZoneTable(
  face: ZoneFace,
  store: GameView<ZoneGame>,
  snapshot: Snapshot<ZoneGame>,
  narrow: boolean,
  sideless: boolean,
  lit: Pointer | undefined,
): ZoneTable {
  const { session } = store
  const { seq, bots } = snapshot
  const played = useMemo(() => playedBy(face), [face])
  const play = usePlayback(store, snapshot, played)
  const { board, busy } = play
  const kit = face.kitFor(session.options)
  const scene = useMemo(() => face.scene(kit, board), [face, kit, board])
  const headings = useMemo(() => headingsOf(kit, board), [kit, board])
  // A person speaks for the team where there is one: at an online table whoever looks.
  const speaker =
    store.home ?? Array.from({ length: session.seats }, (_, seat) => seat).find((seat) => !bots[seat]) ?? 0
  const open = useMemo(() => forPeople(snapshot.open, bots, speaker), [snapshot.open, bots, speaker])
  const helpers = useBots(store, busy, speaker)
  const followed = useFollowed(store, seq, play.until)
  const [wishes, setWishes] = useKept<GameView<ZoneGame>, Wishes>(WISHES, store, {
    last: store.home ?? board.first,
    isListed: false,
    lens: 'reach',
  })
  const wish = (change: Partial<Wishes>) => setWishes((before) => ({ ...before, ...change }))

  // What others do takes nobody's question away: only what was answered is gone while the table moves.
  const choice = busy ? open.find(({ id }) => id === wishes.front) : inFront(open, wishes.last, snapshot.sent)
  if (!busy && choice?.id !== wishes.front) wish({ front: choice?.id })
  const acting = choice ? (choice.seat === 'team' ? speaker : choice.seat) : wishes.last
  if (acting !== wishes.last) wish({ last: acting })
  const taking = takerOf(board)
  const seen = wishes.seen?.taking === taking ? wishes.seen?.person : undefined
  const guarded = wishes.guarded?.seq === seq ? wishes.guarded.pick : undefined
  const asked = wishes.asked?.seq === seq ? wishes.asked.key : undefined

  const [offered, setOffered] = useState<BoardOffer>()
  const mayDecide = useOnePress()
  const decide = (pick: Game['pick'], isAskedBack: (of: Game['choice']) => boolean): boolean => {
    if (!choice || !mayDecide()) return false
    if (!isArmed(guarded, pick) && isAskedBack(choice)) {
      wish({ guarded: { pick, seq } })
      return false
    }
    const refusal = store.do(acting, choice.id, pick)
    wish({
      refused: refusal && { why: refusal, seq },
      guarded: undefined,
      asked: undefined,
      proposed: undefined,
      running: undefined,
    })
    if (!refusal) void leaveButton()
    playSound(refusal ? 'refused' : 'cross')
    return refusal === undefined
  }

  // What a line of the log points at does not hold for the next state of the table.
  useEffect(() => {
    if (seq >= 0)
      setWishes((before) => (before.pointer === undefined ? before : { ...before, pointer: undefined }))
  }, [seq, setWishes])

  // Plans are made on the board that the rules have, and only by whoever is asked.
  const planner = choice?.kind === 'act' && !busy ? taking : undefined
  const book = useMemo(
    () => (planner === undefined ? undefined : planBook(face, kit, board, planner)),
    [face, kit, board, planner],
  )

  const { running } = wishes
  useEffect(() => {
    if (!running || busy || running.seq === seq) return
    const [next, ...rest] = running.rest
    // Somebody else's word, a question between, or an answer that is not open any more: it is looked at anew.
    const goesOn = next !== undefined && choice?.kind === 'act' && taking === running.person
    const isRefused = !goesOn || store.do(acting, choice.id, next) !== undefined
    setWishes((before) => ({
      ...before,
      running: isRefused || rest.length === 0 ? undefined : { ...running, rest, seq },
    }))
  }, [running, busy, seq, choice, taking, acting, store, setWishes])

  useDisarm(guarded !== undefined || asked !== undefined, () =>
    wish({ guarded: undefined, asked: undefined }),
  )

  return {
    face,
    kit,
    sideless,
    scene,
    store,
    session,
    seq,
    board,
    busy,
    until: play.until,
    shown: play.shown,
    wasShown: play.wasShown,
    skip: play.skip,
    open,
    choice,
    acting,
    act: (seat) => wish({ last: seat, refused: undefined, guarded: undefined, seen: undefined }),
    taking,
    person: seen ?? taking ?? firstOf(board, acting),
    see: (person) => wish({ seen: { person, taking } }),
    looked: acting,
    look: () => undefined,
    phase: play,
    lens: wishes.lens,
    show: (lens) => wish({ lens }),
    isListed: wishes.isListed,
    list: (isListed) => wish({ isListed }),
    narrow,
    submit: (pick, guard = false) =>
      void decide(pick, ({ id }) => guard && session.reveals(acting, id, pick)),
    book,
    headings,
    running: running !== undefined,
    run({ key, picks }) {
      const [first, ...rest] = picks
      if (first === undefined || taking === undefined || !choice) return false
      // What one press takes back needs no second one.
      if (key !== asked && session.foresee(acting, choice.kind, picks).isForGood) {
        if (mayDecide()) wish({ asked: { key, seq } })
        return false
      }
      if (!decide(first, () => false)) return false
      if (rest.length > 0) wish({ running: { rest, person: taking, seq } })
      return true
    },
    asked,
    offer: offered,
    light: setOffered,
    confirm: (pick) => void decide(pick, () => true),
    guarded,
    undo() {
      if (busy) return play.skip()
      const seat = lastDecision(session.log(), bots)?.seat
      const refusal = undoWhole(store as unknown as GameView)
      // Whoever's decision was taken back decides again.
      wish({
        refused: refusal && { why: refusal, seq },
        guarded: undefined,
        proposed: undefined,
        seen: undefined,
        running: undefined,
        ...(refusal || seat === undefined ? {} : { last: seat }),
      })
    },
    refusal: wishes.refused?.seq === seq ? wishes.refused.why : undefined,
    helpers,
    followed,
    pointer: wishes.pointer ?? play.pointer ?? (busy ? undefined : lit),
    point: (pointer) => wish({ pointer }),
    proposed: wishes.proposed?.choice === choice?.id ? wishes.proposed?.pick : undefined,
    propose(pick, pointer) {
      if (!choice || pick === undefined) return wish({ proposed: undefined, pointer: undefined })
      wish({ proposed: { pick, choice: choice.id }, pointer })
    },
  }
}
