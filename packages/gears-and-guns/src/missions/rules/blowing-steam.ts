import { nth } from '@graveshift/kernel'
import { isOver } from '@graveshift/zones'
import { said } from '@graveshift/zones/missions'
import type { OwnRule } from '../rule.ts'
import type { BlowingSteamRule } from '../rule-data.ts'

/** Awake or not, alike (GG-M03-01). */
export const blowingSteam: OwnRule<BlowingSteamRule> = {
  id: 'blowing-steam',
  figures: 'none: a steam bottle sends the spawn tokens of its zone to the starting spawn zone',
  read: () => ({ rule: 'blowing-steam' }),
  tell: () => said('mission-rule.blowing-steam'),
  make: (_data, { spawns }) => ({
    after: {
      on: ['exploded'],
      run(kit, table, event) {
        if (event.type !== 'exploded' || event.blast !== 'bottle') return
        const start = spawns.findIndex(({ kind }) => kind === 'start')
        const lying = kit.deeds.spawnTokens(table.board)
        const home = nth(lying, start)
        if (event.zone === home) return
        lying.forEach((zone, spawn) => {
          if (spawn !== start && zone === event.zone && !isOver(table))
            kit.deeds.moveSpawn(table, spawn, home)
        })
      },
    },
  }),
  lint: ({ mission }) => [[mission.data.steam !== undefined, 'there are no steam bottles']],
}
