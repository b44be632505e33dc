import { type BigHit, roundAt, turnAt } from '@graveshift/gear-up'
import { has } from '@graveshift/kernel'
import { useWords } from '../../../i18n/use-words.ts'
import type { GameSummary } from '../after/game-summary.ts'

/** The activations that did most. */
export function BestHits({ summary }: { readonly summary: GameSummary }) {
  const { say, name } = useWords()
  const weaponOf = ({ by }: BigHit): string => {
    if (by === 'ammo') return say('resource.ammo')
    return has(by, 'weapon') ? name('weapon', by.weapon, 'name') : name('survivor', by.companion, 'name')
  }
  return (
    <section className="panel" aria-labelledby="end-hits">
      <h2 id="end-hits">{say('end.hits')}</h2>
      <ol className="hits">
        {summary.hits.map((hit, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <li key={index}>
            <strong>
              {say('end.hit', {
                survivor: name('survivor', summary.survivors[hit.seat] ?? '', 'name'),
                weapon: weaponOf(hit),
              })}
            </strong>
            <span>
              {say('end.hit.figures', {
                crossed: hit.crossed,
                kills: hit.kills,
                boss: hit.boss ? 'yes' : 'no',
              })}
              {hit.boss && `, ${say('end.hit.finish')}`}
            </span>
            <span className="fine">
              {say('time.title', { round: roundAt(hit.at), turn: turnAt(hit.at) })}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
