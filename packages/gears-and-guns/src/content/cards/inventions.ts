import type { WesternCardData } from '../card-data.ts'

/** The invention deck of 24 cards, which take no slot and always work (GG-EQP-05). */
export const INVENTIONS = [
  { id: 'body-armor-alpha', count: 2, kind: 'invention', profiles: [], armor: 5, keep: 4 },
  { id: 'body-armor-b52', count: 2, kind: 'invention', profiles: [], armor: 4, keep: 5 },
  {
    id: 'brawler-gloves',
    count: 2,
    kind: 'invention',
    profiles: [],
    skills: ['charge'],
    again: 'brawler',
    keep: 4,
  },
  {
    id: 'gunslinger-fist',
    count: 2,
    kind: 'invention',
    profiles: [],
    skills: ['fanning'],
    again: 'gunslinger',
    keep: 5,
  },
  { id: 'jump-boots', count: 2, kind: 'invention', profiles: [], skills: ['jump'], leap: true, keep: 4 },
  { id: 'long-arm', count: 2, kind: 'invention', profiles: [], meleeReach: 1, keep: 5 },
  { id: 'marksman-goggles', count: 2, kind: 'invention', profiles: [], skills: ['steady-hand'], keep: 4 },
  { id: 'sprint-boots', count: 2, kind: 'invention', profiles: [], skills: ['sprint'], keep: 5 },
  { id: 'steam-bottle', count: 6, kind: 'invention', profiles: [], uses: ['refill', 'place'], reach: [0, 1] },
  {
    id: 'steam-vision-goggles',
    count: 2,
    kind: 'invention',
    profiles: [],
    skills: ['steam-derivation'],
    seesThroughJets: true,
    keep: 4,
  },
] as const satisfies readonly WesternCardData[]
