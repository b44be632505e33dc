import { nth } from '@graveshift/kernel'
import { attackerWith } from './attacker.ts'
import type { Board } from './board.ts'
import { bossSide } from './boss-side.ts'
import type { Content } from './content/compile.ts'
import { COLOURS } from './content/types.ts'
import { hasTarget, zombieCard } from './reach.ts'
import { dashboardOf, turnColour } from './seats.ts'
import type { Names } from './tell.ts'

/** What a line about this board needs to know of the content. */
export function namesOf(content: Content, board: Board): Names {
  return {
    typeOf: (card) => zombieCard(content, { card }).type,
    weaponAt: (seat, colour) => nth(dashboardOf(content, board, seat).weapons, COLOURS.indexOf(colour)).id,
    reaches: (seat) => {
      if (board.card === undefined) return false
      const { arm } = attackerWith(content, board, seat, { colour: turnColour(content, board) })
      return hasTarget(content, board, seat, arm.powers.longRange, [])
    },
    bodyAt: (body) => nth(bossSide(content, board).bodies, body).id,
    turnCard: (card) => content.turnCards[card] ?? { colour: 'red', speed: 'none', companion: false },
    bossIcons: (card) => content.bossCards[card]?.icons ?? [],
  }
}
