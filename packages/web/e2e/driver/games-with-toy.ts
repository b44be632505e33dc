import * as list from '@graveshift/games'
import { withToy } from '@graveshift/games/testing'

// In the place of the list of games, in a client that is built for a test: all of it, with a game more.
export * from '@graveshift/games'
export const { GAMES, findListed, loadAll, nameOfRules, rulesCalled } = withToy(list)
