import { bossNamed } from '@graveshift/gear-up'
import { useWords } from '../../../../i18n/use-words.ts'
import { Icon } from '../../art/icon.tsx'
import { useCalmTable } from '../table-state.ts'

/** What is special about this boss, in words. */
export function BossTexts() {
  const { board } = useCalmTable()
  const { name, say } = useWords()
  const { id } = board.boss
  return (
    <div className="boss-texts">
      {bossNamed(id).special && <p>{name('boss', id, 'rule')}</p>}
      <p>
        <Icon name="skill" size={18} label={say('icon.skill')} />
        <span>
          {say('table.boss-skill')} {name('boss', id, 'skill')}
        </span>
      </p>
    </div>
  )
}
