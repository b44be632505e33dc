import type { BossData } from '../types.ts'

/** A head that is mostly mouth. */
export const SCREAMER: BossData = {
  id: 'screamer',
  black: {
    bodies: [
      {
        id: 'body',
        grid: ['.#A##.', '#Y##Y#', '##B###', '#BY#M#', '##A#B#', '..##..'],
        mouth: ['......', '......', '......', '.@@@@.', '..@@..', '......'],
        fixedYellow: 1,
        fixedBlue: 1,
      },
    ],
    track: ['slow', 'fast', 'slow', 'fast'],
  },
  red: {
    bodies: [
      {
        id: 'body',
        grid: ['..###..', '.Y#A#Y.', '##B#B##', '##MYA##', '##BYB##', '.##M##.', '..###..'],
        mouth: ['.......', '.......', '.......', '..@@@..', '..@@@..', '..@@@..', '.......'],
        fixedYellow: 0,
        fixedBlue: 0,
      },
    ],
    track: ['fast', 'slow', 'fast', 'slow', 'fast'],
  },
}
