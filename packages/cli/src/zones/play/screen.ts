import { nth } from '@graveshift/kernel'
import {
  type Carried,
  cardsIn,
  dangerLevel,
  EQUIPMENT,
  LEVELS,
  leftIn,
  NONE,
  pileOf,
  powersOf,
  SPAWN,
} from '@graveshift/zones'
import { flow, wrap } from '../../play/block.ts'
import { drawForecast } from './forecast.ts'
import { drawChanges, drawPictureInFull, drawZones } from './map.ts'
import { cardNames, personName, told, zoneAt } from './names.ts'
import { drawOptions, drawUnusual } from './options.ts'
import type { AskedAbout, Scene } from './scene.ts'

/** One survivor or companion: figures, cards, skills. */
function drawPerson(scene: Scene, index: number): string[] {
  const { pen, board, own } = scene
  const { say } = pen
  const person = nth(board.people, index)
  const name = pen.paint('bold', personName(scene, index))
  if (person.zone === NONE)
    return wrap(`${name}: ${own.gone?.(index) ?? say('play.zones.gone')}`, pen.width, '    ')
  const where = zoneAt(scene, person.zone)
  const about = own.about?.(index) ?? []
  if (person.seat === NONE) {
    const follows =
      person.leader === NONE
        ? say('play.zones.companion-alone')
        : say('play.zones.companion', { leader: personName(scene, person.leader) })
    return flow([`${name} (${where}): ${follows}`, ...about], pen.width, '    ')
  }
  const actions = board.turns.at(-1)?.person === index ? actionsLeft(scene) : ''
  return flow(
    [
      `${name} (${where})`,
      ...about,
      say('play.zones.health', { health: person.health }),
      say('play.zones.level', {
        level: { word: `level.${nth(LEVELS, person.level)}` },
        points: person.points,
      }),
      actions,
      ...drawSlots(scene, person),
      person.skills.length > 0
        ? pen.paint(
            'dim',
            say('play.zones.skills', {
              count: person.skills.length,
              skills: person.skills.map((skill) => say(`skill.${skill}.name`)).join(', '),
            }),
          )
        : '',
      stateOf(scene, index),
    ],
    pen.width,
    '    ',
  )
}

/** What somebody carries, slot by slot; of empty ones only the hand is told. */
const drawSlots = (scene: Scene, person: Carried): string[] =>
  scene.kit.inventory.slots.flatMap((slot) => {
    const cards = cardsIn(person, slot)
    if (cards.length === 0 && slot.name !== 'hand') return []
    return [`${scene.pen.say(`place.${slot.name}`)}: ${cardNames(scene, cards)}`]
  })

/** Whether it is this one's turn, or it is over. */
function stateOf({ pen, board }: Scene, index: number): string {
  if (board.phase !== 'players') return ''
  if (board.turns.at(-1)?.person === index) return pen.paint('bold', pen.say('play.zones.acting'))
  return nth(board.people, index).waiting ? '' : pen.paint('dim', pen.say('play.zones.done'))
}

/** What is left of the running turn, by what it is good for. */
function actionsLeft({ pen, kit, board }: Scene): string {
  const turn = board.turns.at(-1)
  if (!turn) return ''
  const powers = powersOf(kit, board, turn.person)
  const left = kit.budgets.list.flatMap(({ name, at }) => {
    const count = leftIn(turn, powers, at)
    return count > 0 ? [pen.say(`budget.${name}`, { count })] : []
  })
  return pen.say('play.zones.left', { actions: left.length > 0 ? left.join(', ') : '-' })
}

function drawHead(scene: Scene): string[] {
  const { pen, board, own } = scene
  const { say } = pen
  const level = { word: `level.${nth(LEVELS, dangerLevel(board))}` }
  const ruled = pen.paint('dim', pen.signs.rule.repeat(pen.width))
  return [
    ruled,
    ...flow(
      [
        board.round === 0 ? '' : pen.paint('bold', say('play.zones.round', { round: board.round })),
        say(`phase.${board.phase}`),
        say('play.zones.danger', { level }),
        say('play.zones.decks', {
          equipment: pileOf(board, EQUIPMENT).cards.length,
          zombies: pileOf(board, SPAWN).cards.length,
        }),
        ...(own.head?.() ?? []),
      ],
      pen.width,
      '  ',
      ` ${pen.signs.dot} `,
    ),
    ...drawUnusual(scene).map((line) => pen.paint('dim', line)),
    ...drawGoals(scene),
  ]
}

/** The goals of the mission, how much of each is done, and which are met as things stand. */
function drawGoals({ pen, kit, board }: Scene): string[] {
  return kit.goals.flatMap(({ kind, data }) => {
    const { word, with: values } = kind.tell(data)
    const isMet = kind.met(kit, board, data)
    const { done, of } = kind.count(kit, board, data)
    const goal = pen.say(word, values)
    // Before companions are placed there is nothing to count, and nothing is met.
    if (of === 0) return wrap(`* ${goal}`, pen.width, '  ')
    const text = isMet
      ? pen.say('play.zones.met', { goal })
      : pen.say('play.zones.counted', { goal, done: Math.min(done, of), of })
    return wrap(`* ${text}`, pen.width, '  ').map((line) => (isMet ? pen.paint('green', line) : line))
  })
}

/** The mission in words: story, rules of its own, and its goals where they are not on the screen anyway. */
export function drawMission(scene: Scene, withGoals: boolean): string[] {
  const { pen, own } = scene
  return [
    pen.paint('bold', pen.say(`mission.${own.mission}.name`)),
    ...wrap(pen.say(`mission.${own.mission}.story`), pen.width),
    ...(withGoals ? drawGoals(scene) : []),
    ...own.rules().flatMap((rule) => wrap(`- ${told(scene, rule)}`, pen.width, '  ')),
    ...(own.open?.() ?? []).flatMap((text) => wrap(`> ${text}`, pen.width, '  ')),
  ]
}

const everybody = (scene: Scene): string[] =>
  scene.board.people.flatMap((_, index) => drawPerson(scene, index))

/** The whole table: mission, board, zones, people. */
export function drawTable(scene: Scene): string[] {
  return [
    ...drawHead(scene),
    '',
    ...drawMission(scene, false),
    ...drawOptions(scene, false),
    '',
    ...drawPictureInFull(scene),
    ...drawZones(scene),
    ...drawForecast(scene),
    '',
    ...everybody(scene),
  ]
}

/** A question between turns, or a turn before which none was asked: then the board is drawn in full. */
function isFresh({ board }: Scene, choice: AskedAbout): boolean {
  if (choice.kind !== 'act') return ['prepare', 'activate'].includes(choice.kind) || choice.seat === 'team'
  const turn = board.turns.at(-1)
  const asked = board.people.some(
    ({ seat, waiting }, index) => waiting && seat === choice.seat && index !== choice.person,
  )
  return !asked && turn?.gift === NONE && turn.once.length === 0 && turn.spent.every((spent) => spent === 0)
}

/** Everything a seat needs to see for this question. */
export function drawScreen(scene: Scene, choice: AskedAbout, isChanged: boolean): string[] {
  const head = drawHead(scene)
  // Who plays is not decided yet: nobody stands anywhere.
  if (scene.own.early.includes(choice.kind)) return head
  // Cards that change hands before the game leave the board as it is.
  if (choice.kind === 'prepare' && !isChanged)
    return scene.board.people.flatMap(({ seat }, index) =>
      seat === choice.seat ? drawPerson(scene, index) : [],
    )
  if (isFresh(scene, choice))
    return [
      ...head,
      ...drawPictureInFull(scene),
      ...drawZones(scene),
      ...drawForecast(scene),
      '',
      ...everybody(scene),
    ]
  const { person = NONE, partner = NONE } = choice
  const asked = [person, partner].flatMap((each) => (each === NONE ? [] : drawPerson(scene, each)))
  if (isChanged || asked.length === 0)
    return [...head, ...drawChanges(scene), ...drawForecast(scene), '', ...asked]
  // The board is as it was drawn last: who is asked will do.
  return choice.kind === 'act' ? [...head, '', ...asked] : asked
}
