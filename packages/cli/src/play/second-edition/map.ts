import { nth } from '@graveshift/kernel'
import { NONE, pictureOf, zombiesIn } from '@graveshift/zones'
import { flow, wrap } from '../block.ts'
import { hordeName, personName, type Scene, zoneAt } from './names.ts'

/** What lies in a zone, beginning with what matters most. */
function thingsIn(scene: Scene, zone: number): string[] {
  const { pen, kit, board } = scene
  const { say } = pen
  const things: string[] = []
  board.people.forEach((person, index) => {
    if (person.zone === zone) things.push(pen.paint('green', personName(scene, index)))
  })
  const horde = hordeName(scene, zone)
  if (horde !== '') things.push(pen.paint('red', horde))
  for (const { kind, zone: where, by, colour } of board.tokens)
    if (where === zone && by === NONE) things.push(`${say(`token.${kind}`)} (${say(`colour.${colour}`)})`)
  for (const { kind, zone: where } of board.cars) if (where === zone) things.push(say(`car.${kind}.name`))
  kit.mission.spawns.forEach((spawn, index) => {
    if (spawn.zone !== zone) return
    const asleep = (board.asleep & (1 << index)) !== 0
    things.push(
      say(asleep ? 'play.second.asleep' : 'play.second.spawn', {
        colour: { word: `colour.${spawn.colour}` },
      }),
    )
  })
  if (kit.mission.exit === zone) things.push(say('word.exit'))
  const noise = nth(board.noise, zone)
  if (noise > 0) things.push(`${say('word.noise')} ${noise}`)
  return things
}

/** Letters small enough for the smallest room. */
function noteOf({ kit, board }: Scene, zone: number): string {
  const zombies = zombiesIn(kit, board, zone)
  const people = board.people.filter((person) => person.zone === zone).length
  const token = board.tokens.find((each) => each.zone === zone && each.by === NONE)
  return [
    people > 0 ? `s${people}` : '',
    zombies > 0 ? `z${zombies}` : '',
    token ? (token.kind === 'crate' ? 'c' : 'x') : '',
    kit.mission.spawns.some((spawn) => spawn.zone === zone) ? '!' : '',
    kit.mission.exit === zone ? 'E' : '',
  ].join('')
}

/** The board as a picture, where the paper is wide enough for it. */
export function drawPicture(scene: Scene): string[] {
  const { pen, kit, board } = scene
  const notes = new Map<number, string>()
  for (let zone = 0; zone < kit.map.size; zone++) {
    const note = noteOf(scene, zone)
    if (note !== '') notes.set(zone, note)
  }
  const lines = pictureOf(kit.map.layout, { notes, open: board.doors }).split('\n')
  const wide = lines.reduce((most, line) => Math.max(most, line.length), 0)
  return wide > pen.width
    ? []
    : [...lines, ...wrap(pen.say('play.second.legend'), pen.width).map((line) => pen.paint('dim', line))]
}

/** Every zone with something in it, in words. */
export function drawZones(scene: Scene): string[] {
  const { pen, kit } = scene
  const lines: string[] = []
  for (let zone = 0; zone < kit.map.size; zone++) {
    const things = thingsIn(scene, zone)
    if (things.length === 0) continue
    lines.push(...flow([pen.paint('bold', zoneAt(scene, zone)), ...things], pen.width, '    '))
  }
  return lines
}
