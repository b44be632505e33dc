import { useWords } from '../../../../i18n/use-words.ts'
import { anchor } from '../../../../table/play/cue.ts'
import { Tip } from '../../../../table/tip.tsx'
import { Icon } from '../../art/icon.tsx'
import { SurvivorFace } from '../../art/survivor-face.tsx'
import { SurvivorPortrait } from '../../art/survivor-portrait.tsx'
import { upgradesToCome } from '../bars/upgrades-to-come.ts'
import { ANCHORS } from '../play/anchors.ts'
import { useCalmTable } from '../table-state.ts'
import { CompanionTold } from './companion-told.tsx'
import { SlotTrack } from './track.tsx'
import { WeaponCard } from './weapon-card.tsx'

/** Solo: companions, face up or down. */
function Companions({ seat }: { readonly seat: number }) {
  const { board } = useCalmTable()
  const { name, say } = useWords()
  const companions = board.seats[seat]?.companions ?? []
  if (companions.length === 0) return null
  return (
    <ul className="companions" aria-label={say('word.companion')}>
      {companions.map(({ id, ready }) => (
        <li key={id} data-ready={ready ? '' : undefined}>
          <Tip className="companion" tell={() => <CompanionTold id={id} ready={ready} />}>
            <SurvivorFace survivor={id} size={30} />
            <span>
              {name('survivor', id, 'name')}
              <span className="unseen">{` – ${say(ready ? 'table.companion.ready' : 'table.companion.used')}`}</span>
            </span>
          </Tip>
        </li>
      ))}
    </ul>
  )
}

/** A survivor's dashboard, with everything marked on it. */
export function Dashboard({ seat }: { readonly seat: number }) {
  const { board } = useCalmTable()
  const { name, say } = useWords()
  const mine = board.seats[seat]
  if (!mine) return null
  const { health, armor, ammo } = mine
  const title = name('survivor', mine.survivor, 'name')
  const owed = upgradesToCome(mine)
  return (
    <section
      className="dashboard"
      data-figures={`seat.${seat}`}
      aria-label={say('table.dashboard-of', { survivor: title })}
    >
      <div className="self" {...anchor(ANCHORS.dashboard(seat))}>
        <SurvivorPortrait survivor={mine.survivor} size={92} />
        <h2>
          {title}
          {mine.leader && <Icon name="leader" size={22} label={say('icon.leader')} />}
        </h2>
        {owed > 0 && (
          <p className="owed" data-figure="owed">
            <Icon name="upgrade" size={18} />
            {say('table.owed', { count: owed })}
          </p>
        )}
        <div className="tracks">
          <SlotTrack
            what="health"
            seat={seat}
            of={health.of}
            gained={health.of}
            used={health.of - health.left}
            perRow={10}
          />
          <SlotTrack
            what="armor"
            seat={seat}
            of={armor.of}
            gained={armor.owned + armor.used}
            used={armor.used}
            perRow={11}
          />
          <SlotTrack
            what="ammo"
            seat={seat}
            of={ammo.of}
            gained={ammo.owned + ammo.used}
            used={ammo.used}
            perRow={11}
          />
        </div>
        <Companions seat={seat} />
      </div>
      <div className="weapons">
        {mine.weapons.map((weapon) => (
          <WeaponCard key={weapon.id} weapon={weapon} seat={seat} />
        ))}
      </div>
    </section>
  )
}
