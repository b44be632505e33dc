import type { Json } from '@graveshift/kernel'
import { freshBoard } from '../begin.ts'
import { makeKit } from '../kit.ts'
import { missionNamed } from '../missions/named.ts'
import { secondEditionRules } from '../rules.ts'
import { readSetup } from '../setup.ts'
import { HERE, NEXT } from '../testing.ts'
import type { Observer } from './observer.ts'
import { Stage } from './stage.ts'

type Play = (observer: Observer) => void

/** Amy alone in the middle of a mission, her turn unless it says otherwise. */
const amy =
  (
    mission: string,
    person: Record<string, Json>,
    more: Record<string, Json>,
    play: (stage: Stage) => void,
  ): Play =>
  (observer) =>
    play(
      Stage.position(observer, {
        mission,
        survivors: ['amy'],
        ...('phase' in more ? {} : { turn: 'amy' }),
        people: [{ id: 'amy', ...person }],
        ...more,
      }),
    )

const nothing = () => {}

/** A game that begins in the middle of its setup: dealt out, or standing about, before anybody was asked. */
function settingUp(observer: Observer, mission: string, at: 'stand' | 'first'): Stage {
  const setup = readSetup({ mission, survivors: ['amy', 'doug'], seats: 2 })
  if ('fault' in setup) throw new Error(setup.message)
  const board = freshBoard(makeKit(missionNamed(mission), setup), setup)
  const { rules } = secondEditionRules(setup, { board, frames: [{ kind: 'game', at, next: 0 }] })
  return new Stage(observer, rules, setup)
}

function emptyDecks({ state }: Stage): void {
  for (const pile of state.board.piles) {
    pile.cards = []
    pile.discards = []
  }
}

const HEAVY: Record<string, Json> = {
  survivors: ['amy', 'ned'],
  people: [
    { id: 'amy', zone: '7R.b' },
    { id: 'ned', zone: '7R.a' },
  ],
}
/** On Mercy Street Amy takes a coloured objective, and Doug, who waits outside, opens the door of its colour. */
const mercy =
  (token: number, inside: string, outside: string, door: string): Play =>
  (observer) =>
    Stage.position(observer, {
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

/** What play at random hardly ever comes to, by what it shows: a few answers each, given on purpose. */
export const ARRANGED: Readonly<Record<string, Play>> = {
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
  'choice order': (observer) =>
    Stage.position(observer, {
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
  'mission rule wake': amy('the-blight', {}, { round: 6, phase: 'end' }, nothing),
  'action store': amy('breakfast-at-jesses', FOOD, {}, (stage) => stage.do({ do: 'store' })),
  'refusal store-needs-peace': amy(
    'breakfast-at-jesses',
    FOOD,
    { zombies: { '9R.a': { walker: 1 } } },
    (stage) => stage.refused({ do: 'store' }),
  ),
  'choice stand': (observer) =>
    settingUp(observer, 'united-we-stand', 'stand').do({ do: 'stand', zone: '2R.S' }),
  'refusal no-start-zone': (observer) =>
    settingUp(observer, 'united-we-stand', 'stand').refused({ do: 'stand', zone: '3V.a' }),
  'choice first': (observer) => settingUp(observer, 'city-blocks', 'first').do({ do: 'first', seat: 1 }),
  'refusal no-such-seat': (observer) =>
    settingUp(observer, 'city-blocks', 'first').refused({ do: 'first', seat: 2 }),
  'mission rule forbidden': amy(
    'grindhouse',
    {},
    { phase: 'zombies', zombies: { '8V.c': { fatty: 1 } } },
    nothing,
  ),
  'mission rule deadline': amy('the-ditch', {}, { round: 16, phase: 'end' }, nothing),
  'mission rule heavy': amy('heavy-duty', {}, HEAVY, (stage) =>
    stage.refused({ do: 'take', token: 0 }).do({ do: 'end' }),
  ),
  'refusal too-heavy': amy('heavy-duty', {}, HEAVY, (stage) => stage.refused({ do: 'take', token: 0 })),
  'mission rule loud-objectives': amy(
    'crank-it-up-to-11',
    { zone: '9R.NW' },
    {
      taken: [{ token: 0, by: 'amy' }],
      zombies: { '9R.S': { walker: 1 } },
      doors: ['9R.a-9R.S'],
      phase: 'zombies',
    },
    nothing,
  ),
  'refusal no-cards-left': amy('city-blocks', { zone: '9R.a' }, {}, (stage) => {
    emptyDecks(stage)
    stage.refused({ do: 'search' })
  }),
  'refusal split-sizes': (observer) =>
    Stage.position(observer, {
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
  'refusal cannot-drive': (observer) =>
    Stage.position(observer, {
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
  'refusal too-many-cards': (observer) =>
    Stage.game(observer, { mission: 'city-blocks', survivors: ['amy'] }).refused({ do: 'ready' }),
}
