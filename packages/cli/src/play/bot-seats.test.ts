import { isFault } from '@graveshift/kernel'
import { expect, test } from 'vitest'
import { botFlags, botsFrom, handOver, readSeats } from './bot-seats.ts'

test('seats of bots are typed by their numbers, and one is left to people', () => {
  expect(readSeats('', 3)).toEqual([])
  expect(readSeats('3, 2', 3)).toEqual([1, 2])
  for (const wrong of ['4', '0', 'x', '1.5', '1,2,3']) expect(isFault(readSeats(wrong, 3)), wrong).toBe(true)
})

test('the command that goes on sits the same bots down again', () => {
  const bots = botsFrom('2', 3)
  if (isFault(bots)) throw new Error(bots.message)
  expect(botFlags(bots)).toBe(' --bots 2')
  expect(botFlags(handOver(bots, 2))).toBe(' --bots 2,3')
  expect(botFlags(handOver(bots, 1))).toBe('')
  expect(botsFrom('2', 3, 'clever')).toMatchObject({ fault: 'no-such-bot' })
})
