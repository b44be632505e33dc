import { useSyncExternalStore } from 'react'
import type { Look, OnlineTable } from './online-table.ts'
import type { Talking } from './talk.ts'

export const useLook = (table: OnlineTable): Look => useSyncExternalStore(table.subscribe, table.look)

export const useTalk = (table: OnlineTable): Talking =>
  useSyncExternalStore(table.talk.subscribe, table.talk.now)
