import * as list from '@graveshift/games'
import { withToy } from '@graveshift/games/testing'

// In the place of the list of games, in a client that is built for a test: what the page asks of it.
export const { GAMES, findListed } = withToy(list)
