import { bossNamed, CONTENT, winsOfHundred } from '@graveshift/gear-up'
import { useWords } from '../../../i18n/use-words.ts'

/** What a difficulty changes, in its own figures, and how hard that is. */
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
  const wins = winsOfHundred(difficulty, seats)
  return (
    <p className="fine choice-about">
      {say('set-up.difficulty.about', { regular, special, spawn, boss })}
      {wins === undefined ? null : <strong> {say('set-up.difficulty.wins', { wins })}</strong>}
    </p>
  )
}

/** What is special about a boss, and when each of it matters. */
export function BossInWords({ boss }: { readonly boss: string }) {
  const { say, name } = useWords()
  const { special } = bossNamed(boss)
  return (
    <div className="fine choice-about">
      <p>
        {say('set-up.boss.comes')} {!special && say('set-up.boss.plain')}
      </p>
      <dl className="boss-words">
        {special && (
          <>
            <dt>{say(`set-up.boss.${special}`)}</dt>
            <dd>{name('boss', boss, 'rule')}</dd>
          </>
        )}
        <dt>{say('set-up.boss.skill')}</dt>
        <dd>{name('boss', boss, 'skill')}</dd>
      </dl>
    </div>
  )
}
