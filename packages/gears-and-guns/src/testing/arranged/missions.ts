import { TEAM } from '../in-mission.ts'
import { type Arrangements, dice, everybodyIn, nora, type Raw, taken, within, withTeam } from './arrange.ts'

/** Nora on an objective card, which she reads. */
const reading = (mission: string, card: number, person: Raw, more: Raw = {}) =>
  withTeam(mission, [{ id: 'nora', ...person }], more, (stage) => stage.do({ do: 'read', card }))

/** The last card of a mission says which note is read. */
const noteOf = (card: number, option: number, mission: string, zone: string, more: Raw, ...faces: number[]) =>
  withTeam(
    mission,
    [{ id: 'nora', zone }],
    more,
    (stage) => stage.do({ do: 'read', card }).do({ do: 'option', option }),
    dice(...faces),
  )

const HORSES = noteOf(10, 2, 'a-horse-with-no-name', '8R.b', {
  missionCards: { keys: ['BRIDLE', 'HORSESHOES'] },
})

/** Somebody ends a turn at the exit: without the goal that is not met one may leave. */
const atExit = (mission: string, zone: string, more: Raw) =>
  nora(mission, { zone }, more, (stage) => stage.do({ do: 'end' }))

/** The one-shot with four goals, all met but one. */
const hotel = (missing: 'objectives' | 'rally' | 'purified') =>
  atExit('nobodys-hotel', '6R.NW', {
    ...(missing === 'objectives' ? {} : { taken: [0, 1].map((token) => ({ token, by: 'nora' })) }),
    companions:
      missing === 'rally'
        ? [{ id: 'jeb', zone: '7R.a' }]
        : [
            { id: 'jeb', zone: '6R.NW', leader: 'nora' },
            { id: 'molly', zone: '6R.NW', leader: 'nora' },
          ],
    ...(missing === 'purified' ? {} : { corpsePiles: [{ tile: '3V', state: 'safe' }] }),
  })

/** A companion who waits alone, of so many. */
const rallying = (companions: number) =>
  withTeam(
    'steam-rush',
    [{ id: 'nora', zone: '1V.a' }],
    { companions: [{ id: 'jeb', zone: '1V.a' }], missionCards: { companions } },
    (stage) => stage.do({ do: 'rally', companion: 'jeb' }),
  )

const LOCKED = nora('the-relay-station', { zone: '16V.a' }, {}, (stage) =>
  stage.refused({ do: 'switch', tile: '16V' }),
)

/** By what chance hardly ever does, in single missions. */
export const IN_MISSIONS: Arrangements = {
  'refusal switch-stuck': LOCKED,
  'mission rule stuck-switches': LOCKED,
  'objective a-horse-with-no-name 4': reading('a-horse-with-no-name', 4, { zone: '18V.a' }),
  'objective fort-bolton 3': reading('fort-bolton', 3, { zone: '16V.b' }),
  'effect heal': reading('a-horse-with-no-name', 8, { zone: '9R.d', health: 1 }),
  'note a-horse-with-no-name 2': HORSES,
  'mark horses': HORSES,
  'effect wound': noteOf(3, 2, 'four-rusted-horses', '17R.b', {}, 1),
  'effect lose': rallying(3),
  'choice convoy-way': within(
    {
      mission: 'the-convoy',
      survivors: TEAM,
      phase: 'end',
      people: everybodyIn('11R.car'),
      companions: [{ id: 'jeb', zone: '14V.NE' }],
      missionCards: { convoy: ['jeb'] },
    },
    (stage) => stage.do({ do: 'convoy-way', to: '14V.N' }),
  ),
  'choice give-up': withTeam(
    'steam-rush',
    [{ id: 'nora', zone: '9V.b', pack: ['water'] }],
    {
      companions: [
        { id: 'jeb', zone: '9V.b' },
        { id: 'molly', zone: '4V.b' },
      ],
      missionCards: { cards: [{ card: 2, companion: 'jeb' }], companions: 2 },
    },
    (stage) =>
      stage.do({ do: 'rally', companion: 'jeb' }).do({ do: 'give-up', person: 'nora', card: 'water' }),
  ),
  'goal objectives': hotel('objectives'),
  'goal rally': hotel('rally'),
  'goal purified': hotel('purified'),
  'goal gather-spawns': withTeam(
    'four-rusted-horses',
    [{ id: 'nora', zone: '5R.S', hand: ['winchester'] }],
    { town: { bottles: ['5R.SE'] }, missionCards: { cards: taken(1, 2, 3, 4, 5, 6, 7) } },
    (stage) => stage.do({ do: 'shoot-bottle', card: 'winchester', zone: '5R.SE' }),
    dice(6, 6),
  ),
  'mission rule mark-blast': withTeam(
    'release-the-pressure',
    [{ id: 'nora', zone: '17V.SW', hand: ['dynamite'] }],
    { missionCards: { keys: ['MARK'] } },
    (stage) => stage.do({ do: 'throw', card: 'dynamite', zone: '17V.W' }),
  ),
  'refusal no-token-there': withTeam(
    'release-the-pressure',
    [{ id: 'nora', zone: '13V.a' }],
    { missionCards: { cards: taken(1, 2) } },
    (stage) => stage.do({ do: 'read', card: 3 }).refused({ do: 'mobile', zone: '17V.W' }),
  ),
  'mission rule wagon-helps': withTeam(
    'rolling-up-our-sleeves',
    [{ id: 'nora', zone: '2V.SE', skills: ['plus-action', 'free-move'] }],
    { missionCards: { cards: taken(1) } },
    (stage) =>
      stage
        .do({ do: 'push', to: '2V.E' })
        .do({ do: 'push', to: '2V.NE' })
        .do({ do: 'move', to: '17R.a' })
        .do({ do: 'move', to: '17R.b' })
        .do({ do: 'read', card: 2 }),
  ),
}
