import { nameOfRules } from '@graveshift/games'
import './shelf.css'
import type { GameRecord } from '@graveshift/table'
import { Suspense, use, useState } from 'react'
import { recordOfCode } from '../../after/share.ts'
import { Loading } from '../../app/loading.tsx'
import { hrefOf } from '../../app/routes.ts'
import { faceOf, firstGame, gameOf } from '../../games/registry.ts'
import { useWordSet } from '../../i18n/use-word-set.ts'
import { useWords } from '../../i18n/use-words.ts'
import { importGame } from '../../store/open-games.ts'
import { isRefused, type Refused, type RefusedFile } from '../../store/refused-file.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { titleOf } from './title-of.ts'

type Unpacked = GameRecord | Refused | 'bad-link'

/** A game that came as a link: looked at first, taken in only when its reader says so. */
export function SharedScreen({ code }: { readonly code: string }) {
  const [unpacking] = useState(() => recordOfCode(code))
  return (
    <Suspense fallback={<Loading />}>
      <Shared unpacking={unpacking} />
    </Suspense>
  )
}

function Shared({ unpacking }: { readonly unpacking: Promise<Unpacked> }) {
  useWordSet('after')
  const record = use(unpacking)
  const isGame = record !== 'bad-link' && !isRefused(record)
  const game = isGame ? nameOfRules({ id: record.game, release: record.release }) : firstGame()
  const words = useWords(isGame ? game : undefined)
  const { say, tell } = words
  const [refused, setRefused] = useState<RefusedFile>()
  const [isTaking, setTaking] = useState(false)
  const home = <ButtonLink href={hrefOf({ screen: 'landing' })}>{say('shelf.shared.no')}</ButtonLink>
  const why = record === 'bad-link' ? record : isRefused(record) ? record.refused : refused
  if (why !== undefined || record === 'bad-link' || isRefused(record))
    return (
      <Notice
        role="alert"
        title={say('shelf.shared.bad')}
        text={
          why === undefined || why === 'bad-link' ? say('shelf.shared.bad-link') : say(`refused-file.${why}`)
        }
      >
        <ButtonLink kind="primary" href={hrefOf({ screen: 'landing' })}>
          {say('shell.home')}
        </ButtonLink>
      </Notice>
    )
  const { Head } = faceOf(game)
  const { labelOf, teaserOf } = gameOf(game)
  const label = labelOf(record.options)
  const teaser = teaserOf?.(record.options)
  const isOver = record.chance.some(({ secret }) => secret !== undefined)
  const take = async () => {
    setTaking(true)
    const store = await importGame(record, 'shared')
    if (isRefused(store)) return setRefused(store.refused)
    window.location.hash = hrefOf({ screen: isOver ? 'end' : 'game', id: store.id })
  }
  return (
    <section className="notice shared">
      <h1>{say('shelf.shared.title')}</h1>
      <div className="shelf-faces">
        {label.survivors.map((id) => (
          <Head key={id} survivor={id} size={64} />
        ))}
      </div>
      <p>
        <strong>{teaser ? tell(teaser) : titleOf({ label }, words)}</strong>
        <br />
        {label.about.map((each) => tell(each)).join(' · ')}
      </p>
      <p>{say(isOver ? 'shelf.shared.over' : 'shelf.shared.running')}</p>
      <div className="row">
        <Button
          kind="primary"
          size="l"
          off={isTaking ? say('shell.under-way') : undefined}
          onClick={() => void take()}
        >
          {say('shelf.shared.take')}
        </Button>
        {home}
      </div>
    </section>
  )
}
