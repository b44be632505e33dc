import { GEAR_UP_MODULE } from '@graveshift/gear-up'
import { FastChance, isFault, isRefusal, type Json, nth } from '@graveshift/kernel'
import { describe, expect, it } from 'vitest'
import {
  checkDaily,
  type DailyGame,
  dailyCommitment,
  dailyOptions,
  dailySeed,
  dailySteps,
  dayAfter,
  dayAt,
  dayInWords,
  dayNumber,
  readDailySeed,
} from './daily.ts'
import { Session } from './session.ts'

const SEED = dailySeed('gear-up', '2026-11-16', '0123456789abcdef0123456789abcdef')

/** A day's table played by chance to its end, with one step taken back on the way if wanted. */
function played(seats: number, undoes = false, seed = SEED): { game: DailyGame; session: Session<never> } {
  const options = dailyOptions(GEAR_UP_MODULE, seed, seats)
  const session = options && Session.start(GEAR_UP_MODULE, options, { seed })
  if (!session || isRefusal(session)) throw new Error('no table')
  const random = new FastChance(seats)
  let undone = !undoes
  for (let [choice] = session.choices(); choice; [choice] = session.choices()) {
    const picks = session.picks(choice)
    session.do(choice.seat === 'team' ? 0 : choice.seat, choice.id, nth(picks, random.below(picks.length)))
    if (!undone && !isRefusal(session.undo({}))) undone = true
  }
  const game = { seed, seats, steps: dailySteps(session.log()), hash: session.hash }
  return { game, session: session as never }
}

describe('the table of a day', () => {
  it('is the same for everybody, smaller ones the beginning of larger ones', () => {
    const six = dailyOptions(GEAR_UP_MODULE, SEED, 6)
    expect(dailyOptions(GEAR_UP_MODULE, SEED, 6)).toEqual(six)
    expect(new Set(six?.survivors).size).toBe(6)
    expect(dailyOptions(GEAR_UP_MODULE, SEED, 2)).toEqual({ ...six, survivors: six?.survivors.slice(0, 2) })
    expect(dailyOptions(GEAR_UP_MODULE, SEED, 7)).toBeUndefined()
    expect(dailyOptions(GEAR_UP_MODULE, SEED, 0)).toBeUndefined()
    expect(dailyOptions(GEAR_UP_MODULE, 'any seed', 1)).toBeUndefined()
    // What a lobby may set: options that the rules read as they are.
    expect(GEAR_UP_MODULE.readOptions(six as unknown as Json)).toEqual(six)
  })

  it('changes from day to day, and gets harder over the week', () => {
    const week = Array.from({ length: 7 }, (_, day) =>
      dailyOptions(GEAR_UP_MODULE, dailySeed('gear-up', dayAfter('2026-11-16', day)), 3),
    )
    expect(week.map((options) => options?.difficulty)).toEqual([
      'easy',
      'easy',
      'standard',
      'standard',
      'hard',
      'nightmare',
      'standard',
    ])
    expect(new Set(week.map((options) => JSON.stringify([options?.boss, options?.survivors]))).size).toBe(7)
  })

  it('is named by its seed, which says whether a server had a part in it', () => {
    expect(readDailySeed(SEED)).toEqual({ game: 'gear-up', day: '2026-11-16', listed: true })
    expect(readDailySeed('daily/gear-up/2026-11-16')).toMatchObject({ listed: false })
    for (const seed of ['', 'daily/gear-up/2026-02-30', `${SEED}0`, 'daily/Gear/2026-11-16', `x${SEED}`])
      expect(readDailySeed(seed)).toBeUndefined()
    expect(dayNumber('1970-01-02')).toBe(1)
    expect(dayNumber('2026-13-01')).toBeUndefined()
    expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01')
    expect(dayAt(0)).toBe('1970-01-01')
    expect(['en', 'it', 'de'].map((language) => dayInWords('2026-11-16', language))).toEqual([
      'November 16, 2026',
      '16 novembre 2026',
      '16. November 2026',
    ])
    expect(dailyCommitment(SEED)).toBe(played(1).session.commitment)
  })
})

describe('a game that is handed in', () => {
  it('is played again, whole, and found to be what it says', () => {
    const { game, session } = played(1)
    const found = checkDaily(GEAR_UP_MODULE, JSON.parse(JSON.stringify(game)))
    expect(found).toMatchObject({ won: session.outcome === 'won', undone: false })
    expect(checkDaily(GEAR_UP_MODULE, played(2, true).game)).toMatchObject({ undone: true })
  })

  it('counts for nothing when it is not over, not legal, of another day, or came to something else', () => {
    const { game } = played(1)
    const why = (over: Partial<DailyGame>) => {
      const found = checkDaily(GEAR_UP_MODULE, { ...game, ...over })
      return isFault(found) ? found.fault : 'fine'
    }
    expect(why({})).toBe('fine')
    expect(why({ steps: game.steps.slice(0, -1) })).toBe('not-over')
    expect(why({ steps: game.steps.slice(1) })).toBe('not-legal')
    expect(why({ steps: [...game.steps, nth(game.steps, 0)] })).toBe('not-legal')
    expect(why({ hash: '0'.repeat(32) })).toBe('not-legal')
    expect(why({ seats: 2 })).not.toBe('fine')
    expect(why({ seats: 9 })).toBe('no-such-table')
    expect(why({ seed: SEED.replace('16/', '17/') })).not.toBe('fine')
    expect(why({ steps: [] })).toBe('not-over')
    expect(why({ steps: [{ do: [0, 1, { do: 'hit', target: 99, squares: 'a1' }] }] })).toBe('not-legal')
    expect(why({ steps: [{ undo: 0 }] })).toBe('not-legal')
  })
})
