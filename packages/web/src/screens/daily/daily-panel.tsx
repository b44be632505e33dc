import { nameOfRules } from '@graveshift/games'
import { has } from '@graveshift/kernel'
import './daily.css'
import { dailySteps, dayInWords, readDailySeed } from '@graveshift/table'
import { useId, useMemo, useState } from 'react'
import { seedOf } from '../../after/deal-of.ts'
import type { Summary } from '../../after/summary.ts'
import { hrefOf } from '../../app/routes.ts'
import { DAILY_HELPS, type DailyHelp, handIn, type Listed } from '../../daily/api.ts'
import { dailyMemory, rememberDaily } from '../../daily/memory.ts'
import { shareText } from '../../daily/share-text.ts'
import { gameOf } from '../../games/registry.ts'
import { useWordSet } from '../../i18n/use-word-set.ts'
import { useWords } from '../../i18n/use-words.ts'
import { isFailed } from '../../online/api.ts'
import { keepName, myName } from '../../online/memory.ts'
import { newIntent } from '../../online/random.ts'
import type { OpenGame } from '../../store/open-games.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { TextField } from '../online/name-field.tsx'

interface Props {
  readonly store: OpenGame
  readonly summary: Summary
}

/** What there is to do with a finished table of a day; nothing for other games. */
export function DailyPanel(props: Props) {
  const seed = useMemo(() => seedOf(props.store.session.record({ for: 'host' })), [props.store])
  const daily = seed === undefined ? undefined : readDailySeed(seed)
  return seed === undefined || !daily ? null : <Panel {...props} seed={seed} {...daily} />
}

/** All help that was used in a game, as far as this browser knows. */
function helpsOf(store: OpenGame): readonly DailyHelp[] {
  const log = store.session.log()
  const used = new Set<string>(store.session.help)
  if (dailySteps(log).some((step) => has(step, 'undo'))) used.add('undo')
  return DAILY_HELPS.filter((help) => used.has(help))
}

function Panel({
  store,
  summary,
  seed,
  day,
  listed: isListed,
}: Props & { readonly seed: string; readonly day: string; readonly listed: boolean }) {
  useWordSet('daily')
  const { say, tell, language } = useWords()
  const helps = helpsOf(store)
  const { module, options } = store.session
  const { labelOf, signsOf, seatsAre } = gameOf(nameOfRules(module))
  const link = `${window.location.origin}${window.location.pathname}${hrefOf({ screen: 'daily', game: module.id, day })}`
  const text = shareText(
    {
      summary,
      day: dayInWords(day, language),
      signs: signsOf(summary),
      how: [
        say('daily.list.seats', { count: summary.survivors.length, are: seatsAre }),
        ...labelOf(options).about.map((each) => tell(each)),
      ].join(', '),
      turns: module.progress(store.session.state.board).of,
      time: tell(module.tellTime(summary.at)),
      helps,
      link,
    },
    say,
  )
  return (
    <section className="panel daily-panel" aria-labelledby="daily-panel">
      <h2 id="daily-panel">{say('daily.of', { day: dayInWords(day, language) })}</h2>
      {isListed ? (
        <HandIn store={store} seed={seed} day={day} helps={helps} />
      ) : (
        <p className="fine">{say('daily.unlisted')}</p>
      )}
      <ShareIt text={text} />
    </section>
  )
}

interface Handing {
  readonly store: OpenGame
  readonly seed: string
  readonly day: string
  readonly helps: readonly DailyHelp[]
}

const SAID = ['day-over', 'listed-before', 'not-legal', 'no-connection', 'too-many-requests'] as const

function HandIn({ store, seed, day, helps }: Handing) {
  const { say } = useWords()
  const [given, setGiven] = useState(myName)
  const [state, setState] = useState<'idle' | 'sending' | { readonly failed: string } | Listed>(
    () => dailyMemory(store.id)?.listed ?? 'idle',
  )
  const send = async () => {
    setState('sending')
    const { session } = store
    const seats = session.seats
    const memory = dailyMemory(store.id) ?? { seed, seats, intent: newIntent() }
    rememberDaily(store.id, memory)
    keepName(given.trim())
    const listed = await handIn(session.module.id, day, {
      id: memory.intent,
      name: given.trim(),
      seats,
      hash: session.hash,
      help: helps.filter((help) => help !== 'undo'),
      steps: JSON.parse(JSON.stringify(dailySteps(session.log()))),
    })
    setState(listed)
    if (!isFailed(listed)) rememberDaily(store.id, { ...memory, listed })
  }
  const are = gameOf(nameOfRules(store.session.module)).seatsAre
  const failed = typeof state === 'object' && isFailed(state) ? state.failed : undefined
  const listed = typeof state === 'object' && !isFailed(state) ? state : undefined
  return (
    <>
      {listed ? (
        <div className="row">
          <p role="status">{say('daily.listed', { place: listed.place, of: listed.of })}</p>
          <ButtonLink href={hrefOf({ screen: 'daily', game: store.session.module.id, day })}>
            {say('daily.to-list')}
          </ButtonLink>
        </div>
      ) : (
        <form
          className="daily-hand-in"
          onSubmit={(event) => {
            event.preventDefault()
            if (given.trim() !== '') void send()
          }}
        >
          <TextField label={say('daily.name')} value={given} longest={40} required onChange={setGiven} />
          <Button type="submit" kind="primary" off={state === 'sending' ? say('daily.sending') : undefined}>
            {say('daily.hand-in')}
          </Button>
          <p className="fine">{say('daily.hand-in.about', { are })}</p>
        </form>
      )}
      {state === 'sending' && <p role="status">{say('daily.sending')}</p>}
      {failed !== undefined && (
        <p className="refused" role="alert">
          {say(`daily.failed.${SAID.find((why) => why === failed) ?? 'any'}`, { are })}
        </p>
      )}
    </>
  )
}

function ShareIt({ text }: { readonly text: string }) {
  const { say } = useWords()
  const field = useId()
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      // Not allowed here: the text is selected, to be copied by hand.
      const area = document.getElementById(field)
      if (area instanceof HTMLTextAreaElement) area.select()
    }
  }
  return (
    <div className="daily-share">
      <label htmlFor={field}>{say('daily.share')}</label>
      <textarea
        id={field}
        className="text-input"
        readOnly
        rows={text.split('\n').length}
        value={text}
        onFocus={({ target }) => target.select()}
      />
      <div className="row">
        <Button onClick={() => void copy()}>{say('daily.copy')}</Button>
        <p role="status" className="fine">
          {copied ? say('daily.copied') : say('daily.share.about')}
        </p>
      </div>
    </div>
  )
}
