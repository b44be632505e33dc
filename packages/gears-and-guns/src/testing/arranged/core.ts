import type { Play } from '@graveshift/zones/testing/watched/recorder'
import type { Western } from '../../game.ts'
import {
  type Answers,
  type Arrangements,
  dice,
  everybodyIn,
  nora,
  type Raw,
  within,
  withTeam,
} from './arrange.ts'

const HERE = '3V.SW'

/** Somebody in the smallest mission whose turn is over at once: zombies act on these people. */
const besieged = (people: readonly Raw[], zombies: Raw, answers: Answers, more: Raw = {}) =>
  within(
    {
      mission: 'dry-run',
      survivors: people.map(({ id }) => id ?? ''),
      turn: people[0]?.id ?? '',
      people: people.map((who, at) => ({ skills: [], waiting: at === 0, ...who })),
      zombies,
      ...more,
    },
    (stage) => answers(stage.do({ do: 'end' })),
  )

/** One blow with a weapon among zombies that it cannot fell without the skill. */
const blow = (skill: string, card: string, zombies: Raw, style?: string): Play<Western> =>
  within(
    {
      mission: 'the-test-yard',
      survivors: ['bonnie'],
      turn: 'bonnie',
      people: [{ id: 'bonnie', zone: '14R.SE', hand: [card], skills: [skill] }],
      zombies: { '14R.SE': zombies },
    },
    (stage) => stage.do({ do: 'melee', card, zone: '14R.SE', ...(style && { style }) }),
    dice(6, 6, 6, 6, 6, 6),
  )

const REFUSED_SPLIT = besieged(
  [
    { id: 'anthony', zone: '3V.W' },
    { id: 'carl', zone: '3V.S' },
  ],
  { [HERE]: { walker: 3, brute: 2 } },
  (stage) => stage.refused({ do: 'split', to: ['3V.S', '3V.W'] }),
  { noise: { zone: '4V.NE' } },
)

/** By what chance hardly ever does, in the rules that all missions share. */
export const IN_EVERY_MISSION: Arrangements = {
  'pick bonus': nora('dry-run', {}, { bonus: { nora: 1 } }, (stage) => stage.do({ do: 'bonus' })),
  'refusal no-pile-there': nora('dry-run', { zone: '3V.S', pack: ['holy-water'] }, {}, (stage) =>
    stage.refused({ do: 'purify', card: 'holy-water', zone: '3V.SE' }),
  ),
  'refusal no-spawn-there': nora('nobodys-hotel', { zone: '7R.S', pack: ['holy-water'] }, {}, (stage) =>
    stage.refused({ do: 'purify', card: 'holy-water', zone: '7R.S', spawn: true }),
  ),
  'refusal no-cards-left': nora('dry-run', { zone: '3V.a' }, {}, (stage) => {
    for (const pile of stage.state.board.piles) {
      pile.cards = []
      pile.discards = []
    }
    stage.refused({ do: 'search' })
  }),
  'refusal split-sizes': REFUSED_SPLIT,
  'choice shrug': besieged(
    [{ id: 'anthony', zone: HERE, skills: ['tough'] }],
    { [HERE]: { walker: 2, bowler: 1 } },
    (stage) => stage.do({ do: 'shrug', zombie: 'walker' }),
  ),
  'choice order': within(
    {
      mission: 'dry-run',
      survivors: ['richard', 'nora'],
      turn: 'richard',
      people: [
        { id: 'richard', zone: '4V.E', skills: ['sidestep'] },
        { id: 'nora', zone: '4V.E', skills: ['sidestep'], waiting: false },
      ],
    },
    (stage) => stage.do({ do: 'end' }).do({ do: 'order', person: 'nora', skill: 'sidestep' }),
    { spawn: ['z05'] },
  ),
  'choice deplete': within(
    {
      mission: 'the-test-yard',
      survivors: ['anthony'],
      turn: 'anthony',
      people: [{ id: 'anthony', zone: '14R.SE', skills: [], hand: ['machete'], class: ['machete'] }],
      zombies: { '14R.SE': { walker: 1 } },
    },
    (stage) =>
      stage
        .do({ do: 'melee', card: 'machete', zone: '14R.SE', dual: true, style: 'full-steam' })
        .do({ do: 'deplete', card: 'machete', place: 'class' }),
    dice(6, 6, 1, 6),
  ),
  'choice toolbox': within(
    {
      mission: 'the-test-yard',
      survivors: ['bonnie'],
      turn: 'bonnie',
      people: [{ id: 'bonnie', zone: '14R.SE', skills: ['toolbox'], hand: ['saber'], pack: ['machete'] }],
      zombies: { '14R.SE': { walker: 3 } },
    },
    (stage) =>
      stage
        .do({ do: 'melee', card: 'saber', zone: '14R.SE', style: 'full-steam' })
        .do({ do: 'toolbox', card: 'machete', place: 'pack' }),
    dice(6, 6, 1),
  ),
  'skill plus-damage-melee': blow('plus-damage-melee', 'pan', { brute: 2 }),
  'skill full-steam-plus-damage-melee': blow(
    'full-steam-plus-damage-melee',
    'saber',
    { brute: 3 },
    'full-steam',
  ),
  'skill steam-derivation': within(
    {
      mission: 'the-test-yard',
      survivors: ['bonnie'],
      turn: 'bonnie',
      people: [{ id: 'bonnie', zone: '14R.a', hand: ['saber~'], skills: ['steam-derivation'] }],
    },
    (stage) => stage.do({ do: 'refill', card: 'saber~', place: 'hand', by: 'nozzle' }),
  ),
  'refusal no-nozzle-here': nora('the-test-yard', { zone: '6V.b', hand: ['saber~'] }, {}, (stage) =>
    stage.refused({ do: 'refill', card: 'saber~', place: 'hand', by: 'nozzle' }),
  ),
  'pick emergency-refill': emergency('colt-saa', (stage, pick) => stage.do(pick)),
  'refusal not-full': emergency('colt-saa~', (stage, pick) => stage.refused(pick)),
  'event fallenPushed': withTeam(
    'the-sleeping-machine',
    everybodyIn('10R.cab').map((who) => ({
      ...who,
      waiting: false,
      ...(who.id === 'lee' && { zone: '11V.2' }),
    })),
    { town: { gauge: 20 }, tally: { 'gauge-reached': 1 }, missionCards: { trainRuns: true } },
    (stage) => stage.do({ do: 'end' }),
  ),
}

/** An engineer whose chainsaw is filled out of another weapon. */
function emergency(paying: string, then: (stage: Parameters<Answers>[0], pick: Raw) => unknown) {
  const pick = { do: 'emergency-refill', card: 'chainsaw~', place: 'hand', with: paying, withPlace: 'pack' }
  return within(
    {
      mission: 'the-test-yard',
      survivors: ['nikolas'],
      turn: 'nikolas',
      people: [
        { id: 'nikolas', zone: '6V.b', skills: ['emergency-refill'], hand: ['chainsaw~'], pack: [paying] },
      ],
    },
    (stage) => then(stage, pick),
  )
}
