import type { Json } from '@graveshift/kernel'
import { quickCamp } from '../testing/campaign/camp-stage.ts'
import { inMissionOf, onTheWay } from '../testing/campaign/mission-stage.ts'
import { freshCampaign } from '../testing/campaign/play-campaign.ts'
import { all, at, cards } from '../testing/in-mission.ts'
import { atTurn, CALM, position, type Stage } from '../testing/stage.ts'
import { yard } from '../testing/yard.ts'

/** A played moment and all it earns; a seat's own achievement is written as 'id by seat'. */
interface Scene {
  readonly title: string
  readonly play: () => Stage
  readonly earns: readonly string[]
}

const HERE = '14R.SE'

const dice = (value: number, count: number): number[] => Array.from({ length: count }, () => value)

/** Answers are given one after the other. */
function played(table: Stage, ...picks: readonly Json[]): Stage {
  for (const pick of picks) table.do(pick)
  return table
}

const lee = [{ id: 'lee', zone: HERE, hand: ['colt-saa'], skills: ['fanning'] }]
const fanned = (value: number): Stage =>
  played(yard(lee, { zombies: { [HERE]: { walker: 8 } } }, { dice: dice(value, 7) }), {
    do: 'fanning',
    card: 'colt-saa',
    zone: HERE,
    style: 'full-steam',
  })

const bonnie = (more: Record<string, Json>) => [{ id: 'bonnie', zone: '14R.NE', hand: ['colt-saa'], ...more }]

/** The last survivor of the smallest mission goes out by its exit. */
const leaving = (more: Record<string, Json> = {}): Stage =>
  played(
    position({
      mission: 'dry-run',
      survivors: ['nora'],
      turn: 'nora',
      people: [{ id: 'nora', zone: '4V.NE' }],
      taken: [
        { token: 0, by: 'nora' },
        { token: 1, by: 'nora' },
      ],
      ...more,
    }),
    { do: 'end' },
    { do: 'yes' },
  )

const QUICK = ['won-dry-run', 'nobody-down', 'unscathed', 'low-profile', 'no-shot-fired', 'one-mind']

/** Everybody stands by the last card of the first mission, and Nora reads it. */
const LAST_CARD = {
  missionCards: { cards: cards('taken', 2, 3, 4, 5, 6, 7) },
  town: { gauge: 18 },
}

const reading = (table: Stage): Stage => played(table, { do: 'read', card: 1 }, { do: 'done' })

export const SCENES: readonly Scene[] = [
  {
    title: 'a pistol is fanned at full steam',
    play: () => fanned(4),
    earns: ['clean-sweep by 0', 'fan-dance by 0', 'full-blast by 0', 'rampage by 0'],
  },
  {
    title: 'nothing but sixes',
    play: () => fanned(6),
    earns: ['all-sixes by 0', 'clean-sweep by 0', 'fan-dance by 0', 'full-blast by 0', 'rampage by 0'],
  },
  {
    title: 'a bottle takes all kinds',
    play: () =>
      played(
        yard(
          bonnie({}),
          {
            town: { bottles: ['14R.E'] },
            zombies: { '14R.E': { walker: 3, runner: 1, brute: 1, 'steam-monster': 1 } },
          },
          { dice: [4, 1] },
        ),
        { do: 'shoot-bottle', card: 'colt-saa', zone: '14R.E' },
      ),
    earns: ['collector', 'fire-in-the-hole by 0', 'giant-slayer by 0', 'rampage by 0'],
  },
  {
    title: 'three bottles go up together',
    play: () =>
      played(yard(bonnie({}), { town: { bottles: ['14R.E', '14R.E', '14R.E'] } }, { dice: [4, 4] }), {
        do: 'shoot-bottle',
        card: 'colt-saa',
        zone: '14R.E',
      }),
    earns: ['bottle-rocket'],
  },
  {
    title: 'the Gatling speaks',
    play: () =>
      played(
        position(
          {
            mission: 'nobodys-hotel',
            survivors: ['nora'],
            turn: 'nora',
            people: [{ id: 'nora', zone: '6R.S' }],
            zombies: { '7R.SE': { walker: 5 } },
          },
          { dice: [4, 4, 4, 4, 4, 1] },
        ),
        { do: 'gatling', zone: '7R.SE' },
      ),
    earns: ['clean-sweep by 0', 'long-shot by 0', 'town-hall-meeting by 0'],
  },
  {
    title: 'the wagon rolls',
    play: () =>
      played(
        position({
          mission: 'nobodys-hotel',
          survivors: ['nora'],
          turn: 'nora',
          people: [{ id: 'nora', zone: '6R.W' }],
        }),
        { do: 'push', to: '6R.C' },
        { do: 'push', to: '6R.W' },
        { do: 'push', to: '6R.C' },
      ),
    earns: ['stagehand by 0'],
  },
  {
    title: 'a rifle reaches far',
    play: () =>
      played(
        yard(
          [{ id: 'nora', zone: '14R.NE', hand: ['winchester'] }],
          { zombies: { '6V.SE': { walker: 2 } } },
          { dice: [3, 4, 1] },
        ),
        { do: 'ranged', card: 'winchester', zone: '6V.SE', style: 'full-steam' },
      ),
    earns: ['long-shot by 0'],
  },
  {
    title: 'three weapons are filled again',
    play: () =>
      played(
        yard([{ id: 'bonnie', zone: '14R.C', hand: ['saber~', 'machete~'], pack: ['sawed-off~'] }]),
        { do: 'refill', card: 'saber~', place: 'hand', by: 'nozzle' },
        { do: 'refill', card: 'machete~', place: 'hand', by: 'nozzle' },
        { do: 'refill', card: 'sawed-off~', place: 'pack', by: 'nozzle' },
      ),
    earns: ['topped-up by 0'],
  },
  {
    title: 'three weapons run dry',
    play: () =>
      played(
        yard(
          [{ id: 'bonnie', zone: HERE, hand: ['machete', 'machete'], class: ['colt-saa'] }],
          { zombies: { [HERE]: { walker: 8 } } },
          { dice: [2, 2, 1, 1, 2, 2, 1] },
        ),
        { do: 'melee', card: 'machete', zone: HERE, dual: true, style: 'full-steam' },
        { do: 'ranged', card: 'colt-saa', zone: HERE, style: 'full-steam' },
      ),
    earns: ['out-of-steam'],
  },
  {
    title: 'a switch is turned again and again',
    play: () => {
      const turn = { do: 'switch', tile: '14R' }
      return played(yard([{ id: 'nora', zone: '14R.C' }]), turn, turn, turn)
    },
    earns: ['plumber by 0'],
  },
  {
    title: 'the gauge nears its end',
    play: () =>
      played(yard([{ id: 'nora', zone: '14R.NE' }], { town: { gauge: 16 } }, { spawn: CALM }), { do: 'end' }),
    earns: ['boiling-point'],
  },
  {
    title: 'the Faithful speak',
    play: () =>
      played(atTurn([{ id: 'thadeus' }], { zombies: { '3V.W': { walker: 5 } } }), {
        do: 'vade-retro',
        zone: '3V.W',
      }),
    earns: ['vade-retro by 0'],
  },
  {
    title: 'a pile is made safe',
    play: () =>
      played(atTurn([{ id: 'nora', zone: '3V.S', pack: ['holy-water'] }]), {
        do: 'purify',
        card: 'holy-water',
        zone: '3V.a',
      }),
    earns: ['holy-ground by 0'],
  },
  {
    title: 'somebody who is down is fetched',
    play: () =>
      played(
        position(
          {
            mission: 'fightin-words',
            survivors: ['nora', 'lee'],
            turn: 'nora',
            people: [
              { id: 'nora', zone: '14V.SE', health: 1 },
              { id: 'lee', zone: '14V.SE', waiting: false },
            ],
            zombies: { '14V.SE': { walker: 1 } },
          },
          { spawn: CALM },
        ),
        { do: 'end' },
        { do: 'wound', person: 'nora', sure: true },
        { do: 'take-fallen', fallen: 'nora' },
      ),
    earns: ['no-one-left by 0'],
  },
  {
    title: 'armor holds',
    play: () =>
      played(
        position(
          {
            mission: 'dry-run',
            survivors: ['anthony'],
            turn: 'anthony',
            people: [{ id: 'anthony', zone: '3V.SW', inventions: ['body-armor-b52'] }],
            zombies: { '3V.SW': { walker: 2 } },
          },
          { dice: [4, 4], spawn: CALM },
        ),
        { do: 'end' },
        { do: 'armor', card: 'body-armor-b52', dice: 2 },
      ),
    earns: ['iron-skin by 0'],
  },
  {
    title: 'the red level',
    play: () => played(atTurn([{ id: 'nora', points: 42, pack: ['water'] }]), { do: 'eat', card: 'water' }),
    earns: ['seeing-red by 0'],
  },
  {
    title: 'home early',
    play: () => leaving(),
    earns: [...QUICK, 'home-early'],
  },
  {
    title: 'home late, through a crowd, by the hardest rules',
    play: () =>
      leaving({
        round: 15,
        ultrared: true,
        deck: 'brutal',
        zombies: { '3V.W': { walker: 20 } },
      }),
    earns: [...QUICK, 'until-sundown', 'beyond-red', 'brutal-deck', 'through-the-crowd'],
  },
  {
    title: 'the last card at the last moment',
    play: () => reading(at('fightin-words', all('2R.b'), LAST_CARD, { equipment: ['water'] })),
    earns: [
      'won-fightin-words',
      'by-a-hair',
      'home-early',
      'low-profile',
      'nobody-down',
      'no-shot-fired',
      'one-mind',
      'unscathed',
    ],
  },
  {
    title: 'the first mission of a campaign',
    play: () => {
      const state = quickCamp(freshCampaign(1))
      const people = state.sheets.map(({ survivor }) => ({ id: survivor ?? '', zone: '2R.b' }))
      return reading(
        inMissionOf(
          state,
          { people, ...LAST_CARD, town: { gauge: 2 } },
          { equipment: ['water'], spawn: CALM },
        ),
      )
    },
    earns: [
      'all-home',
      'cold-iron',
      'home-early',
      'low-profile',
      'nobody-down',
      'no-shot-fired',
      'one-mind',
      'saddle-up',
      'unscathed',
      'won-fightin-words',
    ],
  },
  {
    title: 'a milestone on the way',
    play: () => {
      const state = onTheWay(2, { 0: { cxp: { levels: 1, cards: 0 } } })
      const id = state.sheets[0]?.survivor ?? ''
      return played(
        inMissionOf(state, { people: [{ id, points: 17, pack: ['water'] }] }),
        { do: 'eat', card: 'water' },
        { do: 'bonus-action' },
      )
    },
    earns: ['milestone by 0'],
  },
]
