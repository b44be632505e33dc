import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readSettings, SetupError, VARIABLES } from './settings.ts'

test('without settings the server listens on this computer only, on port 8080', () => {
  const expected = {
    port: 8080,
    host: 'localhost',
    dataFolder: resolve('data'),
    clientFolder: resolve('packages/web/dist'),
  }
  expect(readSettings({})).toMatchObject(expected)
  const empty = Object.fromEntries(Object.values(VARIABLES).map(({ name }) => [name, '']))
  expect(readSettings(empty)).toEqual(readSettings({}))
})

test('PORT, HOST, DATA_DIR and CLIENT_DIR are honored', () => {
  const settings = readSettings({ PORT: '9', HOST: '0.0.0.0', DATA_DIR: '/var/lib/g', CLIENT_DIR: '/srv/g' })
  expect(settings).toMatchObject({
    port: 9,
    host: '0.0.0.0',
    dataFolder: '/var/lib/g',
    clientFolder: '/srv/g',
  })
})

test.each(['abc', '-1', '65536', '80.5', '1e3', ' 80', '0x50'])(
  'PORT=%s is refused in plain words',
  (port) => {
    expect(() => readSettings({ PORT: port })).toThrow(SetupError)
    expect(() => readSettings({ PORT: port })).toThrow(`PORT is "${port}"`)
  },
)
