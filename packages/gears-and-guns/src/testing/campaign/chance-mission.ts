import {
  type Choice,
  type Frame,
  type GameModule,
  isRecord,
  type Json,
  type Ruleset,
  type Table,
} from '@graveshift/kernel'
import type { MissionResult } from '../../campaign/mission-result.ts'
import { type MissionStart, missionStart } from '../../campaign/mission-start.ts'
import type { MissionGame } from '../../campaign/western-campaign.ts'
import { chanceResult, GRIM, KIND, PLAIN } from './chance-result.ts'
import { freshCampaign } from './play-campaign.ts'

/** Stands for a mission until one is played: a single question, and a result by chance. */
interface ChanceMission {
  board: { readonly start: MissionStart; result: MissionResult | null }
  event: { readonly type: 'played'; readonly result: MissionResult }
  frame: Frame & { readonly kind: 'mission' }
  choice: Choice & { readonly kind: 'venture'; readonly seat: 'team' }
  pick: { readonly do: keyof typeof FORTUNES }
  options: MissionStart
}

const FORTUNES = { kind: KIND, plain: PLAIN, grim: GRIM }
const PICKS: ChanceMission['pick'][] = [{ do: 'kind' }, { do: 'plain' }, { do: 'grim' }]
const LUCK = 0

const RULES: Ruleset<ChanceMission> = {
  id: 'chance-mission',
  version: 1,
  streams: ['luck'],
  seats: ({ players }) => players,
  begin: (start) => ({ board: { start, result: null }, frames: [{ kind: 'mission', at: 'ask' }] }),
  frames: {
    mission: {
      ask(table: Table<ChanceMission>) {
        table.ask({ kind: 'venture', seat: 'team' })
        return 'ask'
      },
    },
  },
  choices: {
    venture: {
      list: () => [...PICKS],
      sample: (_board, _choice, random) => PICKS[random.below(PICKS.length)] ?? { do: 'plain' },
      check: () => undefined,
      forced: () => undefined,
      parse: (_board, _choice, raw) =>
        PICKS.find((pick) => isRecord(raw) && raw.do === pick.do) ?? {
          refused: 'not-an-answer',
          rule: 'KERNEL',
        },
      show: (_board, _choice, pick) => ({ ...pick }),
      answer(table, _frame, _choice, pick) {
        const random = { below: (n: number) => table.chance(LUCK, n) }
        table.emit({ type: 'played', result: chanceResult(table.board.start, random, FORTUNES[pick.do]) })
      },
    },
  },
  evolve(board, { result }) {
    board.result = result
  },
  clone: (board) => ({ ...board }),
  outcome: ({ result }) => result?.outcome,
  view: ({ start, result }) => ({ start, result }),
  redact: (event) => event,
  concealed: () => [],
  open: true,
  broken: () => [],
  judgement: {
    parts: ['luck'],
    weigh: (_board, into) => {
      into[0] = 0
      return 0
    },
    clock: () => 0,
  },
}

const MODULE: GameModule<ChanceMission> = {
  id: RULES.id,
  options: [],
  readOptions: (raw) =>
    isRecord(raw) && Object.keys(raw).length > 0
      ? (raw as unknown as MissionStart)
      : missionStart({ ...freshCampaign(1), stage: 'mission' }),
  readPosition: () => ({ fault: 'none', message: 'no positions' }),
  rulesFor: () => RULES,
  readScript: () => [],
  catalogue: () => ({ options: {}, streams: RULES.streams, content: {} }),
  odds: (): Json => null,
  tell: () => ({ word: 'log.played' }),
  tellChoice: () => ({ word: 'choice.venture' }),
  label: () => ({ word: 'game.label' }),
  tellTime: () => ({ word: 'time' }),
  progress: () => ({ at: 0 }),
}

export const CHANCE_MISSIONS: MissionGame<ChanceMission> = {
  module: MODULE,
  options: (start) => start,
  result({ result }) {
    if (!result) throw new Error('the mission is not over')
    return result
  },
}
