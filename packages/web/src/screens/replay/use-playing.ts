import type { Game } from '@graveshift/kernel'
import { useEffect, useState } from 'react'
import type { ReplayStore } from '../../after/replay-store.ts'

export const REPLAY_SPEEDS = ['slow', 'normal', 'fast'] as const
export type ReplaySpeed = (typeof REPLAY_SPEEDS)[number]

const EVERY: Readonly<Record<ReplaySpeed, number>> = { slow: 2400, normal: 1200, fast: 400 }

export interface Playing {
  readonly on: boolean
  readonly speed: ReplaySpeed
  setSpeed(speed: ReplaySpeed): void
  toggle(): void
  pause(): void
}

/** Goes on by itself while it plays; from the end it begins anew. */
export function usePlaying(store: ReplayStore<Game>): Playing {
  const [on, setOn] = useState(false)
  const [speed, setSpeed] = useState<ReplaySpeed>('normal')
  useEffect(() => {
    if (!on) return
    const timer = setInterval(() => {
      store.show(store.place() + 1)
      if (store.place() === store.places.length - 1) setOn(false)
    }, EVERY[speed])
    return () => clearInterval(timer)
  }, [on, speed, store])
  return {
    on,
    speed,
    setSpeed,
    toggle: () => {
      if (!on && store.place() === store.places.length - 1) store.show(0)
      setOn(!on)
    },
    pause: () => setOn(false),
  }
}
