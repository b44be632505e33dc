import type { CampPick } from '@graveshift/gears-and-guns'
import { useState } from 'react'
import { useWords } from '../../../i18n/use-words.ts'
import { SurvivorFace } from '../art/people/pictures.ts'
import { useCamp } from './camp-context.ts'
import { PickButton } from './pick-button.tsx'

type Offer = Extract<CampPick, { do: 'offer' }>

const keyOf = ({ from, give }: Offer): string => `${from} ${give}`

/** Posse members change hands: first who, then where to, alone or against somebody. */
export function TradePanel() {
  const { say, name, tell } = useWords()
  const { picks, board } = useCamp()
  const [chosen, setChosen] = useState<string>()
  const offers = picks.filter((pick): pick is Offer => pick.do === 'offer')
  const members = [...new Map(offers.map((offer) => [keyOf(offer), offer])).values()]
  const own = offers.filter((offer) => keyOf(offer) === chosen)
  const sheets = [...new Set(own.map(({ to }) => to))]
  const survivorName = (id: string) => name('survivor', id, 'name')
  return (
    <div className="camp-trade">
      {members.length > 0 && (
        <fieldset>
          <legend>{say('campfire.offer-whom')}</legend>
          {members.map((offer) => (
            <button
              key={keyOf(offer)}
              type="button"
              className="camp-chip"
              aria-pressed={keyOf(offer) === chosen}
              onClick={() => setChosen(keyOf(offer) === chosen ? undefined : keyOf(offer))}
            >
              <SurvivorFace survivor={offer.give} size={32} />
              {survivorName(offer.give)}
            </button>
          ))}
        </fieldset>
      )}
      {sheets.map((to) => {
        const survivor = board.sheets[to]?.survivor ?? null
        return (
          <div key={to} className="camp-trade-row">
            <span>
              {survivor === null
                ? say('campfire.to.number', { number: to + 1 })
                : say('campfire.to', { survivor: survivorName(survivor) })}
            </span>
            {own
              .filter((offer) => offer.to === to)
              .map((offer) => (
                <PickButton key={offer.take ?? ''} pick={offer}>
                  {offer.take === undefined
                    ? say('campfire.give')
                    : say('campfire.exchange', { survivor: survivorName(offer.take) })}
                </PickButton>
              ))}
          </div>
        )
      })}
      {picks
        .filter((pick) => pick.do === 'done')
        .map((pick) => (
          <PickButton key={pick.do} pick={pick} kind="primary">
            {tell({ word: 'camp.done' })}
          </PickButton>
        ))}
    </div>
  )
}
