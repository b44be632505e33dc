import type { Json } from '@graveshift/kernel'
import { accepted } from '@graveshift/kernel/testing/table'
import { EQUIPMENT } from '@graveshift/zones'
import type { Play as PlayOf } from '@graveshift/zones/testing/watched/recorder'
import { ruleScenes } from '@graveshift/zones/testing/watched/rule-scenes'
import { type Watcher, ZonesStage } from '@graveshift/zones/testing/zones-stage'
import { freshBoard } from '../begin.ts'
import type { SecondEdition } from '../game.ts'
import { makeKit } from '../kit.ts'
import { missionOf } from '../missions/mission-of.ts'
import { RULES } from '../missions/rules.ts'
import { secondEditionRules } from '../rules.ts'
import { readSetup } from '../setup.ts'
import { HERE, NEXT } from '../testing.ts'
import { CALM, STAGES, type Stage } from './stage.ts'

/** A few answers given on purpose. */
type Play = PlayOf<SecondEdition>

/** Amy alone in the middle of a mission, her turn unless it says otherwise. */
const amy =
  (
    mission: string,
    person: Record<string, Json>,
    more: Record<string, Json>,
    play: (stage: Stage) => void,
  ): Play =>
  (watcher) =>
    play(
      STAGES.position(watcher, {
        mission,
        survivors: ['amy'],
        ...('phase' in more ? {} : { turn: 'amy' }),
        people: [{ id: 'amy', ...person }],
        ...more,
      }),
    )

const nothing = () => {}

/** A game that begins in the middle of its setup: dealt out, or standing about, before anybody was asked. */
function settingUp(watcher: Watcher<SecondEdition>, mission: string, at: 'stand' | 'first'): Stage {
  const setup = accepted(readSetup({ mission, survivors: ['amy', 'doug'], seats: 2 }))
  const board = freshBoard(makeKit(missionOf(mission), setup), setup)
  const { rules } = secondEditionRules(setup, { board, frames: [{ kind: 'game', at, next: 0 }] })
  return new ZonesStage(watcher, rules, setup, CALM)
}

function emptyDecks({ state }: Stage): void {
  for (const pile of state.board.piles) {
    pile.cards = []
    pile.discards = []
  }
}

/** All that is left is what was laid aside. */
function emptyEquipment({ state }: Stage): void {
  const pile = state.board.piles[EQUIPMENT]
  if (pile) pile.cards = []
}

const HEAVY: Record<string, Json> = {
  survivors: ['amy', 'ned'],
  people: [
    { id: 'amy', zone: '7R.b' },
    { id: 'ned', zone: '7R.a' },
  ],
}
/** On Mercy Street Amy takes a colored objective, and Doug, who waits outside, opens the door of its color. */
const mercy =
  (token: number, inside: string, outside: string, door: string): Play =>
  (watcher) =>
    STAGES.position(watcher, {
      mission: 'mercy-street',
      survivors: ['amy', 'doug'],
      turn: 'amy',
      people: [
        { id: 'amy', zone: inside },
        { id: 'doug', zone: outside, hand: ['crowbar'] },
      ],
      companions: [{ id: 'lou', zone: '6R.a' }],
    })
      .do({ do: 'take', token })
      .do({ do: 'end' })
      .do({ do: 'door', door, with: 'crowbar' })
const BLUE = mercy(1, '8R.b', '9V.N', '9V.b-9V.N')
const GREEN = mercy(0, '7V.d', '4R.SE', '9V.c-9V.SW')
const FOOD = { zone: '9R.a', hand: ['water'] }

/** Everybody out of sight of the zombies, who are about to act; or another phase begins. */
const horde =
  (mission: string, zone: string, zombies: Json, more: Record<string, Json> = {}): Play =>
  (watcher) => {
    STAGES.position(watcher, {
      mission,
      survivors: ['amy'],
      people: [{ id: 'amy', zone }],
      phase: 'zombies',
      zombies,
      ...more,
    })
  }

/** The spawn step of City Blocks with these cards, an abomination on the board already. */
const abominable =
  (more: Record<string, Json>, spawn: readonly string[] = ['35', '11', '13']): Play =>
  (watcher) => {
    STAGES.position(
      watcher,
      {
        mission: 'city-blocks',
        survivors: ['amy'],
        people: [{ id: 'amy', zone: '1V.SW' }],
        phase: 'spawn',
        ...more,
      },
      { spawn, abomination: ['hobomination'] },
    )
  }

/** The spawn step with some parts of the zombie deck, whatever comes. */
const tuned =
  (...zombieCards: string[]): Play =>
  (watcher) => {
    STAGES.position(
      watcher,
      {
        mission: 'city-blocks',
        survivors: ['amy'],
        people: [{ id: 'amy', zone: '1V.SW', points: 19 }],
        phase: 'spawn',
        zombieCards,
      },
      { spawn: [] },
    )
  }

const ONE = { '6R.SE': { abomination: 1 } }

/** What play at random hardly ever comes to, by what it shows: a few answers each, given on purpose. */
export const ARRANGED: Readonly<Record<string, Play>> = {
  ...ruleScenes(RULES, STAGES),
  'discarded flashlight': amy('city-blocks', { zone: HERE, pack: ['flashlight'] }, {}, (stage) =>
    stage.aside(0, { do: 'discard', person: 'amy', card: 'flashlight' }),
  ),
  'skill six-damage-melee': amy(
    'city-blocks',
    { zone: HERE, skills: ['six-damage-melee'], hand: ['chainsaw'] },
    { zombies: { [HERE]: { abomination: 1 } } },
    (stage) => stage.do({ do: 'melee', card: 'chainsaw', zone: HERE }),
  ),
  'skill two-cocktails': amy(
    'city-blocks',
    { zone: HERE, skills: ['two-cocktails'], hand: ['molotov'] },
    { zombies: { [NEXT]: { walker: 2 } } },
    (stage) => stage.do({ do: 'throw', card: 'molotov', zone: NEXT }),
  ),
  'choice order': (watcher) =>
    STAGES.position(watcher, {
      mission: 'city-blocks',
      survivors: ['amy', 'doug'],
      turn: 'amy',
      people: [
        {
          id: 'amy',
          zone: HERE,
          skills: ['hold-your-nose', 'plus-roll-melee', 'plus-roll-combat'],
          hand: ['chainsaw'],
        },
        { id: 'doug', zone: HERE, skills: ['hold-your-nose'] },
      ],
      zombies: { [HERE]: { walker: 1 } },
    })
      .do({ do: 'melee', card: 'chainsaw', zone: HERE })
      .do({ do: 'order', person: 'doug', skill: 'hold-your-nose' }),
  'woken green': amy('the-blight', {}, { round: 12, phase: 'end' }, nothing),
  'token objective green': GREEN,
  'coloured door blue': BLUE,
  'coloured door green': GREEN,
  'action store': amy('breakfast-at-jesses', FOOD, {}, (stage) => stage.do({ do: 'store' })),
  'refusal store-needs-peace': amy(
    'breakfast-at-jesses',
    FOOD,
    { zombies: { '9R.a': { walker: 1 } } },
    (stage) => stage.refused({ do: 'store' }),
  ),
  'choice stand': (watcher) =>
    settingUp(watcher, 'united-we-stand', 'stand').do({ do: 'stand', zone: '2R.S' }),
  'refusal no-start-zone': (watcher) =>
    settingUp(watcher, 'united-we-stand', 'stand').refused({ do: 'stand', zone: '3V.a' }),
  'choice first': (watcher) => settingUp(watcher, 'city-blocks', 'first').do({ do: 'first', seat: 1 }),
  'refusal no-such-seat': (watcher) =>
    settingUp(watcher, 'city-blocks', 'first').refused({ do: 'first', seat: 2 }),
  'refusal too-heavy': amy('heavy-duty', {}, HEAVY, (stage) => stage.refused({ do: 'take', token: 0 })),
  'refusal no-cards-left': amy('city-blocks', { zone: '9R.a' }, {}, (stage) => {
    emptyDecks(stage)
    stage.refused({ do: 'search' })
  }),
  'refusal split-sizes': (watcher) =>
    STAGES.position(watcher, {
      mission: 'city-blocks',
      survivors: ['amy', 'doug', 'elle'],
      people: [
        { id: 'amy', zone: '7R.SE' },
        { id: 'doug', zone: '5R.SE' },
        { id: 'elle', zone: '6R.SE' },
      ],
      zombies: { '9R.SE': { walker: 5 } },
      phase: 'zombies',
    }).refused({ do: 'split', to: ['9R.E'] }),
  'refusal cannot-drive': (watcher) =>
    STAGES.position(watcher, {
      mission: 'drive-by-shooting',
      survivors: ['wanda', 'josh'],
      turn: 'wanda',
      people: [{ id: 'wanda', zone: '4V.SE' }],
      companions: [{ id: 'odin', zone: '4V.SE', leader: 'wanda' }],
      cars: [{}],
    })
      .do({ do: 'get-in', car: 0, seat: 'driver' })
      .refused({ do: 'change-seat', other: 'odin' }),
  'refusal door-locked': amy('big-w', { zone: '8V.S', hand: ['crowbar'] }, {}, (stage) =>
    stage.refused({ do: 'door', door: '8V.b-8V.S', with: 'crowbar' }),
  ),
  'refusal too-many-cards': (watcher) =>
    STAGES.game(watcher, { mission: 'city-blocks', survivors: ['amy'] }).refused({ do: 'ready' }),
  'refusal overfull-pack'(watcher) {
    const stage = STAGES.game(watcher, { mission: 'city-blocks', survivors: ['amy'] })
    const card = stage.state.board.people[0]?.hand[0] ?? ''
    stage.do({ do: 'drop', person: 'amy', card }).refused({ do: 'ready' })
  },
  'mode darkZones': amy(
    'city-blocks',
    { zone: '9R.E', hand: ['sniper-rifle'] },
    { darkZones: true, doors: ['7R.a-7R.SE'], zombies: { '7R.a': { walker: 1 } } },
    (stage) => stage.refused({ do: 'ranged', card: 'sniper-rifle', zone: '7R.a' }),
  ),
  'mode pressOn': horde('city-blocks', '5R.a', { '5R.E': { walker: 1 } }, { pressOn: true }),
  'mode ultrared': amy(
    'city-blocks',
    { zone: HERE, points: 42, pack: ['water'] },
    { ultrared: true },
    (stage) => stage.do({ do: 'eat', card: 'water' }),
  ),
  'mode abominationFest': abominable({ zombies: ONE, mostAbominations: 2, abominationFest: true }),
  'mode mostAbominations': abominable({ zombies: ONE, mostAbominations: 2 }),
  'mode abominations plain': abominable({}),
  'mode abominations printed': abominable({ abominations: 'printed' }),
  'mode startingCardsReturn': amy('city-blocks', { zone: '9R.a' }, {}, (stage) => {
    emptyEquipment(stage)
    stage.do({ do: 'search' })
  }),
  'mode sparedBuildings': amy('city-blocks', { zone: '9R.a', hand: ['crowbar'] }, {}, (stage) =>
    stage.do({ do: 'door', door: '9R.a-9R.S', with: 'crowbar' }),
  ),
  'mode zombieCards without easy': tuned('hard', 'extra'),
  'mode zombieCards without hard': tuned('easy', 'extra'),
  'mode zombieCards without extra': tuned('easy', 'hard'),
}
