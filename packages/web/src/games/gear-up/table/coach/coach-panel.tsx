import '../../../../table/coach/coach.css'
import type { Choice } from '@graveshift/gear-up'
import { canonical, isRecord, type Json, squareFromName } from '@graveshift/kernel'
import { useState } from 'react'
import type { ToldAnswer } from '../../../../bots/bot-message.ts'
import { useRanking } from '../../../../coach/use-ranking.ts'
import { useWordSet } from '../../../../i18n/use-word-set.ts'
import { useWords } from '../../../../i18n/use-words.ts'
import { useGame } from '../../../../store/use-game.ts'
import { NoAnswer } from '../../../../table/coach/no-answer.tsx'
import { PlayIt } from '../../../../table/coach/play-it.tsx'
import type { Pointer } from '../../../../table/pointer.ts'
import { OffButton } from '../../../../ui/off-button.tsx'
import { useCalmTable } from '../table-state.ts'
import { tellPick } from '../tell-pick.ts'
import { GearUpOdds } from './gear-up-odds.tsx'

const GOALS = ['win', 'kill', 'collect', 'prevent', 'boss'] as const
type Goal = (typeof GOALS)[number]

/** In the order in which the rules count them. */
const FIGURES = ['kills', 'squares', 'armor', 'ammo', 'health', 'walk', 'threat', 'boss', 'blows'] as const

/** A new zombie has so many spaces wherever it goes: they tell answers of a deal from nothing. */
const SAME_FOR_ALL: Readonly<Partial<Record<Choice['kind'], readonly string[]>>> = {
  deal: ['kills', 'squares'],
}

/** What an answer is about, to be shown on the table. */
function pointerTo(pick: Json): Pointer | undefined {
  if (!isRecord(pick)) return undefined
  const named = String(pick.squares ?? pick.square ?? '')
  const squares = named.split(' ').flatMap((name) => squareFromName(name) ?? [])
  const targets = Array.isArray(pick.targets) ? pick.targets.map(Number) : []
  if (typeof pick.target === 'number') targets.push(pick.target)
  return { seats: typeof pick.seat === 'number' ? [pick.seat] : [], targets, squares }
}

interface AnswerProps {
  readonly choice: Choice
  readonly answer: ToldAnswer
  readonly isChosen: boolean
  readonly onChoose: () => void
}

function RankedAnswer({ choice, answer, isChosen, onChoose }: AnswerProps) {
  const { board } = useCalmTable()
  const { say, tell } = useWords()
  const { pick, figures, place, isShared, grade, least } = answer
  return (
    <li data-chosen={isChosen ? '' : undefined}>
      <button type="button" className="ranked" aria-expanded={isChosen} onClick={onChoose}>
        <span className="ranked-place">
          <span aria-hidden="true">{isShared ? `=${place}` : place}</span>
          <span className="unseen">{say(isShared ? 'coach.place.shared' : 'coach.place', { place })}</span>
        </span>
        <span className="ranked-told">
          <span>{tell(tellPick(board, choice, pick))}</span>
          <span className="ranked-figures">
            {FIGURES.map((figure, index) => {
              const count = figures[index] ?? 0
              return count === 0 || SAME_FOR_ALL[choice.kind]?.includes(figure) ? null : (
                <span key={figure} data-bad={count < 0 ? '' : undefined}>
                  {say(`coach.figure.${figure}`)} {count > 0 ? `+${count}` : `−${-count}`}
                </span>
              )
            })}
          </span>
        </span>
        <span className="ranked-grade">
          {grade}
          <span className="unseen"> {say('coach.grade')}</span>
          {least < grade && <small>{say('coach.grade.least', { least })}</small>}
        </span>
      </button>
      {isChosen && <PlayIt pick={pick} />}
    </li>
  )
}

/** The best answers to the question in front, for a goal. */
function RankedList({ onShow }: { readonly onShow: () => void }) {
  const table = useCalmTable()
  const { choice, board, proposed, propose, look } = table
  const { say } = useWords()
  const [goal, setGoal] = useState<Goal>('win')
  const { ranking, isThinking, hasFailed, again } = useRanking(table, goal === 'win' ? undefined : goal)
  if (!choice) return <p className="fine">{say('coach.nothing')}</p>
  const isOff = (each: Goal) =>
    each !== 'win' && each !== goal && ranking !== undefined && !ranking.goals.includes(each)
  const chosen = proposed === undefined ? undefined : canonical(proposed)
  const choose = (pick: Json) => {
    if (canonical(pick) === chosen) return propose(undefined)
    const pointer = pointerTo(pick)
    propose(pick, pointer)
    const zombie = board.zombies.find(({ target }) => target === pointer?.targets[0])
    if (zombie) look(zombie.seat)
    if (pointer && pointer.targets.length > 0) onShow()
  }
  return (
    <>
      <fieldset className="segments goals" aria-label={say('coach.goal')}>
        {GOALS.map((each) => (
          <OffButton
            key={each}
            aria-pressed={each === goal}
            off={isOff(each) ? say('coach.goal.off') : undefined}
            onClick={() => setGoal(each)}
          >
            {say(`coach.goal.${each}`)}
          </OffButton>
        ))}
      </fieldset>
      <ol className="ranking" aria-label={say('coach.best')} aria-busy={isThinking}>
        {ranking?.best.map((answer) => {
          const key = canonical(answer.pick)
          return (
            <RankedAnswer
              key={key}
              choice={choice}
              answer={answer}
              isChosen={key === chosen}
              onChoose={() => choose(answer.pick)}
            />
          )
        })}
      </ol>
      {hasFailed ? (
        <NoAnswer text={say('coach.failed')} again={again} />
      ) : (
        <p className="fine" role="status">
          {ranking ? say('coach.of', { total: ranking.total }) : say('coach.thinking')}
          {GOALS.some(isOff) && ` · ${say('coach.goals.off')}`}
          {choice.kind === 'deal' && ` · ${say('coach.deal')}`}
        </p>
      )}
    </>
  )
}

/** The coach: odds and the best answers, as far as they are switched on. */
export function CoachPanel({ onShow }: { readonly onShow: () => void }) {
  useWordSet('coach')
  const { store, narrow } = useCalmTable()
  const help = useGame(store, (now) => now.help)
  const { say } = useWords()
  return (
    <section className="coach-panel" data-coach="" aria-label={say('help.coach')}>
      <h2>{say('help.coach')}</h2>
      {!narrow && help.includes('odds') && <GearUpOdds />}
      {help.includes('coach') && <RankedList onShow={onShow} />}
      <p className="fine">{say('coach.about')}</p>
    </section>
  )
}
