import type { Json } from '@graveshift/kernel'
import type { Play } from '@graveshift/zones/testing/watched/recorder'
import { stagesOf, type ZonesStage } from '@graveshift/zones/testing/zones-stage'
import type { Western } from '../game.ts'
import { WESTERN_MODULE } from '../module.ts'
import { CALM } from './stage.ts'

const STAGES = stagesOf<Western>(WESTERN_MODULE, { spawn: [...CALM] })

/** Nora alone in the middle of a mission, in her turn. */
const nora =
  (
    mission: string,
    person: Record<string, Json>,
    more: Record<string, Json>,
    play: (stage: ZonesStage<Western>) => void,
  ): Play<Western> =>
  (watcher) =>
    play(
      STAGES.position(watcher, {
        mission,
        survivors: ['nora'],
        turn: 'nora',
        people: [{ id: 'nora', ...person }],
        ...more,
      }),
    )

const STUCK = nora('the-relay-station', { zone: '16V.a' }, {}, (stage) =>
  stage.refused({ do: 'switch', tile: '16V' }),
)

/** What play at random hardly ever comes to, by what it shows: a few answers each, given on purpose. */
export const ARRANGED: Readonly<Record<string, Play<Western>>> = {
  'pick bonus': nora('dry-run', {}, { bonus: { nora: 1 } }, (stage) => stage.do({ do: 'bonus' })),
  'refusal no-pile-there': nora('dry-run', { zone: '3V.S', pack: ['holy-water'] }, {}, (stage) =>
    stage.refused({ do: 'purify', card: 'holy-water', zone: '3V.SE' }),
  ),
  'refusal no-spawn-there': nora('nobodys-hotel', { zone: '7R.S', pack: ['holy-water'] }, {}, (stage) =>
    stage.refused({ do: 'purify', card: 'holy-water', zone: '7R.S', spawn: true }),
  ),
  'refusal switch-stuck': STUCK,
  'mission rule stuck-switches': STUCK,
  'refusal no-cards-left': nora('dry-run', { zone: '3V.a' }, {}, (stage) => {
    for (const pile of stage.state.board.piles) {
      pile.cards = []
      pile.discards = []
    }
    stage.refused({ do: 'search' })
  }),
}
