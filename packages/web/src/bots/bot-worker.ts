import { findListed } from '@graveshift/games'
import { thinkFor } from './think.ts'

const game = findListed(self.name)
if (!game) throw new Error(`there is no game '${self.name}'`)
thinkFor(game.load())
