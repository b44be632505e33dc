import { isRecord, type Json } from '@graveshift/kernel'
import {
  exposureOf,
  type Heading,
  headingsOf,
  moveCost,
  secondHeadings,
  swiftIn,
  zombiesIn,
} from '@graveshift/zones'
import { wrap } from '../../play/block.ts'
import { hordeName, personName, zombiesCounted, zoneAt } from './names.ts'
import type { Scene } from './scene.ts'

/** Where those who act twice go on, or whom they attack. Shared out, as many as may come to each zone. */
function secondSteps(scene: Scene, heading: Heading): string[] {
  const { pen, kit, board } = scene
  const swift = swiftIn(kit, board, heading.zone)
  const ways = heading.to.length
  const most = swift.map((count) => Math.ceil(count / ways))
  const horde = kit.kinds
    .flatMap(({ id }, kind) => (most[kind] ? [zombiesCounted(scene, id, most[kind])] : []))
    .join(', ')
  const even = swift.every((count) => count % ways === 0)
  return secondHeadings(kit, board, heading).flatMap(({ zone, why, to }) => {
    if (why === 'none') return []
    const step = pen.say(`play.zones.heading.${why}`, {
      zone: zoneAt(scene, zone),
      horde: even ? horde : pen.say('play.zones.up-to', { horde }),
      count: most.reduce((sum, each) => sum + each, 0),
      to: to.map((each) => zoneAt(scene, each)).join(', '),
    })
    return [pen.say('play.zones.heading.then', { step })]
  })
}

/** Whether somebody who acts twice is among those who attack here. */
const isSwift = ({ kit, board }: Scene, headings: readonly Heading[], zone: number): boolean =>
  [zone, ...headings.filter(({ to }) => to.includes(zone)).map((heading) => heading.zone)].some((from) =>
    swiftIn(kit, board, from).some((count) => count > 0),
  )

/** Who is attacked in the coming zombies' phase as things stand, and where all others go. */
export function drawForecast(scene: Scene): string[] {
  const { pen, kit, board } = scene
  const { say } = pen
  if (board.phase !== 'players') return []
  const headings = headingsOf(kit, board)
  const dangers = exposureOf(kit, board).flatMap(({ zone, people, least, most }) =>
    most === 0
      ? []
      : [
          say('play.zones.exposed', {
            zone: zoneAt(scene, zone),
            people: people.map((person) => personName(scene, person)).join(', '),
            least,
            most,
            same: least === most ? 'yes' : 'no',
            swift: isSwift(scene, headings, zone) ? 'yes' : 'no',
          }),
        ],
  )
  const steps = headings.flatMap((heading) => {
    const { zone, why, to } = heading
    if (why === 'attack' || why === 'none') return []
    const first = say(`play.zones.heading.${why}`, {
      zone: zoneAt(scene, zone),
      horde: hordeName(scene, zone),
      count: zombiesIn(kit, board, zone),
      to: to.map((each) => zoneAt(scene, each)).join(', '),
    })
    return [first, ...secondSteps(scene, heading)]
  })
  const lines = [...dangers.map((line) => pen.paint('red', line)), ...steps]
  return lines.length === 0
    ? []
    : [
        pen.paint('dim', say('play.zones.forecast')),
        ...lines.flatMap((line) => wrap(`  ${line}`, pen.width, '    ')),
      ]
}

/** What a step away takes where it takes more than one action. */
export function priceOfMove({ pen, kit, board }: Scene, person: number, raw: Json): string | undefined {
  if (!isRecord(raw) || raw.do !== 'move') return undefined
  const cost = moveCost(kit, board, person, raw.slip === true)
  return cost > 1 ? pen.say('play.zones.move-cost', { cost }) : undefined
}
