import './cards.css'
import type { Profile } from '@graveshift/zones'
import { useWords } from '../../i18n/use-words.ts'
import { withBreaks } from '../../table/long-word.ts'
import { useDeciding } from '../decide/deciding.ts'
import { CardSign } from './card-sign.tsx'
import { cardNotes, cardTold, doorOf, rangeTold } from './card-told.ts'

/** Letters from which a word of a name may not fit into the place of a card. */
const LONG_NAME = 10

interface Props {
  /** The card as it lies there, with the states it is in. */
  readonly face: string
  /** In a backpack: its picture and its name. */
  readonly small?: boolean
  /** What stands around says it already. */
  readonly isTold?: boolean
}

function Figures({ profile, several }: { readonly profile: Profile; readonly several: boolean }) {
  const words = useWords()
  const { say } = words
  const { mode, least, most, dice, accuracy, damage, noisy } = profile
  const figures = [
    ['range', rangeTold(words, least, most)],
    ['dice', dice],
    ['hits', `${accuracy}+`],
    ['damage', damage],
  ] as const
  return (
    <span className="card-figures" data-several={several ? '' : undefined}>
      {several && (
        <span className="card-mode">
          <CardSign name={mode} size={13} />
          <CardSign name={noisy ? 'loud' : 'quiet'} size={13} />
        </span>
      )}
      {figures.map(([key, figure]) => (
        <span key={key}>
          <i>{say(`zone.cards.${key}`)}</i>
          <b>{figure}</b>
        </span>
      ))}
    </span>
  )
}

/** A card as it is printed: picture, name, figures; marks for noise, pairs, doors, and whether it has to be loaded. */
export function CardFace({ face, small = false, isTold = false }: Props) {
  const { kit, skin } = useDeciding()
  const words = useWords()
  const { say, name } = words
  const card = kit.cards[face]
  if (!card) return null
  const { profiles, spent, dual } = card
  const [first] = profiles
  const Marks = skin.CardMarks
  const notes = small || first ? [] : cardNotes(words, kit, face)
  return (
    <>
      {!isTold && <span className="unseen">{cardTold(words, kit, face)}</span>}
      <span
        className="equipment"
        aria-hidden="true"
        data-small={small ? '' : undefined}
        data-spent={spent ? '' : undefined}
      >
        <skin.Card card={card.name} />
        <b className="card-name">
          {withBreaks(name('card', card.name, 'name'), say('zone.breaks'), LONG_NAME)}
        </b>
        {!small &&
          profiles.map((profile) => (
            <Figures key={profile.mode} profile={profile} several={profiles.length > 1} />
          ))}
        {notes.length > 0 && <span className="card-notes">{notes.join(', ')}</span>}
        {!small && (
          <span className="card-marks">
            {doorOf(card) !== undefined && <CardSign name="door" />}
            {first && profiles.length === 1 && <CardSign name={first.noisy ? 'loud' : 'quiet'} />}
            {dual && <b>×2</b>}
          </span>
        )}
        {spent && (
          <span className="card-spent">
            <CardSign name="reload" size={13} /> {say('zone.cards.spent')}
          </span>
        )}
        {Marks && <Marks card={card} />}
      </span>
    </>
  )
}
