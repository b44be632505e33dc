import type { Telling } from '@graveshift/kernel'
import type { Board } from './board.ts'
import type { Content } from './content/compile.ts'
import type { Choice } from './game.ts'
import { zombieCard } from './reach.ts'
import { seatBoard } from './seats.ts'

function numbered(content: Content, board: Board, id: number): Telling {
  const zombie = board.zombies.find((each) => each.id === id)
  const type = zombie ? `zombie-type.${zombieCard(content, zombie).type}` : 'word.zombie'
  return { word: 'target.zombie', with: { type: { word: type }, number: id } }
}

/** The question with all that stands in it. */
export function tellChoice(content: Content, board: Board, choice: Choice): Telling {
  const word = `choice.${choice.kind}`
  switch (choice.kind) {
    case 'armor':
      return { word, with: { damage: choice.damage } }
    case 'knockback':
      return { word, with: { zombie: numbered(content, board, choice.zombie) } }
    case 'upgrade':
      return { word, with: { count: seatBoard(board, choice.seat).owed } }
    default:
      return { word }
  }
}
