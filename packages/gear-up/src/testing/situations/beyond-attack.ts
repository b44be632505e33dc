import { isConnected, nth, sizeOf, squaresOf } from '@graveshift/kernel'
import type { Board } from '../../board.ts'
import { bossSide, isBodyAlive } from '../../boss-side.ts'
import type { BossBody, Content } from '../../content/compile.ts'
import type { Hit } from '../../game.ts'
import { listHitsOn } from '../../hits.ts'
import { bodyIndex, findZombie, isBoss, zombieCard } from '../../reach.ts'
import { viewBoard } from '../../view.ts'
import { armOfChoice, at, decided, denied, left, printed, type Situation } from './moment.ts'

const bodyOn = (content: Content, board: Board, target: number): BossBody =>
  nth(bossSide(content, board).bodies, bodyIndex(target))

const stinkies = (content: Content, board: Board, seat: number, besides = 0) =>
  board.zombies.filter(
    (zombie) =>
      zombie.seat === seat && zombie.id !== besides && zombieCard(content, zombie).type === 'stinky',
  ).length

/** Dotted lines with both sides among the squares. */
function linesUnder(body: BossBody, lo: number, hi: number): number {
  const right = sizeOf(lo & (lo >>> 1) & body.lineRight.lo, hi & (hi >>> 1) & body.lineRight.hi)
  const below = sizeOf(
    lo & ((lo >>> 8) | (hi << 24)) & body.lineBelow.lo,
    hi & (hi >>> 8) & body.lineBelow.hi,
  )
  return right + below
}

const winsWith = (content: Content, board: Board, { target, lo, hi }: Hit) => {
  const { needed } = bodyOn(content, board, target)
  const crossed = nth(board.boss.bodies, bodyIndex(target))
  const last = ((needed.lo & ~crossed.lo & ~lo) | (needed.hi & ~crossed.hi & ~hi)) === 0
  return (
    last &&
    board.boss.bodies.every((_, index) => index === bodyIndex(target) || !isBodyAlive(content, board, index))
  )
}

/** Rulings R33 to R59, R64, R65 and R68 to R70: walk, spawn, boss, end. */
export const BEYOND_SITUATIONS: Readonly<Record<string, Readonly<Record<string, Situation>>>> = {
  R33: {
    'a zombie arrives in slot 1 and does not attack': at(
      ({ event, before }) =>
        event.type === 'walked' && event.zombies.some((id) => findZombie(before, id)?.slot === 2),
    ),
  },
  R34: {
    'zombies attack in two streets': at(
      ({ event, batch }) =>
        event.type === 'attacked' &&
        batch.some((other) => other.type === 'attacked' && other.seat !== event.seat),
    ),
  },
  R35: {
    'a bomber goes off beside a stinky': at(
      ({ content, event, before }) => event.type === 'exploded' && stinkies(content, before, event.seat) > 0,
    ),
    'a stinky elsewhere adds nothing': at(
      ({ content, event, before }) =>
        event.type === 'exploded' &&
        stinkies(content, before, event.seat) === 0 &&
        before.zombies.some((zombie) => zombieCard(content, zombie).type === 'stinky'),
    ),
  },
  R36: {
    'a stinky attacks beside another': at(({ content, event, before }) => {
      if (event.type !== 'attacked') return false
      const zombie = findZombie(before, event.zombie)
      return (
        !!zombie &&
        zombieCard(content, zombie).type === 'stinky' &&
        stinkies(content, before, zombie.seat, zombie.id) > 0
      )
    }),
    'the extra counts at 0 printed icons': at(({ content, event, before }) => {
      if (event.type !== 'attacked' || event.damage === 0) return false
      const zombie = findZombie(before, event.zombie)
      if (!zombie) return false
      const { damage, fixed } = zombieCard(content, zombie)
      return fixed + sizeOf(damage.lo & ~zombie.lo, damage.hi & ~zombie.hi) === 0
    }),
  },
  R37: {
    'the boss attacks while a stinky is about': at(
      ({ content, event, before }) =>
        event.type === 'bossAttacked' &&
        before.zombies.some((zombie) => zombieCard(content, zombie).type === 'stinky'),
    ),
  },
  R38: {
    'armor meets a blast': at(
      ({ event }) => event.type === 'suffered' && event.from === 'bomber' && event.armor > 0,
    ),
    'no icon left, no damage': at(({ event }) => event.type === 'exploded' && event.damage === 0),
  },
  R39: {
    'armor saves a life by itself': decided(({ forced, before }) =>
      forced.some(
        ({ choice, pick }) =>
          choice.kind === 'armor' &&
          pick.do === 'armor' &&
          pick.amount > 0 &&
          choice.damage >= nth(before.seats, choice.seat).health,
      ),
    ),
    'armor is kept': decided(
      ({ choice, pick }) => choice.kind === 'armor' && pick.do === 'armor' && pick.amount === 0,
    ),
    'dying with armor in hand is refused': denied(({ refusal }) => refusal.refused === 'armor-saves-life'),
  },
  R40: {
    'discards are shuffled': at(({ event }) => event.type === 'reshuffled'),
    'the other deck serves': at(({ event, before }) => {
      if (event.type !== 'zombieDrawn') return false
      const other = event.tier === 'regular' ? 'special' : 'regular'
      return before.decks[other].length + before.discards[other].length === 0
    }),
    'none come': at(
      ({ event, before }) =>
        event.type === 'spawnRevealed' &&
        Object.values(before.decks)
          .concat(Object.values(before.discards))
          .every((deck) => deck.length === 0),
    ),
  },
  R41: {
    'the team deals': decided(({ choice, before }) => choice.kind === 'deal' && before.tray.length > 1),
  },
  R42: {
    'the view shows what is left, in no order of coming': decided(({ content, before }) => {
      const { left: shown } = viewBoard(content, before) as { left: { turn: readonly string[] } }
      return shown.turn.length > 1 && shown.turn.join() === [...shown.turn].sort().join()
    }),
  },
  R43: {
    'the boss moves in a turn without a card': at(
      ({ event, before }) => event.type === 'bossMoved' && before.turn <= 2,
    ),
  },
  R44: {
    'the boss arrives before the leader': at(
      ({ event, after }) =>
        event.type === 'roundBegan' && event.round === 2 && after.boss.seat === after.setup.leader,
    ),
  },
  R45: {
    'the mouth is hit': at(({ content, event, before }) => {
      if (event.type !== 'crossed' || !isBoss(event.target)) return false
      const { mouth } = bodyOn(content, before, event.target)
      return ((event.lo & mouth.lo) | (event.hi & mouth.hi)) !== 0
    }),
    'the mouth is closed': denied(({ refusal }) => refusal.refused === 'mouth-closed'),
    'a skill in turn 9 opens nothing': at(
      ({ event, before }) =>
        event.type === 'skillUsed' && event.turn === 9 && before.setup.boss === 'screamer',
    ),
  },
  R46: {
    'a second move in one turn': at(
      ({ event, turn }) =>
        event.type === 'walked' && turn.screamed && event.zombies.some((id) => (turn.moved.get(id) ?? 0) > 0),
    ),
    'spawned after the scream, they stay': at(
      ({ event, turn }) => event.type === 'zombieDealt' && turn.screamed,
    ),
  },
  R47: {
    'the track starts again': at(
      ({ content, event, before }) =>
        event.type === 'screamed' && before.boss.screams >= bossSide(content, before).track.length,
    ),
  },
  R48: {
    'a split shape on the pyramid': at(
      ({ event, before }) =>
        event.type === 'crossed' &&
        event.by === 'split' &&
        isBoss(event.target) &&
        before.setup.boss === 'zombie-pyramid',
    ),
    'one space on the pyramid': at(
      ({ event, before }) =>
        event.type === 'crossed' &&
        event.by === 'single' &&
        isBoss(event.target) &&
        before.setup.boss === 'zombie-pyramid',
    ),
    'a further draw on the pyramid': at(
      ({ event, before, choice }) =>
        event.type === 'crossed' &&
        choice?.kind === 'draw' &&
        isBoss(event.target) &&
        before.setup.boss === 'zombie-pyramid',
    ),
    'what does not touch is refused': denied(({ refusal }) => refusal.refused === 'not-touching'),
  },
  R49: {
    'no shape fits the pyramid, one space does': decided(({ content, choice, pick, before }) => {
      if (
        before.setup.boss !== 'zombie-pyramid' ||
        pick.do !== 'hit' ||
        !isBoss(pick.target) ||
        sizeOf(pick.lo, pick.hi) > 1
      )
        return false
      const arm = armOfChoice(content, before, choice, pick)
      if (!arm || choice.seat === 'team') return false
      const hits: Hit[] = []
      listHitsOn(content, before, { seat: choice.seat, arm, companion: undefined }, pick.target, hits)
      return arm.shape.size > 1 && hits.every(({ lo, hi }) => sizeOf(lo, hi) === 1)
    }),
  },
  R50: {
    'a ring is closed': at(({ event }) => event.type === 'ringCleared'),
    'a ring closes another': at(
      ({ event, batch }) => event.type === 'ringCleared' && batch.some(({ type }) => type === 'ringCleared'),
    ),
    'icons of a ring are gained': at(({ event }) => event.type === 'gained' && event.from === 'ring'),
    'a marked square is crossed': at(({ content, event, before }) => {
      if (event.type !== 'crossed' || !isBoss(event.target)) return false
      const marks = bodyOn(content, before, event.target).rings.map(({ square }) => square)
      return squaresOf(event.lo, event.hi).some((square) => marks.includes(square))
    }),
  },
  R51: {
    'a covered line costs': at(({ event }) => event.type === 'suffered' && event.from === 'mutation-line'),
    'several lines cost one': decided(
      ({ content, pick, before, events }) =>
        pick.do === 'hit' &&
        isBoss(pick.target) &&
        linesUnder(bodyOn(content, before, pick.target), pick.lo, pick.hi) > 1 &&
        events.some(
          (event) =>
            event.type === 'suffered' && event.from === 'mutation-line' && event.armor + event.health === 1,
        ),
    ),
    'by long range too': at(
      ({ event, before }) =>
        event.type === 'suffered' && event.from === 'mutation-line' && before.boss.seat !== event.seat,
    ),
    'armor absorbs it': at(
      ({ event }) => event.type === 'suffered' && event.from === 'mutation-line' && event.armor === 1,
    ),
    'a split shape pays once': decided(
      ({ events }) =>
        events.some((event) => event.type === 'suffered' && event.from === 'mutation-line') &&
        events.some((event) => event.type === 'crossed' && event.by === 'split'),
    ),
  },
  R52: {
    'a line kills before the winning blow': decided(
      ({ content, pick, before, after }) =>
        pick.do === 'hit' &&
        pick.pay === 'health' &&
        after.outcome === 'lost' &&
        winsWith(content, before, pick),
    ),
    'adrenaline kills': at(
      ({ event, batch }) =>
        event.type === 'lost' &&
        event.why === 'death' &&
        batch.some((other) => other.type === 'suffered' && other.from === 'adrenaline'),
    ),
  },
  R53: {
    'catcher, batter, pitcher': decided(
      ({ events, before }) =>
        before.setup.boss === 'dead-sox' &&
        events.flatMap((event) => (event.type === 'bossAttacked' ? [event.body] : [])).join() === '0,1,2',
    ),
    'in a special attack too': decided(
      ({ events, before }) =>
        before.setup.boss === 'dead-sox' &&
        events
          .flatMap((event) => (event.type === 'bossAttacked' && event.special ? [event.body] : []))
          .join() === '0,1,2',
    ),
  },
  R54: {
    'each living member deals 1 of its kind': at(
      ({ event, before }) =>
        event.type === 'suffered' && event.from === 'boss-skill' && before.setup.boss === 'dead-sox',
    ),
    'a dead member deals none': at(
      ({ content, event, before }) =>
        event.type === 'skillUsed' &&
        before.setup.boss === 'dead-sox' &&
        before.boss.bodies.some((_, index) => !isBodyAlive(content, before, index)),
    ),
  },
  R55: {
    'a sweep takes one of several members': decided(
      ({ content, pick, before }) =>
        pick.do === 'sweep' &&
        pick.targets.some(isBoss) &&
        before.boss.bodies.filter((_, index) => isBodyAlive(content, before, index)).length > 1,
    ),
    'all three dead wins': at(
      ({ event, before }) => event.type === 'won' && before.setup.boss === 'dead-sox',
    ),
    'a dead member is no target': denied(({ refusal }) => refusal.refused === 'body-dead'),
  },
  R56: {
    'one armor cancels both': decided(({ pick }) => pick.do === 'dodge'),
    'two ordinary damage instead': decided(({ pick }) => pick.do === 'endure'),
  },
  R57: {
    'fixed icons only': at(({ content, event, before }) => {
      if (event.type !== 'bossAttacked') return false
      const { fixedYellow, fixedBlue, yellow, blue } = nth(bossSide(content, before).bodies, event.body)
      const inside = sizeOf(yellow.lo, yellow.hi) + (event.special ? sizeOf(blue.lo, blue.hi) : 0)
      return inside > 0 && event.damage === fixedYellow + (event.special ? fixedBlue : 0)
    }),
  },
  R58: { 'the last turn': at(({ event, before }) => event.type === 'bossCardRevealed' && before.turn === 9) },
  R59: {
    'the boss dies while zombies could act': at(
      ({ event, before }) => event.type === 'won' && before.zombies.length > 0,
    ),
  },
  R64: {
    'armor under the shape comes too late': decided(
      ({ content, choice, pick, before }) =>
        choice.seat !== 'team' &&
        pick.do === 'hit' &&
        pick.pay === 'health' &&
        left(nth(before.seats, choice.seat).armor) === 0 &&
        ((pick.lo & bodyOn(content, before, pick.target).armor.lo) |
          (pick.hi & bodyOn(content, before, pick.target).armor.hi)) !==
          0,
    ),
  },
  R65: {
    'a split shape on both sides of a line costs nothing': decided(
      ({ content, pick, before, events }) =>
        pick.do === 'hit' &&
        isBoss(pick.target) &&
        pick.pay === undefined &&
        linesUnder(bodyOn(content, before, pick.target), pick.lo, pick.hi) > 0 &&
        events.some((event) => event.type === 'crossed' && event.by === 'split'),
    ),
  },
  R68: {
    'printed shapes are connected': printed((content) => {
      const shapes = [
        ...content.data.survivors.flatMap(({ team, solo }) =>
          [team, solo].flatMap(({ weapons }) => Object.values(weapons).map(({ shape }) => shape)),
        ),
        ...content.data.companions.map(({ shape }) => shape),
      ]
      return shapes.every((rows) =>
        isConnected(
          rows.flatMap((row, at) =>
            [...row].flatMap((sign, column) => (sign === '#' ? [at * 8 + column] : [])),
          ),
        ),
      )
    }),
    'marks stand apart': printed((content) =>
      Object.values(content.bosses)
        .flatMap(({ sides }) => [...sides.black.bodies, ...sides.red.bodies])
        .every(({ rings }) =>
          rings.every((ring) =>
            rings.every(
              (other) =>
                ring === other ||
                Math.abs((ring.square >> 3) - (other.square >> 3)) > 1 ||
                Math.abs((ring.square & 7) - (other.square & 7)) > 1,
            ),
          ),
        ),
    ),
  },
  R69: { 'turn 9 is played out and lost': at(({ event }) => event.type === 'lost' && event.why === 'time') },
  R70: {
    'a plain card is left out': at(({ content, event, before }) => {
      if (event.type !== 'roundBegan' || event.round !== 2 || !before.setup.assuredDeck) return false
      const card = content.turnCards[before.turnDeck[0] ?? '']
      return (
        before.turnDeck.length === 1 &&
        !!card &&
        card.speed !== 'none' &&
        card.colour !== 'yellow' &&
        !card.companion
      )
    }),
  },
}
