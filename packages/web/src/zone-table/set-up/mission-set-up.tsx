import '../../screens/set-up/set-up.css'
import './styles/index.css'
import { type OptionSpec, optionCounts, optionNow, withOption } from '@graveshift/kernel'
import { useState } from 'react'
import type { SetUpProps } from '../../games/game-face.ts'
import { useGameAround } from '../../games/in-game.tsx'
import { gameOf } from '../../games/registry.ts'
import { OptionField } from '../../generic/option-field.tsx'
import { useWordSet } from '../../i18n/use-word-set.ts'
import { useWords } from '../../i18n/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { CrewFields } from './crew-fields.tsx'
import { ANY_MISSION, found } from './mission-facts.ts'
import { MissionFilters } from './mission-filters.tsx'
import { MissionGrid } from './mission-grid.tsx'
import { MissionPanel } from './mission-panel.tsx'
import type { SetUpBox } from './set-up-box.ts'
import { useVeil } from './use-veil.ts'
import { useWon } from './use-won.ts'
import { VeiledMission } from './veiled-mission.tsx'
import { allowed, groupsIn, type MissionWish, optionsOf, wantedFor, wishOf, withMission } from './wish.ts'

interface Props extends SetUpProps {
  readonly box: SetUpBox
}

const isOfRules = ({ about }: OptionSpec): boolean => about === 'rules'

/** Which mission, with whom, and by which options. */
export function MissionSetUp({ box, options, onChange, children }: Props) {
  useWordSet('missions')
  const { say } = useWords()
  const game = useGameAround()
  const [filter, setFilter] = useState(ANY_MISSION)
  const { won, played } = useWon(game)
  const veil = useVeil(box, game, played)
  const wish = wishOf(box, options)
  const wishFor = (part: Partial<MissionWish>) => onChange(optionsOf(allowed(box, { ...wish, ...part })))
  const specs = gameOf(game).module.options.filter(isOfRules)
  const shown = found(box.missions, filter, won)
  const mission = box.missions.find(({ id }) => id === wish.mission)
  const counts = ({ id }: OptionSpec) => !mission || box.counts?.(id, mission.id) !== false
  return (
    <div className="missions">
      <div className="mission-choice">
        <MissionFilters missions={box.missions} filter={filter} onChange={setFilter} />
        <p className="unseen" role="status">
          {say('missions.found', { count: shown.length })}
        </p>
        {shown.length === 0 ? (
          <p className="mission-none">
            {say('missions.none')}{' '}
            <Button kind="quiet" onClick={() => setFilter(ANY_MISSION)}>
              {say('missions.show-all')}
            </Button>
          </p>
        ) : (
          <MissionGrid
            missions={shown}
            chosen={mission?.id ?? ''}
            won={won}
            isVeiled={veil.lies}
            MissionMap={box.MissionMap}
            onChoose={(id) => onChange(optionsOf(withMission(box, wish, id)))}
          />
        )}
      </div>
      {mission ? (
        <div className="mission-side">
          {veil.lies(mission) ? (
            <VeiledMission mission={mission} onLift={() => veil.lift(mission.id)} />
          ) : (
            <MissionPanel mission={mission} MissionMap={box.MissionMap} />
          )}
        </div>
      ) : (
        <p className="mission-none">{say('missions.own')}</p>
      )}
      <div className="mission-more">
        <CrewFields
          box={box}
          teams={wish.teams}
          wanted={wantedFor(box, wish.mission)}
          groups={groupsIn(box, wish)}
          onChange={(teams) => wishFor({ teams })}
        />
        <details className="panel option-rules">
          <summary>{say('set-up.options')}</summary>
          {specs
            .filter((spec) => counts(spec) && optionCounts(specs, spec, wish.rules))
            .map((spec) => (
              <OptionField
                key={spec.id}
                spec={spec}
                specs={specs}
                options={wish.rules}
                value={optionNow(spec, wish.rules)}
                onChange={(value) => wishFor({ rules: withOption(specs, wish.rules, spec.id, value) })}
              />
            ))}
          {children}
        </details>
      </div>
    </div>
  )
}
