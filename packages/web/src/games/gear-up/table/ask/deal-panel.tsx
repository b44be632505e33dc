import { contentFor } from '@graveshift/gear-up'
import { isRecord } from '@graveshift/kernel'
import { useState } from 'react'
import { useWords } from '../../../../i18n/use-words.ts'
import { armed, isArmed } from '../../../../table/armed.ts'
import { useCompany } from '../../../../table/company.ts'
import { Deferred } from '../../../../table/deferred.tsx'
import { Button } from '../../../../ui/button.tsx'
import { SurvivorFace } from '../../art/survivor-face.tsx'
import { ZombieFigure } from '../../art/zombie-figure.tsx'
import { SpeedSign } from '../cards/figures.tsx'
import { MiniGrid } from '../cards/mini-grid.tsx'
import { useCalmTable } from '../table-state.ts'
import { tellSurvivor } from '../tell-pick.ts'
import { dragOf, useDrop } from './dealing.ts'

/** The card and the seat that are proposed to the team. */
function useOffered(): { readonly card: unknown; readonly seat: unknown } {
  const { choice } = useCalmTable()
  const offered = useCompany()?.offered
  const pick = offered && offered.choice === choice?.id && isRecord(offered.pick) ? offered.pick : {}
  return { card: pick.card, seat: pick.seat }
}

function SeatTarget({ seat, card }: { readonly seat: number; readonly card: string | undefined }) {
  const { board, submit, guarded } = useCalmTable()
  const { say, tell } = useWords()
  const drop = useDrop(seat)
  const survivor = board.seats[seat]?.survivor ?? ''
  const isGuarded = card !== undefined && isArmed(guarded, { do: 'deal', card, seat })
  const offered = useOffered()
  return (
    <li {...drop} data-offered={offered.seat === seat ? '' : undefined}>
      <Button
        data-seat={seat}
        kind={isGuarded ? 'primary' : 'plain'}
        {...armed(isGuarded)}
        onClick={() => card !== undefined && submit({ do: 'deal', card, seat }, true)}
      >
        <SurvivorFace survivor={survivor} size={28} />
        <span>{say('table.deal.to', { survivor: tell(tellSurvivor(board, seat)) })}</span>
      </Button>
    </li>
  )
}

/** Zombies turned up, to be dealt to the streets: by dragging, or by tapping the card and then the street. */
export function DealPanel() {
  const { board, session, guarded } = useCalmTable()
  const { say, name } = useWords()
  const [wish, setWish] = useState(0)
  const content = contentFor(session.options)
  const chosen = board.tray[wish] === undefined ? 0 : wish
  const offered = useOffered()
  return (
    <>
      <ul className="tray" aria-label={say('table.tray')}>
        {board.tray.map((card, index) => {
          const zombie = content.zombies[card]
          return zombie ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same card may lie there twice
            <li key={`${card}/${index}`}>
              <button
                type="button"
                className="tray-card laminated"
                data-tray={card}
                data-offered={board.tray.indexOf(card) === index && offered.card === card ? '' : undefined}
                aria-pressed={index === chosen}
                onClick={() => setWish(index)}
                {...dragOf(card)}
              >
                {board.tray.length > 1 && <span className="tray-number">{index + 1}</span>}
                <ZombieFigure type={zombie.type} size={40} />
                <span className="row">
                  {name('zombie-type', zombie.type)}
                  <SpeedSign speed={zombie.speed} size={14} />
                </span>
                <MiniGrid grid={zombie.data.grid} crossed="" square={11} />
              </button>
            </li>
          ) : null
        })}
      </ul>
      <Deferred>
        <ul className="deal-seats" aria-label={say('table.deal.where')}>
          {board.seats.map(({ survivor }, seat) => (
            <SeatTarget key={survivor} seat={seat} card={board.tray[chosen]} />
          ))}
        </ul>
      </Deferred>
      {guarded !== undefined && (
        <p className="guard" role="alert">
          {say('table.guard')}
        </p>
      )}
    </>
  )
}
