import { rulesCalled } from '@graveshift/games'
import { thinkFor } from './think.ts'

const game = rulesCalled(self.name)
if (!game) throw new Error(`there is no game '${self.name}'`)
thinkFor(game.load())
