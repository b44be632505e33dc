import type { RuleScene } from '@graveshift/zones/missions'

/** Answers in which the rules that all games share matter in this one. */
export const SCENES = {
  arrival: {
    begins: {
      position: {
        mission: 'neds-moloturbo',
        survivors: ['amy'],
        people: [{ id: 'amy' }],
        round: 4,
        phase: 'end',
      },
    },
  },
  'companions-may-fall': {
    begins: {
      position: {
        mission: 'best-friends-forever',
        survivors: ['amy'],
        people: [{ id: 'amy', zone: '9R.S' }],
        phase: 'zombies',
        zombies: { '2R.a': { walker: 1 } },
        companions: [{ id: 'lou', zone: '2R.a' }],
      },
    },
  },
  'dark-spawn': {
    begins: {
      position: {
        mission: 'the-blight',
        survivors: ['amy'],
        people: [{ id: 'amy', zone: '4V.SE' }],
        zombies: {},
        doors: ['9R.a-9R.N', '7R.b-7R.E'],
        round: 5,
        phase: 'spawn',
      },
    },
  },
  deadline: {
    begins: {
      position: {
        mission: 'the-ditch',
        survivors: ['amy'],
        people: [{ id: 'amy' }],
        round: 16,
        phase: 'end',
      },
    },
  },
  exit: {
    begins: {
      position: {
        mission: 'small-town',
        survivors: ['amy'],
        turn: 'amy',
        people: [{ id: 'amy', zone: '6R.NE' }],
        taken: [0, 1, 2, 3].map((token) => ({ token, by: 'amy' })),
      },
    },
    answers: [{ do: 'end' }, { do: 'yes' }],
  },
  forbidden: {
    begins: {
      position: {
        mission: 'grindhouse',
        survivors: ['amy'],
        people: [{ id: 'amy' }],
        phase: 'zombies',
        zombies: { '8V.c': { fatty: 1 } },
      },
    },
  },
  gift: {
    begins: {
      position: {
        mission: 'neds-moloturbo',
        survivors: ['amy'],
        turn: 'amy',
        people: [{ id: 'amy', zone: '7R.b' }],
      },
    },
    answers: [{ do: 'take', token: 0 }],
  },
  heavy: {
    begins: {
      position: {
        mission: 'heavy-duty',
        survivors: ['amy', 'ned'],
        turn: 'amy',
        people: [
          { id: 'amy', zone: '7R.b' },
          { id: 'ned', zone: '7R.a' },
        ],
      },
    },
    answers: [{ refused: { do: 'take', token: 0 } }, { do: 'end' }],
  },
  'loud-objectives': {
    begins: {
      position: {
        mission: 'crank-it-up-to-11',
        survivors: ['amy'],
        people: [{ id: 'amy', zone: '9R.NW' }],
        taken: [{ token: 0, by: 'amy' }],
        zombies: { '9R.S': { walker: 1 } },
        doors: ['9R.a-9R.S'],
        phase: 'zombies',
      },
    },
  },
  reinforcements: {
    begins: {
      position: {
        mission: 'the-zombiefest',
        survivors: ['amy'],
        people: [{ id: 'amy', zone: '9R.a' }],
        zombies: {},
        round: 4,
        phase: 'spawn',
      },
    },
  },
  'standing-noise': {
    begins: {
      position: {
        mission: 'grindhouse',
        survivors: ['amy'],
        people: [{ id: 'amy', zone: '6V.SE' }],
        phase: 'zombies',
        zombies: { '6V.a': { walker: 1 } },
      },
    },
  },
  wake: {
    begins: {
      position: {
        mission: 'the-blight',
        survivors: ['amy'],
        people: [{ id: 'amy' }],
        round: 8,
        phase: 'end',
      },
    },
  },
} satisfies Readonly<Record<string, RuleScene>>
