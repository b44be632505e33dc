import { type Effect, GAUGE, gaugeAfter, optionTold } from '@graveshift/gears-and-guns'
import type { Term } from '@graveshift/kernel'
import { zoneName } from '@graveshift/zones'
import { useWords } from '../../../i18n/use-words.ts'
import type { WordKey } from '../../../i18n/word-keys.ts'
import { AnswerButton } from '../../../zone-table/decide/answer-button.tsx'
import { useDeciding } from '../../../zone-table/decide/deciding.ts'
import { QuestionHead } from '../../../zone-table/decide/question-head.tsx'
import { ownBoard, ownKit } from '../own.ts'
import type { WesternPickOf, WesternQuestion } from './choices.ts'
import { readingIn, storyOf } from './reading.ts'
import { StoryCard } from './story-card.tsx'

/** What the gauge would show; undefined where nothing is said about it. */
function gaugeWith(gauge: number, effects: readonly Effect[]): number | undefined {
  const changes = effects.flatMap((effect) => (effect.do === 'gauge' ? [effect.by] : []))
  return changes.length === 0 ? undefined : changes.reduce(gaugeAfter, gauge)
}

/** A card's choice as its story tells it: A or B, each with what it brings. */
export function OptionPanel({ choice }: WesternQuestion<'option'>) {
  const { table, kit: anyKit, board: anyBoard } = useDeciding()
  const { say, tell } = useWords()
  const kit = ownKit(anyKit)
  const board = ownBoard(anyBoard)
  const { session, store } = table
  const picks = store.picks(choice) as readonly WesternPickOf<'option'>[]
  const read = readingIn(session.state)
  const text = (term: Term | undefined): string =>
    typeof term === 'object' ? tell(term) : String(term ?? '')
  const closed = choice.options.length - choice.able.length
  return (
    <section className="decide story-question">
      {read && read.of !== 'use' && (
        <StoryCard
          mission={kit.mission.data.id}
          story={storyOf(read)}
          number={read.of === 'card' ? read.number : undefined}
          place={zoneName(kit.map, read.zone)}
        />
      )}
      <QuestionHead choice={choice} person={choice.person} />
      <ul className="answers">
        {picks.map((pick) => {
          const told = optionTold(pick.option - 1, choice.options)
          const gauge = gaugeWith(board.gauge, choice.options[pick.option - 1] ?? [])
          return (
            <li key={pick.option}>
              <AnswerButton choice={choice} pick={pick} className="story-answer">
                <b className="story-letter">{told.letter}</b>
                <span>
                  {text(told.effects)}
                  {gauge !== undefined && (
                    <small data-bad={gauge >= GAUGE.jetsWound ? '' : undefined}>
                      {say('town.gauge.becomes', { from: board.gauge, to: gauge })}
                    </small>
                  )}
                </span>
              </AnswerButton>
            </li>
          )
        })}
      </ul>
      {closed > 0 && <p className="fine">{say('refusal.cannot-choose' as WordKey)}</p>}
    </section>
  )
}
