import { CALM, lastStep, leave, QUICK_END, type Scene } from './scene.ts'

const amy = (more: object = {}) => [{ id: 'amy', zone: '1V.SW', ...more }]
const without = (...ids: readonly string[]) => QUICK_END.filter((id) => !ids.includes(id))

export const VICTORY_SCENES: readonly Scene[] = [
  {
    title: 'one heart left',
    at: lastStep({ people: amy({ health: 1 }) }),
    act: leave,
    earns: [...QUICK_END, 'by-a-thread'],
  },
  {
    title: 'round 9 is not early',
    at: lastStep({ round: 9 }),
    act: leave,
    earns: without('home-early'),
  },
  {
    title: 'round 19 is not dawn yet',
    at: lastStep({ round: 19 }),
    act: leave,
    earns: without('home-early'),
  },
  {
    title: 'a long night',
    at: lastStep({ round: 20 }),
    act: leave,
    earns: [...without('home-early'), 'until-dawn'],
  },
  {
    title: 'orange is no low profile',
    at: lastStep({ people: amy({ points: 19 }) }),
    act: leave,
    earns: without('low-profile'),
  },
  {
    title: 'a bite on the last evening',
    at: lastStep({
      phase: 'zombies',
      zombies: { '1V.SW': { walker: 1 } },
      people: amy({ hand: ['machete'] }),
    }),
    script: { ...CALM, dice: [6] },
    act(table) {
      table.do({ do: 'melee', card: 'machete', zone: '1V.SW' })
      leave(table)
    },
    earns: without('unscathed'),
  },
  {
    title: 'a shot on the way out',
    at: lastStep({ people: amy({ hand: ['pistol'] }), zombies: { '1V.S': { walker: 1 } } }),
    script: { dice: [6] },
    act(table) {
      table.do({ do: 'ranged', card: 'pistol', zone: '1V.S' })
      leave(table)
    },
    earns: without('no-shot-fired'),
  },
  {
    title: 'twenty look on',
    at: lastStep({ zombies: { '3V.NE': { walker: 20 } } }),
    act: leave,
    earns: [...QUICK_END, 'through-the-crowd'],
  },
  {
    title: 'nineteen are no crowd',
    at: lastStep({ zombies: { '3V.NE': { walker: 19 } } }),
    act: leave,
    earns: QUICK_END,
  },
]
