import type { FuzzSubject } from '@graveshift/kernel/testing'
import { doorsWentBack, missionWentBack } from '@graveshift/zones/testing/never-back'
import { spoilerOf } from '@graveshift/zones/testing/spoiler'
import { ACTIONS } from '../actions.ts'
import type { Board } from '../board.ts'
import { CARD_FACES } from '../content/compile.ts'
import { FREE_SKILLS } from '../content/free-skills.ts'
import { CARD_PLACES } from '../content/inventory.ts'
import type { SecondEdition } from '../game.ts'
import { missionOf } from '../missions/mission-of.ts'
import { SECOND_EDITION_MODULE } from '../module.ts'
import { optionsOf } from './random-options.ts'
import { positionOf } from './random-position.ts'

export const SPOILER = spoilerOf<Board>(({ setup, tokens, cars }) => ({
  map: missionOf(setup.mission).board,
  actions: Object.keys(ACTIONS),
  cards: Object.keys(CARD_FACES),
  places: CARD_PLACES,
  kinds: ['walker', 'fatty', 'runner', 'abomination', 'hobomination'],
  skills: FREE_SKILLS,
  busy: [...tokens, ...cars].map(({ zone }) => zone),
}))

/** Half of the games begin in the middle, where there are skills and weapons that random players hardly come by. */
export const FUZZ: FuzzSubject<SecondEdition> = {
  name: 'the second edition',
  options: (seed) => (seed % 2 === 0 ? optionsOf(seed >> 1) : positionOf(seed >> 1)),
  rulesFor: SECOND_EDITION_MODULE.rulesFor,
  spoil: SPOILER.spoil,
  wentBack: (before, after) =>
    before.phase === 'setup' ? undefined : (doorsWentBack(before, after) ?? missionWentBack(before, after)),
}
