import type { Json } from '@graveshift/kernel'
import type { Play } from '@graveshift/zones/testing/watched/recorder'
import { type Coming, stagesOf, type ZonesStage } from '@graveshift/zones/testing/zones-stage'
import type { Western } from '../../game.ts'
import { WESTERN_MODULE } from '../../module.ts'
import { CALM, TEAM } from '../in-mission.ts'

export type Raw = Readonly<Record<string, Json>>
export type { Coming }
export type Answers = (stage: ZonesStage<Western>) => unknown

/** Something arranged and played, by what it shows to be used. */
export type Arrangements = Readonly<Record<string, Play<Western>>>

const STAGES = stagesOf<Western>(WESTERN_MODULE, { spawn: CALM })

/** Dice as they are read, from 1 to 6. */
export const dice = (...faces: readonly number[]): Coming => ({ dice: faces.map((face) => face - 1) })

/** A few answers in the middle of a game. */
export const within =
  (raw: Json, answers: Answers, coming: Coming = {}): Play<Western> =>
  (watcher) => {
    answers(STAGES.position(watcher, raw, coming))
  }

/** A few answers at the start of a game. */
export const fromStart =
  (raw: Json, answers: Answers): Play<Western> =>
  (watcher) => {
    answers(STAGES.game(watcher, raw))
  }

/** Nora alone in the middle of a mission, in her turn. */
export const nora = (mission: string, person: Raw, more: Raw, answers: Answers, coming?: Coming) =>
  within(
    { mission, survivors: ['nora'], turn: 'nora', people: [{ id: 'nora', ...person }], ...more },
    answers,
    coming,
  )

/** Nora at turn with a whole team; whoever is not named stands where the mission begins. */
export const withTeam = (mission: string, people: Json, more: Raw, answers: Answers, coming?: Coming) =>
  within({ mission, survivors: TEAM, turn: 'nora', people, ...more }, answers, coming)

/** Everybody in one zone. */
export const everybodyIn = (zone: string): readonly Raw[] => TEAM.map((id) => ({ id, zone }))

/** Objective cards that were taken. */
export const taken = (...numbers: readonly number[]): Json =>
  numbers.map((card) => ({ card, state: 'taken' }))
