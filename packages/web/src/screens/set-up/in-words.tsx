import { CONTENT } from '@graveshift/gear-up'
import { useWords } from '../../i18n/use-words.ts'

/** What a difficulty changes, in its own figures. */
export function DifficultyInWords({
  difficulty,
  seats,
}: {
  readonly difficulty: string
  readonly seats: number
}) {
  const { say } = useWords()
  const data = CONTENT.difficulties.find(({ id }) => id === difficulty)
  if (!data) return null
  const [regular = 0, special = 0] = data.start[seats - 1] ?? []
  const { spawnSide: spawn, bossSide: boss } = data
  return (
    <p className="fine choice-about">{say('set-up.difficulty.about', { regular, special, spawn, boss })}</p>
  )
}

/** What is special about a boss; one of them has no rule of its own. */
export function BossInWords({ boss }: { readonly boss: string }) {
  const { say, name } = useWords()
  const rule = boss === 'super-abomination' ? say('set-up.boss.plain') : name('boss', boss, 'rule')
  return (
    <p className="fine choice-about">
      {rule} {name('boss', boss, 'skill')}
    </p>
  )
}
