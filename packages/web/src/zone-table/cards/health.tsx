import { useWords } from '../../i18n/use-words.ts'
import { CardSign } from './card-sign.tsx'

/** Health as hearts; those that are lost are dim. */
export function Health({ now, most }: { readonly now: number; readonly most: number }) {
  const { say } = useWords()
  return (
    <span className="card-health" role="img" aria-label={say('zone.cards.health', { now, most })}>
      {Array.from({ length: most }, (_, heart) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: hearts are counted
        <span key={heart} data-lost={heart >= now ? '' : undefined}>
          <CardSign name="heart" size={16} />
        </span>
      ))}
    </span>
  )
}
