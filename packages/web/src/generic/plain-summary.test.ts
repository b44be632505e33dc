import { GAMES } from '@graveshift/games'
import { FastChance, isFault, isRefusal, nth } from '@graveshift/kernel'
import { Session } from '@graveshift/table'
import { describe, expect, test } from 'vitest'
import { statisticsOf } from '../after/statistics.ts'
import { genericGame } from './generic-game.ts'

describe.each(GAMES)('$id', ({ load }) => {
  test('a finished game counts in statistics by all that its module tells games apart by', async () => {
    const module = await load()
    const { summarise, talliesOf } = genericGame(module)
    const options = module.readOptions({})
    if (isFault(options)) throw new Error(options.message)
    const session = Session.start(module, options, { seed: 'counted' })
    if (isRefusal(session)) throw new Error(session.refused)
    const random = new FastChance(3)
    expect(summarise(session, [])).toBeUndefined()
    for (let open = session.choices(); open.length > 0; open = session.choices()) {
      const choice = nth(open, random.below(open.length))
      const picks = session.picks(choice)
      session.do(choice.seat === 'team' ? 0 : choice.seat, choice.id, nth(picks, random.below(picks.length)))
    }
    const summary = summarise(session, [])
    if (!summary) throw new Error('not over')
    const { rates, totals, ...stats } = statisticsOf(
      [{ summary, finished: 1 }],
      module.rates ?? [],
      talliesOf,
    )
    expect(stats).toMatchObject({ games: 1, wins: session.outcome === 'won' ? 1 : 0 })
    expect(rates.length).toBeGreaterThan(0)
    for (const { id, counts } of rates)
      expect(counts.filter(({ games }) => games > 0).map(({ of }) => of)).toEqual(
        expect.arrayContaining([...(module.rates?.find((rate) => rate.id === id)?.of(options) ?? [])]),
      )
    expect(totals).toEqual(summary.figures.totals)
    // What is kept in the browser comes back as it was.
    expect(JSON.parse(JSON.stringify(summary))).toEqual(summary)
  })
})
