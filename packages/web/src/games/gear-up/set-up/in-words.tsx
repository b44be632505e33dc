import { CONTENT, winsOfHundred } from '@graveshift/gear-up'
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

/** One of them has no rule of its own. */
const PLAIN = 'super-abomination'
/** The rule of this one is about its own blows; those of the others about yours. */
const STRIKES = 'dead-sox'

/** What is special about a boss, and when each of it matters. */
export function BossInWords({ boss }: { readonly boss: string }) {
  const { say, name } = useWords()
  return (
    <div className="fine choice-about">
      <p>
        {say('set-up.boss.comes')} {boss === PLAIN && say('set-up.boss.plain')}
      </p>
      <dl className="boss-words">
        {boss !== PLAIN && (
          <>
            <dt>{say(boss === STRIKES ? 'set-up.boss.attacks' : 'set-up.boss.attacked')}</dt>
            <dd>{name('boss', boss, 'rule')}</dd>
          </>
        )}
        <dt>{say('set-up.boss.skill')}</dt>
        <dd>{name('boss', boss, 'skill')}</dd>
      </dl>
    </div>
  )
}
