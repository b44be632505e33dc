import { expect, test } from './test.ts'
import { doneBySeat, type Evening, eveningFor, playEvening, setUpEvening } from './zones/beside-bots.ts'
import type { ZoneTwin } from './zones/zone-twin.ts'

interface Wanted extends Evening {
  readonly title: string
  /** What must come about for it to be such a mission. */
  isSuch(end: ZoneTwin): boolean
}

const did = (what: string) => (end: ZoneTwin) => doneBySeat(end).get(0)?.has(what) === true

const EVENINGS: readonly Wanted[] = [
  {
    title: 'City Blocks with bots in five seats',
    called: 'City Blocks',
    wish: { mission: 'city-blocks' },
    isSuch: ({ board }) => board.round > 3,
  },
  {
    title: 'a mission with cars, in which the person drives',
    called: 'The 24hrs Race of Zombicity',
    wish: { mission: 'the-24hrs-race-of-zombicity' },
    isSuch: did('drive'),
  },
  {
    title: 'a dark mission',
    called: 'Pale Shelter',
    wish: { mission: 'pale-shelter' },
    isSuch: did('dark'),
  },
  {
    title: 'a mission with companions, whom the person leads',
    called: 'Mercy Street',
    wish: { mission: 'mercy-street' },
    isSuch: did('rally'),
  },
  {
    title: 'an ultrared game',
    called: 'The Zombiefest',
    wish: { mission: 'the-zombiefest', ultrared: true },
    switched: ['Ultrared'],
    isSuch: ({ session }) => session.outcome === 'won',
  },
]

for (const evening of EVENINGS)
  test(`${evening.title} is set up and played to its end, five seats by bots`, {
    tag: ['@only-desktop', '@long'],
  }, async ({ page }) => {
    test.setTimeout(1_200_000)
    const { seed, end: foretold } = eveningFor(evening, evening.isSuch)
    await setUpEvening(page, evening, seed)
    const { end, given } = await playEvening(page)
    expect(end.session.options).toEqual(foretold.session.options)
    expect({ outcome: end.session.outcome, round: end.board.round, hash: end.session.hash }).toEqual({
      outcome: foretold.session.outcome,
      round: foretold.board.round,
      hash: foretold.session.hash,
    })
    expect(evening.isSuch(end)).toBe(true)
    await expect(page.locator(`[data-outcome="${end.session.outcome}"]`)).toBeVisible()
    console.info(
      `${evening.called}, ${seed}: ${end.session.outcome} in round ${end.board.round} after ${end.session.seq} decisions, ${given} of them by the person`,
    )
  })
