import type { Help } from '@graveshift/table'
import { expect, test } from 'vitest'
import { helpWord } from './help-word.ts'

test('a game that only bots mark as helped says that bots are help', () => {
  const helps: readonly (readonly Help[])[] = [[], ['coach'], ['bots'], ['coach', 'bots']]
  expect(helps.map(helpWord)).toEqual(['help.about', 'help.marked', 'help.marked.bots', 'help.marked.bots'])
})
