import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { squaresDrawn } from './drawing.ts'
import { CONTENT } from './index.ts'
import {
  type BodyData,
  COLOURS,
  type DashboardData,
  type Drawing,
  type EffectData,
  LETTERS,
  ZOMBIE_TYPES,
} from './types.ts'

const words: Record<string, string> = JSON.parse(
  readFileSync(new URL('../../words/en.json', import.meta.url), 'utf8'),
)
const word = (key: string) => words[key] ?? key

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

const shape = (rows: Drawing) => `\`${rows.join(' / ')}\``

function effect(data: EffectData | undefined): string {
  if (!data) return ''
  const name = word(`effect.${data.effect}.name`)
  if (data.effect === 'multi-hit') return `${name} ${data.times}x`
  return data.effect === 'frenzy' ? `${name} (${data.track.join(', ')})` : name
}

const dashboard = (
  title: string,
  side: DashboardData,
) => `**${title}**: health ${side.health}, armor ${side.armor}, ammo ${side.ammo}

${table(
  ['color', 'weapon', 'shape', 'starting', 'upgrade 1', 'upgrade 2'],
  COLOURS.map((colour) => {
    const { id, shape: drawing, starting, upgrades } = side.weapons[colour]
    return [
      word(`colour.${colour}`),
      word(`weapon.${id}.name`),
      shape(drawing),
      effect(starting),
      effect(upgrades[0]),
      effect(upgrades[1]),
    ]
  }),
)}`

const grid = (rows: Drawing) => `\`\`\`\n${rows.join('\n')}\n\`\`\``

const body = (
  data: BodyData,
) => `${word(`body.${data.id}`)}: ${squaresDrawn(data.grid, '#YBAMx').length} HP spaces to cross, fixed yellow ${data.fixedYellow}, fixed blue ${data.fixedBlue}${data.lines ? `, lines ${data.lines.join(' ')}` : ''}

${grid(data.grid)}${data.mouth ? `\n\nMouth:\n\n${grid(data.mouth)}` : ''}`

const page = () => `# Gear Up: the content, as we designed it

Hit shapes, grids, tracks, spawn tables and most names of the printed game are not public; apart from the figures that are (turn, spawn and boss cards, the spawn aid for four seats, black), all of this is ours. Written from the content by \`page.test.ts\`: run it with \`-u\` after a change.

In grids \`#\` is an HP space, \`D\` damage, \`A\` armor, \`M\` ammo, \`Y\` and \`B\` yellow and blue damage, \`x\` crossed at the start, \`O\` a mark.

## Survivors

${CONTENT.survivors
  .map(
    ({ id, team, solo }) =>
      `### ${word(`survivor.${id}.name`)}\n\n${word(`survivor.${id}.about`)}\n\n${dashboard('With others', team)}\n\n${dashboard('Solo', solo)}`,
  )
  .join('\n\n')}

## Companions

${table(
  ['name', 'shape', 'effect'],
  CONTENT.companions.map((companion) => [
    word(`survivor.${companion.id}.name`),
    shape(companion.shape),
    effect(companion.effect),
  ]),
)}

## Zombies

${ZOMBIE_TYPES.map(
  (type) =>
    `### ${word(`zombie-type.${type}`)}\n\n${table(
      ['card', 'speed', 'fixed', 'grid'],
      CONTENT.zombies
        .filter((card) => card.type === type)
        .map((card) => [card.id, card.speed, card.fixed, shape(card.grid)]),
    )}`,
).join('\n\n')}

## Bosses

${CONTENT.bosses
  .map(
    ({ id, black, red }) =>
      `### ${word(`boss.${id}.name`)}\n\n${word(`boss.${id}.rule`) === `boss.${id}.rule` ? '' : `Rule: ${word(`boss.${id}.rule`)}\n\n`}Skill: ${word(`boss.${id}.skill`)}\n\nBlack side. ${black.bodies.map(body).join('\n\n')}\n\nRed side. ${red.bodies.map(body).join('\n\n')}`,
  )
  .join('\n\n')}

## Spawn aid

Regular + special zombies.

${table(
  [
    'seats',
    ...LETTERS.map((letter) => `black ${letter.toUpperCase()}`),
    ...LETTERS.map((letter) => `red ${letter.toUpperCase()}`),
  ],
  CONTENT.spawnAid.black.map((black, index) => [
    index + 1,
    ...LETTERS.map((letter) => black[letter].join(' + ')),
    ...LETTERS.map((letter) => CONTENT.spawnAid.red[index]?.[letter].join(' + ') ?? ''),
  ]),
)}

## Difficulties

${table(
  ['difficulty', 'starting zombies of each seat, by number of seats 1 to 6', 'spawn aid', 'boss'],
  CONTENT.difficulties.map(({ id, start, spawnSide, bossSide }) => [
    word(`difficulty.${id}`),
    start.map((count) => count.join(' + ')).join(', '),
    spawnSide,
    bossSide,
  ]),
)}
`

test('docs/gear-up-content.md shows the content as it is', async () => {
  await expect(page()).toMatchFileSnapshot('../../../../docs/gear-up-content.md')
})
