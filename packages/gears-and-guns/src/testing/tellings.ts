import type { Telling } from '@graveshift/kernel'
import { shownPick, walkGame } from '@graveshift/kernel/testing'
import { accepted } from '@graveshift/kernel/testing/table'
import { sortPick, tellChoice, tellPick } from '../answers.ts'
import { MISSIONS } from '../content/missions.ts'
import { westernRules } from '../rules.ts'
import { readSetup } from '../setup.ts'
import { tell } from '../tell.ts'

/** Games of each mission: enough for nearly everything to be said. */
const GAMES = 3

/** All that is asked, answered and done in some games of every mission, as it is told; each telling once. */
export function tellingsOfGames(): readonly Telling[] {
  const told = new Map<string, Telling>()
  const say = (telling: Telling | undefined) => {
    if (telling) told.set(JSON.stringify(telling), telling)
  }
  for (const { id: mission } of MISSIONS) {
    const options = accepted(readSetup({ mission, seats: 2 }))
    const { rules, kit } = westernRules(options)
    for (let seed = 1; seed <= GAMES; seed++) {
      let heard = 0
      walkGame(rules, options, seed, ({ state: { board, control }, sink }, { choice: id, pick }) => {
        for (const event of sink.events.slice(heard)) say(tell(kit, event, board))
        heard = sink.events.length
        const choice = control.open.find((open) => open.id === id)
        if (!choice) return
        const raw = shownPick(rules, board, choice, pick)
        say(tellChoice(kit, board, choice))
        say(tellPick(kit, board, choice, raw))
        say(sortPick(kit, board, choice, raw)?.own)
      })
    }
  }
  return [...told.values()]
}
