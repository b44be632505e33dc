import { asJson, type Json } from '@graveshift/kernel'
import { accepted } from '@graveshift/kernel/testing/table'
import {
  type AttackCase,
  caseOf as caseIn,
  type PlayedGame,
  played as playedIn,
  type WhenToReroll,
} from '@graveshift/zones/testing/odds-plays'
import type { Event, Options, SecondEdition } from '../game.ts'
import { kitFor, SECOND_EDITION_MODULE } from '../module.ts'
import { oddsOfAnswer } from '../odds/index.ts'

const PLAYED: PlayedGame<SecondEdition> = {
  rulesFor: SECOND_EDITION_MODULE.rulesFor,
  kitFor,
  oddsOfAnswer: (options, board, person, raw) => oddsOfAnswer(kitFor(options), board, person, raw),
}

export const positioned = (raw: object): Options =>
  accepted(SECOND_EDITION_MODULE.readPosition(asJson({ mission: 'city-blocks', ...raw })))

export const caseOf = (
  options: Options,
  wanted: { readonly [key: string]: Json },
): AttackCase<SecondEdition> => caseIn(PLAYED, options, wanted)

export const played = (attack: AttackCase<SecondEdition>, reroll?: WhenToReroll, times?: number): Event[][] =>
  playedIn(PLAYED, attack, reroll, times)
