import { findListed, loadForTable, ownerOf, rulesCalled } from '@graveshift/games'
import { type Fault, type Game, type GameModule, isFault, type Release } from '@graveshift/kernel'

/** A game by the rules there are, loaded when it is first asked for: a start must stay quick and small. */
export async function loadGame(id: string): Promise<GameModule<Game> | undefined> {
  const listed = findListed(id)
  return listed && loadForTable(listed)
}

/** The same by the rules that a table names; a fault says why they are not here. */
export async function loadRules(
  id: string,
  release: Release | undefined,
): Promise<GameModule<Game> | Fault | undefined> {
  const rules = findListed(id)?.rulesOf(release)
  return !rules || isFault(rules) ? rules : loadForTable(rules)
}

/** The same for what is played between the games of a campaign, too: no table is opened for that alone. */
export async function loadPlayed(
  id: string,
  release: Release | undefined,
): Promise<GameModule<Game> | Fault | undefined> {
  return ownerOf(id) === id ? loadRules(id, release) : rulesCalled(id)?.load()
}
