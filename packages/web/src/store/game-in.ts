import { findListed, nameOfRules } from '@graveshift/games'
import { type Fault, isFault } from '@graveshift/kernel'
import { rulesNamedIn } from '@graveshift/table'
import { firstGame } from '../games/registry.ts'

/**
 * What the rules are called by which a record or an outline says it was played, or why they are not here. What is
 * neither is for a game's own reader to refuse.
 */
export function gameIn(raw: unknown): string | Fault {
  const named = rulesNamedIn(raw)
  if (!named) return firstGame()
  const rules = findListed(named.game)?.rulesOf(named.release)
  if (!rules) return named.game
  return isFault(rules) ? rules : nameOfRules(rules)
}
