import { cardsIn, MODES } from '@graveshift/zones'
import { useWords } from '../../i18n/use-words.ts'
import type { WordKey } from '../../i18n/word-keys.ts'
import { Sign } from './sign.tsx'
import { useZones } from './zone-table-state.ts'

/** A card in few words: its name, and for a weapon its figures. */
function HeldCard({ card, small }: { readonly card: string; readonly small: boolean }) {
  const { kit } = useZones()
  const { say, name } = useWords()
  const data = kit.cards[card]
  const profile = data?.profiles[0]
  const title = name('card', data?.name ?? card, 'name')
  return (
    <li className="held-card" data-spent={data?.spent ? '' : undefined} data-small={small ? '' : undefined}>
      <b>{title}</b>
      {profile && (
        <dl>
          <div>
            <dt>{say('zone.card.range')}</dt>
            <dd>
              {profile.least === profile.most
                ? profile.most
                : say('zone.range', { least: profile.least, most: profile.most })}
            </dd>
          </div>
          <div>
            <dt>{say('zone.card.dice')}</dt>
            <dd>{profile.dice}</dd>
          </div>
          <div>
            <dt>{say('zone.card.hits')}</dt>
            <dd>{profile.accuracy}+</dd>
          </div>
          <div>
            <dt>{say('zone.card.damage')}</dt>
            <dd>{profile.damage}</dd>
          </div>
        </dl>
      )}
      {profile?.noisy && (
        <span className="held-loud" title={say('zone.card.loud')}>
          <Sign name="loud" size={14} />
        </span>
      )}
      {data?.spent && <span className="held-spent">{say('zone.card.spent')}</span>}
      {profile && (
        <span className="unseen">
          {say(`mode.${MODES.find((mode) => mode === profile.mode)}` as WordKey)}
        </span>
      )}
    </li>
  )
}

/** What somebody carries, slot by slot, with the room that is left. */
export function SlotCards({ person }: { readonly person: number }) {
  const { kit, board } = useZones()
  const { say, name } = useWords()
  const who = board.people[person]
  if (!who) return null
  return (
    <div className="slots-told">
      {kit.inventory.slots.map((slot) => {
        const cards = cardsIn(who, slot)
        if (slot.optional && cards.length === 0) return null
        const room = Math.max(0, slot.size - cards.length)
        const small = slot.kind === 'pack'
        return (
          <section key={slot.name} data-slot={slot.kind} aria-label={name('place', slot.name)}>
            <h3>{name('place', slot.name)}</h3>
            <ul>
              {cards.map((card, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind are alike
                <HeldCard key={`${card}${index}`} card={card} small={small} />
              ))}
              {Array.from({ length: Math.min(room, 3) }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: so is empty room
                <li key={index} className="held-none">
                  {say('zone.card.none')}
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}
