import { LEVELS, type OrderPick, personAt, type SkillPick, type ZonesChoiceOf } from '@graveshift/zones'
import { useWords } from '../../i18n/use-words.ts'
import type { WordKey } from '../../i18n/word-keys.ts'
import { LevelBar } from '../table/level-bar.tsx'
import { AnswerButton } from './answer-button.tsx'
import { useDeciding } from './deciding.ts'
import { PersonLine } from './people-panel.tsx'
import { QuestionHead } from './question-head.tsx'

/** The level a skill stands at for somebody; that of whoever chooses where it stands at none. */
function levelOf(
  skills: { readonly [level: string]: unknown } | undefined,
  skill: string,
  otherwise: string,
): string {
  return (
    LEVELS.find((level) => {
      const printed = skills?.[level]
      return Array.isArray(printed) && printed.includes(skill)
    }) ?? otherwise
  )
}

/** Which skill of a new level: each with what it does. */
export function SkillPanel({ choice }: { readonly choice: ZonesChoiceOf<'skill'> }) {
  const { table, kit, board } = useDeciding()
  const { say, name } = useWords()
  const who = personAt(board, choice.person)
  const picks = table.store.picks(choice) as readonly SkillPick[]
  const level = LEVELS[who.level] ?? 'blue'
  const printed = kit.survivors[who.id]
  return (
    <section className="decide">
      <QuestionHead
        choice={choice}
        person={choice.person}
        title={say('zone.decide.level', {
          person: name('survivor', who.id, 'name'),
          level: say(`level.${level}` as WordKey),
        })}
      >
        <p>
          <span className="unseen">{say('zone.adrenaline', { points: who.points })}</span>
          <LevelBar points={who.points} figures />
        </p>
      </QuestionHead>
      <ul className="answers">
        {picks.map((pick) => (
          <li key={pick.skill}>
            <AnswerButton choice={choice} pick={pick} className="skill-card">
              <span data-level={levelOf({ ...printed }, pick.skill, level)}>
                <b>{name('skill', pick.skill, 'name')}</b>
                <span>{name('skill', pick.skill, 'text')}</span>
              </span>
            </AnswerButton>
          </li>
        ))}
      </ul>
      {who.skills.length > 0 && (
        <p className="fine">
          {say('zone.decide.has', {
            skills: who.skills.map((skill) => name('skill', skill, 'name')).join(', '),
          })}
        </p>
      )}
    </section>
  )
}

/** Which of several skills that answer the same thing comes first. */
export function OrderPanel({ choice }: { readonly choice: ZonesChoiceOf<'order'> }) {
  const { table } = useDeciding()
  const { name } = useWords()
  const picks = table.store.picks(choice) as readonly OrderPick[]
  return (
    <section className="decide">
      <QuestionHead choice={choice} />
      <ul className="answers">
        {picks.map((pick) => (
          <li key={`${pick.person} ${pick.skill}`}>
            <AnswerButton choice={choice} pick={pick}>
              <PersonLine person={pick.person}>
                <small>
                  {name('skill', pick.skill, 'name')}: {name('skill', pick.skill, 'text')}
                </small>
              </PersonLine>
            </AnswerButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
