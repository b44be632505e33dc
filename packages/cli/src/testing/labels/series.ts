/** Games of one bot that are measured together: of all missions, under the same luck as those of the other bots. */
export interface Series {
  /** As its file is called in the folder `measured` of the game. */
  readonly name: string
  readonly bot: string
  readonly seats: number
  /** How often each mission is played. */
  readonly each: number
  /** Whether it notes positions, from which chances are calibrated. */
  readonly positions: 'yes' | 'no'
}

/**
 * What is measured, the most wanted first: labels, what bots are worth beside each other, other numbers of seats than the
 * first, each mission so often.
 */
export function seriesOf(seats: readonly number[], each: number, eachOther: number): readonly Series[] {
  const [first = 1, ...others] = seats
  const usual = { seats: first, each }
  return [
    { name: 'strong', bot: 'strong', ...usual, positions: 'yes' },
    { name: 'quick', bot: 'quick', ...usual, positions: 'no' },
    { name: 'random', bot: 'random', ...usual, positions: 'no' },
    ...others.map(
      (count): Series => ({
        name: `strong-${count}-seats`,
        bot: 'strong',
        seats: count,
        each: eachOther,
        positions: 'yes',
      }),
    ),
  ]
}
