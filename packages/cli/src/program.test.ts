import { expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import { program } from './program.ts'

test('the version is the one of the package', () => {
  expect(program().version()).toBe(manifest.version)
})

test('every command is described in the help', () => {
  const { commands } = program()
  expect(commands.map((command) => command.name())).toContain('serve')
  for (const command of commands) expect(command.description(), command.name()).not.toBe('')
})
