import type { Refusal } from '@graveshift/kernel'
import type { ActPick } from '@graveshift/zones'
import type { SignName } from '../table/sign.tsx'
import type { OwnTurn, ZoneBoard, ZoneKit } from '../table/zone-face.ts'

/** A button of the turn: one kind of action, or the kinds that are one to a player. */
export interface TurnButton {
  readonly id: string
  readonly actions: readonly string[]
  readonly sign: SignName
  readonly key: string | undefined
}

/** Always there, in the order of the hand. */
export const MAIN: readonly TurnButton[] = [
  { id: 'move', actions: ['move'], sign: 'reach', key: 'M' },
  { id: 'attack', actions: ['ranged', 'melee', 'throw', 'improvise'], sign: 'ranged', key: 'A' },
  { id: 'take', actions: ['take', 'trunk'], sign: 'take', key: 'T' },
  { id: 'search', actions: ['search', 'search-car'], sign: 'search', key: 'S' },
  { id: 'door', actions: ['door'], sign: 'door', key: 'O' },
  { id: 'trade', actions: ['trade'], sign: 'trade', key: 'X' },
  { id: 'reorganise', actions: ['reorganise'], sign: 'bag', key: 'G' },
  { id: 'noise', actions: ['noise'], sign: 'loud', key: 'B' },
]

export const END: TurnButton = { id: 'end', actions: ['end'], sign: 'end', key: 'E' }

/** What only some may do, or now and then. */
const SIGNS: Readonly<Record<string, SignName>> = {
  reload: 'reload',
  eat: 'eat',
  rally: 'companion',
  'get-in': 'car',
  'get-out': 'car',
  'change-seat': 'car',
  drive: 'car',
}

/** The buttons that are always there in a game: those for what its rules know, with its own actions under them. */
export const mainButtons = ({ actions }: Pick<ZoneKit, 'actions'>, own?: OwnTurn): readonly TurnButton[] =>
  MAIN.map((button) => ({
    ...button,
    actions: [...button.actions, ...(own?.under[button.id] ?? [])],
  })).filter((button) => button.actions.some((action) => actions[action] !== undefined))

/** Buttons for everything else that may be done now, so that nothing is ever out of reach. */
export function otherButtons(
  main: readonly TurnButton[],
  actions: Iterable<string>,
  own?: OwnTurn,
): readonly TurnButton[] {
  const listed = new Set([...main, END].flatMap((button) => button.actions))
  return [...new Set(actions)]
    .filter((action) => !listed.has(action))
    .map((action) => ({
      id: action,
      actions: [action],
      sign: own?.signs[action] ?? SIGNS[action] ?? 'skill',
      key: undefined,
    }))
}

/** Why none of these actions may be taken now: what the rules say to the nearest thing to it. */
export function whyNot(
  kit: ZoneKit,
  board: ZoneBoard,
  person: number,
  actions: readonly string[],
): Refusal | undefined {
  for (const name of actions) {
    const action = kit.actions[name]
    if (!action) continue
    const picks: ActPick[] = []
    action.candidates(kit, board, person, picks)
    for (const pick of picks) {
      const refusal = action.check(kit, board, person, pick)
      if (refusal) return refusal
    }
  }
  return undefined
}
