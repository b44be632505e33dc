import { dailySeed, dayAt } from '@graveshift/table'
import { useEffect, useState } from 'react'
import { isFailed } from '../online/api.ts'
import { type DailyHelp, type DailyList, dailyList, dailyNow } from './api.ts'

/** A day's table: its seed, and whether games of it can be listed. */
export interface Daily {
  readonly day: string
  readonly seed: string
  /** Today as the server has it, or as this device has it where none answers. */
  readonly today: string
  readonly listed: boolean
}

const withoutServer = (game: string, day: string | undefined): Daily => {
  const today = dayAt(Date.now())
  const wanted = day !== undefined && day <= today ? day : today
  return { day: wanted, today, seed: dailySeed(game, wanted), listed: false }
}

/** What a server says of a day; where none answers, what the date alone says. */
async function askFor(game: string, day: string | undefined): Promise<Daily> {
  const now = await dailyNow(game)
  if (isFailed(now)) return withoutServer(game, day)
  if (day === undefined || day >= now.day)
    return { day: now.day, seed: now.seed, today: now.day, listed: true }
  const list = await dailyList(game, day, 1, 'none')
  return isFailed(list) ? withoutServer(game, day) : { day, seed: list.seed, today: now.day, listed: true }
}

export function useDaily(game: string, day: string | undefined): Daily | undefined {
  const [daily, setDaily] = useState<Daily>()
  useEffect(() => {
    let isWanted = true
    void askFor(game, day).then((found) => isWanted && setDaily(found))
    return () => {
      isWanted = false
    }
  }, [game, day])
  return daily
}

export type ListState = DailyList | 'loading' | 'failed'

export function useDailyList(game: string, day: string, seats: number, help: DailyHelp): ListState {
  const [list, setList] = useState<ListState>('loading')
  useEffect(() => {
    let isWanted = true
    void dailyList(game, day, seats, help).then(
      (found) => isWanted && setList(isFailed(found) ? 'failed' : found),
    )
    return () => {
      isWanted = false
    }
  }, [game, day, seats, help])
  return list
}
