import { expect, test } from 'vitest'
import { GAMES } from '../games.ts'
import { wordsIn } from '../words.ts'
import { type EventRow, tableOfEvents } from './event-table.ts'
import { OPS } from './ops/index.ts'
import { protocolSchema, schemaText } from './schema.ts'

const rowOf = ({ type, fields, words }: EventRow): string => {
  const told = Object.entries(fields).map(([name, field]) => `\`${name}\`: ${field}`)
  const said = Object.entries(words).map(([key, sentence]) => `\`${key}\`: ${sentence}`)
  return `| \`${type}\` | ${told.join('<br>') || 'none'} | ${said.join('<br>').replaceAll('|', '\\|')} |`
}

const pageOf = (): string =>
  [
    '# Events',
    '',
    'What happens at a table, as [the protocol](protocol.md) tells it: every type of event with its fields and the words it is told in by `replay`. This page is made from the code (`npm run unit -- packages/cli/src/engine/made-pages -u`); the operation `events` answers the same.',
    '',
    'Every event has its `type` and all the fields of that type; what does not apply is null. A seat is counted from 0. In Gear Up a zombie goes by the number that stands beside it in the street, from 1 in the order of arrival; squares are a text such as `b1 c1`. In the second edition a card with a `*` has been fired and must be reloaded. In the words, braces stand for what is put in.',
    ...GAMES.flatMap(({ id }) => [
      '',
      `## ${wordsIn('en', id).say('game.name')} (\`${id}\`)`,
      '',
      '| event | fields | words |',
      '|---|---|---|',
      ...tableOfEvents(id, 'en').events.map(rowOf),
    ]),
    '',
  ].join('\n')

test('docs/protocol-events.md is the table of all events of every game', async () => {
  await expect(pageOf()).toMatchFileSnapshot('../../../../docs/protocol-events.md')
})

test('every event is told in words', () => {
  for (const { id } of GAMES)
    for (const { type, words } of tableOfEvents(id, 'en').events)
      expect([id, type, Object.keys(words)]).not.toEqual([id, type, []])
})

test('docs/protocol.schema.json is the schema of the protocol', async () => {
  expect(JSON.parse(schemaText(OPS))).toEqual(JSON.parse(JSON.stringify(protocolSchema(OPS))))
  await expect(schemaText(OPS)).toMatchFileSnapshot('../../../../docs/protocol.schema.json')
})
