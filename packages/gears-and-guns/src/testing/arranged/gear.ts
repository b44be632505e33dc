import { type Answers, type Arrangements, type Coming, dice, type Raw, within } from './arrange.ts'

/** One of a team at turn, with nothing but what is named. */
const bearer = (mission: string, who: Raw, zombies: Raw, answers: Answers, coming?: Coming, more: Raw = {}) =>
  within(
    {
      mission,
      survivors: [who.id ?? '', 'nora'],
      turn: who.id ?? '',
      people: [
        { skills: [], ...who },
        { id: 'nora', skills: [], zone: '3V.NE', ...(more.friend as Raw | undefined) },
      ],
      zombies,
    },
    answers,
    coming,
  )

/** Walkers attack at the end of the turn, and armor stops what it can. */
const armored = (card: string) =>
  bearer(
    'dry-run',
    { id: 'anthony', zone: '3V.SW', inventions: [card] },
    { '3V.SW': { walker: 2 } },
    (stage) => stage.do({ do: 'end' }).do({ do: 'end' }).do({ do: 'armor', card, dice: 2 }),
    dice(6, 6),
  )

/** An action or an attack that a card makes possible. */
const acting = (card: string, pick: Raw, person: Raw = {}, zombies: Raw = {}) =>
  bearer('dry-run', { id: 'carl', zone: '3V.SW', inventions: [card], ...person }, zombies, (stage) =>
    stage.do(pick),
  )

const BESIDE = { '3V.W': { walker: 1 } }

/** Gear does what only whoever has it does. */
export const WITH_GEAR: Arrangements = {
  'card body-armor-alpha': armored('body-armor-alpha'),
  'card body-armor-b52': armored('body-armor-b52'),
  'card brawler-gloves': acting('brawler-gloves', { do: 'charge', to: '3V.W' }, {}, BESIDE),
  'card gunslinger-fist': acting(
    'gunslinger-fist',
    { do: 'fanning', card: 'colt-saa', zone: '3V.W' },
    { hand: ['colt-saa'] },
    BESIDE,
  ),
  'card long-arm': acting('long-arm', { do: 'melee', card: 'pan', zone: '3V.W' }, { hand: ['pan'] }, BESIDE),
  'card sprint-boots': acting('sprint-boots', { do: 'sprint', to: '3V.NW' }),
  'card marksman-goggles': bearer(
    'dry-run',
    { id: 'lee', zone: '3V.SW', hand: ['colt-saa', 'colt-saa'], inventions: ['marksman-goggles'] },
    BESIDE,
    (stage) => stage.do({ do: 'ranged', card: 'colt-saa', zone: '3V.W', dual: true }).do({ do: 'yes' }),
    dice(1, 1, 1, 1, 1, 1),
    { friend: { zone: '3V.W' } },
  ),
  'card jump-boots': within(
    {
      mission: 'fightin-words',
      survivors: ['nora'],
      turn: 'nora',
      people: [{ id: 'nora', zone: '2R.bal', skills: [], inventions: ['jump-boots'] }],
    },
    (stage) => stage.do({ do: 'jump', to: '2R.N' }),
  ),
  'card steam-bottle': within(
    {
      mission: 'the-test-yard',
      survivors: ['bonnie'],
      turn: 'bonnie',
      people: [{ id: 'bonnie', zone: '6V.b', skills: [], hand: ['saber~'], inventions: ['steam-bottle'] }],
    },
    (stage) => stage.do({ do: 'refill', card: 'saber~', place: 'hand', by: 'bottle' }),
  ),
  'card steam-vision-goggles': within(
    {
      mission: 'the-test-yard',
      survivors: ['bonnie'],
      turn: 'bonnie',
      people: [
        { id: 'bonnie', zone: '14R.a', skills: [], hand: ['saber~'], inventions: ['steam-vision-goggles'] },
      ],
    },
    (stage) => stage.do({ do: 'refill', card: 'saber~', place: 'hand', by: 'nozzle' }),
  ),
  'card dynamite': acting(
    'sprint-boots',
    { do: 'throw', card: 'dynamite', zone: '3V.W' },
    { hand: ['dynamite'] },
  ),
  'card water': acting('sprint-boots', { do: 'eat', card: 'water' }, { pack: ['water'] }),
  'card holy-water': bearer('dry-run', { id: 'carl', zone: '3V.a', pack: ['holy-water'] }, {}, (stage) =>
    stage.do({ do: 'purify', card: 'holy-water', zone: '3V.a' }),
  ),
}
