import { useWords } from '../../i18n/use-words.ts'
import type { OnlineStore } from '../../online/online-store.ts'
import type { Failure } from '../../rescue/catch.tsx'
import { recordToTell } from '../../rescue/game-at-hand.ts'
import { RescuePage } from '../../rescue/rescue-page.tsx'

interface Props {
  readonly store: OnlineStore
  readonly failure: Failure
  readonly again: () => void
}

/** In place of the game of an online table that cannot be shown: the game goes on, and a copy of it can be had. */
export function RescueTable({ store, failure, again }: Props) {
  const { say } = useWords()
  return (
    <RescuePage
      left={{ id: store.id, record: () => recordToTell(store), session: store.session, isOnShelf: false }}
      title={say('rescue.title')}
      text={say('rescue.online')}
      failure={failure}
      again={again}
    />
  )
}
