import type { Event } from '@graveshift/kernel'
import { zoneName } from '@graveshift/zones'
import { useMemo } from 'react'
import { useZones } from '../../../zone-table/table/zone-table-state.ts'
import { ownKit } from '../own.ts'
import { storyOf } from '../panels/reading.ts'
import { StoryCard } from '../panels/story-card.tsx'
import { OpeningStory } from './opening-story.tsx'

interface Read extends Event {
  readonly card?: number
  readonly note?: number
}

const isRead = ({ type }: Event): boolean => type === 'cardRead' || type === 'noteRead'

/** What is told beside the question: the mission before it begins, then what the last decision has read. */
export const StoryAside = () => (
  <>
    <OpeningStory />
    <ReadStories />
  </>
)

/** What was read by the last decision, as the cards tell it; while one of them asks, its question shows it. */
function ReadStories() {
  const { session, seq, kit: anyKit, busy } = useZones()
  const kit = ownKit(anyKit)
  const read = useMemo(
    () => (session.seq === seq ? session.moments(seq).filter(({ event }) => isRead(event)) : []),
    [session, seq],
  )
  const asks = session.choices().some(({ kind }) => kind === 'option')
  if (busy || read.length === 0 || asks) return null
  return (
    <div className="story-aside">
      {read.map(({ event, board }) => {
        const { card, note = 0 }: Read = event
        const { with: told = {} } = session.module.tell(session.options, event, board)
        const of = card === undefined ? { of: 'note', number: note } : { of: 'card', number: card }
        const lies = card === undefined ? undefined : kit.mission.cards[card - 1]?.zone
        return (
          <StoryCard
            key={`${of.of} ${of.number}`}
            mission={kit.mission.data.id}
            story={storyOf(of)}
            number={card}
            {...(lies === undefined ? {} : { place: zoneName(kit.map, lies) })}
            {...(told.text === undefined ? {} : { text: told.text })}
          />
        )
      })}
    </div>
  )
}
