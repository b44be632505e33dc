import { doOf, nth, type Refusal, textIn } from '@graveshift/kernel'
import { nameOf } from '@graveshift/kernel/outward'
import {
  type Action,
  type ActPick,
  act,
  cannotPay,
  emit,
  NOT_AN_ANSWER,
  PAYS,
  personAt,
} from '@graveshift/zones'
import { switchWorth } from '../judgement/switch-worth.ts'
import { STEAM_REFUSALS } from '../steam/refusals.ts'
import type { SteamGame, SteamKit } from '../steam/steam-game.ts'
import { machineOn } from './nozzles.ts'

export interface SwitchPick {
  readonly do: 'switch'
  /** The machine whose switch it is. */
  readonly at: number
}

/** The switch of the own zone is turned, zombies or not; nozzle and jet follow at once (GG-TWN-03, GG-TWN-07). */
export const switchAction: Action<SwitchPick & ActPick, SteamGame, SteamKit> = {
  do: 'switch',
  needs: { pays: PAYS.other },
  fields: [{ tile: nameOf('tile') }],
  bots: { atSight: -20, plan: 'steam', worth: switchWorth },
  candidates(kit, board, person, into) {
    const { zone } = personAt(board, person)
    kit.steam.machines.forEach((machine, at) => {
      if (machine.switch === zone) into.push({ do: 'switch', at })
    })
  },
  check(kit, board, person, { at }) {
    if (kit.steam.machines[at]?.switch !== personAt(board, person).zone) return STEAM_REFUSALS.noSwitch
    if (kit.steam.hooks.some((hook) => hook.switchesStuck?.(board))) return STEAM_REFUSALS.switchStuck
    return cannotPay(kit, board, person, PAYS.other, 1, STEAM_REFUSALS.noActionToSwitch)
  },
  perform(kit, table, person, { at }) {
    act(kit, table, person, 'switch', { pays: PAYS.other, cost: 1 })
    emit(kit, table, { type: 'switchTurned', at, on: !(table.board.switchesOn & (1 << at)), person })
  },
  parse(kit, _board, raw): (SwitchPick & ActPick) | Refusal {
    const at = machineOn(kit, textIn(raw, 'tile') ?? '')
    return doOf(raw) === 'switch' && at >= 0 ? { do: 'switch', at } : NOT_AN_ANSWER
  },
  show: (kit, _board, { at }) => ({ do: 'switch', tile: nth(kit.steam.machines, at).tile }),
}
