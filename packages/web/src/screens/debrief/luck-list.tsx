import type { Debrief } from '@graveshift/bots'
import { SurvivorFace } from '../../art/gear-up/survivor-face.tsx'
import { useWords } from '../../i18n/use-words.ts'

interface Props {
  readonly luck: Debrief['luck']
  readonly survivors: readonly string[]
}

const signed = (thousandths: number): string => {
  const points = Math.round(thousandths / 10)
  return points < 0 ? `−${-points}` : `+${points}`
}

/** What luck gave and took: from the chance to win, and from each seat in damage. */
export function LuckList({ luck, survivors }: Props) {
  const { say, name, language } = useWords()
  const number = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const told = (hundredths: number): string => {
    const damage = number.format(Math.abs(hundredths) / 100)
    if (Math.abs(hundredths) < 5) return say('debrief.luck.even')
    return say(hundredths > 0 ? 'debrief.luck.spared' : 'debrief.luck.cost', { damage })
  }
  return (
    <section aria-labelledby="debrief-luck">
      <h3 id="debrief-luck">{say('debrief.luck')}</h3>
      <p>
        {say('debrief.luck.team', {
          luck: signed(luck.team),
          decisions: signed(luck.decisions),
          error: Math.round(luck.error / 10),
        })}
      </p>
      <ul className="luck-seats">
        {luck.seats.map((hundredths, seat) => (
          <li
            key={survivors[seat]}
            data-luck={hundredths >= 5 ? 'good' : hundredths <= -5 ? 'bad' : undefined}
          >
            <SurvivorFace survivor={survivors[seat] ?? ''} size={32} />
            <span>
              <strong>{name('survivor', survivors[seat] ?? '', 'name')}</strong> {told(hundredths)}
            </span>
          </li>
        ))}
      </ul>
      <p className="fine">{say('debrief.luck.about')}</p>
    </section>
  )
}
