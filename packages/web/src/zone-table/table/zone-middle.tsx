import { NONE } from '@graveshift/zones'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useWords } from '../../i18n/use-words.ts'
import { useCompany } from '../../table/company.ts'
import { attackIn } from '../attack/attack-frame.ts'
import { isAttack } from '../attack/weapons.ts'
import type { BoardTarget } from '../board/scene.ts'
import { useBoardWords } from '../board/use-board-words.ts'
import { type BoardHandle, ZoneBoard } from '../board/zone-board.tsx'
import { isOffered } from '../decide/deciding.ts'
import { LensLines } from '../lenses/lens-lines.tsx'
import { useZoneTeller } from '../words/use-zone-teller.ts'
import { ZoneFinder } from '../words/zone-finder.tsx'
import { ZoneList } from '../words/zone-list.tsx'
import { tellZone, zoneInWords } from '../words/zone-told.ts'
import { LensRow } from './lens-row.tsx'
import { useBoardKeys } from './use-board-keys.ts'
import { useMarks } from './use-marks.ts'
import { useLooking, useZones } from './zone-table-state.ts'

/** The board in the middle, as a picture or in words. */
export function ZoneMiddle() {
  const {
    face,
    scene,
    book,
    isListed,
    run,
    offer,
    sideless,
    busy,
    skip,
    phase,
    narrow,
    asked,
    choice,
    session,
  } = useZones()
  const { look, hover, layOpen } = useLooking()
  const words = useWords()
  const { say, name } = words
  const teller = useZoneTeller()
  const company = useCompany()
  const marks = useMarks()
  const handle = useRef<BoardHandle>(null)
  useBoardKeys(handle)
  const costs = useMemo(
    () =>
      new Map(
        [...(book?.ways ?? [])].flatMap(([zone, { cost, inReach }]) =>
          // A press on what a question offers is for the question.
          inReach && cost > 0 && !isOffered(offer, { at: 'zone', zone }) ? [[zone, cost] as const] : [],
        ),
      ),
    [book, offer],
  )
  const fits = useMemo(() => new Set([...costs.keys(), ...(offer?.marks.offered ?? [])]), [costs, offer])
  const labelOf = useCallback(
    (zone: number): string => {
      const cost = costs.get(zone)
      const told = zoneInWords(words, tellZone(teller, zone, scene.zones[zone]))
      return cost === undefined ? told : `${told} ${say('zone.move-for', { cost })}`
    },
    [costs, words, teller, scene, say],
  )
  const nameOf = useCallback((person: string): string => name('survivor', person, 'name'), [name])
  const boardWords = useBoardWords(nameOf)
  const ping = company?.ping
  const hold = (target: BoardTarget) => {
    if (target.at !== 'door') ping?.(target.zone)
  }
  const press = (target: BoardTarget) => {
    // A press ends what is being shown.
    if (busy) return phase.at === undefined ? skip() : phase.go(phase.at + 1)
    look(target)
    if (sideless || offer?.press(target)) return
    // Pressed beside what was laid open, which is left by that.
    layOpen(undefined)
    const plan = book?.on(target)
    if (!plan) return
    // An attack is looked at before the roll: the walk to it is done, the rest is asked in its panel.
    const isFought = plan.act !== undefined && isAttack(plan.act, face.turn)
    const walk = isFought ? plan.picks.slice(0, -1) : plan.picks
    const isThere = walk.length === 0 || run({ ...plan, picks: walk })
    if (isFought && isThere) layOpen('attack')
  }
  // What is looked at by the keys is brought into sight.
  const { target } = useLooking()
  const shown = target && target.at !== 'door' ? target.zone : NONE
  useEffect(() => {
    if (shown !== NONE) handle.current?.show(shown)
  }, [shown])
  // A phone shows where it happens; elsewhere the board stays as it is.
  const happens = narrow && phase.at !== undefined ? phase.beats[phase.at]?.film.zones[0] : undefined
  useEffect(() => {
    if (happens !== undefined && happens !== NONE) handle.current?.show(happens)
  }, [happens])
  // A question leaves the board of a phone little room: what it is about is brought there, once there is that room.
  const offered = narrow ? (offer?.marks.offered?.[0] ?? NONE) : NONE
  useEffect(() => {
    if (offered === NONE) return undefined
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => handle.current?.show(offered))
    })
    return () => cancelAnimationFrame(frame)
  }, [offered])
  // Dice are read beside what they are about; then the board is seen again as it was.
  const isRead = !narrow && !sideless && !busy && choice !== undefined && choice.kind !== 'act'
  const fought = (isRead ? attackIn(session.state)?.zone : undefined) ?? NONE
  useEffect(() => (fought === NONE ? undefined : handle.current?.lean(fought)), [fought])
  const find = (zone: number) => {
    look({ at: 'zone', zone })
    if (isListed) document.querySelector<HTMLElement>(`[data-zone-at="${zone}"]`)?.focus()
    else handle.current?.focus(zone)
  }
  // Its buttons say so themselves; a press on the board, or on a zone of the list, says so here.
  const planned = target && !isOffered(offer, target) ? book?.on(target) : undefined
  const again = planned && planned.key === asked && (
    <p className="board-again" role="alert">
      {say('table.guard')}
    </p>
  )
  if (isListed)
    return (
      <>
        {again}
        <ZoneList costs={costs} fits={fits} onPress={(zone) => press({ at: 'zone', zone })}>
          <LensLines />
        </ZoneList>
        <ZoneFinder onFind={find} />
      </>
    )
  return (
    <>
      <div className="unseen">
        <LensLines />
      </div>
      {again}
      <ZoneBoard
        ref={handle}
        scene={scene}
        marks={marks}
        skin={face.skin}
        labelOf={labelOf}
        fits={fits}
        nameOf={nameOf}
        onLook={hover}
        onPress={press}
        words={boardWords}
        {...(ping ? { onHold: hold } : {})}
      />
      <ZoneFinder onFind={find} />
      {narrow && (
        <div className="board-tools">
          <LensRow />
        </div>
      )}
    </>
  )
}
