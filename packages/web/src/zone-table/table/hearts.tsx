import { useWords } from '../../i18n/use-words.ts'

interface Props {
  readonly health: number
  readonly most: number
  readonly size?: number
  /** What somebody has now, not what it had or may have. */
  readonly isNow?: boolean
}

/** Health as hearts: those that are lost are hollow. */
export function Hearts({ health, most, size = 14, isNow = false }: Props) {
  const { say } = useWords()
  return (
    <span
      className="hearts"
      role="img"
      data-figure={isNow ? 'health' : undefined}
      aria-label={say('zone.health', { health, most })}
      data-low={health === 1 ? '' : undefined}
    >
      {Array.from({ length: Math.max(most, health) }, (_, index) => (
        <svg
          aria-hidden="true"
          // biome-ignore lint/suspicious/noArrayIndexKey: hearts are counted
          key={index}
          viewBox="0 0 20 18"
          width={size}
          height={size * 0.9}
          data-lost={index >= health ? '' : undefined}
        >
          <path d="M10 17L2.200 9.200C-1.600 4.600 4.600 -1.400 10 4.200C15.400 -1.400 21.600 4.600 17.800 9.200Z" />
        </svg>
      ))}
    </span>
  )
}
