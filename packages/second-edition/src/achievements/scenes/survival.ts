import { HERE } from '../../testing.ts'
import { CALM, type Scene } from './scene.ts'

const FAR = '9R.NW'

/** The end of a round, with Amy alone in the street. */
const roundEnd = (more: Scene['at']): Scene['at'] => ({
  mission: 'city-blocks',
  survivors: ['amy'],
  phase: 'end',
  people: [{ id: 'amy', zone: HERE }],
  ...more,
})

export const SURVIVAL_SCENES: readonly Scene[] = [
  {
    title: 'ten rounds without a scratch',
    at: roundEnd({ round: 10 }),
    earns: ['ten-clean-rounds'],
  },
  {
    title: 'nine rounds without a scratch',
    at: roundEnd({ round: 9 }),
    earns: [],
  },
  {
    title: 'five all around, and still standing',
    at: roundEnd({ zombies: { [HERE]: { walker: 5 } } }),
    earns: ['face-in-the-crowd by 0'],
  },
  {
    title: 'four all around',
    at: roundEnd({ zombies: { [HERE]: { walker: 4 } } }),
    earns: [],
  },
  {
    title: 'the fortieth on the board',
    at: roundEnd({ phase: 'spawn', zombies: { [FAR]: { walker: 34, runner: 5 } } }),
    script: { spawn: ['01', ...(CALM.spawn ?? [])] },
    earns: ['packed-streets'],
  },
  {
    title: 'thirty-nine on the board',
    at: roundEnd({ phase: 'spawn', zombies: { [FAR]: { walker: 33, runner: 5 } } }),
    script: { spawn: ['01', ...(CALM.spawn ?? [])] },
    earns: [],
  },
  {
    title: 'a bite that does not count',
    at: roundEnd({
      phase: 'zombies',
      people: [{ id: 'amy', zone: HERE, skills: ['tough'] }],
      zombies: { [HERE]: { walker: 2 } },
    }),
    script: CALM,
    earns: ['shrugged-off by 0'],
  },
]
