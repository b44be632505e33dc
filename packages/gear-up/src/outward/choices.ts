import type { Telling } from '@graveshift/kernel'
import { asIs, COUNT, each, type FormOf, oneOf, TRUTH } from '@graveshift/kernel/outward'
import { type Board, DAMAGE_SOURCES } from '../board.ts'
import type { Choice, ChoiceOf } from '../game.ts'
import { zombieCard } from '../reach.ts'
import { seatBoard } from '../seats.ts'
import { type Scene, target, wield, ZOMBIE } from './fields.ts'

/** What is told of every question in the same way. */
type Common = 'id' | 'lane' | 'kind' | 'seat'

type Forms = { readonly [K in Choice['kind']]: FormOf<ChoiceOf<K>, Scene, Common> }

const truth = asIs<boolean>(TRUTH)
const count = asIs<number>(COUNT)

/** How every question is told outside. */
export const CHOICES: Forms = {
  attack: { weapon: truth, companion: truth },
  draw: { wield, avoid: each(target) },
  sweep: { wield, target },
  knockback: { zombie: asIs(ZOMBIE) },
  again: { wield, damage: count, hit: each(target) },
  ammo: {},
  upgrade: {},
  armor: { damage: count, from: asIs(oneOf(DAMAGE_SOURCES)) },
  dodge: {},
  deal: {},
}

const numbered = ({ content, board }: Scene, id: number): Telling => {
  const zombie = (board as Board).zombies.find((each) => each.id === id)
  const type = zombie ? `zombie-type.${zombieCard(content, zombie).type}` : 'word.zombie'
  return { word: 'target.zombie', with: { type: { word: type }, number: id } }
}

/** The question with all that stands in it. */
export function ask(scene: Scene, choice: Choice): Telling {
  const word = `choice.${choice.kind}`
  switch (choice.kind) {
    case 'armor':
      return { word, with: { damage: choice.damage } }
    case 'knockback':
      return { word, with: { zombie: numbered(scene, choice.zombie) } }
    case 'upgrade':
      return { word, with: { count: seatBoard(scene.board, choice.seat).owed } }
    default:
      return { word }
  }
}
