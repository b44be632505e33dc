import { type Fault, isFault, nth } from '@graveshift/kernel'
import type { Board } from '../board.ts'
import { hasAmmoTarget } from '../choices/ammo.ts'
import type { Content } from '../content/compile.ts'
import type { Frame } from '../game.ts'
import { owned, seatBoard, turnCard } from '../seats.ts'
import { bad } from './bad.ts'
import type { PositionInput } from './schema.ts'

/** Where in the turn the table stands, and what each seat is in the middle of. */
interface Standing {
  readonly frames: Frame[]
  readonly lanes: readonly (readonly Frame[])[]
}

/** Steps that go on for some seats while others are done, and the step behind each. */
const NEXT = { attack: 'ammo', ammo: 'upgrade' } as const
const DEEDS_OF = { attack: ['weapon', 'companion'], ammo: ['ammo'] } as const

export function framesAt(content: Content, board: Board, input: PositionInput): Standing | Fault {
  const frames: Frame[] = [
    { kind: 'game', at: input.round === 1 ? 'second' : 'end' },
    { kind: 'round', at: 'turns', round: input.round },
  ]
  const { step } = input
  const begun = input.seats.findIndex(({ done }) => done.length > 0)
  if (begun >= 0) {
    if (step !== 'attack' && step !== 'ammo')
      return bad(`seats.${begun}.done: only in the steps attack and ammo`)
    const lanes = lanesAt(content, board, input, step)
    return isFault(lanes) ? lanes : { frames: [...frames, { kind: 'turn', at: NEXT[step] }], lanes }
  }
  if (step === 'reveal') return { frames, lanes: [] }
  const turn: Frame[] =
    step === 'deal'
      ? [
          { kind: 'turn', at: 'move' },
          { kind: 'spawn', at: 'deal', letter: 'a' },
        ]
      : [{ kind: 'turn', at: step }]
  return { frames: [...frames, ...turn], lanes: [] }
}

/** A step that has begun: each seat has before it what it has not done with. */
function lanesAt(
  content: Content,
  board: Board,
  { seats }: PositionInput,
  step: keyof typeof NEXT,
): readonly (readonly Frame[])[] | Fault {
  const known: readonly string[] = DEEDS_OF[step]
  const wrong = seats.findIndex(({ done }) => done.some((deed) => !known.includes(deed)))
  if (wrong >= 0) return bad(`seats.${wrong}.done: in the step ${step} must be some of ${known.join(', ')}`)
  return seats.map(({ done }, seat) => {
    if (step === 'ammo') {
      const able = owned(seatBoard(board, seat).ammo) > 0 && hasAmmoTarget(content, board, seat)
      return able && !done.includes('ammo') ? [{ kind: 'ammo', at: 'choose', seat }] : []
    }
    const joins = seats.length === 1 && turnCard(content, board).companion
    const ready = joins && nth(board.seats, seat).companions.some((card) => card.ready)
    return [
      {
        kind: 'attack',
        at: 'choose',
        seat,
        weapon: !done.includes('weapon'),
        companion: ready && !done.includes('companion'),
      },
    ]
  })
}
