import { BOTS, type Bot, findBot } from '@graveshift/bots'
import { type Fault, fault, isFault } from '@graveshift/kernel'

/** Seats at this keyboard that bots play, and which bot plays them. */
export interface BotSeats {
  readonly bot: Bot
  readonly seats: readonly number[]
}

const USUAL = 'quick'

export const KNOWN_BOTS = BOTS.map(({ id }) => id)

/** '2,3' as seats counted from 0; somebody has to be left to decide. */
export function readSeats(text: string, most: number): readonly number[] | Fault {
  const seats = text.split(/[\s,]+/).flatMap((each) => (each === '' ? [] : [Number(each) - 1]))
  const isSeat = (seat: number) => Number.isInteger(seat) && seat >= 0 && seat < most
  if (!seats.every(isSeat))
    return fault('no-such-seat', `--bots takes seats from 1 to ${most}, not '${text}'`)
  if (new Set(seats).size === most)
    return fault('nobody', '--bots leaves no seat to people: simulate plays without them')
  return [...new Set(seats)].sort((a, b) => a - b)
}

/** What was asked for on the command line: no seats as a rule. */
export function botsFrom(seats: string | undefined, most: number, id: string = USUAL): BotSeats | Fault {
  const bot = findBot(id)
  if (!bot) return fault('no-such-bot', `--bot must be one of ${KNOWN_BOTS.join(', ')}, not '${id}'`)
  const read = readSeats(seats ?? '', most)
  return isFault(read) ? read : { bot, seats: read }
}

/** A bot takes a seat, or hands it back. */
export const handOver = ({ bot, seats }: BotSeats, seat: number): BotSeats => ({
  bot,
  seats: seats.includes(seat)
    ? seats.filter((each) => each !== seat)
    : [...seats, seat].sort((a, b) => a - b),
})

/** The flags with which the same bots sit down again. */
export const botFlags = ({ bot, seats }: BotSeats): string =>
  seats.length === 0
    ? ''
    : ` --bots ${seats.map((seat) => seat + 1).join(',')}${bot.id === USUAL ? '' : ` --bot ${bot.id}`}`
