import {
  type Board,
  drawMap,
  GAUGE,
  isHot,
  openCardTold,
  RULE_OPTIONS,
  readSetup,
  tellRules,
  townThings,
  type Western,
  type WesternKit,
} from '@graveshift/gears-and-guns'
import { nth } from '@graveshift/kernel'
import { zoneName } from '@graveshift/zones'
import { missionId } from '@graveshift/zones/missions'
import { optionRows } from '../../../play/option-rows.ts'
import type { Pen } from '../../../play/pen.ts'
import type { OwnTable } from '../../../zones/play/scene.ts'

/** Questions that only this game has, and those whose meaning names what only it has. */
const ABOUTS: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...[
      'ammo',
      'armor',
      'arrange',
      'convoy-way',
      'deal',
      'deplete',
      'first',
      'give-up',
      'keep-one',
      'lose-card',
    ],
    ...[
      'mobile',
      'noise-zone',
      'option',
      'prepare',
      'receiver',
      'reroll',
      'shot',
      'shrug',
      'toolbox',
      'wound',
    ],
  ].map((kind) => [kind, `play.gears-and-guns.about.${kind}`]),
)

/** The gauge in towns with machines, and what opens locked cards (GG-TWN-01, GG-OBJ-02). */
function headOf({ say, paint }: Pen, { mission }: WesternKit, board: Board): readonly string[] {
  const hot = isHot(board)
  const gauge = say(hot ? 'gauge.hot' : 'gauge', { value: board.gauge, full: GAUGE.full })
  const keys = board.keys.map((key) => say(`key.${key}`)).join(', ')
  return [
    ...(mission.switches.length === 0 ? [] : [hot ? paint('red', gauge) : gauge]),
    ...(keys === '' ? [] : [say('play.gears-and-guns.keys', { keys })]),
  ]
}

function aboutPerson({ say }: Pen, board: Board, person: number): readonly string[] {
  const count = board.bonus[person] ?? 0
  return [
    say(`survivor.${nth(board.people, person).id}.class`),
    ...(count > 0 ? [say('play.gears-and-guns.bonus', { count })] : []),
    ...(board.convoy.includes(person) ? [say('word.convoy')] : []),
  ]
}

/** Down and waiting to be picked up, dead, or brought to safety (GG-KO-02). */
function goneWhere({ say }: Pen, { map }: WesternKit, board: Board, person: number): string | undefined {
  const fallen = board.fallen.find((each) => each.person === person)
  if (!fallen)
    return board.saved.some(({ companion }) => companion === person) ? say('fallen.taken') : undefined
  const { fate, zone, round } = fallen
  return fate === 'down'
    ? say('play.gears-and-guns.down', { zone: zoneName(map, zone), round: round + 1 })
    : say(`fallen.${fate}`)
}

/** What lies on a table of the western game: gauge, jets, switches, piles, cards, wherever its tokens have moved. */
export function ownTable(pen: Pen, kit: WesternKit, board: Board): OwnTable {
  return {
    mission: missionId(board.setup.mission),
    rules: () => tellRules(kit.mission),
    map: () => drawMap(kit, board),
    moving: () => [],
    lying: (zone) => townThings(kit.mission, board, zone),
    head: () => headOf(pen, kit, board),
    open: () =>
      board.cards.flatMap((state, at) => {
        if (state !== 'up') return []
        const { word, with: values } = openCardTold(kit, at + 1)
        return [pen.say(word, values)]
      }),
    about: (person) => aboutPerson(pen, board, person),
    gone: (person) => goneWhere(pen, kit, board, person),
    called(zone) {
      const { kind, name } = nth(kit.map.zones, zone)
      return kind === 'room' || kind === 'train' ? pen.say(`room.${name}`) : undefined
    },
    options: () => optionRows<Western>(pen, { options: RULE_OPTIONS, readOptions: readSetup }, board.setup),
    early: [],
    abouts: ABOUTS,
  }
}
