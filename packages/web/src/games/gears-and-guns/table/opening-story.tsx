import { MISSIONS } from '@graveshift/gears-and-guns'
import { useWords } from '../../../i18n/use-words.ts'
import type { WordKey } from '../../../i18n/word-keys.ts'
import { useZones } from '../../../zone-table/table/zone-table-state.ts'
import { ownKit } from '../own.ts'

/** What a mission of the box is about, before its first round. */
export function OpeningStory() {
  const { kit, board, busy } = useZones()
  const { say, name } = useWords()
  const { id } = ownKit(kit).mission.data
  if (busy || board.round > 0 || !MISSIONS.some((mission) => mission.id === id)) return null
  return (
    <article className="story-card story-opening">
      <header>
        <h2>{name('mission', id, 'name')}</h2>
      </header>
      <p className="story-text">{say(`mission.${id}.story` as WordKey)}</p>
    </article>
  )
}
