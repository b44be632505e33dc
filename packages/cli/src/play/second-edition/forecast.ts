import { isRecord, type Json } from '@graveshift/kernel'
import { exposureOf, oddsOfAnswer } from '@graveshift/second-edition'
import { headingsOf, moveCost, zombiesIn } from '@graveshift/zones'
import { wrap } from '../block.ts'
import { hordeName, personName, type Scene, zoneAt } from './names.ts'

const percent = (part: number, of: number): number => Math.round((100 * part) / of)

/** Who is attacked in the coming zombies' phase as things stand, and where all others go. */
export function drawForecast(scene: Scene): string[] {
  const { pen, kit, board } = scene
  const { say } = pen
  if (board.phase !== 'players') return []
  const dangers = exposureOf(kit, board).flatMap(({ zone, people, least, most }) =>
    most === 0
      ? []
      : [
          say('play.second.exposed', {
            zone: zoneAt(scene, zone),
            people: people.map((person) => personName(scene, person)).join(', '),
            least,
            most,
            same: least === most ? 'yes' : 'no',
          }),
        ],
  )
  const steps = headingsOf(kit, board).flatMap(({ zone, why, to }) =>
    why === 'attack' || why === 'none'
      ? []
      : [
          say(`play.second.heading.${why}`, {
            zone: zoneAt(scene, zone),
            horde: hordeName(scene, zone),
            count: zombiesIn(kit, board, zone),
            to: to.map((each) => zoneAt(scene, each)).join(', '),
          }),
        ],
  )
  const lines = [...dangers.map((line) => pen.paint('red', line)), ...steps]
  return lines.length === 0
    ? []
    : [
        pen.paint('dim', say('play.second.forecast')),
        ...lines.flatMap((line) => wrap(`  ${line}`, pen.width, '    ')),
      ]
}

/** What an attack may come to: how often it kills nobody, how many on average, and whether friends are at risk. */
export function oddsOfAttack({ pen, kit, board }: Scene, person: number, raw: Json): string | undefined {
  const odds = oddsOfAnswer(kit, board, person, raw)
  if (!odds) return undefined
  const { kills, wounds, dice } = odds
  const mean = kills.ways.reduce((sum, ways, count) => sum + ways * count, 0) / kills.of
  const harm = percent(wounds.of - (wounds.ways[0] ?? 0), wounds.of)
  return [
    dice === 0
      ? pen.say('play.second.certain', { kills: mean })
      : pen.say('play.second.odds', {
          dice,
          mean: Math.round(mean * 10) / 10,
          none: percent(kills.ways[0] ?? 0, kills.of),
        }),
    harm > 0 ? pen.say('play.second.friends', { chance: harm }) : '',
  ]
    .filter((part) => part !== '')
    .join(', ')
}

/** What a step away takes where it takes more than one action (Z2-MOV-03). */
export function priceOfMove({ pen, kit, board }: Scene, person: number, raw: Json): string | undefined {
  if (!isRecord(raw) || raw.do !== 'move') return undefined
  const cost = moveCost(kit, board, person, raw.slip === true)
  return cost > 1 ? pen.say('play.second.move-cost', { cost }) : undefined
}
