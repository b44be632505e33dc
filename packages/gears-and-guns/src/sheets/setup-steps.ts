import type { Table } from '@graveshift/kernel'
import { emit } from '@graveshift/zones'
import { afterSetupStep, missionFrames } from '@graveshift/zones/missions'
import { skillsOf } from '../campaign/sheet.ts'
import type { Western } from '../game.ts'
import type { WesternKit } from '../western-kit.ts'
import { sheetOf } from './sheets-board.ts'
import { hasStartEffect, startSkillFrame } from './start-skill.ts'

/** The order of a campaign mission's setup, once the board is laid out; missions by themselves keep to it (GG-SET-03). */
export const SETUP_ORDER: readonly string[] = [
  'stand',
  'kept',
  'deal',
  'skills',
  'posse',
  'companions',
  'prepare',
  'first',
]

/** Dealt out of their decks, to be arranged with the rest (GG-KEP-03). */
function dealKept(kit: WesternKit, table: Table<Western>): void {
  table.board.people.forEach((_, person) => {
    for (const card of sheetOf(table.board, person)?.kept ?? [])
      emit(kit, table, { type: 'provided', person, card, by: 'kept' })
  })
}

/** What campaign skills give at the start; the first survivor's come first. */
function giveStarts(table: Table<Western>): void {
  const { board } = table
  board.people.forEach((_, person) => {
    for (const skill of skillsOf(sheetOf(board, person) ?? { rewards: [] }).filter(hasStartEffect))
      table.push(startSkillFrame(person, skill))
  })
}

/** The steps of a game, with what sheets bring to it. */
export const setupSteps = (kit: WesternKit) => ({
  ...missionFrames(kit).game,
  kept(table: Table<Western>) {
    dealKept(kit, table)
    return afterSetupStep(kit, 'kept')
  },
  skills(table: Table<Western>) {
    giveStarts(table)
    return afterSetupStep(kit, 'skills')
  },
  // Who comes along from the start: of the posses, or drawn where the mission is played by itself.
  posse(table: Table<Western>) {
    for (const rule of kit.rules) rule.gathers?.(kit, table)
    return afterSetupStep(kit, 'posse')
  },
})
