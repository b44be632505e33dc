/** Games of one bot that are measured together: of all missions, under the same luck as those of the other bots. */
export interface Series {
  /** As its file is called in the folder `measured` of the game. */
  readonly name: string
  readonly bot: string
  readonly seats: number
  /** Whether it notes positions, from which chances are calibrated. */
  readonly positions: 'yes' | 'no'
}

/** What is measured, the most wanted first: labels, what bots are worth beside each other, other numbers of seats. */
export function seriesOf(seats: readonly number[]): readonly Series[] {
  const [first = 1, ...others] = seats
  return [
    { name: 'strong', bot: 'strong', seats: first, positions: 'yes' },
    { name: 'quick', bot: 'quick', seats: first, positions: 'no' },
    { name: 'random', bot: 'random', seats: first, positions: 'no' },
    ...others.map(
      (count): Series => ({
        name: `strong-${count}-seats`,
        bot: 'strong',
        seats: count,
        positions: 'yes',
      }),
    ),
  ]
}
