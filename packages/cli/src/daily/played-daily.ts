import type { DailyResult, Game } from '@graveshift/kernel'
import { type DailySeed, dayInWords, readDailySeed, type Session } from '@graveshift/table'
import type { Words } from '../words.ts'

/** A finished game of a day's table. */
export interface PlayedDaily {
  readonly seed: string
  readonly daily: DailySeed
  readonly result: DailyResult
}

/** What a game is as a day's; undefined if it is none, or not over. */
export function playedDaily(session: Session<Game>): PlayedDaily | undefined {
  const { seed } = session.record({ for: 'host' }).chance.at(-1) ?? {}
  const daily = seed === undefined ? undefined : readDailySeed(seed)
  const result = session.module.daily?.result(session.state.board)
  if (seed === undefined || !daily || !result || session.outcome === undefined) return undefined
  return daily.game === session.module.id ? { seed, daily, result } : undefined
}

/** A few lines for friends that give nothing away: no card, no mission, no survivor. */
export function shareLines(session: Session<Game>, { daily, result }: PlayedDaily, words: Words): string[] {
  const { won, turns, health } = result
  const lasted = { word: `daily.lasted.${daily.game}`, with: { turns } }
  const help = session.help.map((each) => words.say(`daily.help.${each}`)).join(', ')
  return [
    words.say('daily.share.head', {
      game: { word: 'game.name' },
      day: dayInWords(daily.day, words.language),
    }),
    words.say(won ? 'daily.share.won' : 'daily.share.lost', { seats: session.seats, lasted, health }),
    help === '' ? words.say('daily.share.none') : words.say('daily.share.help', { help }),
  ]
}
