import { nameOfRules } from '@graveshift/games'
import './verify-badge.css'
import './replay.css'
import './win-strip.css'
import { Suspense, useMemo, useSyncExternalStore } from 'react'
import { HelpNote } from '../../after/help-note.tsx'
import { OpenedGame } from '../../after/opened-game.tsx'
import { turnStarts } from '../../after/replay.ts'
import { ReplayStore } from '../../after/replay-store.ts'
import { hrefOf } from '../../app/routes.ts'
import { faceOf, gameOf } from '../../games/registry.ts'
import { useWords } from '../../i18n/use-words.ts'
import { lazyPart } from '../../rescue/lazy-part.tsx'
import { Part } from '../../rescue/part.tsx'
import type { OpenGame } from '../../store/open-games.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { titleOf } from '../shelf/title-of.ts'
import { Branch } from './branch.tsx'
import { Scrubber } from './scrubber.tsx'
import { Story } from './story.tsx'
import { usePlaying } from './use-playing.ts'
import { useReplayKeys } from './use-replay-keys.ts'
import { VerifyBadge } from './verify-badge.tsx'

const WinStrip = lazyPart(async () => (await import('./win-strip.tsx')).WinStrip)

/** Any game again, place by place. */
export function ReplayScreen({ id }: { readonly id: string }) {
  return <OpenedGame id={id}>{(store) => <Replay store={store} />}</OpenedGame>
}

function Replay({ store }: { readonly store: OpenGame }) {
  const words = useWords()
  const { say } = words
  const game = nameOfRules(store.session.module)
  const { Table } = faceOf(game)
  const { clock, labelOf } = gameOf(game)
  const shown = useMemo(() => new ReplayStore(store.session, clock), [store, clock])
  const at = useSyncExternalStore(shown.subscribe, shown.place)
  const starts = useMemo(() => turnStarts(shown.places), [shown])
  const last = shown.places.length - 1
  const playing = usePlaying(shown)
  const show = (place: number) => {
    playing.pause()
    shown.show(place)
  }
  useReplayKeys({ at, last, starts, onShow: show, onToggle: playing.toggle })
  return (
    <div className="replay table-place">
      <header className="replay-head">
        <div>
          <h1>{say('replay.title')}</h1>
          <p className="fine">{titleOf({ label: labelOf(store.session.options) }, words)}</p>
          <HelpNote help={store.session.help} />
        </div>
        {store.session.outcome !== undefined && (
          <>
            <Part name="luck">
              <VerifyBadge store={store} />
            </Part>
            <ButtonLink href={hrefOf({ screen: 'end', id: store.id })}>
              {say('replay.how-it-went')}
            </ButtonLink>
          </>
        )}
      </header>
      <div className="replay-bar">
        <Scrubber
          module={store.session.module}
          places={shown.places}
          starts={starts}
          at={at}
          onShow={show}
          playing={playing}
        />
        <Branch store={store} place={shown.places[at]} />
        {store.session.outcome !== undefined && (
          <Part name="chance">
            <Suspense fallback={null}>
              <WinStrip store={store} places={shown.places} at={at} onShow={show} />
            </Suspense>
          </Part>
        )}
      </div>
      <div className="replay-body">
        <div className="replay-table">
          {/* A place that cannot be shown is not the last one that can be looked at. */}
          <Part name="table" of={at}>
            <Table store={shown} sideless />
          </Part>
        </div>
        <Part name="log">
          <Story clock={clock} session={store.session} places={shown.places} at={at} onShow={show} />
        </Part>
      </div>
    </div>
  )
}
