import './styles/index.css'
import { findListed } from '@graveshift/games'
import type { Json } from '@graveshift/kernel'
import { type FormEvent, Suspense, useEffect, useState } from 'react'
import { GameSwitch } from '../../app/game-switch.tsx'
import { Loading } from '../../app/loading.tsx'
import { hrefOf } from '../../app/routes.ts'
import { InGame } from '../../games/in-game.tsx'
import { faceOf, gameOf } from '../../games/registry.ts'
import { useWordSet } from '../../i18n/use-word-set.ts'
import { useWords } from '../../i18n/use-words.ts'
import { isFailed, openTable } from '../../online/api.ts'
import { isCampaignWished, keepKeys, keepName, myName, wishForCampaign } from '../../online/memory.ts'
import { useIntent } from '../../online/use-intent.ts'
import { Button } from '../../ui/button.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { FailedNote } from './failed-note.tsx'
import { OnlineCampaign, usualCampaign } from './late-campaign.ts'
import { MyTables } from './my-tables.tsx'
import { NameField, TextField } from './name-field.tsx'

/** What a new table is for. */
const PLAYED = ['game', 'campaign'] as const
type Played = (typeof PLAYED)[number]

/** Opens a table for friends, and finds those one sits at. */
export function OnlineScreen({ game }: { readonly game: string }) {
  return (
    <InGame game={game}>
      <OpenTable game={game} />
    </InGame>
  )
}

function OpenTable({ game }: { readonly game: string }) {
  useWordSet('online')
  const { InWords, SetUp } = faceOf(game)
  const { say, language } = useWords()
  const [name, setName] = useState(myName)
  const [title, setTitle] = useState('')
  const [options, setOptions] = useState(() => gameOf(game).onlineOptions)
  const [played, setPlayed] = useState<Played>(() => (isCampaignWished(game) ? 'campaign' : 'game'))
  const [trail, setTrail] = useState<Json>()
  // It was meant for this visit.
  useEffect(() => wishForCampaign(undefined), [])
  const hasCampaign = findListed(game)?.campaign !== undefined
  const [id, answered] = useIntent()
  const [state, setState] = useState<'idle' | 'opening' | { readonly failed: string }>('idle')

  const open = async (event: FormEvent) => {
    event.preventDefault()
    setState('opening')
    keepName(name.trim())
    const wanted = title.trim() || say('online.title-of', { name: name.trim() })
    const place = await openTable({
      game,
      ...(played === 'campaign'
        ? { campaign: true, options: trail ?? (await usualCampaign(game)) }
        : { options }),
      title: wanted,
      name: name.trim(),
      language,
      id,
    })
    answered(isFailed(place) ? place.failed : undefined)
    if (isFailed(place)) return setState(place)
    keepKeys(place)
    window.location.hash = hrefOf({ screen: 'table', room: place.room, link: undefined })
  }

  return (
    <div className="page online">
      <header className="online-head">
        <h1>{say('online.title')}</h1>
        <p>{say('online.about')}</p>
      </header>
      <MyTables />
      <form className="panel online-new" onSubmit={(event) => void open(event)}>
        <h2>{say('online.new')}</h2>
        <GameSwitch game={game} to={(other) => ({ screen: 'online', game: other })} />
        <div className="online-fields">
          <NameField value={name} onChange={setName} />
          <TextField
            label={say('online.table-name')}
            value={title}
            longest={60}
            placeholder={name.trim() === '' ? '' : say('online.title-of', { name: name.trim() })}
            onChange={setTitle}
          />
        </div>
        {hasCampaign && (
          <RadioGroup
            legend={say('online.played')}
            value={played}
            options={PLAYED.map((each) => ({ value: each, label: say(`online.played.${each}`) }))}
            onChange={setPlayed}
          />
        )}
        {played === 'campaign' ? (
          <Suspense fallback={<Loading />}>
            <OnlineCampaign game={game} options={trail} onChange={setTrail} />
          </Suspense>
        ) : (
          <details className="online-setup set-up">
            <summary>
              {say('online.game')} <InWords options={options} />
            </summary>
            <SetUp options={options} onChange={setOptions} />
          </details>
        )}
        {typeof state === 'object' && <FailedNote why={state.failed} />}
        <Button
          type="submit"
          kind="primary"
          size="l"
          off={state === 'opening' ? say('shell.under-way') : undefined}
        >
          {say('online.open')}
        </Button>
        <p className="fine">{say('online.open.about')}</p>
      </form>
    </div>
  )
}
