import { has, isRecord, type Json, type Telling, type Term } from '@graveshift/kernel'
import type { BoardView, WeaponView, ZombieView } from './board-view.ts'
import { CONTENT } from './content/index.ts'
import type { EffectData } from './content/types.ts'
import type { Choice, Pick } from './game.ts'
import { AGAINS, type Again, AMMO_USES, DAMAGE_SOURCES } from './sources.ts'

const isOne = <T extends string>(all: readonly T[], one: string): one is T => all.some((each) => each === one)

const word = (key: string): Telling => ({ word: key })

/** A target by its name: a zombie with its number, the boss, or a member of the boss. */
export function tellTarget(board: BoardView, target: number): Telling {
  if (target < 0) {
    const { bodies, id } = board.boss
    const body = bodies[-1 - target]
    return bodies.length > 1 && body ? word(`body.${body.id}`) : word(`boss.${id}.name`)
  }
  const zombie = board.zombies.find((each) => each.target === target)
  return zombie
    ? tellZombie(zombie)
    : { word: 'target.zombie', with: { type: word('word.zombie'), number: target } }
}

export function tellZombie({ type, target }: ZombieView): Telling {
  return { word: 'target.zombie', with: { type: word(`zombie-type.${type}`), number: target } }
}

export function tellSurvivor(board: BoardView, seat: number): Telling {
  const survivor = board.seats[seat]?.survivor
  return word(survivor === undefined ? 'word.survivor' : `survivor.${survivor}.name`)
}

const listed = (words: readonly Telling[]): Term =>
  words.length === 0 ? '' : words.reduce((rest, last) => ({ word: 'list.pair', with: { rest, last } }))

/** An answer, as its button says it, from the form of `show`. */
export function tellPick(board: BoardView, choice: Choice, pick: Json): Telling {
  const raw = isRecord(pick) ? pick : {}
  const act = String(raw.do)
  const target = tellTarget(board, Number(raw.target))
  switch (act) {
    case 'hit': {
      const squares = String(raw.squares)
      return { word: squares.includes(' ') ? 'pick.hit' : 'pick.single', with: { target, squares } }
    }
    case 'shoot':
      return { word: 'pick.shoot', with: { target, squares: String(raw.square) } }
    case 'sweep': {
      const targets = Array.isArray(raw.targets) ? raw.targets : []
      return {
        word: 'pick.sweep',
        with: {
          effect: word(`effect.${sweepOf(board, choice, raw.companion)}.name`),
          target: listed(targets.map((id) => tellTarget(board, Number(id)))),
        },
      }
    }
    case 'upgrade': {
      const weapon = choice.seat === 'team' ? undefined : weaponOf(board, choice.seat, String(raw.colour))
      const next = nextUpgrade(weapon)?.effect
      return {
        word: 'pick.upgrade',
        with: {
          weapon: word(`weapon.${weapon?.id}.name`),
          effect: next === undefined ? '' : word(`effect.${next}.name`),
        },
      }
    }
    case 'armor':
      return { word: 'pick.armor', with: { amount: Number(raw.amount) } }
    case 'deal':
      return tellDeal(board, String(raw.card), Number(raw.seat))
    case 'skip':
      return {
        word: 'pick.skip',
        with: { target: choice.kind === 'sweep' ? tellTarget(board, choice.target) : '' },
      }
    case 'push':
    case 'stay':
      return {
        word: `pick.${act}`,
        with: { zombie: choice.kind === 'knockback' ? tellTarget(board, choice.zombie) : '' },
      }
    default:
      return isOne(AGAINS, act)
        ? tellAgain(act, raw.pay === 'armor' ? 'armor' : 'health')
        : word(`pick.${act}`)
  }
}

/** The name of the effect by which a tool draws on several targets. */
export const effectOfSweep = ({ sweep }: { readonly sweep: 'none' | 'each-slot' | 'one-slot' }): Telling =>
  word(`effect.${sweep === 'one-slot' ? 'explosive' : 'cut-down'}.name`)

/** Which of the two effects draws on several targets: whatever is wielded has one of them. */
function sweepOf(board: BoardView, choice: Choice, companion: unknown): 'cut-down' | 'explosive' {
  return effectsWielded(board, choice, companion).some((each) => each?.effect === 'explosive')
    ? 'explosive'
    : 'cut-down'
}

function effectsWielded(board: BoardView, choice: Choice, companion: unknown) {
  const wield = has(choice, 'wield') ? choice.wield : undefined
  const helper = wield && has(wield, 'companion') ? wield.companion : companion
  if (typeof helper === 'string') return [CONTENT.companions.find(({ id }) => id === helper)?.effect]
  if (choice.seat === 'team') return []
  const colour = wield && has(wield, 'colour') ? wield.colour : board.card?.colour
  const weapon = weaponOf(board, choice.seat, String(colour))
  return weapon ? [weapon.starting, ...weapon.upgrades.slice(0, weapon.unlocked)] : []
}

/** A zombie for a street. Of several in the tray its place there says which one: as a rule there are two of a kind. */
function tellDeal(board: BoardView, card: string, seat: number): Telling {
  const said = { zombie: word(`zombie-type.${typeOfCard(card)}`), survivor: tellSurvivor(board, seat) }
  const place = board.tray.indexOf(card)
  return board.tray.length > 1 && place >= 0
    ? { word: 'pick.deal.card', with: { ...said, number: place + 1 } }
    : { word: 'pick.deal', with: said }
}

/** A second activation: by which effect, and at what price. */
function tellAgain(effect: Again, pay: 'armor' | 'health'): Telling {
  const price = isOne(DAMAGE_SOURCES, effect) ? pay : isOne(AMMO_USES, effect) ? 'ammo' : 'free'
  return { word: `pick.again.${price}`, with: { effect: word(`effect.${effect}.name`) } }
}

const nextUpgrade = (weapon: WeaponView | undefined): EffectData | undefined =>
  weapon?.upgrades[weapon.unlocked]

/** The effect that an answer unlocks, where it unlocks one. */
export function upgradeOf(board: BoardView, seat: number, pick: Pick): EffectData | undefined {
  return pick.do === 'upgrade' ? nextUpgrade(weaponOf(board, seat, pick.colour)) : undefined
}

/** What an effect does, in a sentence. */
export const tellEffect = (effect: EffectData): Telling => ({
  word: `effect.${effect.effect}.text`,
  with: { times: effect.effect === 'multi-hit' ? effect.times : 2 },
})

function weaponOf(board: BoardView, seat: number, colour: string) {
  return board.seats[seat]?.weapons.find((weapon) => weapon.colour === colour)
}

/** The kind of zombie on a card that lies in the tray. */
function typeOfCard(card: string): string {
  return CONTENT.zombies.find(({ id }) => id === card)?.type ?? card
}
