import type { ZombieView } from '@graveshift/gear-up'
import { memo } from 'react'
import { useWords } from '../../../../i18n/use-words.ts'
import { useGame } from '../../../../store/use-game.ts'
import { useCompany } from '../../../../table/company.ts'
import { anchor, piece } from '../../../../table/play/cue.ts'
import { Tip } from '../../../../table/tip.tsx'
import { BossFigure } from '../../art/boss-figure.tsx'
import { Icon } from '../../art/icon.tsx'
import { SurvivorFace } from '../../art/survivor-face.tsx'
import { ZombieFigure } from '../../art/zombie-figure.tsx'
import { useDrop } from '../ask/dealing.ts'
import { MiniGrid } from '../cards/mini-grid.tsx'
import { ANCHORS } from '../play/anchors.ts'
import { placeMark } from '../play/trace.ts'
import { useCalmTable } from '../table-state.ts'
import { inSlot, WAY } from '../targets.ts'
import { tellZombie } from '../tell-pick.ts'
import { plainSign, Signs } from '../tips/legend.tsx'
import { bossRange, type Forecast, useForecast } from './forecast.ts'
import { Threat } from './threat.tsx'
import { upgradesToCome } from './upgrades-to-come.ts'

interface SmallProps {
  readonly zombie: ZombieView
  /** Whether somebody else has just done something to it. */
  readonly happened: boolean
}

/** A zombie in small. */
const SmallZombie = memo(function SmallZombie({ zombie, happened }: SmallProps) {
  const { say, tell } = useWords()
  const { type, grid, crossed, damage } = zombie
  return (
    <span
      className="small-zombie"
      data-happened={happened ? '' : undefined}
      {...piece(ANCHORS.small(zombie.target))}
    >
      <ZombieFigure type={type} size={20} />
      <MiniGrid grid={grid} crossed={crossed} square={5.5} />
      <span className="unseen">{say('table.thumb', { zombie: tell(tellZombie(zombie)), damage })}</span>
    </span>
  )
})

/** The slots of a seat in small. */
function SmallStreet({ seat }: { readonly seat: number }) {
  const { board, followed } = useCalmTable()
  const { say } = useWords()
  return (
    <ul className="small-street">
      {WAY.map((slot) => (
        <li key={slot} {...placeMark(followed.trace, board, seat, slot)}>
          <span className="small-slot" aria-hidden="true">
            {slot}
          </span>
          <span className="unseen">{say('table.slot', { slot })}</span>
          <span className="small-zombies">
            {inSlot(board, seat, slot).map((zombie) => (
              <SmallZombie
                key={zombie.target}
                zombie={zombie}
                happened={followed.trace?.things.includes(zombie.target) === true}
              />
            ))}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Health, armor and ammo at a glance, and upgrades earned in this turn. */
export function Vitals({ seat }: { readonly seat: number }) {
  const { board } = useCalmTable()
  const { say } = useWords()
  const mine = board.seats[seat]
  if (!mine) return null
  const owed = upgradesToCome(mine)
  const figures = { health: mine.health.left, armor: mine.armor.owned, ammo: mine.ammo.owned } as const
  return (
    <span className="vitals" data-figures={`seat.${seat}`}>
      {(['health', 'armor', 'ammo'] as const).map((what) => (
        <span key={what} className="figure" data-figure={what} {...anchor(ANCHORS.counted(what, seat))}>
          <Icon name={what} size={16} label={say(`icon.${what}`)} />
          {figures[what]}
        </span>
      ))}
      {owed > 0 && (
        <span className="figure" data-figure="owed">
          <Icon name="upgrade" size={16} label={say('icon.upgrade')} />
          {owed}
        </span>
      )}
    </span>
  )
}

/** One seat: who, how they are, what stands before them. Pressed, it lies in the middle. */
function SeatCard({ seat, forecast }: { readonly seat: number; readonly forecast: Forecast | undefined }) {
  const { store, board, looked, look, open, busy, pointer } = useCalmTable()
  const bots = useGame(store, (now) => now.bots)
  const { name, say } = useWords()
  const company = useCompany()
  const drop = useDrop(seat)
  const mine = board.seats[seat]
  if (!mine) return null
  const title = name('survivor', mine.survivor, 'name')
  const isAsked =
    !busy &&
    (company
      ? company.asked.has(seat)
      : open.some((choice) => choice.seat === seat || choice.seat === 'team'))
  const holder = company?.holders[seat]
  return (
    <li
      className="seat-card"
      data-asked={isAsked ? '' : undefined}
      data-pointed={pointer?.seats.includes(seat) ? '' : undefined}
      {...drop}
    >
      <button
        type="button"
        className="seat-look"
        aria-pressed={looked === seat}
        onClick={() => look(seat)}
        {...anchor(ANCHORS.seat(seat))}
      >
        <SurvivorFace survivor={mine.survivor} size={40} />
        <span className="seat-name">
          {title}
          {mine.leader && <Icon name="leader" size={16} label={say('icon.leader')} />}
          {bots[seat] !== undefined && <span className="seat-person">{say('bots.badge')}</span>}
          {company && (
            <span className="seat-person">
              {holder ? holder.name : say('online.seat-free')}
              {holder?.state !== undefined && <em>{holder.state}</em>}
            </span>
          )}
        </span>
        <span className="unseen">{say('table.look', { survivor: title })}</span>
        {isAsked && <span className="tag seat-tag">{say('table.decides')}</span>}
        {board.boss.seat === seat && <BossFigure boss={board.boss.id} size={30} />}
      </button>
      <Tip
        className="seat-figures"
        tell={() => (
          <Signs
            of={(words) => [
              ...(['health', 'armor', 'ammo'] as const).map((id) => plainSign(words, id)),
              ...(upgradesToCome(mine) > 0 ? [plainSign(words, 'upgrade')] : []),
              ...(forecast ? [plainSign(words, 'threat-walk')] : []),
              ...(forecast && bossRange(forecast, seat) ? [plainSign(words, 'threat-boss')] : []),
              ...(mine.leader ? [plainSign(words, 'leader')] : []),
            ]}
          />
        )}
      >
        <Vitals seat={seat} />
        {forecast && <Threat seat={seat} forecast={forecast} />}
      </Tip>
      <SmallStreet seat={seat} />
    </li>
  )
}

/** All seats around the table. */
export function Team() {
  const { board } = useCalmTable()
  const { say } = useWords()
  const forecast = useForecast()
  return (
    <section className="team" aria-label={say('table.team')}>
      <ul data-seats={board.seats.length}>
        {board.seats.map((mine, seat) => (
          <SeatCard key={mine.survivor} seat={seat} forecast={forecast} />
        ))}
      </ul>
    </section>
  )
}
