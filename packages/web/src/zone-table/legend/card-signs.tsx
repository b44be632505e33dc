import type { ReactNode } from 'react'
import type { Words } from '../../i18n/use-words.ts'
import { CardSign } from '../cards/card-sign.tsx'
import type { LegendSign } from './sign-group.tsx'

const SIGNS = {
  loud: <CardSign name="loud" size={22} />,
  quiet: <CardSign name="quiet" size={22} />,
  door: <CardSign name="door" size={22} />,
  dual: '×2',
  reload: <CardSign name="reload" size={22} />,
} as const satisfies Readonly<Record<string, ReactNode>>

/** Marks in the corners of cards. */
export const cardSigns = ({ say }: Words): readonly LegendSign[] =>
  (Object.keys(SIGNS) as readonly (keyof typeof SIGNS)[]).map((id) => ({
    key: id,
    icon: <b className="legend-mark">{SIGNS[id]}</b>,
    title: say(`zone.legend.${id}`),
    text: say(`zone.legend.${id}.text`),
  }))
