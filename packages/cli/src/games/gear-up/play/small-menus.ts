import {
  type AmmoPick,
  type ChoiceOf,
  findZombie,
  owned,
  type Pick,
  seatBoard,
  zombieCard,
} from '@graveshift/gear-up'
import { has, nth, squareFromName, squareName } from '@graveshift/kernel'
import { sideBySide, wrap } from '../../../play/block.ts'
import { trayBlock } from './card.ts'
import { effectText } from './dashboard.ts'
import {
  backOption,
  type GearUpMenu,
  type GearUpOption,
  type GearUpOutcome,
  menuOption,
  pickOption,
  type Situation,
} from './menu.ts'
import { survivorName, targetKey, targetName, zombieName } from './names.ts'
import { gainsOf, gainWords } from './preview.ts'
import { weaponAt } from './screen.ts'
import { streetFigures } from './street.ts'

type Shot = Extract<AmmoPick, { do: 'shoot' }>

const isShot = (pick: Pick): pick is Shot => pick.do === 'shoot'

function shotWords({ pen, content, state }: Situation, choice: ChoiceOf<'ammo'>, shot: Shot): string {
  return gainWords(pen, gainsOf(content, state.board, choice, shot)).join(', ')
}

/** Whether a shot, or the ammo at hand on one target, would kill: then Enter alone must not let it pass. */
function couldKill({ content, state }: Situation, choice: ChoiceOf<'ammo'>, shots: readonly Shot[]): boolean {
  const ammo = owned(seatBoard(state.board, choice.seat).ammo)
  const within = (target: number) => shots.filter((shot) => shot.target === target).length <= ammo
  return shots.some((shot) => within(shot.target) || gainsOf(content, state.board, choice, shot).kills > 0)
}

/** Squares typed by name, one ammo each: the first is shot at now, the rest are left for the next questions. */
function readShots(
  { rules, state }: Situation,
  choice: ChoiceOf<'ammo'>,
  target: number,
  names: readonly string[],
): GearUpOutcome | undefined {
  const [square] = names.map(squareFromName)
  if (square === undefined) return undefined
  const pick: Shot = { do: 'shoot', target, square }
  const refusal = rules.choices.ammo.check(state.board, choice, pick)
  if (refusal) return { refusal }
  if (names.length === 1) return { pick }
  // With one target left the next question is only about its squares.
  return { pick, rest: [targetKey(state.board, target), ...names.slice(1)].join(' ') }
}

/** The squares of one target: those worth a word one by one, the plain ones together. */
function ammoSquares(
  now: Situation,
  choice: ChoiceOf<'ammo'>,
  shots: readonly Shot[],
  exits: readonly GearUpOption[],
): GearUpMenu {
  const { pen, content, state } = now
  const target = targetName(pen, content, state.board, nth(shots, 0).target)
  const options = shots.map((shot) => pickOption(squareName(shot.square), shotWords(now, choice, shot), shot))
  const plain = options.filter(({ label }) => label === '')
  const count = owned(seatBoard(state.board, choice.seat).ammo)
  return {
    lines: [
      '',
      pen.paint('bold', `${pen.say('play.ammo', { count })} ${pen.say('play.ammo.square', { target })}`),
      ...(plain.length > 0
        ? [pen.say('play.ammo.plain', { squares: plain.map(({ key }) => key).join(' ') })]
        : []),
    ],
    drawn: plain,
    options: [...options.filter(({ label }) => label !== ''), ...exits],
    ...(exits.some(({ key }) => key === 'd') && !couldKill(now, choice, shots) ? { enter: 'd' } : {}),
    read(text) {
      const { target: id } = nth(shots, 0)
      const [first = '', ...more] = text.split(/[\s,]+/)
      const names = first === targetKey(state.board, id) ? more : [first, ...more]
      return readShots(now, choice, id, names)
    },
  }
}

/** One ammo, one square: target first, then the square; or both in one line. */
export function ammoMenu(now: Situation, choice: ChoiceOf<'ammo'>): GearUpMenu {
  const { pen, content, rules, state } = now
  const { board } = state
  const shots = rules.choices.ammo.list(board, choice).filter(isShot)
  const targets = [...new Set(shots.map(({ target }) => target))]
  const done = pickOption('d', pen.say('play.ammo.done'), { do: 'done' })
  if (targets.length === 1) return ammoSquares(now, choice, shots, [done])
  const count = owned(seatBoard(board, choice.seat).ammo)
  const back = [backOption(pen, () => ammoMenu(now, choice))]
  return {
    lines: ['', pen.paint('bold', `${pen.say('play.ammo', { count })} ${pen.say('play.ammo.target')}`)],
    options: [
      ...targets.map((target) => {
        const own = shots.filter((shot) => shot.target === target)
        const left = pen.say('play.target.left', { left: own.length })
        return menuOption(
          targetKey(board, target),
          `${targetName(pen, content, board, target)}: ${left}`,
          () => ammoSquares(now, choice, own, back),
        )
      }),
      done,
    ],
    ...(couldKill(now, choice, shots) ? {} : { enter: 'd' }),
    read(text) {
      const [key, ...names] = text.split(/[\s,]+/)
      const target = targets.find((each) => targetKey(board, each) === key)
      return target === undefined ? undefined : readShots(now, choice, target, names)
    },
  }
}

export function upgradeMenu(
  { pen, content, rules, state }: Situation,
  choice: ChoiceOf<'upgrade'>,
): GearUpMenu {
  const { board } = state
  const { owed, upgrades } = seatBoard(board, choice.seat)
  const picks = rules.choices.upgrade.list(board, choice)
  return {
    lines: ['', pen.paint('bold', pen.say('choice.upgrade', { count: owed }))],
    options: picks.flatMap((pick, index) => {
      if (pick.do !== 'upgrade') return []
      const { weapon, index: at } = weaponAt(content, board, choice.seat, pick.colour)
      const effect = nth(weapon.data.upgrades, nth(upgrades, at))
      const values = has(effect, 'times') ? { times: effect.times } : {}
      const label = pen.say('pick.upgrade', {
        weapon: `${pen.say(`weapon.${weapon.id}.name`)} (${pen.say(`colour.${pick.colour}`)})`,
        effect: effectText(pen, effect),
      })
      const text = pen.say(`effect.${effect.effect}.text`, values)
      return [pickOption(String(index + 1), `${label}. ${pen.paint('dim', text)}`, pick)]
    }),
  }
}

/** How much armor: the key of an answer is the amount itself. */
export function armorMenu({ pen, rules, state }: Situation, choice: ChoiceOf<'armor'>): GearUpMenu {
  const picks = rules.choices.armor.list(state.board, choice)
  const { health } = seatBoard(state.board, choice.seat)
  const options = picks.flatMap((pick) => {
    if (pick.do !== 'armor') return []
    const left = health - (choice.damage - pick.amount)
    const label = `${pen.say('pick.armor', { amount: pick.amount })} (${pen.say('play.armor.health', { left })})`
    return [pickOption(String(pick.amount), label, pick)]
  })
  const source = pen.say(`source.${choice.from}`)
  const question = `${pen.say('choice.armor', { damage: choice.damage })} (${source})`
  return { lines: ['', pen.paint('bold', question)], options, enter: options[0]?.key ?? '' }
}

export function dodgeMenu({ pen, rules, state }: Situation, choice: ChoiceOf<'dodge'>): GearUpMenu {
  const picks = rules.choices.dodge.list(state.board, choice)
  return {
    lines: ['', pen.paint('bold', pen.say('choice.dodge'))],
    options: picks.map((pick, index) => pickOption(String(index + 1), pen.say(`pick.${pick.do}`), pick)),
    enter: '1',
  }
}

export function knockbackMenu({ pen, content, state }: Situation, choice: ChoiceOf<'knockback'>): GearUpMenu {
  const pushed = findZombie(state.board, choice.zombie)
  const zombie = pushed ? zombieName(pen, content, pushed) : ''
  return {
    lines: ['', pen.paint('bold', pen.say('choice.knockback', { zombie }))],
    options: [
      pickOption('1', pen.say('pick.push', { zombie }), { do: 'push' }),
      pickOption('2', pen.say('pick.stay', { zombie }), { do: 'stay' }),
    ],
    enter: '1',
  }
}

export function againMenu({ pen, rules, state }: Situation, choice: ChoiceOf<'again'>): GearUpMenu {
  const ways = rules.choices.again.list(state.board, choice).filter((pick) => pick.do !== 'stop')
  const label = (pick: Pick) => {
    const paid = has(pick, 'pay') ? ` (${pen.say(`resource.${pick.pay}`)})` : ''
    return pen.say(`pick.${pick.do}`) + paid
  }
  return {
    lines: ['', pen.paint('bold', pen.say('choice.again'))],
    options: [
      ...ways.map((pick, index) => pickOption(String(index + 1), label(pick), pick)),
      pickOption('p', pen.say('play.again.no'), { do: 'stop' }),
    ],
  }
}

function dealTo(now: Situation, choice: ChoiceOf<'deal'>, card: string, back: boolean): GearUpMenu {
  const { pen, content, state } = now
  const { board } = state
  const zombie = pen.say(`zombie-type.${zombieCard(content, { card }).type}`)
  const seats = board.seats.map((_, seat): GearUpOption => {
    const figures = pen.say('play.deal.seat', streetFigures(content, board, seat))
    const label = `${survivorName(pen, board, seat)}: ${figures}`
    return pickOption(String(seat + 1), label, { do: 'deal', card, seat })
  })
  return {
    lines: ['', pen.paint('bold', pen.say('play.deal.whom', { zombie }))],
    options: back ? [...seats, backOption(pen, () => dealMenu(now, choice))] : seats,
  }
}

/** The new zombies, one after another: which card, and into whose street. */
export function dealMenu(now: Situation, choice: ChoiceOf<'deal'>): GearUpMenu {
  const { pen, content, state } = now
  const { tray } = state.board
  const pictures = (cards: readonly string[]) =>
    sideBySide(
      cards.map((card, index) => [`${cards.length > 1 ? index + 1 : ''}`, ...trayBlock(pen, content, card)]),
      pen.width,
    )
  if (tray.length === 1) {
    const menu = dealTo(now, choice, nth(tray, 0), false)
    return { ...menu, lines: ['', ...pictures(tray), ...menu.lines] }
  }
  const typeOf = (card: string) => pen.say(`zombie-type.${zombieCard(content, { card }).type}`)
  return {
    lines: [
      '',
      ...pictures(tray),
      '',
      pen.paint('bold', pen.say('play.deal', { count: tray.length })),
      ...wrap(pen.paint('dim', pen.say('play.deal.typed')), pen.width),
    ],
    options: tray.map((card, index) =>
      menuOption(String(index + 1), typeOf(card), () => dealTo(now, choice, card, true)),
    ),
    read(text): GearUpOutcome | undefined {
      const [which, whom, ...more] = text.split(/[\s,>]+/).map(Number)
      const card = tray[(which ?? 0) - 1]
      if (card === undefined || whom === undefined || more.length > 0) return undefined
      const pick: Pick = { do: 'deal', card, seat: whom - 1 }
      const refusal = now.rules.choices.deal.check(state.board, choice, pick)
      return refusal ? { refusal } : { pick }
    },
  }
}
