import * as list from '@graveshift/games'
import { withNewRules } from '@graveshift/games/testing'

// In the place of the list of games, in a client that is built for a test: as it will be some time after a release.
export * from '@graveshift/games'
export const { GAMES, findListed, loadAll, nameOfRules, rulesCalled } = withNewRules(list)
