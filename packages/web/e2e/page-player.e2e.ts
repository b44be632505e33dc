import type { Game } from '@graveshift/kernel'
import { test } from '@playwright/test'
import { GEAR_UP } from './page-player/gear-up.ts'
import { GEARS_AND_GUNS } from './page-player/gears-and-guns.ts'
import { playGame } from './page-player/player.ts'
import type { Plug } from './page-player/plug.ts'
import { SECOND_EDITION } from './page-player/second-edition.ts'

const isLong = process.env.E2E_LONG !== undefined

/** `E2E_SEED=name/7` plays that game alone, `E2E_SEED=name` others than those that are always played. */
const [base = 'chance', only] = (process.env.E2E_SEED ?? 'chance').split('/')
const games = Number(process.env.E2E_GAMES ?? (isLong ? 200 : 1))
/** A long series goes on where it stopped. */
const from = Number(process.env.E2E_FROM ?? 1)
const numbers =
  only === undefined ? Array.from({ length: games }, (_, index) => index + 1).slice(from - 1) : [Number(only)]

/** Games whose first proposed table takes an evening: in short they are played at that one, mostly by bots. */
function gamesOf<G extends Game>(plug: Plug<G>, isBrief = false): void {
  for (const number of numbers)
    test(
      `${plug.game}: a game by chance through the page, ${base}/${number}, shows nothing false and never stops`,
      {
        tag: '@only-desktop',
      },
      async ({ browser }, testInfo) => {
        test.setTimeout(20 * 60_000)
        const begun = Date.now()
        const played = await playGame(browser, plug, `${base}/${number}`, {
          folder: testInfo.outputDir,
          isLong,
          isBrief,
        })
        if (process.env.E2E_TELL !== undefined)
          console.log(
            `${plug.game} ${base}/${number}: ${played.called}, ${played.outcome} at ${played.clock}, ${played.decisions} decisions, ${Math.round((Date.now() - begun) / 1000)} s`,
            Object.fromEntries(played.counts),
            'seconds waited for:',
            Object.fromEntries(played.waits),
          )
      },
    )
}

const isShort = !isLong && process.env.E2E_SEED === undefined && process.env.E2E_GAMES === undefined
gamesOf(GEAR_UP)
gamesOf(SECOND_EDITION, isShort)
gamesOf(GEARS_AND_GUNS, isShort)
