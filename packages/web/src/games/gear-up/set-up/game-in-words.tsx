import type { Json } from '@graveshift/kernel'
import { useWords } from '../../../i18n/use-words.ts'
import { SurvivorFace } from '../art/survivor-face.tsx'
import { wishOf } from './wish-of.ts'

/** Which game is set up, in one line. */
export function GameInWords({ options }: { readonly options: Json }) {
  const { say, name } = useWords()
  const { survivors, boss, difficulty } = wishOf(options)
  return (
    <span className="game-in-words">
      <span className="faces">
        {survivors.map((id) => (
          <SurvivorFace key={id} survivor={id} size={28} />
        ))}
      </span>
      {say('online.game.words', {
        count: survivors.length,
        boss: name('boss', boss, 'name'),
        difficulty: name('difficulty', difficulty),
      })}
    </span>
  )
}
