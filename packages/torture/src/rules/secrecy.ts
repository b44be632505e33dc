import { GAMES } from '@graveshift/games'
import { nth } from '@graveshift/kernel'
import { findSecret, tellTwice } from '@graveshift/table/host/testing'
import { mode } from '../mode.ts'
import { atLeast, seen } from '../parts/figures.ts'
import { isTimeUp } from '../parts/patience.ts'

export const secrecy = mode({
  tests: 'T17, T18',
  about: 'the same log with two keys behind it tells everybody the same; no secret before its time',
  day: { pairs: 40, games: 10, seed: 1 },
  night: { pairs: 2000, games: 500 },
  async run({ pairs, games, seed }) {
    const different: string[] = []
    const modules = await Promise.all(GAMES.map(({ load }) => load()))
    // Each game in its turn.
    const gameAt = (turn: number) => nth(modules, turn % modules.length)
    let frames = 0
    let pair = 0
    for (; pair < pairs && !isTimeUp(); pair++) {
      const steps = (pair * 7) % 90
      const [one = [], two = []] = await tellTwice(seed * 10_000 + pair, steps, gameAt(pair))
      frames += one.reduce((sum, told) => sum + told.length, 0)
      if (JSON.stringify(one) !== JSON.stringify(two))
        different.push(
          `${gameAt(pair).id}, seed ${seed * 10_000 + pair}, ${steps} steps: two keys were told differently`,
        )
    }
    const shown: string[] = []
    let game = 0
    for (; game < games && !isTimeUp(); game++)
      shown.push(...(await findSecret(seed * 10_000 + game, seed * 10_000 + game, gameAt(game))))
    return [
      {
        test: 'T17',
        measured: [
          atLeast('pairs of frames until a draw', frames, 200_000),
          seen('tables with two keys', pair),
        ],
        wrong: different,
      },
      { test: 'T18', measured: [atLeast('whole games, four viewers each', game, 500)], wrong: shown },
    ]
  },
})
