import {
  armOf,
  type ChoiceOf,
  findZombie,
  type Hit,
  isBoss,
  openSquares,
  type Pick,
  type Sweep,
  turnColour,
  type Wield,
  zombieCard,
  zombieDamage,
} from '@graveshift/gear-up'
import { has, nth, sizeOf } from '@graveshift/kernel'
import {
  backOption,
  type GearUpMenu,
  type GearUpOption,
  menuOption,
  pickOption,
  type Situation,
} from './menu.ts'
import { survivorName, targetKey, targetName } from './names.ts'
import { type Aim, placementMenu, readTarget } from './placement.ts'
import { weaponAt } from './screen.ts'

type Drawing = ChoiceOf<'attack'> | ChoiceOf<'draw'>

const isHit = (pick: Pick): pick is Hit => pick.do === 'hit'
const isSweep = (pick: Pick): pick is Sweep => pick.do === 'sweep'

/** What is drawn with, in words. */
export function armName({ pen, content, state }: Situation, seat: number, wield: Wield): string {
  if (has(wield, 'companion')) return pen.say(`survivor.${wield.companion}.name`)
  return pen.say(`weapon.${weaponAt(content, state.board, seat, wield.colour).weapon.id}.name`)
}

/** Where a target stands, what it would do, and how well the shape fits. */
function targetLabel(now: Situation, seat: number, target: number, hits: readonly Hit[]): string {
  const { pen, content, state } = now
  const { board } = state
  const open = openSquares(content, board, target)
  const left = sizeOf(open.lo, open.hi)
  const whole = hits.filter(({ lo, hi }) => sizeOf(lo, hi) > 1)
  const fits = new Set(whole.map(({ lo, hi }) => `${lo} ${hi}`)).size
  const name = pen.paint('bold', targetName(pen, content, board, target))
  const figures = pen.say('play.target.fits', { left, fits })
  const kills = whole.some(({ lo, hi }) => sizeOf(lo, hi) === left) || left === 1
  const deadly = kills && !isBoss(target) ? `, ${pen.say('play.target.killable')}` : ''
  const zombie = findZombie(board, target)
  if (!zombie) return `${name}: ${figures}${deadly}`
  const where = pen.say('play.target.zombie', {
    slot: zombie.slot,
    speed: { word: `play.speed.${zombieCard(content, zombie).speed}` },
    damage: zombieDamage(content, board, zombie),
  })
  const whose = zombie.seat === seat ? '' : ` (${survivorName(pen, board, zombie.seat)})`
  return `${name}${whose}: ${where}, ${figures}${deadly}`
}

function byTarget(hits: readonly Hit[]): Map<number, Hit[]> {
  const found = new Map<number, Hit[]>()
  for (const hit of hits) {
    const known = found.get(hit.target)
    if (known) known.push(hit)
    else found.set(hit.target, [hit])
  }
  return found
}

function sweepOptions(
  now: Situation,
  choice: Drawing,
  sweeps: readonly Sweep[],
  wield: Wield,
): GearUpOption[] {
  const { pen, content, state } = now
  const { sweep } = armOf(content, state.board, choice.seat, wield).powers
  const effect = { word: `effect.${sweep === 'one-slot' ? 'explosive' : 'cut-down'}.name` }
  return sweeps.map((pick, index) => {
    const target = pick.targets.map((each) => targetName(pen, content, state.board, each)).join(', ')
    const key = sweeps.length === 1 ? 'w' : `w${index + 1}`
    return pickOption(key, pen.say('pick.sweep', { effect, target }), pick)
  })
}

/** Targets, sweeps and whatever else there is to do with one weapon or companion. */
function armMenu(
  now: Situation,
  choice: Drawing,
  wield: Wield,
  picks: readonly Pick[],
  exits: readonly GearUpOption[],
): GearUpMenu {
  const { pen, state } = now
  const hits = byTarget(picks.filter(isHit))
  const sweeps = sweepOptions(now, choice, picks.filter(isSweep), wield)
  const arm = armName(now, choice.seat, wield)
  const menu = () => armMenu(now, choice, wield, picks, exits)
  const aimAt = (target: number, out: readonly GearUpOption[]): Aim => ({
    choice,
    target,
    hits: hits.get(target) ?? [],
    arm,
    exits: out,
    aims: () => aims,
  })
  // As in the drawn street: the nearest first, the boss last.
  const place = (target: number) => findZombie(state.board, target)?.slot ?? Number.MAX_SAFE_INTEGER
  const targets = [...hits.keys()].sort((a, b) => place(a) - place(b))
  const aims: readonly Aim[] = targets.map((target) => aimAt(target, [backOption(pen, menu)]))
  // With nothing else to decide the question about the target would only be in the way.
  if (targets.length === 1 && sweeps.length === 0 && exits.length === 1)
    return placementMenu(now, aimAt(nth(targets, 0), exits))
  return {
    lines: ['', pen.paint('bold', pen.say('play.attack', { arm }))],
    options: [
      ...aims.map((aim) =>
        menuOption(
          targetKey(state.board, aim.target),
          targetLabel(now, choice.seat, aim.target, aim.hits),
          () => placementMenu(now, aim),
        ),
      ),
      ...sweeps,
      ...exits,
    ],
    read: (text) => readTarget(now, aims, text),
  }
}

/** Solo: each companion that may come to help leads to its own targets. */
function companionOptions(
  now: Situation,
  choice: Drawing,
  picks: readonly Pick[],
  back: () => GearUpMenu,
): GearUpOption[] {
  const { pen } = now
  const ids = [
    ...new Set(
      picks.flatMap((pick) =>
        has(pick, 'companion') && pick.companion !== undefined ? [pick.companion] : [],
      ),
    ),
  ]
  return ids.map((id, index) => {
    const own = picks.filter((pick) => has(pick, 'companion') && pick.companion === id)
    return menuOption(
      `c${index + 1}`,
      pen.say('pick.companion', { survivor: { word: `survivor.${id}.name` } }),
      () => armMenu(now, choice, { companion: id }, own, [backOption(pen, back)]),
    )
  })
}

/** The attack step of a seat. */
export function attackMenu(now: Situation, choice: ChoiceOf<'attack'>): GearUpMenu {
  const { pen, content, rules, state } = now
  const picks = rules.choices.attack.list(state.board, choice)
  const companions = companionOptions(now, choice, picks, () => attackMenu(now, choice))
  const own = picks.filter((pick) => (isHit(pick) || isSweep(pick)) && pick.companion === undefined)
  const exits = [...companions, pickOption('p', pen.say('pick.pass'), { do: 'pass' })]
  if (own.length === 0)
    return { lines: ['', pen.say(choice.weapon ? 'play.no-target' : 'play.weapon-done')], options: exits }
  return armMenu(now, choice, { colour: turnColour(content, state.board) }, own, exits)
}

/** A further draw of the same activation. */
export function drawingMenu(now: Situation, choice: ChoiceOf<'draw'>): GearUpMenu {
  const { pen, rules, state } = now
  const picks = rules.choices.draw.list(state.board, choice).filter((pick) => isHit(pick) || isSweep(pick))
  return armMenu(now, choice, choice.wield, picks, [pickOption('p', pen.say('pick.stop'), { do: 'stop' })])
}

/** One target of a sweep. */
export function sweepMenu(now: Situation, choice: ChoiceOf<'sweep'>): GearUpMenu {
  const { pen, content, rules, state } = now
  const hits = rules.choices.sweep.list(state.board, choice).filter(isHit)
  const target = targetName(pen, content, state.board, choice.target)
  const skip = pickOption('p', pen.say('pick.skip', { target }), { do: 'skip' })
  const arm = armName(now, choice.seat, choice.wield)
  return placementMenu(now, { choice, target: choice.target, hits, arm, exits: [skip] })
}
