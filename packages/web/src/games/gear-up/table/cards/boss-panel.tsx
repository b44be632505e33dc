import { BossOpener } from '../bars/boss-opener.tsx'
import { BossTexts } from './boss-texts.tsx'

/** The boss's place before it has come: behind those who come first. In full where the cards do not need the room. */
export function BossPanel({ full }: { readonly full: boolean }) {
  return (
    <div className="boss-panel" data-full={full ? '' : undefined}>
      <BossOpener size={full ? 120 : 64} className="boss-large" />
      {full && <BossTexts />}
    </div>
  )
}
