import { lastStep, leave, QUICK_END, type Scene } from './scene.ts'

const SIX = ['amy', 'doug', 'elle', 'josh', 'ned', 'wanda'] as const

/** Amy is the last of six to leave. */
const five = SIX.slice(1).map((id) => ({ id, zone: 'gone' }))

const quiet = ['home-early', 'low-profile', 'no-shot-fired', 'unscathed']

export const MISSION_SCENES: readonly Scene[] = [
  {
    title: 'the first mission is won',
    at: lastStep(),
    act: leave,
    earns: QUICK_END,
  },
  {
    title: 'an easy mission that is not the first',
    at: {
      mission: 'small-town',
      survivors: ['amy'],
      turn: 'amy',
      people: [{ id: 'amy', zone: '6R.NE' }],
      taken: ['9R', '6R', '8R', '1R'].map((objective) => ({ objective, by: 'amy' })),
    },
    act: leave,
    earns: [...quiet, 'win-easy'],
  },
  {
    title: 'a medium mission',
    at: {
      mission: 'zombie-police',
      survivors: ['amy'],
      turn: 'amy',
      people: [{ id: 'amy', zone: '6V.N' }],
      taken: ['2V', '3V', '4V'].map((objective) => ({ objective, by: 'amy' })),
    },
    act: leave,
    earns: [...quiet, 'win-medium'],
  },
  {
    title: 'a hard mission',
    at: {
      mission: 'y-zone',
      survivors: ['amy'],
      turn: 'amy',
      people: [{ id: 'amy', zone: '4R.SE', hand: ['golden-kukri'] }],
    },
    act: leave,
    earns: [...quiet, 'win-hard'],
  },
  {
    title: 'in the dark',
    at: lastStep({ darkZones: true }),
    act: leave,
    earns: [...QUICK_END, 'lights-out'],
  },
  {
    title: 'beyond red',
    at: lastStep({ ultrared: true }),
    act: leave,
    earns: [...QUICK_END, 'beyond-red'],
  },
  {
    title: 'six seats, one survivor each',
    at: lastStep({ survivors: SIX, seats: 6, people: [{ id: 'amy', zone: '1V.SW' }, ...five] }),
    act: leave,
    earns: [...QUICK_END, 'full-table'],
  },
  {
    title: 'one seat, six survivors',
    at: lastStep({ survivors: SIX, people: [{ id: 'amy', zone: '1V.SW' }, ...five] }),
    act: leave,
    earns: [...QUICK_END, 'one-mind'],
  },
  {
    title: 'one seat with five survivors is no crowd',
    at: lastStep({
      survivors: SIX.slice(0, 5),
      people: [{ id: 'amy', zone: '1V.SW' }, ...five.slice(0, 4)],
    }),
    act: leave,
    earns: QUICK_END,
  },
]
