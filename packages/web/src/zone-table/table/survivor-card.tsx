import { LEVELS, NONE } from '@graveshift/zones'
import { useWords } from '../../i18n/use-words.ts'
import type { WordKey } from '../../i18n/word-keys.ts'
import { Hearts } from './hearts.tsx'
import { LevelBar } from './level-bar.tsx'
import { actionsLeft, mostHealth } from './people-told.ts'
import { Pips } from './pips.tsx'
import { SlotCards } from './slot-cards.tsx'
import { useZones } from './zone-table-state.ts'

/** Skills beyond these are told by their number alone: the card has a title for each. */
const levelOf = (kit: ReturnType<typeof useZones>['kit'], id: string, skill: string): string | undefined =>
  LEVELS.find((level) => kit.survivors[id]?.[level].includes(skill))

/** Everything about one survivor: health, actions, adrenaline, skills, hands and backpack. */
export function SurvivorCard() {
  const { face, kit, board, person } = useZones()
  const { say, name } = useWords()
  const who = board.people[person]
  if (!who) return null
  const { Head } = face
  const left = actionsLeft(kit, board, person)
  return (
    <section
      className="zone-panel hero"
      aria-label={name('survivor', who.id, 'name')}
      data-figures={`people.${who.id}`}
      data-acts={left.any > 0 ? '' : undefined}
    >
      <header>
        <Head survivor={who.id} size={66} />
        <div>
          <h2>
            {name('survivor', who.id, 'name')}
            <Pips left={left} />
          </h2>
          <p>
            <Hearts health={who.health} most={mostHealth(kit, board, person)} size={17} isNow />
            <span className="fine">{say('budget.any' as WordKey, { count: left.any })}</span>
          </p>
          {who.seat !== NONE && (
            <>
              <span className="unseen" data-figure="points">
                {say('zone.adrenaline', { points: who.points })}
              </span>
              <LevelBar points={who.points} figures />
            </>
          )}
        </div>
      </header>
      <ul className="skills" aria-label={say('zone.skills')}>
        {who.skills.map((skill) => (
          <li
            key={skill}
            className="level-tag"
            data-level={levelOf(kit, who.id, skill)}
            title={name('skill', skill, 'text')}
          >
            {name('skill', skill, 'name')}
          </li>
        ))}
      </ul>
      <SlotCards person={person} />
    </section>
  )
}
