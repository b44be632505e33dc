import { CONTENT, compileContent, GEAR_UP_MODULE, type GearUp, gearUpRules } from '@graveshift/gear-up'
import { type Game, type GameModule, isDevelopment, isSameRelease } from '@graveshift/kernel'
import { type GameList, listOf } from '../list-of.ts'
import type { ListedGame } from '../listed-game.ts'

/** Everybody has one more health than is printed. */
const HARDIER = gearUpRules(
  compileContent({
    ...CONTENT,
    survivors: CONTENT.survivors.map(({ id, team, solo }) => ({
      id,
      team: { ...team, health: team.health + 1 },
      solo: { ...solo, health: solo.health + 1 },
    })),
  }),
)

const CHANGED: GameModule<GearUp> = { ...GEAR_UP_MODULE, rulesFor: () => HARDIER }

const release = { version: '99.0.0-dev' }

function onward(game: ListedGame): ListedGame {
  let module: Promise<GameModule<Game>> | undefined
  const load = async (): Promise<GameModule<Game>> => {
    const now = await game.load()
    // A figure has changed in the one game whose content can be put together anew.
    const rules =
      now.id === CHANGED.id ? { rulesFor: CHANGED.rulesFor as unknown as typeof now.rulesFor } : {}
    return { ...now, ...rules, release }
  }
  const rules: ListedGame = {
    ...game,
    release,
    load() {
      module ??= load()
      return module
    },
    rulesOf: (wanted) =>
      !wanted || isDevelopment(wanted)
        ? rules
        : (game.frozen.find((each) => isSameRelease(each.release, wanted)) ?? game.rulesOf(wanted)),
  }
  return rules
}

/** The list as it is some time after a release: its rules are in development, and a figure of content has changed. */
export const withNewRules = (list: GameList): GameList => ({
  ...list,
  ...listOf(list.GAMES.map(onward)),
})
