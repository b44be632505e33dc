import {
  type Board,
  COLOURS,
  type Colour,
  type Content,
  dashboardOf,
  type EffectData,
  type FrenzyGain,
  owned,
  seatBoard,
  type Track,
  type Weapon,
} from '@graveshift/gear-up'
import { nth } from '@graveshift/kernel'
import { type Block, flow, sideBySide } from '../../../play/block.ts'
import type { Pen } from '../../../play/pen.ts'
import { drawShape } from './grid.ts'
import { survivorName } from './names.ts'

/** A track as it would look on paper: crossed, outlined and empty slots. */
function drawTrack(pen: Pen, track: Track, length: number): string {
  const { signs } = pen
  const left = owned(track)
  return (
    pen.paint('dim', signs.crossed.repeat(track.used)) +
    pen.paint('green', signs.owned.repeat(left)) +
    pen.paint('dim', signs.empty.repeat(length - track.gained))
  )
}

/** Health, armor and ammo in one line. */
export function drawTracks(pen: Pen, content: Content, board: Board, seat: number): string[] {
  const { say } = pen
  const mine = seatBoard(board, seat)
  const { health, armor, ammo } = dashboardOf(content, board, seat)
  const leader = board.setup.leader === seat && board.seats.length > 1 ? ` (${say('word.leader')})` : ''
  return flow(
    [
      pen.paint('bold', survivorName(pen, board, seat)) + leader,
      `${say('resource.health')} ${mine.health}/${health}`,
      `${say('resource.armor')} ${owned(mine.armor)} [${drawTrack(pen, mine.armor, armor)}]`,
      `${say('resource.ammo')} ${owned(mine.ammo)} [${drawTrack(pen, mine.ammo, ammo)}]`,
    ],
    pen.width,
    '  ',
  )
}

const FRENZY_KEYS: Readonly<Record<FrenzyGain, string>> = {
  none: '-',
  ammo: 'play.sign.ammo',
  armor: 'play.sign.armor',
  both: '&',
}

/** What lies under each Frenzy circle, the crossed ones in brackets: '(-A)-M&'. */
function frenzyText(pen: Pen, track: readonly FrenzyGain[], crossed: number): string {
  const circles = track.map((gain) => {
    const key = FRENZY_KEYS[gain]
    return key.length === 1 ? key : pen.say(key)
  })
  const done = circles.slice(0, crossed).join('')
  return (done === '' ? '' : `(${done})`) + circles.slice(crossed).join('')
}

export function effectText(pen: Pen, data: EffectData, frenzied = 0): string {
  const name = pen.say(`effect.${data.effect}.name`)
  if (data.effect === 'multi-hit') return `${name} ${data.times}`
  if (data.effect === 'frenzy') return `${name} ${frenzyText(pen, data.track, frenzied)}`
  return name
}

export function colourText(pen: Pen, colour: Colour): string {
  return `${pen.say(`colour-letter.${colour}`)} ${pen.say(`colour.${colour}`)}`
}

function weaponBlock(pen: Pen, weapon: Weapon, level: number, frenzied: number, active: boolean): Block {
  const { data } = weapon
  const name = `${pen.say(`colour-letter.${weapon.colour}`)} ${pen.say(`weapon.${weapon.id}.name`)}`
  const has = (effect: EffectData) => `+ ${effectText(pen, effect, frenzied)}`
  const locked = (effect: EffectData) => pen.paint('dim', `- ${effectText(pen, effect)}`)
  return [
    active ? pen.paint('bold', `>${name}`) : ` ${name}`,
    ...(data.starting ? [has(data.starting)] : []),
    ...data.upgrades.map((effect, index) => (index < level ? has(effect) : locked(effect))),
    ...drawShape(pen, data.shape).map((line) => ` ${line}`),
  ]
}

/** The four weapons with their shapes and effects; the one of this turn is pointed at. */
export function drawWeapons(pen: Pen, content: Content, board: Board, seat: number): string[] {
  const mine = seatBoard(board, seat)
  const active = content.turnCards[board.card ?? '']?.colour
  const blocks = dashboardOf(content, board, seat).weapons.map((weapon, index) =>
    weaponBlock(
      pen,
      weapon,
      nth(mine.upgrades, index),
      nth(mine.frenzy, index),
      weapon.colour === active && COLOURS[index] === active,
    ),
  )
  return sideBySide(blocks, pen.width, 2)
}

/** Solo: the companions, face up or face down. */
export function drawCompanions(pen: Pen, content: Content, board: Board, seat: number): string[] {
  const { companions } = seatBoard(board, seat)
  if (companions.length === 0) return []
  const blocks = companions.map(({ id, ready }): Block => {
    const data = content.companions[id]?.data
    const name = pen.say(`survivor.${id}.name`)
    if (!ready || !data) return [pen.paint('dim', `${name} (${pen.say('play.companion.used')})`)]
    return [
      `${name}: ${effectText(pen, data.effect)}`,
      ...drawShape(pen, data.shape).map((line) => ` ${line}`),
    ]
  })
  return [pen.paint('dim', pen.say('play.companions')), ...sideBySide(blocks, pen.width)]
}
