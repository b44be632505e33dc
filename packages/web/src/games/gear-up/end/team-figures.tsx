import type { SeatFigures } from '@graveshift/gear-up'
import { useWords } from '../../../i18n/use-words.ts'
import { SurvivorFace } from '../art/survivor-face.tsx'

/** Who did what. */
export function TeamFigures({ seats }: { readonly seats: readonly SeatFigures[] }) {
  const { say, name } = useWords()
  return (
    <section className="panel" aria-labelledby="end-team">
      <h2 id="end-team">{say('end.team')}</h2>
      <ul className="end-team">
        {seats.map((seat, index) => (
          <li key={seat.survivor} data-figures={`end.seat.${index}`}>
            <SurvivorFace survivor={seat.survivor} size={56} />
            <h3>{name('survivor', seat.survivor, 'name')}</h3>
            <dl>
              <div>
                <dt>{say('resource.health')}</dt>
                <dd data-figure="health">{say('end.of', { left: seat.health, of: seat.of })}</dd>
              </div>
              <div>
                <dt>{say('end.kills')}</dt>
                <dd data-figure="kills">{seat.kills}</dd>
              </div>
              <div>
                <dt>{say('end.crossed')}</dt>
                <dd data-figure="crossed">{seat.crossed}</dd>
              </div>
              <div>
                <dt>{say('end.upgrades')}</dt>
                <dd data-figure="upgrades">{seat.upgrades}</dd>
              </div>
              <div>
                <dt>{say('end.blocked')}</dt>
                <dd data-figure="armor">{seat.armorUsed}</dd>
              </div>
              <div>
                <dt>{say('resource.ammo')}</dt>
                <dd data-figure="ammo">{seat.ammoUsed}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </section>
  )
}
