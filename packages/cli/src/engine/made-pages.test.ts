import { expect, test } from 'vitest'
import { GAMES } from '../games.ts'
import { tableOfEvents } from './event-table.ts'
import { OPS } from './ops/index.ts'
import { protocolSchema, schemaText } from './schema.ts'

test('every event is told in words', () => {
  for (const { id } of GAMES)
    for (const { type, words } of tableOfEvents(id, 'en').events)
      expect([id, type, Object.keys(words)]).not.toEqual([id, type, []])
})

test('docs/protocol.schema.json is the schema of the protocol', async () => {
  expect(JSON.parse(schemaText(OPS))).toEqual(JSON.parse(JSON.stringify(protocolSchema(OPS))))
  await expect(schemaText(OPS)).toMatchFileSnapshot('../../../../docs/protocol.schema.json')
})
