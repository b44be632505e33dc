import { nameOfRules } from '@graveshift/games'
import type { Game } from '@graveshift/kernel'
import { dailyOptions, dailySeed, dayAt } from '@graveshift/table'
import { DailyTrouble, today } from '../daily/daily-server.ts'
import { playedDaily, shareLines } from '../daily/played-daily.ts'
import { wordsIn } from '../words.ts'
import { wrap } from './block.ts'
import type { Face } from './face.ts'
import { PlayError } from './play-error.ts'
import type { Desk } from './play-game.ts'
import { quoted } from './saves.ts'
import type { SeatedGame } from './seated-game.ts'

/** A day's table instead of one that is set up. */
export interface DailyWish {
  readonly seats: number
  /** Who lists games of the day; without one its seed follows from the date alone, and nobody lists it. */
  readonly server?: URL
}

async function seedOfToday({ module }: Face<Game>, desk: Desk, { server }: DailyWish): Promise<string> {
  if (!server) return dailySeed(module.id, dayAt(Date.now()))
  try {
    return (await today(server, module.id)).seed
  } catch (error) {
    if (error instanceof DailyTrouble) throw new PlayError(desk.pen().say(error.word, error.values))
    throw error
  }
}

export async function tableOfToday(
  face: Face<Game>,
  desk: Desk,
  wish: DailyWish,
): Promise<{ readonly seed: string; readonly options: Game['options'] }> {
  const { seats } = wish
  const seed = await seedOfToday(face, desk, wish)
  const options = dailyOptions(face.module, seed, seats)
  const { fewest = 0, most = 0 } = face.module.daily ?? {}
  if (options === undefined) throw new PlayError(desk.pen().say('daily.no-seats', { seats, fewest, most }))
  return { seed, options }
}

/** After a day's table: what may be shown to friends, and how it is handed in. */
export function dailyEnd(desk: Desk, { session, file }: SeatedGame<Game>, server: URL | undefined): string[] {
  const played = playedDaily(session)
  if (!played) return []
  const words = wordsIn(desk.language, nameOfRules(session.module), desk.names)
  const command = `npx graveshift hand-in ${quoted(file)} --server ${server?.origin ?? 'URL'} --name NAME`
  const hint = played.daily.listed ? ['', ...wrap(words.say('daily.end', { command }), desk.pen().width)] : []
  return ['', ...shareLines(session, played, words), ...hint]
}
