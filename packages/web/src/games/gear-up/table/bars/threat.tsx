import { useWords } from '../../../../i18n/use-words.ts'
import { Icon } from '../../art/icon.tsx'
import { bossRange, type Forecast, isDeadly, type Range, walkRange } from './forecast.ts'

const figure = ({ least, most }: Range) => (least === most ? `${most}` : `${least}–${most}`)

/** The damage a seat is in for: by the coming walk and, in round 2, by the boss card. */
export function Threat({ seat, forecast }: { readonly seat: number; readonly forecast: Forecast }) {
  const { say } = useWords()
  const walk = walkRange(forecast, seat)
  const boss = bossRange(forecast, seat)
  const deadly = isDeadly(forecast, seat)
  return (
    <span className="threat row" data-figures={`seat.${seat}`} data-deadly={deadly ? '' : undefined}>
      {walk && (
        <span className="figure">
          <Icon name="damage" size={16} />
          <span aria-hidden="true" data-figure="walk">
            {figure(walk)}
          </span>
          <span className="unseen">{say('table.threat.walk', { damage: figure(walk) })}</span>
        </span>
      )}
      {boss && (
        <span className="figure">
          <Icon name="attack" size={16} />
          <span aria-hidden="true" data-figure="boss">
            {figure(boss)}
          </span>
          <span className="unseen">{say('table.threat.boss', { damage: figure(boss) })}</span>
        </span>
      )}
      {deadly && <strong className="deadly">{say('table.threat.deadly')}</strong>}
    </span>
  )
}
