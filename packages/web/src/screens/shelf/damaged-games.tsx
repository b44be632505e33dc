import { hrefOf } from '../../app/routes.ts'
import { useWords } from '../../i18n/use-words.ts'
import { shelf } from '../../store/shelf.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'

/** Games that no list can show: each can still be opened, as far as it goes, or deleted. */
export function DamagedGames({ ids }: { readonly ids: readonly string[] }) {
  const { say } = useWords()
  return ids.map((id) => (
    <div key={id} className="damaged-game">
      <p className="refused">{say('saved.damaged', { id })}</p>
      <div className="row">
        <ButtonLink href={hrefOf({ screen: 'game', id })}>{say('saved.continue')}</ButtonLink>
        <Button kind="quiet" onClick={() => void shelf().remove(id)}>
          {say('saved.remove')}
        </Button>
      </div>
    </div>
  ))
}
