import { useState } from 'react'
import { stateOf } from '../../store/campaign-entry.ts'
import { useCampaigns } from '../../store/use-campaigns.ts'
import type { MissionFacts } from './mission-facts.ts'
import type { SetUpBox } from './set-up-box.ts'

/** Chapters that somebody wanted to be told, as long as the tab is open. */
const told = new Set<string>()

interface Veil {
  /** Its name and story are not told yet. */
  lies(mission: MissionFacts): boolean
  lift(mission: string): void
}

/** What is not told of a campaign's missions before one gets there, or says so. */
export function useVeil({ chapterOf }: SetUpBox, game: string, played: ReadonlySet<string>): Veil {
  const [, again] = useState(0)
  const campaigns = (useCampaigns() ?? []).filter((each) => each.game === game)
  const reached = Math.max(1, ...campaigns.map((each) => chapterOf?.(stateOf(each)) ?? 1))
  return {
    lies: ({ id, chapter = 0 }) => chapter > reached && !played.has(id) && !told.has(id),
    lift(mission) {
      told.add(mission)
      again((times) => times + 1)
    },
  }
}
