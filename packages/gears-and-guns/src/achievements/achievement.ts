import {
  type AchievementMoment,
  type Achievement as AchievementOver,
  achievementsOver,
} from '@graveshift/zones/achievements'
import type { Board } from '../board.ts'
import type { Event } from '../game.ts'
import type { WesternKit } from '../western-kit.ts'
import type { Tally } from './tally.ts'

export type Moment = AchievementMoment<WesternKit, Board, Tally>
export type Achievement = AchievementOver<Event, Moment>

export const { achievement, counting } = achievementsOver<Event, Moment>()
