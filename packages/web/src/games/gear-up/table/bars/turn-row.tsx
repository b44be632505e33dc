import { contentFor, type TurnedUp, turnedUp } from '@graveshift/gear-up'
import { isUndo } from '@graveshift/table'
import { type CSSProperties, useMemo } from 'react'
import { useWords } from '../../../../i18n/use-words.ts'
import { longestWord } from '../../../../table/long-word.ts'
import { anchor } from '../../../../table/play/cue.ts'
import { Tip } from '../../../../table/tip.tsx'
import { ColourBadge } from '../../art/colour-badge.tsx'
import { Icon } from '../../art/icon.tsx'
import { SpeedSign } from '../cards/figures.tsx'
import { ANCHORS } from '../play/anchors.ts'
import { useCalmTable } from '../table-state.ts'
import { FIRST_CARD, TurnTold } from './turn-told.tsx'

const TURNS = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const FIRST_PHASE_2 = 6

/** What lies under a turn: nothing, a card face down, or the card turned up. */
function Under({ turn, up }: { readonly turn: number; readonly up: TurnedUp | undefined }) {
  const { board, session } = useCalmTable()
  const { name, say } = useWords()
  if (turn < FIRST_CARD) return <span className="under under-none">–</span>
  const card = up?.card
  if (card === undefined) {
    const back = board.round < 2 ? 'spawn' : turn < FIRST_PHASE_2 ? 'boss-1' : 'boss-2'
    return (
      <span className="under under-back" data-back={back}>
        <span className="unseen">{say(`table.under.${back}`)}</span>
      </span>
    )
  }
  if (card === 'a' || card === 'b' || card === 'c')
    return (
      <span className="under">
        <Icon name={`spawn-${card}`} size={20} label={say('icon.spawn', { letter: name('letter', card) })} />
      </span>
    )
  return (
    <span className="under">
      {contentFor(session.options).bossCards[card]?.icons.map((icon) => (
        <Icon key={icon} name={icon} size={17} label={name('boss-icon', icon)} />
      ))}
    </span>
  )
}

/** The nine turns of the round with everything turned up so far. */
export function TurnRow() {
  const { board, session, seq, until } = useCalmTable()
  const { say } = useWords()
  const ups = useMemo(() => {
    const log = session.log().slice(0, seq + 1)
    return turnedUp(
      log.flatMap((batch, index) =>
        isUndo(batch) ? [] : index === log.length - 1 ? batch.events.slice(0, until) : batch.events,
      ),
      session.rules.begin(session.options).board,
    )
  }, [session, seq, until])
  const cards = contentFor(session.options).turnCards
  return (
    <ol className="turn-row" aria-label={say('table.turns', { round: board.round })}>
      {TURNS.map((turn) => {
        const up = ups.get(turn)
        const card = up?.turn === undefined ? undefined : cards[up.turn]
        return (
          <li
            key={turn}
            {...(turn === board.turn ? anchor(ANCHORS.turn) : {})}
            aria-current={turn === board.turn ? 'step' : undefined}
            data-past={turn < board.turn ? '' : undefined}
          >
            <Tip className="turn-tip" tell={() => <TurnTold turn={turn} card={card} under={up?.card} />}>
              <span className="turn-number">
                <span className="unseen">{`${say('word.turn')} `}</span>
                {turn}
              </span>
              <span className="turn-card">
                {card ? (
                  <>
                    <ColourBadge colour={card.colour} size={22} />
                    <SpeedSign speed={card.speed} size={18} />
                    {card.companion && board.seats.length === 1 && (
                      <Icon name="companion" size={18} label={say('icon.companion')} />
                    )}
                  </>
                ) : (
                  <span className="turn-back" aria-hidden="true" />
                )}
              </span>
              <Under turn={turn} up={up} />
            </Tip>
          </li>
        )
      })}
    </ol>
  )
}

/** The card of this turn and the step, where there is no room for the whole row. */
export function TurnNow() {
  const { board } = useCalmTable()
  const { name, say } = useWords()
  const { card, step, turn } = board
  const named = name('step', step)
  const stepName = (
    <span className="step-now">
      <span style={{ '--letters': longestWord(named) } as CSSProperties}>{named}</span>
    </span>
  )
  return (
    <div className="turn-now" {...anchor(ANCHORS.turn)}>
      {card ? (
        <Tip
          className="turn-now-tip"
          tell={() => <TurnTold turn={turn} card={card} under={undefined} isNow />}
        >
          <span className="turn-signs">
            <ColourBadge colour={card.colour} size={24} />
            <SpeedSign speed={card.speed} size={20} />
            {card.companion && board.seats.length === 1 && (
              <Icon name="companion" size={20} label={say('icon.companion')} />
            )}
          </span>
          {stepName}
        </Tip>
      ) : (
        stepName
      )}
    </div>
  )
}
