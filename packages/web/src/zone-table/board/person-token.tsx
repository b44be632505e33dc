import { memo } from 'react'
import { tenth } from './rects.ts'
import type { PersonScene } from './scene.ts'
import type { Skin } from './skin.ts'
import { personRef } from './symbols.tsx'
import { UNIT } from './use-camera.ts'

interface Props {
  readonly skin: Skin
  readonly person: PersonScene
  readonly isActing: boolean
  readonly x: number
  readonly y: number
  readonly r: number
  /** Hearts that it may lose at once. */
  readonly hurting?: number | undefined
  /** Its name, from close by. */
  readonly name: string | undefined
}

/** Its field is so many times its radius, from the middle. */
const FIELD = 22
const BASE = 10
const GAP = 0.16

/** One arc for every heart somebody may have. */
function arc(index: number, most: number): string {
  const from = -Math.PI / 2 + (index * 2 * Math.PI) / most + GAP
  const to = -Math.PI / 2 + ((index + 1) * 2 * Math.PI) / most - GAP
  const r = BASE * 1.02
  const at = (angle: number) => `${tenth(r * Math.cos(angle))} ${tenth(r * Math.sin(angle))}`
  const isLong = to - from > Math.PI ? 1 : 0
  return `M${at(from)}A${tenth(r)} ${tenth(r)} 0 ${isLong} 1 ${at(to)}`
}

const arcs = (from: number, to: number, most: number): string =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => arc(from + index, most)).join('')

/** A survivor: its face in a ring of as many parts as it may have hearts. */
export const PersonToken = memo(function PersonToken({
  skin,
  person,
  isActing,
  x,
  y,
  r,
  hurting = 0,
  name,
}: Props) {
  const { id, health, mostHealth, turn, leader, seat } = person
  const scale = r / BASE
  const left = Math.max(0, health - hurting)
  return (
    <div
      className="zb-piece"
      data-person={id}
      {...(isActing && { 'data-acting': '' })}
      {...(turn === 'done' && !isActing && left === health && { 'data-done': '' })}
      {...(left < health && { 'data-hurting': health - left })}
      style={{ transform: `translate(${tenth(x) * UNIT}px, ${tenth(y) * UNIT}px) scale(${scale})` }}
    >
      <svg
        className="zb-token"
        viewBox={`${-FIELD} ${-FIELD} ${2 * FIELD} ${2 * FIELD}`}
        width={2 * FIELD * UNIT}
        height={2 * FIELD * UNIT}
        aria-hidden="true"
        focusable="false"
      >
        {isActing && (
          <g className="zb-acting">
            <circle r="15.5" fill="var(--hazard)" opacity=".2" />
            <circle r="13.2" fill="none" stroke="var(--hazard)" strokeWidth="2" />
            <path d="M-4.2 -20.4h8.4l-4.2 5.4Z" fill="var(--hazard)" stroke="#100d0b" strokeWidth="1.1" />
          </g>
        )}
        <circle r="12" fill="#100d0b" />
        <use href={`#${personRef(skin, id)}`} x="-9.6" y="-9.6" width="19.2" height="19.2" />
        <g fill="none" strokeWidth="2" strokeLinecap="round">
          <path className="zb-hurt" d={arcs(health, mostHealth, mostHealth)} />
          <path className="zb-health" d={arcs(0, left, mostHealth)} />
          {left < health && <path className="zb-hurting" d={arcs(left, health, mostHealth)} />}
        </g>
        {left < health && (
          <g className="zb-loss" transform="translate(-8.5 -8.5)">
            <path d="M0 5.600L-5 .600C-7.400 -2.400 -3.400 -6.200 0 -2.700C3.400 -6.200 7.400 -2.400 5 .600Z" />
            <text y="2.200">−{health - left}</text>
          </g>
        )}
        {turn === 'done' && (
          <g transform="translate(8 8)">
            <circle r="3.9" fill="#2c7a3c" stroke="#100d0b" strokeWidth="1.1" />
            <path d="M-1.7 0L-.3 1.6L2 -1.6" stroke="#fff" strokeWidth="1.2" fill="none" />
          </g>
        )}
        {seat === undefined && leader === undefined && (
          <g transform="translate(8 -8)">
            <circle r="3.9" fill="var(--hazard)" stroke="#100d0b" strokeWidth="1.1" />
            <path d="M0 -2.2V.6M0 2.2v.01" stroke="#1c1814" strokeWidth="1.3" strokeLinecap="round" />
          </g>
        )}
      </svg>
      {name !== undefined && <span className="zb-name">{name}</span>}
    </div>
  )
})
