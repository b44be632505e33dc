import { type Json, pickOptions, type State, squareName } from '@graveshift/kernel'
import type { Board, SeatBoard } from '../board.ts'
import { COLOURS, TIERS } from '../content/types.ts'
import type { Frame, GearUp } from '../game.ts'
import { RULE_OPTIONS } from '../options.ts'

/** The step that each kind of question belongs to, where a position can stand for it. */
const STEPS: Readonly<Record<string, string>> = {
  attack: 'attack',
  ammo: 'ammo',
  upgrade: 'upgrade',
  deal: 'deal',
}
const TABLE_FRAMES = ['game round turn', 'game round turn spawn']

const squares = ({ lo, hi }: { readonly lo: number; readonly hi: number }): string =>
  Array.from({ length: 64 }, (_, square) => square)
    .filter((square) => ((square < 32 ? lo : hi) >>> (square & 31)) & 1)
    .map(squareName)
    .join(' ')

const track = ({ gained, used }: SeatBoard['armor']) => ({ owned: gained - used, used })
const byColour = (figures: readonly number[]) =>
  Object.fromEntries(COLOURS.map((colour, index) => [colour, figures[index] ?? 0]))

/** What a seat has done with, told from what it is still in the middle of. */
function doneBy(step: string, frame: Frame | undefined): readonly string[] {
  if (step === 'ammo') return frame === undefined ? ['ammo'] : []
  if (step !== 'attack') return []
  if (frame?.kind !== 'attack') return ['weapon', 'companion']
  return [...(frame.weapon ? [] : ['weapon']), ...(frame.companion ? [] : ['companion'])]
}

/** A running game as a position; undefined where somebody is in the middle of something. */
export function writtenPosition({ board, control }: State<GearUp>): Json | undefined {
  const [lane = [], ...lanes] = control.lanes
  const steps = new Set(control.open.map(({ kind }) => STEPS[kind]))
  const [step] = steps
  if (step === undefined || steps.size > 1 || lanes.some(({ length }) => length > 1)) return undefined
  if (!TABLE_FRAMES.includes(lane.map(({ kind }) => kind).join(' '))) return undefined
  const { setup, round } = board
  return {
    difficulty: setup.difficulty,
    leader: setup.leader,
    ...pickOptions(RULE_OPTIONS, setup),
    round,
    turn: board.turn,
    step,
    card: board.card,
    seats: board.seats.map((_, seat) => writtenSeat(board, seat, doneBy(step, lanes[seat]?.[0]))),
    boss: {
      id: setup.boss,
      ...(board.boss.seat === undefined ? {} : { seat: board.boss.seat }),
      crossed: board.boss.bodies.map(squares),
      screams: board.boss.screams,
      skillTurn: board.boss.skillTurn,
    },
    drawn: board.drawn,
    tray: board.tray,
    discards: TIERS.flatMap((tier) => board.discards[tier]),
    decks: TIERS.flatMap((tier) => board.decks[tier]),
    left: { turn: board.turnDeck, ...(round === 1 ? { spawn: board.spawnDeck } : { boss: board.bossDeck }) },
  } as unknown as Json
}

function writtenSeat(board: Board, seat: number, done: readonly string[]) {
  const mine = board.seats[seat] as SeatBoard
  const named = (ready: boolean) => mine.companions.filter((card) => card.ready === ready).map(({ id }) => id)
  return {
    survivor: board.setup.survivors[seat],
    health: mine.health,
    armor: track(mine.armor),
    ammo: track(mine.ammo),
    upgrades: byColour(mine.upgrades),
    frenzy: byColour(mine.frenzy),
    owed: mine.owed,
    done,
    companions: { ready: named(true), used: named(false) },
    street: board.zombies
      .filter((zombie) => zombie.seat === seat)
      .map((zombie) => ({
        slot: zombie.slot,
        number: zombie.id,
        card: zombie.card,
        crossed: squares(zombie),
      })),
  }
}
