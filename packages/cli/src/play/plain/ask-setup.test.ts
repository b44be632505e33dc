import type { Game, GameModule, OptionSpec } from '@graveshift/kernel'
import { TOY_MODULE } from '@graveshift/kernel/testing'
import { expect, test } from 'vitest'
import type { Console } from '../console.ts'
import { flagsOf } from '../flags.ts'
import { makePen } from '../pen.ts'
import { askWishes } from './ask-setup.ts'

/** Options of every kind, added to the toy by their specs alone. */
const ADDED: readonly OptionSpec[] = [
  { id: 'fog', kind: 'flag', usual: false, about: 'table' },
  { id: 'lights', kind: 'flag', usual: true, off: 'dark', about: 'table' },
  { id: 'night', kind: 'count', least: 1, most: 3, usual: 2, about: 'table' },
  {
    id: 'weather',
    kind: 'one-of',
    values: ['dry', 'wet'],
    usual: 'dry',
    naming: 'weather.*',
    about: 'table',
  },
  { id: 'streets', kind: 'some-of', values: ['north', 'south'], naming: 'street.*', about: 'table' },
]

const module = { ...TOY_MODULE, options: [...TOY_MODULE.options, ...ADDED] } as unknown as GameModule<Game>
const say = (key: string) => key

/** Answers one question after the other, and keeps what was asked. */
async function asked(answers: readonly string[]) {
  const printed: string[] = []
  const left = [...answers]
  const io: Console = {
    print: (lines) => void printed.push(...lines),
    ask: async () => left.shift() ?? '',
    close: () => undefined,
  }
  return { wishes: await askWishes(io, makePen(say, 80, false, true), module), printed }
}

test('an option is asked for before a game from its spec alone, whatever its kind', async () => {
  const { wishes, printed } = await asked(['2', '2', '2', '2', '2', '2'])
  for (const { id } of ADDED) expect(printed).toContain(`option.${id}.name`)
  expect(wishes).toEqual({ seats: 2, fog: true, dark: true, night: 1, weather: 'wet', streets: ['north'] })
})

test('Enter all the way gives a game as usual', async () => {
  expect((await asked([])).wishes).toEqual({ seats: 1, night: 2, weather: 'dry' })
})

test('an option is a flag of the command line from its spec alone', () => {
  const flags = flagsOf(module, say).map(({ long }) => long)
  expect(flags).toEqual(expect.arrayContaining(['--fog', '--dark', '--night', '--weather', '--streets']))
})
