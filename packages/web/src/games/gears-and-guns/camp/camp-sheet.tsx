import {
  bonusOf,
  MILESTONES,
  MOST_CXP,
  type Sheet,
  skillsOf,
  survivorNamed,
} from '@graveshift/gears-and-guns'
import { useId } from 'react'
import { useWords } from '../../../i18n/use-words.ts'
import { useSeatHolder } from '../../../table/use-seat-holder.ts'
import { CardPicture } from '../art/card-picture.tsx'
import { SurvivorFace } from '../art/people/pictures.ts'
import { useCamp } from './camp-context.ts'
import type { Rolled } from './rolls.ts'

interface Props {
  readonly sheet: Sheet
  readonly at: number
  /** The question is about it. */
  readonly isAsked: boolean
  readonly rolls: readonly Rolled[]
}

/** Twenty boxes of experience; those with a reward are larger. */
function Experience({ cxp }: Pick<Sheet, 'cxp'>) {
  const { say } = useWords()
  return (
    <div className="camp-cxp" role="img" aria-label={say('campfire.cxp', { cxp })}>
      {Array.from({ length: MOST_CXP }, (_, box) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: boxes never move
          key={box}
          data-full={box < cxp ? '' : undefined}
          data-milestone={MILESTONES.includes(box + 1) ? '' : undefined}
        />
      ))}
    </div>
  )
}

/** A card that was brought back, with the dice that decided on it. */
function Roll({ card, dice, kept }: Rolled) {
  const { say, name } = useWords()
  const values = {
    card: name('card', card, 'name'),
    result: say(kept ? 'campfire.kept' : 'campfire.lost'),
    dice: dice.map((die) => die + 1).join(' '),
  }
  return (
    <li
      data-kept={kept ? '' : undefined}
      aria-label={say(dice.length === 0 ? 'campfire.rolled.never' : 'campfire.rolled', values)}
    >
      <CardPicture card={card} />
      <span aria-hidden="true">{values.card}</span>
      <span className="camp-dice" aria-hidden="true">
        {dice.map((die, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice never move
          <b key={place}>{die + 1}</b>
        ))}
      </span>
    </li>
  )
}

function People({ title, ids }: { readonly title: string; readonly ids: readonly string[] }) {
  const { say, name } = useWords()
  return (
    <p className="camp-posse">
      <span>{title}</span>
      {ids.length === 0 && <i>{say('campfire.nobody')}</i>}
      {ids.map((id) => (
        <b key={id}>
          <SurvivorFace survivor={id} size={22} />
          {name('survivor', id, 'name')}
        </b>
      ))}
    </p>
  )
}

/** A sheet of the campaign, on paper: who, how experienced, with what, and who rides along. */
export function CampSheet({ sheet, at, isAsked, rolls }: Props) {
  const { say, name, tell } = useWords()
  const { session } = useCamp()
  const holderOf = useSeatHolder(session)
  const title = useId()
  const { survivor, cxp, posse, companions, kept, spent } = sheet
  const bonus = bonusOf(sheet)
  const rolled = rolls.map(({ card }) => card)
  // What is kept beside the rolls, such as what a card of the mission gave.
  const others = kept.filter((card) => !rolled.includes(card))
  return (
    <article
      className="camp-sheet"
      aria-labelledby={title}
      data-sheet={at}
      data-asked={isAsked ? '' : undefined}
    >
      <header>
        {survivor === null ? (
          <span className="camp-empty" aria-hidden="true" />
        ) : (
          <SurvivorFace survivor={survivor} size={46} />
        )}
        <div>
          <h2 id={title}>
            {survivor === null
              ? tell({ word: 'sheet.number', with: { number: at + 1 } })
              : name('survivor', survivor, 'name')}
          </h2>
          <p>
            {survivor === null
              ? say('campfire.nobody-plays')
              : name('class', survivorNamed(survivor).class, 'name')}
            {session.seats > 1 && ` · ${holderOf(sheet.player)}`}
          </p>
        </div>
        <p className="camp-cxp-count">
          <b>{cxp}</b> {tell({ word: 'sheet.cxp' })}
        </p>
      </header>
      <Experience cxp={cxp} />
      <p className="camp-gains">
        {skillsOf(sheet).map((skill) => (
          <b key={skill} title={name('skill', skill, 'text')}>
            {name('skill', skill, 'name')}
          </b>
        ))}
        {bonus > 0 && <span>{say('campfire.bonus', { left: bonus - spent, of: bonus })}</span>}
      </p>
      {rolls.length + others.length > 0 && (
        <ul className="camp-kept">
          {rolls.map((each, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are told apart by their place
            <Roll key={place} {...each} />
          ))}
          {others.map((card, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: so are these
            <li key={`${card} ${place}`} data-kept="">
              <CardPicture card={card} />
              <span>{name('card', card, 'name')}</span>
            </li>
          ))}
        </ul>
      )}
      <People title={tell({ word: 'sheet.posse' })} ids={posse} />
      {companions.length > 0 && <People title={tell({ word: 'sheet.companions' })} ids={companions} />}
    </article>
  )
}
