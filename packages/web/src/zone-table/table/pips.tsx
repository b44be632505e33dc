import { useWords } from '../../i18n/use-words.ts'
import type { WordKey } from '../../i18n/word-keys.ts'
import type { ActionsLeft } from './people-told.ts'

/** Actions left: yellow discs for any use, green squares for what is free for one. */
export function Pips({ left, small = false }: { readonly left: ActionsLeft; readonly small?: boolean }) {
  const { say } = useWords()
  const { any, most, free } = left
  const told = [
    say('budget.any' as WordKey, { count: any }),
    ...free.map(({ budget, count }) => say(`budget.${budget}` as WordKey, { count })),
  ].join(', ')
  return (
    <span
      className="pips"
      role="img"
      data-figure="actions"
      aria-label={told}
      title={told}
      data-small={small ? '' : undefined}
    >
      {Array.from({ length: Math.max(most, any) }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: actions are counted
        <i key={index} className="pip" data-on={index < any ? '' : undefined} />
      ))}
      {free.flatMap(({ budget, count }) =>
        Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: so are these
          <i key={`${budget}${index}`} className="pip pip-free" />
        )),
      )}
    </span>
  )
}
