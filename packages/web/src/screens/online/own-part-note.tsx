import { useWords } from '../../i18n/use-words.ts'
import type { Look } from '../../online/online-table.ts'

/** Says that this game's luck is without one's own part: replaced by the server, or left out. */
export function OwnPartNote({ look }: { readonly look: Look }) {
  const { say } = useWords()
  const { ownPart } = look
  if (ownPart !== 'replaced' && ownPart !== 'left-out') return null
  const isReplaced = ownPart === 'replaced'
  return (
    <p className={isReplaced ? 'refused trouble' : 'fine'} role={isReplaced ? 'alert' : 'status'}>
      {say(`online.part.${ownPart}`)}
    </p>
  )
}
