import { Bug } from '@graveshift/kernel'
import {
  breakIn,
  type Card,
  cardFaces,
  type DoorCardData,
  EQUIPMENT,
  IMPROVISED,
  type KidData,
  OUT,
  passiveSkill,
  SPECIAL,
  SPENT,
  type SpawnCard,
  skillsFor,
} from '@graveshift/zones'
import { CARDS } from './cards.ts'
import { PIMPWEAPON_DECK, STARTING_DECK } from './decks.ts'
import { SURVIVORS } from './survivors.ts'
import { ZOMBIE_CARDS } from './zombie-cards.ts'
import { zombieKinds } from './zombies.ts'

/** Starting cards that leave the game when they are discarded (Z2-OPT-03). */
const STARTING = 'starting-'

export const startingName = (card: string): string => `${STARTING}${card}`

const faces = (data: DoorCardData, id: string, pile: number) =>
  cardFaces(data, id, pile, data.reload ? [SPENT] : [], { door: undefined })

function compileCards(): Readonly<Record<string, Card & DoorCardData>> {
  const special = new Set<string>(Object.keys(PIMPWEAPON_DECK))
  const starting = new Set<string>(Object.keys(STARTING_DECK))
  return Object.fromEntries(
    [...CARDS, ...IMPROVISED].flatMap((data) => [
      ...faces(data, data.id, special.has(data.id) ? SPECIAL : EQUIPMENT),
      ...(starting.has(data.id) ? faces(data, startingName(data.id), OUT) : []),
    ]),
  )
}

const byId = <T extends { readonly id: string }>(list: readonly T[]): Readonly<Record<string, T>> =>
  Object.fromEntries(list.map((item) => [item.id, item]))

export const CARD_FACES = compileCards()
export const SURVIVORS_BY_ID: Readonly<Record<string, KidData>> = byId(SURVIVORS)
export function survivorNamed(id: string): KidData {
  const found = SURVIVORS_BY_ID[id]
  if (!found) throw new Bug(`no survivor ${id}`)
  return found
}

export const ZOMBIE_CARDS_BY_ID: Readonly<Record<string, SpawnCard>> = byId(ZOMBIE_CARDS)
export const SKILLS = skillsFor(
  zombieKinds('plain', 1).map(({ id }) => id),
  CARDS.map(({ id }) => id),
  // Z2-SKL-22: of the bombs there are only cocktails.
  [breakIn, passiveSkill('two-cocktails', 'keepsBombs')],
)
