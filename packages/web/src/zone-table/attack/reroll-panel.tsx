import './attack.css'
import './dice.css'
import {
  oddsOfRoll,
  personAt,
  type RerollPick,
  woundable,
  type ZonesChoiceOf,
  zoneName,
} from '@graveshift/zones'
import { useMemo } from 'react'
import { useWords } from '../../i18n/use-words.ts'
import { Key } from '../../table/key.tsx'
import { DieFace } from '../cards/die-face.tsx'
import { AnswerButton } from '../decide/answer-button.tsx'
import { useBoardOffer, useDeciding } from '../decide/deciding.ts'
import { QuestionHead } from '../decide/question-head.tsx'
import { attackIn } from './attack-frame.ts'
import { gainOf } from './gain.ts'
import { percent } from './percent.ts'
import { AttackSteps } from './steps.tsx'
import { judged } from './throws.ts'
import { chanceOf, couldFall, meanOf } from './weapons.ts'

const KEEP: RerollPick = { do: 'keep' }

interface Parts {
  readonly of: number
  readonly better: number
  readonly same: number
  readonly worse: number
}

/** How often a new throw is better, the same, or worse than what lies there. */
function Compared({ of, better, same, worse }: Parts) {
  const words = useWords()
  const { say } = words
  const parts = { better, same, worse }
  return (
    <span className="compared">
      {(['better', 'same', 'worse'] as const).map((key) =>
        parts[key] === 0 ? null : (
          <span key={key} data-part={key} style={{ flexGrow: parts[key] / of }}>
            {say(`zone.attack.${key}`, { chance: percent(words, parts[key] / of) })}
          </span>
        ),
      )}
    </span>
  )
}

/** The dice as they lie, to be kept or thrown again. */
export function RerollPanel({ choice }: { readonly choice: ZonesChoiceOf<'reroll'> }) {
  const { table, kit, board } = useDeciding()
  const words = useWords()
  const { say, name } = words
  const { session } = table
  const attack = attackIn(session.state)
  const odds = useMemo(() => attack && oddsOfRoll(kit, board, attack), [kit, board, attack])
  const dice = [
    ...judged(choice.dice, { accuracy: choice.accuracy, plus: attack?.plus ?? 0 }),
    ...(choice.others ?? []).flatMap((other) =>
      judged(other.dice, { accuracy: other.accuracy, plus: attack?.plus ?? 0 }, other.kind),
    ),
  ].toSorted((one, other) => Number(other.isHit) - Number(one.isHit))
  const hits = dice.filter(({ isHit }) => isHit).length
  const friends = odds ? meanOf(odds.keep.wounds) : 0
  const inLine = useMemo(
    () => (attack ? woundable(kit, board, attack.zone, 'friendly-fire', attack.spared) : []),
    [kit, board, attack],
  )
  const isDeadly = odds !== undefined && couldFall(board, inLine, odds.keep)
  const wounds = Math.round(friends)
  // What keeping would cost is seen before it is kept.
  useBoardOffer(
    useMemo(
      () =>
        wounds === 0
          ? undefined
          : {
              marks: { hurting: new Map(inLine.map((person) => [personAt(board, person).id, wounds])) },
              press: () => false,
            },
      [wounds, inLine, board],
    ),
  )
  // Only one number of kills is possible: what it brings is known before it is kept.
  const isCertain = odds?.keep.kills.ways.filter((ways) => ways > 0).length === 1
  const kills = odds ? Math.round(meanOf(odds.keep.kills)) : 0
  const gain = attack && isCertain ? gainOf(kit, board, choice.person, attack.zone, kills) : undefined
  const sources = table.store.picks(choice).flatMap((pick) => {
    const answer = pick as RerollPick
    return answer.do === 'reroll' ? [answer] : []
  })
  const who = name('survivor', personAt(board, choice.person).id, 'name')
  return (
    <section className="decide attack">
      <QuestionHead
        choice={choice}
        person={choice.person}
        isEachTold
        title={
          attack
            ? say('zone.attack.on', { person: who, zone: zoneName(kit.map, attack.zone) })
            : say('zone.attack.title', { person: who })
        }
      />
      <AttackSteps now="roll" />
      <p className="dice-row">
        {dice.map(({ value, isHit, kind }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice lie where they fell
          <DieFace key={at} value={value} size={38} isMiss={!isHit} kind={kind} />
        ))}
        <span>{say('zone.attack.rolled', { hits, misses: dice.length - hits })}</span>
      </p>
      <ul className="answers">
        <li>
          <AnswerButton
            choice={choice}
            pick={KEEP}
            className="roll-answer"
            keys="K"
            guard={isDeadly ? 'always' : 'never'}
            again={say('zone.attack.falls.again')}
          >
            <span>
              <b>
                {name('pick', 'keep')} <Key name="K" />
              </b>
              {odds && (
                <span>
                  {isCertain
                    ? say('zone.attack.keep', { kills })
                    : say('zone.attack.one', { chance: percent(words, chanceOf(odds.keep.kills)) })}
                  {gain && (
                    <span className="gain">
                      {' '}
                      {say('zone.after.points', { points: gain.points })}
                      {gain.level !== undefined &&
                        `, ${say('zone.after.level', { level: name('level', gain.level) })}`}
                    </span>
                  )}
                  {friends > 0 && (
                    <strong className="bad"> {say('zone.attack.keep.friends', { wounds })}</strong>
                  )}
                </span>
              )}
            </span>
          </AnswerButton>
        </li>
        {sources.map((pick, at) => {
          const again = odds?.again.find(({ source }) => source === pick.source)
          const source = kit.cards[pick.source]
            ? name('card', pick.source, 'name')
            : name('skill', pick.source, 'name')
          return (
            <li key={pick.source}>
              <AnswerButton
                choice={choice}
                pick={pick}
                className="roll-answer"
                {...(at === 0 ? { keys: 'R' } : {})}
              >
                <span>
                  <b>
                    {name('pick', 'reroll')} {at === 0 && <Key name="R" />}
                  </b>
                  <span>{say('zone.attack.again', { source })}</span>
                  {again && <Compared {...again} />}
                  {again && chanceOf(again.wounds) > 0 && (
                    <span className="bad">
                      {say('zone.attack.friends.chance', { chance: percent(words, chanceOf(again.wounds)) })}
                    </span>
                  )}
                  <small data-for-good="">{say('zone.attack.no-undo')}</small>
                </span>
              </AnswerButton>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
