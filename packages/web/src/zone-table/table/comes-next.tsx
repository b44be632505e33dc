import { dangerLevel, EQUIPMENT, LEVELS, pileOf, SPAWN } from '@graveshift/zones'
import { memo } from 'react'
import { useWords } from '../../i18n/use-words.ts'
import { useExposure } from './danger.ts'
import { Sign } from './sign.tsx'
import { useZones } from './zone-table-state.ts'

/** What the next zombies' phase brings, as things stand, and what is left in the decks. */
export const ComesNext = memo(function ComesNext() {
  const { kit, board } = useZones()
  const { say, name } = useWords()
  const exposure = useExposure()
  const level = LEVELS[dangerLevel(board)] ?? 'blue'
  const least = exposure.reduce((sum, each) => sum + each.least, 0)
  const most = exposure.reduce((sum, each) => sum + each.most, 0)
  const cards =
    kit.spawnZones(board).filter((_, spawn) => !kit.isAsleep(board, spawn)).length +
    kit.moreSpawns(board).length
  return (
    <section className="zone-panel comes-next" aria-label={say('zone.next')} data-figures="next">
      <h2>
        {say('zone.next')}
        <span className="level-tag" data-level={level}>
          {say('zone.danger', { level: name('level', level) })}
        </span>
      </h2>
      <dl>
        <div data-bad={most > 0 ? '' : undefined}>
          <dt>{say('zone.next.attacks')}</dt>
          <dd data-figure="attacks">
            <Sign name="skull" size={16} />
            {least === most ? most : say('zone.range', { least, most })}
          </dd>
        </div>
        <div>
          <dt>{say('zone.next.cards')}</dt>
          <dd data-figure="cards">{cards}</dd>
        </div>
        <div className="decks-left">
          <dt>{say('zone.next.equipment')}</dt>
          <dd data-figure="equipment">{pileOf(board, EQUIPMENT).cards.length}</dd>
        </div>
        <div className="decks-left">
          <dt>{say('zone.next.zombies')}</dt>
          <dd data-figure="zombies">{pileOf(board, SPAWN).cards.length}</dd>
        </div>
      </dl>
    </section>
  )
})
