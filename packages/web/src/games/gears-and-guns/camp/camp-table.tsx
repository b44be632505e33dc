import './styles/index.css'
import type { Game } from '@graveshift/kernel'
import { useMemo } from 'react'
import { type Drawn, GenericTable } from '../../../generic/generic-table.tsx'
import { useWords } from '../../../i18n/use-words.ts'
import type { TableProps } from '../../game-face.ts'
import { useCamp } from './camp-context.ts'
import { CampHead } from './camp-head.tsx'
import { CampQuestion, sheetOf } from './camp-question.tsx'
import { CampSheet } from './camp-sheet.tsx'
import { CampSteps } from './camp-steps.tsx'
import { NextMission } from './next-mission.tsx'
import { rollsIn } from './rolls.ts'

function Sheets() {
  const { say } = useWords()
  const { board, choice, session } = useCamp()
  const asked = choice && sheetOf(choice)
  const log = session.log()
  const rolls = useMemo(() => rollsIn(log), [log])
  return (
    <section className="camp-sheets" aria-label={say('campfire.sheets')}>
      {board.sheets.map((sheet, at) => (
        <CampSheet
          // biome-ignore lint/suspicious/noArrayIndexKey: sheets never move
          key={at}
          sheet={sheet}
          at={at}
          isAsked={at === asked}
          rolls={rolls[at] ?? []}
        />
      ))}
    </section>
  )
}

const drawnFor = (sideless: boolean): Drawn => ({
  className: 'camp-table',
  head: <CampHead isTitle={!sideless} />,
  overview: <Sheets />,
  beside: <CampSteps />,
  under: <NextMission />,
  question: (choice) => <CampQuestion choice={choice} />,
})

/** The camp between two missions: a place to sit, see what is left, and settle who rides. */
export function CampTable(props: TableProps<Game>) {
  const { sideless = false } = props
  const drawn = useMemo(() => drawnFor(sideless), [sideless])
  return <GenericTable {...props} drawn={drawn} />
}
