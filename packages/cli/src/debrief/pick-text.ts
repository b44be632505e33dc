import { type BoardView, type Choice, CONTENT } from '@graveshift/gear-up'
import { isRecord, type Json, type Telling } from '@graveshift/kernel'
import type { Words } from '../words.ts'

const word = (key: string): Telling => ({ word: key })

/** A zombie with its number, the boss, or a member of it. */
function target({ boss, zombies }: BoardView, id: number): Telling {
  if (id < 0) {
    const body = boss.bodies[-1 - id]
    return word(boss.bodies.length > 1 && body ? `body.${body.id}` : `boss.${boss.id}.name`)
  }
  const type = zombies.find((each) => each.target === id)?.type
  const kind = word(type === undefined ? 'word.zombie' : `zombie-type.${type}`)
  return { word: 'target.zombie', with: { type: kind, number: id } }
}

/** A question of Gear Up with the table on which it was asked. */
export interface Asked {
  readonly board: BoardView
  readonly choice: Choice
  readonly seat: number
}

/** An answer in Gear Up; undefined where its fields have no words. */
function told({ board, choice, seat }: Asked, raw: Readonly<Record<string, Json | undefined>>) {
  const squares = String(raw.squares ?? raw.square)
  switch (raw.do) {
    case 'hit':
      return {
        word: squares.includes(' ') ? 'pick.hit' : 'pick.single',
        with: { target: target(board, Number(raw.target)), squares },
      }
    case 'shoot':
      return { word: 'pick.shoot', with: { target: target(board, Number(raw.target)), squares } }
    case 'deal': {
      const type = CONTENT.zombies.find(({ id }) => id === raw.card)?.type
      const survivor = board.seats[Number(raw.seat)]?.survivor
      return {
        word: 'pick.deal',
        with: { zombie: word(`zombie-type.${type}`), survivor: word(`survivor.${survivor}.name`) },
      }
    }
    case 'upgrade': {
      const weapon = board.seats[seat]?.weapons.find(({ colour }) => colour === raw.colour)
      const effect = weapon?.upgrades[weapon.unlocked]?.effect
      return {
        word: 'pick.upgrade',
        with: { weapon: word(`weapon.${weapon?.id}.name`), effect: word(`effect.${effect}.name`) },
      }
    }
    case 'armor':
      return { word: 'pick.armor', with: { amount: Number(raw.amount) } }
    case 'skip':
      return choice.kind === 'sweep'
        ? { word: 'pick.skip', with: { target: target(board, choice.target) } }
        : undefined
    case 'push':
    case 'stay':
      return choice.kind === 'knockback'
        ? { word: `pick.${raw.do}`, with: { zombie: target(board, choice.zombie) } }
        : undefined
    default:
      return undefined
  }
}

/** An answer in few words: what is done, and with what. */
export function pickText(asked: Asked, pick: Json, words: Words): string {
  if (!isRecord(pick)) return String(pick)
  const telling = told(asked, pick)
  if (telling) return words.tell(telling)
  const { do: act, ...rest } = pick
  const fields = Object.entries(rest).flatMap(([name, value]) =>
    value === undefined || value === null
      ? []
      : [`${name} ${Array.isArray(value) ? value.join(' ') : value}`],
  )
  return fields.length === 0 ? words.say(`pick.${String(act)}`) : `${String(act)} (${fields.join(', ')})`
}
