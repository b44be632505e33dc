import type { BoardView, SeatView } from '@graveshift/gear-up'
import { Icon } from '../../art/gear-up/icon.tsx'
import { SurvivorPortrait } from '../../art/gear-up/survivor-portrait.tsx'
import { ZombieFigure } from '../../art/gear-up/zombie-figure.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { tellTarget } from './tell-pick.ts'

interface Props {
  readonly seat: SeatView
  readonly index: number
  readonly board: BoardView
}

/** One survivor's figures and street, in words and numbers. */
export function SeatFigures({ seat, index, board }: Props) {
  const { say, name, tell } = useWords()
  const tracks = [
    { what: 'health', text: `${seat.health.left} / ${seat.health.of}` },
    { what: 'armor', text: `${seat.armor.owned}` },
    { what: 'ammo', text: `${seat.ammo.owned}` },
  ] as const
  return (
    <article className="panel seat">
      <SurvivorPortrait survivor={seat.survivor} size={72} />
      <div>
        <h2>
          {name('survivor', seat.survivor, 'name')}
          {seat.leader && <Icon name="leader" size={24} label={say('icon.leader')} />}
        </h2>
        <ul className="row">
          {tracks.map(({ what, text }) => (
            <li key={what} className="row">
              <Icon name={what} size={24} label={say(`icon.${what}`)} />
              {text}
            </li>
          ))}
        </ul>
        <ul className="row">
          {board.zombies
            .filter((zombie) => zombie.seat === index)
            .map((zombie) => (
              <li key={zombie.target} className="row">
                <ZombieFigure type={zombie.type} size={40} />
                {tell(tellTarget(board, zombie.target))}
                {` (${say('word.slot')} ${zombie.slot}, ${say('icon.damage')} ${zombie.damage})`}
              </li>
            ))}
        </ul>
      </div>
    </article>
  )
}
