import type { BoardView, Choice, GearUp, Pick } from '@graveshift/gear-up'
import type { Refusal } from '@graveshift/kernel'
import { useCallback, useEffect, useMemo } from 'react'
import { useSettings } from '../../../app/settings.ts'
import { forPeople } from '../../../bots/seat-bots.ts'
import { useBots } from '../../../bots/use-bots.ts'
import { playSound } from '../../../sound/play-sound.ts'
import type { GameView, Snapshot } from '../../../store/game-view.ts'
import { keepSame } from '../../../store/keep-same.ts'
import { lastDecision } from '../../../store/last-decision.ts'
import { isArmed } from '../../../table/armed.ts'
import { inFront } from '../../../table/in-front.ts'
import { useOnePress } from '../../../table/one-press.ts'
import { useFollowed } from '../../../table/play/deeds.ts'
import { type Played, usePlayback } from '../../../table/play/use-playback.ts'
import type { Pointer } from '../../../table/pointer.ts'
import { useDisarm } from '../../../table/use-disarm.ts'
import { useKept } from '../../../table/use-kept.ts'
import { leaveButton } from '../../../table/use-kept-focus.ts'
import { boardOf, seenBoard } from './board-view.ts'
import type { Point } from './place/figure.ts'
import { wouldReveal } from './place/judge.ts'
import type { Handing } from './place/opening.ts'
import { useDrawing } from './place/use-placement.ts'
import { planBeats } from './play/beats.ts'
import { streetOf } from './play/point-at.ts'
import type { TableState } from './table-state.ts'
import { targetsShown } from './targets.ts'

/** Where the eyes go for a question: to the street of what it is about. */
function homeOf(board: BoardView, choice: Choice | undefined, acting: number): number {
  const about =
    choice?.kind === 'sweep' ? choice.target : choice?.kind === 'knockback' ? choice.zombie : undefined
  return board.zombies.find(({ target }) => target === about)?.seat ?? acting
}

/** What a figure is drawn on first: the target asked about, or what stands in the street. */
function nearTo(board: BoardView, choice: Choice | undefined, home: number): readonly number[] {
  return choice?.kind === 'sweep' ? [choice.target] : targetsShown(board, home)
}

interface Wishes {
  /** Who acts, or acted last. Whoever was called on is that at once, and keeps it no longer than anybody else. */
  readonly last: number
  /** The street of whoever acts, where it is followed. */
  readonly scene?: number | undefined
  /** The question in front. */
  readonly front?: number | undefined
  /** Somebody else's street in front, and whether there was anything in it. */
  readonly look?: { readonly seat: number; readonly home: number; readonly full: boolean } | undefined
  readonly focus?: number
  /** What was refused, and in which state of the table: it does not hold for the next. */
  readonly refused?: { readonly why: Refusal; readonly seq: number } | undefined
  readonly guarded?: Pick | undefined
  readonly pointer?: Pointer | undefined
  /** An answer that the coach has shown, and to which question. */
  readonly proposed?: { readonly pick: Pick; readonly choice: number } | undefined
  /** A figure that fits nowhere. */
  readonly fitless?: readonly Point[] | undefined
}

const PLAYED: Played<GearUp, BoardView, Pointer> = {
  plan: planBeats,
  boardNow: (_store, view) => boardOf(view),
  boardThen: ({ session }, board, before) =>
    keepSame(before, seenBoard(session.rules.view(board, 'spectator'))),
}

const WISHES = new WeakMap<GameView<GearUp>, Wishes>()

export function useTableState(
  store: GameView<GearUp>,
  snapshot: Snapshot<GearUp>,
  narrow: boolean,
  lit: Pointer | undefined,
  handing: Handing,
): TableState {
  const { session } = store
  const { seq, bots } = snapshot
  const play = usePlayback(store, snapshot, PLAYED)
  const { board, busy } = play
  const { leader } = board.setup
  const open = useMemo(() => forPeople(snapshot.open, bots, leader), [snapshot.open, bots, leader])
  const helpers = useBots(store, busy, leader)
  const followed = useFollowed(store, seq, play.until)
  const { follow } = useSettings()
  const [wishes, setWishes] = useKept<GameView<GearUp>, Wishes>(WISHES, store, {
    last: store.home ?? board.setup.leader,
  })
  const wish = (change: Partial<Wishes>) => setWishes((before) => ({ ...before, ...change }))

  // What others do takes nobody's question away: only what was answered is gone while the table moves.
  const choice = busy ? open.find(({ id }) => id === wishes.front) : inFront(open, wishes.last, snapshot.sent)
  if (!busy && choice?.id !== wishes.front) wish({ front: choice?.id })
  const acting = choice ? (choice.seat === 'team' ? board.setup.leader : choice.seat) : wishes.last
  if (acting !== wishes.last) wish({ last: acting })
  const home = homeOf(board, choice, acting)
  const isFull = (seat: number) => board.zombies.some((zombie) => zombie.seat === seat)
  // Once the last zombie there is dead, nothing is left to do in somebody else's street.
  const isLeft = wishes.look?.home !== home || (wishes.look.full && !isFull(wishes.look.seat))
  // What was said about one way to hold a figure does not hold for the next.
  const quiet = useCallback(
    () =>
      setWishes((before) =>
        before.refused === undefined && before.guarded === undefined
          ? before
          : { ...before, refused: undefined, guarded: undefined },
      ),
    [setWishes],
  )
  const near = useMemo(() => nearTo(board, choice, home), [board, choice, home])
  const drawing = useDrawing(session, seq, board, choice, near, handing, quiet)
  // On phones one of the two has room: whoever lays a figure has an answer of their own.
  if (narrow && wishes.proposed && drawing?.isLaid) wish({ proposed: undefined, pointer: undefined })
  // Whoever is in the middle of a drawing is not led away from it.
  const mayFollow = follow && !drawing?.isLaid
  const scene = mayFollow && busy ? streetOf(board, play.pointer, home) : undefined
  // Between two steps, and between two bots, the eyes stay where they are.
  const stays = mayFollow && (busy || helpers.thinking !== undefined)
  const followedTo = scene ?? (stays ? wishes.scene : undefined)
  if (followedTo !== wishes.scene) wish({ scene: followedTo })
  const looked = wishes.look && !isLeft ? wishes.look.seat : (followedTo ?? home)
  const shown = targetsShown(board, looked)
  const wanted =
    choice?.kind === 'sweep' ? choice.target : (drawing?.now.spot?.target ?? wishes.focus ?? lit?.targets[0])
  const focus = wanted !== undefined && shown.includes(wanted) ? wanted : shown[0]

  const mayDecide = useOnePress()
  const submit = (pick: Pick, guard = false) => {
    if (!choice || !mayDecide()) return
    if (guard && !isArmed(wishes.guarded, pick) && wouldReveal(session, choice, pick))
      return wish({ guarded: pick })
    const refusal = store.do(acting, choice.id, pick)
    wish({ refused: refusal && { why: refusal, seq }, guarded: undefined, proposed: undefined })
    if (!refusal) void leaveButton()
    playSound(refusal ? 'refused' : 'cross')
  }

  // What was said about one state of the table does not hold for the next.
  useEffect(() => {
    if (session.seq >= 0 && seq >= 0)
      setWishes((before) =>
        before.guarded === undefined && before.pointer === undefined
          ? before
          : { ...before, guarded: undefined, pointer: undefined },
      )
  }, [session, seq, setWishes])

  useDisarm(wishes.guarded !== undefined, () => setWishes((before) => ({ ...before, guarded: undefined })))

  return {
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
    act: (seat) =>
      setWishes(({ look: _, ...before }) => ({
        ...before,
        last: seat,
        refused: undefined,
        guarded: undefined,
      })),
    looked,
    look: (seat) => wish({ look: { seat, home, full: isFull(seat) } }),
    focus,
    focusOn: (target) => {
      drawing?.move({ do: 'drop' })
      wish({ focus: target })
    },
    narrow,
    drawing,
    findFit() {
      if (!drawing) return
      const first = drawing.ghost?.target ?? (narrow ? focus : undefined)
      const order = first === undefined ? shown : [first, ...shown.filter((target) => target !== first)]
      if (drawing.findFit(order)) return wish({ fitless: undefined })
      // Not in this street: in one's own, or wherever else it may be drawn.
      const seat = [home, ...board.seats.keys()].find(
        (each) => each !== looked && drawing.findFit(targetsShown(board, each)),
      )
      if (seat === undefined) {
        // What fits nowhere as a whole is a single space (GU-ATK-04).
        if (drawing.now.mode === 'shape' && !drawing.tool.splits) return drawing.move({ do: 'fitless' })
        return wish({ fitless: drawing.figure })
      }
      wish({
        fitless: undefined,
        look: seat === home ? undefined : { seat, home, full: isFull(seat) },
      })
    },
    fitless: wishes.fitless !== undefined && wishes.fitless === drawing?.figure,
    draw() {
      if (drawing?.now.mode === 'sweep') {
        const pick = drawing.answer()
        return pick === undefined ? undefined : submit(pick, true)
      }
      const ghost = drawing?.ghost
      if (!drawing || !ghost) return
      // Why not is said where the figure is.
      if (!ghost.allowed) return playSound('refused')
      if (drawing.isFirst) return drawing.move({ do: 'first', target: ghost.target, squares: ghost.squares })
      const pick = drawing.answer()
      if (pick === undefined) return
      const { pinned } = drawing.now
      const isLast = !pinned && wouldReveal(session, drawing.choice, pick)
      if (ghost.pays.length > 0 || isLast) {
        if (!mayDecide()) return
        drawing.move({ do: 'pin' })
        // Asked back once, as everywhere; what lies still is drawn by the next press.
        return wish({ guarded: isLast ? pick : undefined })
      }
      submit(pick)
    },
    submit,
    guarded: wishes.guarded,
    undo() {
      if (busy) return play.skip()
      // What only lies open goes first: nothing was decided yet.
      if (drawing?.isLaid) return drawing.move({ do: drawing.now.first ? 'anew' : 'drop' })
      const seat = lastDecision(session.log(), bots)?.seat
      const refusal = store.undo()
      // Whoever's decision was taken back decides again.
      wish({
        refused: refusal && { why: refusal, seq },
        guarded: undefined,
        proposed: undefined,
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
      // What was said of a figure that lies nowhere is not said of this answer.
      if (narrow || !drawing?.isLaid) drawing?.move({ do: drawing.now.first ? 'anew' : 'drop' })
      const [target] = pointer?.targets ?? []
      wish({
        proposed: { pick, choice: choice.id },
        pointer,
        ...(target === undefined ? {} : { focus: target }),
      })
    },
  }
}
