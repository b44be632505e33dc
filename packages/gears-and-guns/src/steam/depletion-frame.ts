import type { Step, Table } from '@graveshift/kernel'
import { emit, everyCard, isGiven, personAt } from '@graveshift/zones'
import { TOOLBOX } from './skills.ts'
import { cardsAt, isFull } from './steam-cards.ts'
import type { CardAt, DepletionFrame, SteamGame, SteamKit } from './steam-game.ts'

type Steps = Readonly<Record<string, Step<SteamGame, DepletionFrame>>>

/** Other full steam weapons of the family that was used, wherever they lie (GG-RUL-19). */
function toolsOf(kit: SteamKit, { board }: Table<SteamGame>, { person, used }: DepletionFrame): CardAt[] {
  const [weapon = ''] = used
  const who = personAt(board, person)
  const spare = everyCard(who).filter((card) => card === weapon).length > used.length
  const family = kit.cards[weapon]?.family
  return cardsAt(kit, who, (card) => isFull(card) && card.family === family).filter(
    ({ card }) => card !== weapon || spare,
  )
}

/** After all hits: what was used is turned, unless tools save it (GG-STM-04, GG-STM-14, GG-SKL-16). */
export const depletionSteps = (kit: SteamKit): Steps => ({
  toolbox(table, frame) {
    const { person } = frame
    if (!isGiven(kit, table.board, person, TOOLBOX)) return 'turn'
    const able = toolsOf(kit, table, frame)
    if (able.length === 0) return 'turn'
    table.ask({ kind: 'toolbox', seat: personAt(table.board, person).seat, person, able })
    return 'turn'
  },
  turn(table, frame) {
    if (frame.left === 0) return undefined
    const { person, used, left } = frame
    const who = personAt(table.board, person)
    const able = cardsAt(kit, who, isFull).filter(({ card }) => used.includes(card))
    const [first] = able
    if (!first) return undefined
    // Of a pair in one place it makes no difference, and of a whole pair neither (GG-TBL-03).
    if (able.length === 1 || left === used.length) {
      frame.left -= 1
      emit(kit, table, { type: 'depleted', person, ...first })
    } else table.ask({ kind: 'deplete', seat: who.seat, person, able })
    return 'turn'
  },
})
