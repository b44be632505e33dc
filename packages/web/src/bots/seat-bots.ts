/** The bots that can be given a seat; who plays by chance alone is no help to anybody. */
export const SEAT_BOTS = ['quick', 'strong'] as const
export type SeatBot = (typeof SEAT_BOTS)[number]

/** By seat: the bot that plays it, or nobody but people. */
export type SeatBots = readonly (SeatBot | undefined)[]

export const NO_BOTS: SeatBots = []

/** A bot by its name in a menu or in storage; a person otherwise. */
export const readSeatBot = (raw: unknown): SeatBot | undefined => SEAT_BOTS.find((bot) => bot === raw)

export const readSeatBots = (raw: readonly unknown[] | undefined): SeatBots => (raw ?? []).map(readSeatBot)

interface Asked {
  readonly seat: number | 'team'
}

/** Whether a bot answers this question: that of its seat, and the team's where it leads. */
export const isForBot = ({ seat }: Asked, bots: SeatBots, leader: number): boolean =>
  bots[seat === 'team' ? leader : seat] !== undefined

/** The questions that people are asked. */
export function forPeople<C extends Asked>(open: readonly C[], bots: SeatBots, leader: number): readonly C[] {
  return bots.some((bot) => bot !== undefined)
    ? open.filter((choice) => !isForBot(choice, bots, leader))
    : open
}
