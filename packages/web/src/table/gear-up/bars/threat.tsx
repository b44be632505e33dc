import { Icon } from '../../../art/gear-up/icon.tsx'
import { useWords } from '../../../i18n/use-words.ts'
import { bossRange, isDeadly, type Range, useForecast, walkRange } from './forecast.ts'

const figure = ({ least, most }: Range) => (least === most ? `${most}` : `${least}–${most}`)

/** The damage a seat is in for: by the coming walk and, in round 2, by the boss card. */
export function Threat({ seat }: { readonly seat: number }) {
  const { say } = useWords()
  const forecast = useForecast()
  const walk = walkRange(forecast, seat)
  const boss = bossRange(forecast, seat)
  const deadly = isDeadly(forecast, seat)
  return (
    <p className="threat row" data-deadly={deadly ? '' : undefined}>
      <span className="figure" title={say('table.threat.walk', { damage: figure(walk) })}>
        <Icon name="damage" size={16} />
        <span aria-hidden="true">{figure(walk)}</span>
        <span className="unseen">{say('table.threat.walk', { damage: figure(walk) })}</span>
      </span>
      {boss && (
        <span className="figure" title={say('table.threat.boss', { damage: figure(boss) })}>
          <Icon name="attack" size={16} />
          <span aria-hidden="true">{figure(boss)}</span>
          <span className="unseen">{say('table.threat.boss', { damage: figure(boss) })}</span>
        </span>
      )}
      {deadly && <strong className="deadly">{say('table.threat.deadly')}</strong>}
    </p>
  )
}
