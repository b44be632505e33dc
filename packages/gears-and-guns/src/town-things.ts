import { nth, type Telling } from '@graveshift/kernel'
import { NONE, word } from '@graveshift/zones'
import { tokenTerm } from '@graveshift/zones/missions'
import { lying } from './fallen/fallen.ts'
import type { Mission } from './missions/compile.ts'
import { machinesOf } from './town/nozzles.ts'
import { type DrawnTown, hasBit } from './town-map.ts'

const inState = (what: string, state: string): Telling => ({
  word: 'pick.of',
  with: { what: word(`word.${what}`), details: word(state) },
})

function spawnsIn({ spawns }: Mission, { spawnsAt, asleep }: DrawnTown, zone: number): readonly Telling[] {
  return spawnsAt.flatMap((at, index): Telling[] => {
    if (at !== zone) return []
    const spawn = word(`spawn.${nth(spawns, index).kind}`)
    return [hasBit(asleep, index) ? { word: 'spawn.asleep', with: { spawn } } : spawn]
  })
}

const pilesIn = (
  { piles }: Mission,
  { pilesAwake, pilesSafe }: DrawnTown,
  zone: number,
): readonly Telling[] =>
  piles.flatMap((pile, at) => {
    if (pile.zone !== zone) return []
    const state = hasBit(pilesSafe, at) ? 'safe' : hasBit(pilesAwake, at) ? 'awake' : 'asleep'
    return [inState('pile', `pile.${state}`)]
  })

/** Objective cards by their numbers, face down or face up (GG-TBL-04). */
const cardsIn = ({ cards: laid }: Mission, { cards }: DrawnTown, zone: number): readonly Telling[] =>
  laid.flatMap((card, at) => {
    const state = cards[at]
    if (card.zone !== zone || (state !== 'down' && state !== 'up')) return []
    const { number, back } = card.data
    const lies = { word: `objective-card.${state}`, with: { number } }
    return [back === undefined ? lies : { word: `objective-card.${back}`, with: { card: lies } }]
  })

/** Switches, nozzles, and the jet of a broken one whose switch is on (GG-TWN-05). */
function machinesIn(
  { switches, nozzles }: Mission,
  { switchesOn, nozzlesBroken }: DrawnTown,
  zone: number,
): readonly Telling[] {
  return machinesOf(switches, nozzles).flatMap((machine, at) => {
    const isOn = hasBit(switchesOn, at)
    const nozzle = !hasBit(nozzlesBroken, at)
      ? inState('nozzle', 'nozzle.intact')
      : isOn
        ? inState('jet', 'jet.active')
        : inState('nozzle', 'nozzle.broken')
    return [
      ...(machine.switch === zone ? [inState('switch', isOn ? 'switch.on' : 'switch.off')] : []),
      ...(machine.nozzle === zone ? [nozzle] : []),
    ]
  })
}

/** Everything that lies in a zone of a town, in words: what its map shows there. */
export function townThings(mission: Mission, town: DrawnTown, zone: number): readonly Telling[] {
  const here = (what: Telling, zones: readonly (number | undefined)[]) =>
    zones.flatMap((each) => (each === zone ? [what] : []))
  return [
    ...town.tokens.filter((token) => token.zone === zone && token.by === NONE).map(tokenTerm),
    ...cardsIn(mission, town, zone),
    ...spawnsIn(mission, town, zone),
    ...here(word('word.exit'), [mission.exit]),
    ...here(inState('noise', `noise.${town.loudSide}`), [town.loud]),
    ...pilesIn(mission, town, zone),
    ...machinesIn(mission, town, zone),
    ...here(word('card.steam-bottle.name'), town.bottles),
    ...here(word('word.wagon'), [town.wagon]),
    ...here(word('word.gatling'), [town.gatling]),
    ...here(
      word('word.fallen'),
      lying(town).map((each) => each.zone),
    ),
  ]
}
