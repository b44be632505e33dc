import type { MissionStart, SheetStart } from '../campaign/mission-start.ts'

/** What a mission of a campaign knows besides its options: who is on the sheets, and what they bring (GG-SET-03). */
export type CampaignPart = Pick<MissionStart, 'sheets' | 'convoy' | 'marks' | 'pool' | 'engineer'>

/** The survivors of each seat, as the sheets name them. */
export const teamsOf = (sheets: readonly SheetStart[], seats: number): readonly (readonly string[])[] =>
  Array.from({ length: seats }, (_, seat) =>
    sheets.flatMap(({ player, survivor }) => (player === seat && survivor !== null ? [survivor] : [])),
  )
