import { useWords } from '../../../../i18n/use-words.ts'
import { Icon, type IconName } from '../../art/icon.tsx'

/** Damage as a number beside its sign. */
export function Damage({
  amount,
  icon = 'damage',
  size = 18,
}: {
  readonly amount: number
  readonly icon?: IconName
  readonly size?: number
}) {
  const { say } = useWords()
  const label = icon === 'damage-blue' ? say('icon.special-attack') : say('icon.damage')
  return (
    <span className="figure" data-figure={icon}>
      <Icon name={icon} size={size} label={label} />
      {amount}
    </span>
  )
}

export function SpeedSign({
  speed,
  size = 18,
}: {
  readonly speed: 'slow' | 'fast' | 'all' | 'none'
  readonly size?: number
}) {
  const { say } = useWords()
  return <Icon name={speed} size={size} label={say(`icon.${speed}`)} />
}
