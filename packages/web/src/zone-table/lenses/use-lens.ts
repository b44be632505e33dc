import { NONE, waysOnFoot } from '@graveshift/zones'
import { useMemo } from 'react'
import { useWords, type Words } from '../../i18n/use-words.ts'
import type { BoardTarget } from '../board/scene.ts'
import { useLooking, useZones, type ZoneTable } from '../table/zone-table-state.ts'
import { intentsLens } from './intents.ts'
import type { LensTeller, LensView } from './lens.ts'
import { noiseLens } from './noise.ts'
import { pipesLens } from './pipes.ts'
import { reachLens } from './reach.ts'
import { sightLens } from './sight.ts'

/** From where one looks, and at what: whoever's card lies open, else the zombies that are pointed at. */
function sightAt(teller: LensTeller, person: number, looked: BoardTarget | undefined): LensView | undefined {
  if (looked?.at === 'zombies') return sightLens(teller, { person: undefined, from: looked.zone })
  const from = teller.board.people[person]?.zone ?? NONE
  if (from === NONE) return undefined
  const to = looked === undefined || looked.at === 'door' ? undefined : looked.zone
  return sightLens(teller, { person, from, ...(to !== undefined && { to }) })
}

function lensOf(
  { face, lens, kit, board, person, scene }: ZoneTable,
  words: Words,
  looked: BoardTarget | undefined,
): LensView | undefined {
  const teller = { words, kit, board }
  switch (lens) {
    case 'reach': {
      const ways = waysOnFoot(kit, board, person)
      return reachLens(teller, person, ways, face.doors(kit, board, person, ways))
    }
    case 'sight':
      return sightAt(teller, person, looked)
    case 'intents':
      return intentsLens(teller)
    case 'noise':
      return noiseLens(
        teller,
        scene.zones.map(({ noise }) => noise),
      )
    case 'pipes':
      return pipesLens(scene, face.ties?.(words, kit, board) ?? [])
    default:
      return undefined
  }
}

/** What the lens that was chosen shows, as marks and in sentences; nothing without one. */
export function useLens(): LensView | undefined {
  const table = useZones()
  const words = useWords()
  const { target, hovered } = useLooking()
  // Only a look depends on what is looked at.
  const looked = table.lens === 'sight' ? (hovered ?? target) : undefined
  const { lens, kit, board, person, scene } = table
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the table only these are asked for
  return useMemo(() => lensOf(table, words, looked), [lens, kit, board, person, scene, words, looked])
}
