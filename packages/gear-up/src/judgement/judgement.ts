import type { Judgement } from '@graveshift/kernel'
import type { Board, SeatBoard } from '../board.ts'
import { bossRule } from '../bosses/index.ts'
import type { Content } from '../content/compile.ts'
import { COLOURS } from '../content/types.ts'
import { TURNS } from '../frames/game.ts'
import type { Choice, GearUp, Pick } from '../game.ts'
import { dashboardOf, owned } from '../seats.ts'
import { bossIconsOf, countBossCards, freshBossCards } from './boss-cards.ts'
import { freshBossLeft, lookAtBoss } from './boss-left.ts'
import { moveValueOf } from './evaluate-move.ts'
import { FIGURES as F } from './figures.ts'
import { finishOf } from './finish.ts'
import { metricsOf } from './metrics.ts'
import { penalty } from './penalty.ts'
import { facesOf, freshProspect, prospectOf } from './prospect.ts'
import { rolloutPickOf } from './rollout-pick.ts'
import { fillStreets, lossFrom, Street } from './street.ts'
import { type Strengths, strengthAt, teamStrengths } from './strength.ts'
import { winModelOf } from './win-model.ts'

const PARTS = ['health', 'threat', 'kills', 'supplies', 'boss'] as const
const HEALTH = 0
const THREAT = 1
const KILLS = 2
const SUPPLIES = 3
const BOSS = 4

const OVER = 1_000_000
const ROUNDS = 2
const MOST_SEATS = 6
/** Zombies are fought a little even by those who have no time for it. */
const LEAST_RATE = 30

/**
 * How well the team stands, as the logarithm of a chance: the boss must fall in time, and nobody may. For each of
 * these there is a margin (squares that can still be crossed against squares left; life against damage to come), and
 * a penalty that grows as the margin shrinks. Small linear figures beside it tell equal chances apart.
 *
 * Asked a hundred thousand times a second: what it needs is made once and filled again, nothing is allocated.
 */
export function judgementOf(content: Content): Judgement<GearUp> {
  const strengthsOf = teamStrengths(content)
  const faces = facesOf(content)
  const icons = bossIconsOf(content)
  /** What a turn of a whole deck brings, and what the next turn of this round does. */
  const full = freshProspect()
  prospectOf(faces, content.turnDeck, full)
  const here = freshProspect()
  const streets = Array.from({ length: MOST_SEATS }, () => new Street())
  const left = freshBossLeft()
  /** All boss cards, which are to come until the boss is there, and those still to come once it is. */
  const allCards = countBossCards(icons, content.bossDecks, freshBossCards())
  const cardsLeft = freshBossCards()
  const pace = { rate: 0, ammo: 0, turns: 0, slow: 0, fast: 0, slowNow: false, fastNow: false }
  const found = { own: 0, all: 0, work: 0 }
  /** Squares a turn, in hundredths, seat by seat: on zombies, on the boss in front, on the boss of a neighbor. */
  const onZombies = new Int32Array(MOST_SEATS)
  const onBoss = new Int32Array(MOST_SEATS)
  const onFarBoss = new Int32Array(MOST_SEATS)
  /** Damage to expect, in hundredths, less the armor that is still to be gained. */
  const loss = new Int32Array(MOST_SEATS)

  /** What each seat's weapons will do; gives the worth of ammo still to be gained. */
  function sizeUpSeats(board: Board): number {
    const { round, turn } = board
    const turns = TURNS - turn
    const near = turns > 0 ? here : full
    const strengths = strengthsOf(board)
    let worth = 0
    for (let seat = 0; seat < board.seats.length; seat++) {
      const dashboard = dashboardOf(content, board, seat)
      const { zombie, boss, far, armor, ammo } = strengths[seat] as Strengths
      const mine = board.seats[seat] as SeatBoard
      let zombies = 0
      let squares = 0
      let distant = 0
      let armorGain = 0
      let ammoGain = 0
      for (let colour = 0; colour < COLOURS.length; colour++) {
        const at = strengthAt(colour, mine.upgrades[colour] as number)
        const whole = full.colours[colour] as number
        zombies += (near.colours[colour] as number) * (zombie[at] as number)
        squares += whole * (boss[at] as number)
        distant += whole * (far[at] as number)
        const uses = turns * (here.colours[colour] as number) + (round < ROUNDS ? TURNS * whole : 0)
        armorGain += uses * (armor[at] as number)
        ammoGain += uses * (ammo[at] as number)
      }
      onZombies[seat] = zombies / 1000
      onBoss[seat] = squares / 1000
      onFarBoss[seat] = distant / 1000
      // Tracks are caps on the gains of a whole game, and not everything that could be gained will be.
      loss[seat] = -Math.min((dashboard.armor - mine.armor.gained) * F.room, (armorGain / 1000) | 0)
      const ammoToCome = Math.min((dashboard.ammo - mine.ammo.gained) * F.room, (ammoGain / 1000) | 0)
      worth += ((ammoToCome * F.ammo) / 100) | 0
    }
    return worth
  }

  /** What the streets will do, added to `loss`; gives the squares of all zombies. */
  function sizeUpStreets(board: Board): number {
    const { round, turn, step, card } = board
    const seats = board.seats.length
    const near = turn < TURNS ? here : full
    const face = step === 'walk' || step === 'card' || card === undefined ? undefined : faces.get(card)
    fillStreets(content, board, streets)
    pace.turns = (round < ROUNDS ? TURNS : 0) + TURNS - turn
    pace.slow = near.slow
    pace.fast = near.fast
    pace.slowNow = face !== undefined && face.slow > 0
    pace.fastNow = face !== undefined && face.fast > 0
    // The boss takes its share of the attacks, the larger the fewer they are.
    const share = round < ROUNDS ? 100 : 100 - ((F.bossShare / seats) | 0)
    let blasts = 0
    let work = 0
    for (let seat = 0; seat < seats; seat++) {
      pace.rate = Math.max(LEAST_RATE, (((onZombies[seat] as number) * share) / 100) | 0)
      pace.ammo = owned((board.seats[seat] as SeatBoard).ammo)
      lossFrom(streets[seat] as Street, pace, found)
      loss[seat] = (loss[seat] as number) + found.own
      blasts += found.all
      work += found.work
    }
    for (let seat = 0; seat < seats; seat++) loss[seat] = (loss[seat] as number) + blasts
    return work
  }

  /** Squares of the boss that can be crossed in the turns to come, in hundredths. */
  function reachOf(board: Board, turns: number): number {
    const { round, step } = board
    const seats = board.seats.length
    const first =
      round < ROUNDS ? board.setup.leader : (board.boss.seat as number) + (step === 'card' ? 0 : 1)
    let reach = 0
    for (let turn = 0; turn < turns; turn++) {
      const facing = (first + turn) % seats
      reach += onBoss[facing] as number
      if (seats > 1) reach += (((onFarBoss[(facing + 1) % seats] as number) * F.farShare) / 100) | 0
      if (seats > 2) reach += (((onFarBoss[(facing + seats - 1) % seats] as number) * F.farShare) / 100) | 0
    }
    return seats === 1 ? reach + turns * F.companion : reach
  }

  function weighBoss(board: Board, square: number, skills: number): number {
    const { round, turn } = board
    const turns = round < ROUNDS ? TURNS : TURNS - turn
    const reach = reachOf(board, turns)
    // Squares in a line or alone take more hits than squares in a block.
    const ragged = Math.max(0, 3 * left.squares - 2 * left.pairs)
    const margin = reach - left.squares * square - left.alone * F.alone - ragged * F.ragged
    let worth = -penalty(margin, F.bossSafe, F.bossScale, F.bossMost) - left.squares * F.bossSquare
    if (left.mouth > 0) {
      // Open in the turn after each skill.
      const openings = skills + (board.boss.skillTurn === turn && round === ROUNDS ? 1 : 0)
      const chances = openings * ((reach / Math.max(1, turns)) | 0)
      worth -= penalty(chances - left.mouth * 100, F.mouthSafe, F.mouthScale, F.mouthMost)
    }
    return worth
  }

  function weigh(board: Board, into: number[]): number {
    for (let part = 0; part < PARTS.length; part++) into[part] = 0
    if (board.outcome !== undefined) {
      const worth = board.outcome === 'won' ? OVER : -OVER
      into[board.outcome === 'won' ? BOSS : HEALTH] = worth
      return worth
    }
    prospectOf(faces, board.turnDeck, here)
    lookAtBoss(content, board, left)
    const cards = board.boss.seat === undefined ? allCards : countBossCards(icons, board.bossDeck, cardsLeft)
    const { worth: bossWorth } = bossRule(board)
    let supplies = sizeUpSeats(board)
    let kills = -sizeUpStreets(board) * F.zombieSquare
    const turns = pace.turns
    const blows =
      (cards.attacks * left.yellow + cards.specials * (left.yellow + left.blue)) * F.blow +
      cards.skills * bossWorth.skill * left.bodies
    let health = 0
    let threat = 0
    for (let seat = 0; seat < board.seats.length; seat++) {
      const mine = board.seats[seat] as SeatBoard
      const armor = owned(mine.armor)
      const life = mine.health * 100 + armor * F.armorLife - blows
      const danger = loss[seat] as number
      const calm = penalty(life, F.lifeSafe, F.lifeScale, F.lifeMost)
      health += mine.health * F.health - calm
      threat += calm - penalty(life - danger, F.lifeSafe, F.lifeScale, F.lifeMost)
      threat -= ((danger * F.health) / 100) | 0
      supplies += armor * F.armor + owned(mine.ammo) * F.ammo
      kills += ((mine.owed * F.upgrade * turns) / (ROUNDS * TURNS)) | 0
    }
    const boss = weighBoss(board, bossWorth.square, cards.skills)
    into[HEALTH] = health
    into[THREAT] = threat
    into[KILLS] = kills
    into[SUPPLIES] = supplies
    into[BOSS] = boss
    return health + threat + kills + supplies + boss
  }

  /** Life less the damage to expect from the streets: armor that is still to be gained counts against it. */
  function expectedHealth(board: Board, seat: number): number {
    const { health, armor } = board.seats[seat] as SeatBoard
    const life = health * 100 + owned(armor) * F.armorLife
    if (board.outcome !== undefined) return life
    prospectOf(faces, board.turnDeck, here)
    sizeUpSeats(board)
    sizeUpStreets(board)
    return life - (loss[seat] as number)
  }

  const evaluateMove = (board: Board, choice: Choice, pick: Pick) =>
    moveValueOf(content, strengthsOf, board, choice, pick)

  return {
    parts: PARTS,
    weigh,
    evaluateMove,
    rolloutPick: rolloutPickOf(content, evaluateMove),
    clock: ({ round, turn }) => (round - 1) * TURNS + turn,
    metrics: metricsOf(content, expectedHealth),
    winModel: winModelOf(content, weigh),
    finish: finishOf(content),
  }
}
