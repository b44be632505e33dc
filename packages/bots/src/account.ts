import { rounded } from './rounded.ts'

/** What became of the chance to win in one turn, in points: hundredths. */
export interface TurnAccount {
  readonly at: number
  /** The chance when the turn was over: the one before it, and both that follow. */
  readonly chance: number
  readonly luck: number
  readonly decisions: number
  /** By seat, in hundredths of a point of damage: what was spared by luck. */
  readonly seats: readonly number[]
}

/** The way from the first chance to the last, in points: the start, luck and decisions are the end, turn by turn and in sum. */
export interface Account {
  readonly start: number
  readonly end: number
  readonly luck: number
  readonly decisions: number
  /** How far off luck and decisions may be. */
  readonly error: number
  readonly turns: readonly TurnAccount[]
  readonly seats: readonly number[]
}

/** A turn while it is looked at, in thousandths of the chance. */
export interface TurnWay {
  readonly at: number
  end: number
  luck: number
  readonly seats: number[]
}

interface Known {
  readonly start: number
  readonly seats: number
  readonly error: number
}

const points = (thousandths: number): number => rounded(thousandths / 10)

/** Rounded once, so that what is shown adds up. */
export function accountOf(ways: readonly TurnWay[], { start, seats, error }: Known): Account {
  const first = points(start)
  const sumOf = (figures: readonly number[]) => figures.reduce((sum, each) => sum + each, 0)
  const turns = ways.map((way, index): TurnAccount => {
    const before = index === 0 ? first : points(ways[index - 1]?.end ?? start)
    const chance = points(way.end)
    const luck = points(way.luck)
    return { at: way.at, chance, luck, decisions: chance - before - luck, seats: way.seats }
  })
  return {
    start: first,
    end: turns[turns.length - 1]?.chance ?? first,
    luck: sumOf(turns.map((turn) => turn.luck)),
    decisions: sumOf(turns.map((turn) => turn.decisions)),
    error: points(error),
    turns,
    seats: Array.from({ length: seats }, (_, seat) => sumOf(turns.map((turn) => turn.seats[seat] ?? 0))),
  }
}
