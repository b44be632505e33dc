import { useWords } from '../../i18n/use-words.ts'
import type { Price } from './plan-book.ts'

/** What something takes, as pips: discs for actions of any kind, squares for what is free. */
export function PriceTold({ price: { any, free } }: { readonly price: Price }) {
  const { say } = useWords()
  if (any + free === 0) return null
  return (
    <span className="pips" role="img" aria-label={say('zone.price', { any, free })}>
      {Array.from({ length: free }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: actions are counted
        <i key={`free${index}`} className="pip pip-free" />
      ))}
      {Array.from({ length: any }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: so are these
        <i key={index} className="pip" data-on="" />
      ))}
    </span>
  )
}
