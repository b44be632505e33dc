import './attack.css'
import type { Game } from '@graveshift/kernel'
import { type ActPick, type AttackOdds, kindOf, personAt, zombiesOf, zoneName } from '@graveshift/zones'
import { useMemo, useState } from 'react'
import { useWords } from '../../i18n/use-words.ts'
import type { WordKey } from '../../i18n/word-keys.ts'
import { Button } from '../../ui/button.tsx'
import { CardFace } from '../cards/card-face.tsx'
import { AnswerButton } from '../decide/answer-button.tsx'
import {
  type BoardOffer,
  type Deciding,
  useBoardOffer,
  useDeciding,
  zoneOfTarget,
} from '../decide/deciding.ts'
import { KillBars } from './kill-bars.tsx'
import { LineOfFire } from './line-of-fire.tsx'
import { percent } from './percent.ts'
import { AttackSteps } from './steps.tsx'
import {
  type AttackPick,
  chanceOf,
  couldFall,
  figuresOf,
  inTheWay,
  meanOf,
  uselessOf,
  type Weapon,
  weaponsIn,
} from './weapons.ts'

interface Props {
  readonly choice: Game['choice']
  readonly person: number
  /** What is attacked, where somebody has pointed at it. */
  readonly zone?: number | undefined
  readonly onBack: () => void
}

interface Rated {
  readonly pick: AttackPick
  readonly odds: AttackOdds
}

const NONE_RATED: readonly Rated[] = []

/** What speaks for an attack at first sight: kills on average, less what it may cost friends. */
const worth = ({ odds: { kills, wounds } }: Rated): number => meanOf(kills) - 2 * meanOf(wounds)

const bestOf = (rated: readonly Rated[]): Rated | undefined =>
  rated.reduce<Rated | undefined>(
    (best, each) => (best && worth(best) >= worth(each) ? best : each),
    undefined,
  )

function rate({ odds }: Deciding, person: number, ways: readonly AttackPick[]): readonly Rated[] {
  return ways.flatMap((pick) => {
    const rated = odds(person, pick)
    return rated ? [{ pick, odds: rated }] : []
  })
}

/** Zombies of a zone by kind, as they are hit. */
function Horde({ zone }: { readonly zone: number }) {
  const { kit, board, skin } = useDeciding()
  const { name } = useWords()
  const kinds = kit.kinds
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ id }) => ({ id, count: zombiesOf(kit, board, zone, kindOf(kit, id)) }))
    .filter(({ count }) => count > 0)
  return (
    <span className="aimed-at">
      {kinds.map(({ id, count }) => (
        <span key={id}>
          <skin.Zombie kind={id} size={26} />
          <b>{count}</b>
          <span className="unseen"> {name('zombie', id, 'name')}</span>
        </span>
      ))}
    </span>
  )
}

/** An attack from the choice of the weapon to the roll, in one panel. */
export function AttackPanel({ choice, person, zone: pointed, onBack }: Props) {
  const deciding = useDeciding()
  const { table, kit, board, skin, turn } = deciding
  const words = useWords()
  const { say, name, tell, refuse } = words
  const { store } = table
  const weapons = useMemo(
    () => weaponsIn(store.picks(choice) as readonly ActPick[], turn),
    [store, choice, turn],
  )
  const riskOf = (pick: AttackPick): string | undefined => {
    const risk = deciding.risk?.(person, pick)
    return risk && tell(risk)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: all else follows from the question
  const rated = useMemo(
    () => new Map(weapons.map(({ key, ways }) => [key, rate(deciding, person, ways)])),
    [weapons, person],
  )
  const all = [...rated.values()].flat()
  const first = bestOf(all.filter(({ pick }) => pick.zone === pointed)) ?? bestOf(all)
  const [wish, setWish] = useState<{ readonly key?: string | undefined; readonly zone?: number | undefined }>(
    {},
  )
  const weapon: Weapon | undefined =
    weapons.find(({ key }) => key === wish.key) ??
    weapons.find(({ ways }) => first && ways.includes(first.pick))
  const here = (weapon && rated.get(weapon.key)) ?? NONE_RATED
  const chosen = here.find(({ pick }) => pick.zone === (wish.zone ?? first?.pick.zone)) ?? bestOf(here)
  const useless = useMemo(
    () => uselessOf(kit, board, person, weapons, pointed),
    [kit, board, person, weapons, pointed],
  )

  const who = personAt(board, person)
  const cardName = (face: string) => name('card', kit.cards[face]?.name ?? face, 'name')
  const called = ({ first: pick }: Weapon): string =>
    [
      ...(turn?.under.attack?.includes(pick.do) ? [name('action', pick.do)] : []),
      pick.dual ? say('zone.attack.pair', { card: cardName(pick.card) }) : cardName(pick.card),
      ...(pick.crowd ? [say('pick.crowd' as WordKey)] : []),
      ...(pick.style === undefined ? [] : [say(`style.${pick.style}` as WordKey)]),
    ].join(', ')
  const figures = useMemo(
    () => chosen && figuresOf(kit, board, person, chosen.pick),
    [kit, board, person, chosen],
  )
  const offer: BoardOffer = useMemo(
    () => ({
      marks: {
        // What is aimed at comes first.
        offered: [...new Set([...(chosen ? [chosen] : []), ...here].map(({ pick }) => pick.zone))],
        ...(chosen &&
          figures &&
          chanceOf(chosen.odds.wounds) > 0 && {
            hurting: new Map(
              inTheWay(kit, board, person, chosen.pick, chosen.odds).map((friend) => [
                personAt(board, friend).id,
                figures.damage,
              ]),
            ),
          }),
      },
      press(target) {
        const zone = zoneOfTarget(target)
        if (zone === undefined || !here.some(({ pick }) => pick.zone === zone)) return false
        setWish((before) => ({ ...before, zone }))
        return true
      },
    }),
    [here, chosen, figures, kit, board, person],
  )
  useBoardOffer(offer)
  const friends = chosen ? inTheWay(kit, board, person, chosen.pick, chosen.odds) : []
  const isRisky = chosen !== undefined && couldFall(board, friends, chosen.odds)
  const burns = chosen?.odds.dice === 0
  const noise = figures ? figures.noisy : true
  const at = chosen && zoneName(kit.map, chosen.pick.zone)

  return (
    <section
      className="decide attack"
      aria-label={say('zone.attack.title', { person: name('survivor', who.id, 'name') })}
    >
      <header className="decide-head">
        <skin.Person survivor={who.id} size={46} />
        <div>
          <h2 tabIndex={-1} data-focus="question">
            {at === undefined
              ? say('zone.attack.title', { person: name('survivor', who.id, 'name') })
              : say('zone.attack.on', { person: name('survivor', who.id, 'name'), zone: at })}
          </h2>
          {weapon && <p className="fine">{called(weapon)}</p>}
        </div>
      </header>
      <AttackSteps now={weapon && wish.key === undefined && weapons.length > 1 ? 'weapon' : 'zone'} />
      <fieldset className="attack-weapons">
        <legend className="unseen">{say('zone.attack.step.weapon')}</legend>
        {weapons.map((each) => {
          const best = bestOf(rated.get(each.key) ?? [])
          return (
            <button
              key={each.key}
              type="button"
              className="weapon"
              aria-pressed={each === weapon}
              data-pair={each.first.dual ? '' : undefined}
              onClick={() => setWish({ key: each.key, zone: chosen?.pick.zone })}
            >
              <span className="weapon-cards">
                <CardFace face={each.first.card} small isTold />
                {each.first.dual && <CardFace face={each.first.card} small isTold />}
              </span>
              <span className="weapon-told">
                <b>{called(each)}</b>
                {best && (
                  <small>
                    {best.odds.dice > 0 && `${say('zone.attack.dice', { dice: best.odds.dice })} · `}
                    {say('zone.attack.one', { chance: percent(words, chanceOf(best.odds.kills)) })}
                  </small>
                )}
                {best && riskOf(best.pick) !== undefined && (
                  <small className="weapon-risk">{riskOf(best.pick)}</small>
                )}
              </span>
            </button>
          )
        })}
      </fieldset>
      {useless.length > 0 && (
        <ul className="attack-useless">
          {useless.map(({ card, why }) => (
            <li key={card}>
              <b>{cardName(card)}</b> {refuse(why)}
            </li>
          ))}
        </ul>
      )}
      {here.length > 1 && (
        <fieldset className="attack-zones">
          <legend className="unseen">{say('zone.attack.step.zone')}</legend>
          {here.map(({ pick, odds }) => (
            <button
              key={pick.zone}
              type="button"
              aria-pressed={pick === chosen?.pick}
              onClick={() => setWish({ key: weapon?.key, zone: pick.zone })}
            >
              <b>{zoneName(kit.map, pick.zone)}</b>
              <Horde zone={pick.zone} />
              <span>{percent(words, chanceOf(odds.kills))}</span>
            </button>
          ))}
        </fieldset>
      )}
      {chosen && weapon && (
        <div className="attack-odds">
          {riskOf(chosen.pick) !== undefined && <p className="attack-risk">{riskOf(chosen.pick)}</p>}
          <LineOfFire friends={friends} chance={chanceOf(chosen.odds.wounds)} burns={burns} />
          {figures?.vain !== undefined ? (
            <p className="decide-warn">
              {say('zone.attack.vain', {
                zombie: name('zombie', kit.kinds[figures.vain]?.id ?? '', 'name'),
                damage: figures.damage,
              })}
            </p>
          ) : burns ? (
            <p>{say('zone.attack.certain', { kills: Math.round(meanOf(chosen.odds.kills)) })}</p>
          ) : (
            <KillBars kills={chosen.odds.kills} />
          )}
          <p className="attack-facts fine">
            {here.length === 1 && <Horde zone={chosen.pick.zone} />}
            {figures && (
              <span>
                {say('zone.attack.figures', {
                  dice: figures.dice,
                  accuracy: figures.accuracy,
                  damage: figures.damage,
                })}
              </span>
            )}
            <span data-noisy={noise ? '' : undefined}>
              {say(noise ? 'zone.attack.loud' : 'zone.attack.quiet')}
            </span>
          </p>
        </div>
      )}
      <footer className="decide-foot">
        <Button aria-keyshortcuts="Escape" onClick={onBack}>
          {say('zone.decide.back')}
        </Button>
        {chosen && (
          <AnswerButton
            choice={choice}
            pick={chosen.pick}
            kind="primary"
            guard={isRisky ? 'always' : 'never'}
            again={say('zone.attack.falls.again')}
          >
            <span data-promise={burns ? undefined : `dice ${chosen.odds.dice}`}>
              {burns ? say('zone.attack.throw') : say('zone.attack.roll', { dice: chosen.odds.dice })}
              {!burns && <small data-for-good="">{say('zone.attack.no-undo')}</small>}
            </span>
          </AnswerButton>
        )}
      </footer>
    </section>
  )
}
