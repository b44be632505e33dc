import type { BoardView, Choice, Event } from '@graveshift/gear-up'
import { has, type Telling } from '@graveshift/kernel'
import { isUndo } from '@graveshift/table'
import type { GearUpSession } from './place/judge.ts'
import { toolsFor } from './place/tools.ts'
import { effectOfSweep, tellTarget } from './tell-pick.ts'

const word = (key: string): Telling => ({ word: key })

/** Who deals the damage asked about: the zombie that attacked last, or the kind of attack. */
function tellSource(session: GearUpSession, board: BoardView, choice: Choice & { kind: 'armor' }): Telling {
  const batch = session.log().at(-1)
  const events: readonly Event[] = batch && !isUndo(batch) ? batch.events : []
  const attack = events.findLast((event) => event.type === 'attacked' && event.seat === choice.seat)
  return choice.from === 'zombie' && attack?.type === 'attacked'
    ? tellTarget(board, attack.zombie)
    : word(`source.${choice.from}`)
}

/** The question of a choice: what is asked, with what in the hand, and because of whom. */
export function tellChoice(session: GearUpSession, board: BoardView, choice: Choice): Telling {
  const key = `choice.${choice.kind}`
  switch (choice.kind) {
    case 'attack': {
      const [tool] = toolsFor(session, choice)
      if (!choice.weapon || !tool) return word('table.ask.companion')
      return { word: 'table.ask.attack', with: { weapon: word(tool.name), hits: tool.hits.of } }
    }
    case 'draw': {
      const [tool] = toolsFor(session, choice)
      if (!tool) return word(key)
      return {
        word: 'table.ask.draw',
        with: { weapon: word(tool.name), hit: tool.hits.now, of: tool.hits.of },
      }
    }
    case 'again': {
      const { wield } = choice
      const weapon =
        has(wield, 'colour') &&
        board.seats[choice.seat]?.weapons.find(({ colour }) => colour === wield.colour)
      return weapon
        ? { word: 'table.ask.again', with: { weapon: word(`weapon.${weapon.id}.name`) } }
        : word(key)
    }
    case 'armor':
      return {
        word: 'table.ask.armor',
        with: { damage: choice.damage, from: tellSource(session, board, choice) },
      }
    case 'dodge':
      return { word: 'table.ask.dodge', with: { from: word('source.boss-skill') } }
    case 'knockback':
      return { word: key, with: { zombie: tellTarget(board, choice.zombie) } }
    case 'upgrade':
      return { word: key, with: { count: board.seats[choice.seat]?.owed ?? 0 } }
    case 'sweep': {
      const [tool] = toolsFor(session, choice)
      if (!tool) return word(key)
      return {
        word: 'table.ask.sweep',
        with: { effect: effectOfSweep(tool), target: tellTarget(board, choice.target) },
      }
    }
    default:
      return word(key)
  }
}
