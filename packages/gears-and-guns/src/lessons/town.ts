import type { Lesson } from '@graveshift/kernel'

const act = (pick: Readonly<Record<string, string>>) => ({ seat: 0, choice: 'act', pick })
const move = (to: string) => act({ do: 'move', to })
const arrange = (pick: Readonly<Record<string, string>>) => ({ seat: 0, choice: 'arrange', pick })

/** Lesson 1: piles that wake, a find, and the one noise token. */
export const TOWN: Lesson = {
  id: 'town',
  position: {
    mission: 'dry-run',
    survivors: ['bonnie'],
    turn: 'bonnie',
    people: [{ id: 'bonnie', zone: '3V.SW', hand: ['pan'], skills: [] }],
    zombies: { '3V.NE': { walker: 1 } },
  },
  script: { equipment: ['water'], spawn: ['z13', 'z11', 'z17', 'z18', 'z15', 'z12'] },
  steps: [
    { id: 'welcome', more: 'zon-los-mov-bal' },
    { id: 'go', want: move('3V.S'), more: 'act' },
    { id: 'enter', want: move('3V.a'), more: 'pil-hwt' },
    { id: 'woken', more: 'pil-hwt' },
    { id: 'search', want: act({ do: 'search' }), more: 'src-inv-eqp' },
    { id: 'keep', want: arrange({ do: 'put', card: 'water' }), more: 'src-inv-eqp' },
    { id: 'kept', want: arrange({ do: 'done' }), more: 'src-inv-eqp' },
    { id: 'token', more: 'noi' },
    { id: 'wait', want: act({ do: 'end' }), more: 'noi' },
    { id: 'moved', more: 'noi' },
    { id: 'done', more: 'noi' },
  ],
}
