import { expect, test } from 'vitest'
import { playInBadWeather } from './network.ts'

test('T4: lost, doubled, late and cut messages, double clicks, two tabs: each intent once or not at all', async () => {
  const figures = { commands: 150, tables: 2, people: 2, delay: 100, haste: 5, seed: 1 }
  const { wrong, acknowledged } = await playInBadWeather(figures)
  expect(wrong).toEqual([])
  expect(acknowledged).toBeGreaterThan(20)
}, 240_000)
