import { fullHealth, personAt } from '@graveshift/zones'
import { useWords } from '../../i18n/use-words.ts'
import { Health } from '../cards/health.tsx'
import { useDeciding } from '../decide/deciding.ts'
import { percent } from './percent.ts'

interface Props {
  readonly friends: readonly number[]
  readonly chance: number
  /** It burns everybody, by no roll. */
  readonly burns: boolean
}

/** Friends who may be hit, and how likely that is. */
export function LineOfFire({ friends, chance, burns }: Props) {
  const { kit, board, skin } = useDeciding()
  const words = useWords()
  const { say, name } = words
  if (friends.length === 0) return null
  const names = friends.map((friend) => name('survivor', personAt(board, friend).id, 'name')).join(', ')
  return (
    <div className="line-of-fire" role="note">
      <ul aria-hidden="true">
        {friends.map((friend) => {
          const { id, health } = personAt(board, friend)
          return (
            <li key={id}>
              <skin.Person survivor={id} size={38} />
              <Health now={health} most={Math.max(health, fullHealth(kit, board, friend))} />
            </li>
          )
        })}
      </ul>
      <p>
        <b>
          {say(burns ? 'zone.attack.burns' : 'zone.attack.friends', { count: friends.length, people: names })}
        </b>{' '}
        {!burns && say('zone.attack.friends.chance', { chance: percent(words, chance) })}
      </p>
    </div>
  )
}
