import { type ChoiceRule, doOf, type Json, type Refusal, textIn } from '@graveshift/kernel'
import { anyOf, emit, NOT_AN_ANSWER } from '@graveshift/zones'
import { STEAM_REFUSALS } from './refusals.ts'
import type { CardAt, SteamChoiceOf, SteamGame, SteamKit, SteamPick } from './steam-game.ts'

type Deplete = SteamChoiceOf<'deplete'>
type Toolbox = SteamChoiceOf<'toolbox'>

const KEEP: SteamPick = { do: 'keep-tools' }

const isAmong = (able: readonly CardAt[], { card, place }: CardAt): boolean =>
  able.some((each) => each.card === card && each.place === place)

function read(raw: Json, name: 'deplete' | 'toolbox'): SteamPick | Refusal {
  const card = textIn(raw, 'card')
  const place = textIn(raw, 'place')
  return doOf(raw) === name && card !== undefined && place !== undefined
    ? { do: name, card, place }
    : NOT_AN_ANSWER
}

const depletions = ({ able }: Deplete): SteamPick[] => able.map((at) => ({ do: 'deplete', ...at }))

/** Which weapon of a pair is depleted (GG-RUL-08). */
export const depleteChoice = (kit: SteamKit): ChoiceRule<SteamGame, Deplete, SteamPick> => ({
  list: (_board, choice) => depletions(choice),
  sample: (_board, choice, random) => anyOf(depletions(choice), random),
  check(_board, { able }, pick) {
    if (pick.do !== 'deplete') return NOT_AN_ANSWER
    return isAmong(able, pick) ? undefined : STEAM_REFUSALS.notUsed
  },
  forced: () => undefined,
  parse: (_board, _choice, raw) => read(raw, 'deplete'),
  show: (_board, _choice, pick) => ({ ...pick }),
  answer(table, frame, { person }, pick) {
    if (frame.kind !== 'depletion' || pick.do !== 'deplete') return
    frame.left -= 1
    emit(kit, table, { type: 'depleted', person, card: pick.card, place: pick.place })
  },
})

const offers = ({ able }: Toolbox): SteamPick[] => [
  KEEP,
  ...able.map((at): SteamPick => ({ do: 'toolbox', ...at })),
]

/** What is given up so that nothing is depleted, if anything (GG-SKL-16). */
export const toolboxChoice = (kit: SteamKit): ChoiceRule<SteamGame, Toolbox, SteamPick> => ({
  list: (_board, choice) => offers(choice),
  sample: (_board, choice, random) => anyOf(offers(choice), random),
  check(_board, { able }, pick) {
    if (pick.do === 'keep-tools') return undefined
    if (pick.do !== 'toolbox') return NOT_AN_ANSWER
    return isAmong(able, pick) ? undefined : STEAM_REFUSALS.noTool
  },
  forced: () => undefined,
  parse: (_board, _choice, raw) => (doOf(raw) === KEEP.do ? KEEP : read(raw, 'toolbox')),
  show: (_board, _choice, pick) => ({ ...pick }),
  answer(table, frame, { person }, pick) {
    if (frame.kind !== 'depletion' || pick.do !== 'toolbox') return
    frame.left = 0
    emit(kit, table, { type: 'discarded', person, card: pick.card })
  },
})
