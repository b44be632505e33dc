import type { BoardView, Choice, GearUp } from '@graveshift/gear-up'
import { canonical, type Json, type Refusal } from '@graveshift/kernel'
import { isCommand, isUndo } from '@graveshift/table'
import { useEffect } from 'react'
import { playSound } from '../../sound/play-sound.ts'
import type { Snapshot } from '../../store/game-store.ts'
import type { GearUpStore } from '../../store/gear-up.ts'
import type { Point } from './place/figure.ts'
import { type GearUpSession, wouldReveal } from './place/judge.ts'
import { useDrawing } from './place/use-placement.ts'
import type { Pointer } from './play/point-at.ts'
import { usePlayback } from './play/use-playback.ts'
import type { TableState } from './table-state.ts'
import { targetsShown } from './targets.ts'
import { useKept } from './use-kept.ts'

/** Where the eyes go for a question: to the street of what it is about. */
function homeOf(board: BoardView, choice: Choice | undefined, acting: number): number {
  const about =
    choice?.kind === 'sweep' ? choice.target : choice?.kind === 'knockback' ? choice.zombie : undefined
  return board.zombies.find(({ target }) => target === about)?.seat ?? acting
}

/** The question in front: of the seat one wished for, else the team's, else the first. */
function inFront(open: readonly Choice[], wish: number | undefined): Choice | undefined {
  return open.find(({ seat }) => seat === wish) ?? open.find(({ seat }) => seat === 'team') ?? open[0]
}

/** Whose decision led to the present table. */
function lastSeat(session: GearUpSession): number | undefined {
  const log = session.log()
  let batch = log.at(-1)
  while (batch && isUndo(batch)) batch = log[batch.undo]
  return batch && isCommand(batch) ? batch.seat : undefined
}

interface Wishes {
  readonly seat?: number
  readonly last: number
  readonly look?: { readonly seat: number; readonly home: number }
  readonly focus?: number
  readonly refusal?: Refusal | undefined
  readonly guarded?: Json | undefined
  readonly pointer?: Pointer | undefined
  /** A figure that fits nowhere. */
  readonly fitless?: readonly Point[] | undefined
}

const WISHES = new WeakMap<GearUpStore, Wishes>()

export function useTableState(store: GearUpStore, snapshot: Snapshot<GearUp>, narrow: boolean): TableState {
  const { session } = store
  const { open, seq } = snapshot
  const play = usePlayback(store, snapshot)
  const { board, busy } = play
  const [wishes, setWishes] = useKept<GearUpStore, Wishes>(WISHES, store, {
    last: store.home ?? board.setup.leader,
  })
  const wish = (change: Partial<Wishes>) => setWishes((before) => ({ ...before, ...change }))

  const choice = busy ? undefined : inFront(open, wishes.seat ?? wishes.last)
  const acting = choice ? (choice.seat === 'team' ? board.setup.leader : choice.seat) : wishes.last
  if (acting !== wishes.last) wish({ last: acting })
  const home = homeOf(board, choice, acting)
  const looked = wishes.look?.home === home ? wishes.look.seat : home
  const drawing = useDrawing(session, seq, board, choice)
  const shown = targetsShown(board, looked)
  const wanted = choice?.kind === 'sweep' ? choice.target : (drawing?.now.spot?.target ?? wishes.focus)
  const focus = wanted !== undefined && shown.includes(wanted) ? wanted : shown[0]

  const submit = (pick: Json, guard = false) => {
    if (!choice) return
    const isAskedBack = wishes.guarded !== undefined && canonical(wishes.guarded) === canonical(pick)
    if (guard && !isAskedBack && wouldReveal(session, choice, pick)) return wish({ guarded: pick })
    const refusal = store.do(acting, choice.id, pick)
    wish({ refusal, guarded: undefined })
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

  return {
    store,
    session,
    seq,
    board,
    busy,
    until: play.until,
    skip: play.skip,
    open,
    choice,
    acting,
    act: (seat) =>
      setWishes(({ look: _, ...before }) => ({ ...before, seat, refusal: undefined, guarded: undefined })),
    looked,
    look: (seat) => wish({ look: { seat, home } }),
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
      wish({ fitless: drawing.findFit(order) ? undefined : drawing.figure })
    },
    fitless: wishes.fitless !== undefined && wishes.fitless === drawing?.figure,
    draw() {
      const ghost = drawing?.ghost
      if (!drawing || !ghost) return
      if (!ghost.allowed) {
        wish({ refusal: ghost.refusal })
        return playSound('refused')
      }
      wish({ refusal: undefined })
      if (drawing.isFirst) return drawing.move({ do: 'first', target: ghost.target, squares: ghost.squares })
      const pick = drawing.answer()
      if (pick === undefined) return
      const { pinned } = drawing.now
      if (ghost.pays.length > 0 || (!pinned && wouldReveal(session, drawing.choice, pick)))
        return drawing.move({ do: 'pin' })
      submit(pick)
    },
    submit,
    guarded: wishes.guarded,
    undo() {
      if (busy) return play.skip()
      const seat = lastSeat(session)
      const refusal = store.undo()
      // Whoever's decision was taken back decides again.
      wish({ refusal, guarded: undefined, ...(refusal || seat === undefined ? {} : { seat }) })
    },
    refusal: wishes.refusal,
    pointer: wishes.pointer ?? play.pointer,
    point: (pointer) => wish({ pointer }),
  }
}
