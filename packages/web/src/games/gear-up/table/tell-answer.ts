import { type BoardView, type Choice, GEAR_UP_MODULE, type GearUp } from '@graveshift/gear-up'
import { has, isRecord, type Json, type Telling } from '@graveshift/kernel'
import { tellPick, tellTarget } from './tell-pick.ts'

const word = (key: string): Telling => ({ word: key })

type Wielded = { readonly companion: string } | { readonly colour: string }

/** What an answer is drawn with: what the question says, else a companion, else the weapon of the turn. */
function wielded(board: BoardView, choice: Choice, companion: Json | undefined): Wielded | undefined {
  if (has(choice, 'wield') && choice.wield) return choice.wield
  if (typeof companion === 'string') return { companion }
  return board.card ? { colour: board.card.colour } : undefined
}

function weaponOf(board: BoardView, choice: Choice, wield: Wielded | undefined) {
  if (!wield || has(wield, 'companion') || choice.seat === 'team') return undefined
  return board.seats[choice.seat]?.weapons.find(({ colour }) => colour === wield.colour)
}

type Weapon = NonNullable<ReturnType<typeof weaponOf>>

/** How often a weapon hits in one activation. */
const timesOf = ({ starting, upgrades, unlocked }: Weapon): number =>
  [starting, ...upgrades.slice(0, unlocked)].reduce(
    (times, effect) => (effect?.effect === 'multi-hit' ? Math.max(times, effect.times) : times),
    1,
  )

const nameOf = ({ id }: Weapon): Telling => word(`weapon.${id}.name`)

/** Whose hit it is, and what it costs beyond the hit: a companion helps but once. */
function tellSource(board: BoardView, choice: Choice, companion: Json | undefined): Telling {
  const wield = wielded(board, choice, companion)
  if (wield && has(wield, 'companion')) {
    const name = word(`survivor.${wield.companion}.name`)
    // Once it helps, everything that follows is its own.
    return choice.kind === 'attack' ? { word: 'table.answer.by.companion', with: { name } } : name
  }
  const weapon = weaponOf(board, choice, wield)
  if (!weapon) return word('word.weapon')
  if (choice.kind === 'draw') return { word: 'table.answer.by.further', with: { weapon: nameOf(weapon) } }
  const of = timesOf(weapon)
  return choice.kind === 'attack' && of > 1
    ? { word: 'table.answer.by.first', with: { weapon: nameOf(weapon), of } }
    : nameOf(weapon)
}

/** What is left unused by whoever does nothing. */
function tellNothing(board: BoardView, choice: Choice, what: Telling): Telling {
  switch (choice.kind) {
    case 'attack': {
      if (!choice.weapon) return word('table.answer.pass.companion')
      const weapon = tellSourceName(board, choice)
      return { word: `table.answer.pass.${choice.companion ? 'both' : 'weapon'}`, with: { weapon } }
    }
    case 'draw':
      return { word: 'table.answer.stop', with: { weapon: tellSourceName(board, choice) } }
    case 'ammo':
      return word('table.answer.ammo')
    default:
      return what
  }
}

/** The weapon or companion of a question by its name alone. */
function tellSourceName(board: BoardView, choice: Choice): Telling {
  const wield = wielded(board, choice, undefined)
  if (wield && has(wield, 'companion')) return word(`survivor.${wield.companion}.name`)
  const weapon = weaponOf(board, choice, wield)
  return weapon ? nameOf(weapon) : word('word.weapon')
}

/** An answer beside others: whose hit it is, and what it uses up or gives up. No two answers to a question are told alike. */
export function tellAnswer(board: BoardView, choice: Choice, pick: Json): Telling {
  const raw = isRecord(pick) ? pick : {}
  const plain = tellPick(board, choice, pick)
  switch (raw.do) {
    case 'hit': {
      const squares = String(raw.squares)
      return {
        word: squares.includes(' ') ? 'table.answer.hit' : 'table.answer.single',
        with: {
          source: tellSource(board, choice, raw.companion),
          target: tellTarget(board, Number(raw.target)),
          squares,
          pay: typeof raw.pay === 'string' ? raw.pay : 'none',
        },
      }
    }
    case 'sweep':
      return {
        word: 'table.answer.sweep',
        with: { source: tellSource(board, choice, raw.companion), ...plain.with },
      }
    case 'armor': {
      const amount = Number(raw.amount)
      return choice.kind === 'armor'
        ? { word: 'table.answer.armor', with: { amount, health: choice.damage - amount } }
        : plain
    }
    case 'pass':
    case 'stop':
    case 'done':
      return tellNothing(board, choice, plain)
    default:
      return plain
  }
}

/** The rules of Gear Up as the page speaks of them: answers stand beside each other in lists of all kinds. */
export const SPOKEN_MODULE: typeof GEAR_UP_MODULE = {
  ...GEAR_UP_MODULE,
  tellPick(options, choice, pick, board) {
    const seen = GEAR_UP_MODULE.rulesFor(options).view(board, 'spectator')
    return tellAnswer(seen as unknown as BoardView, choice as GearUp['choice'], pick)
  },
}
