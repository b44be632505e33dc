import { Part } from '../../art/draw.tsx'

const SHOULDERS = 'M8 104C9 82 22 74 38 70L62 70C78 74 91 82 92 104Z'
const HEAD = 'M32 38C32 20 68 20 68 38C68 53 60 63 50 63C40 63 32 53 32 38Z'
/** Kids are smaller: narrow shoulders, round heads. */
const SMALL_SHOULDERS = 'M18 104C19 86 30 79 41 76L59 76C70 79 81 86 82 104Z'
const ROUND_HEAD = 'M29 43C28 19 72 19 71 43C71 58 62 68 50 68C38 68 29 58 29 43Z'

export const skin = (tone: 1 | 2 | 3 | 4): string => `var(--skin-${tone})`

interface TorsoProps {
  readonly cloth: string
  readonly skin: string
  readonly neck?: number
}

export const Torso = ({ cloth, skin: tone, neck = 13 }: TorsoProps) => (
  <Part
    shapes={[
      { d: SHOULDERS, fill: cloth },
      { d: 'M50 54L50 72', w: neck, fill: tone },
    ]}
  />
)

export const SmallTorso = ({ cloth, skin: tone }: TorsoProps) => (
  <Part
    shapes={[
      { d: SMALL_SHOULDERS, fill: cloth },
      { d: 'M50 62L50 78', w: 11, fill: tone },
    ]}
  />
)

export const Head = ({ skin: tone }: { readonly skin: string }) => <Part shapes={[{ d: HEAD, fill: tone }]} />

export const KidHead = ({ skin: tone }: { readonly skin: string }) => (
  <Part shapes={[{ d: ROUND_HEAD, fill: tone }]} />
)

interface EyesProps {
  readonly y: number
  /** White behind them, in dark faces. */
  readonly white?: boolean
  /** From the middle of the face. */
  readonly apart?: number
  readonly size?: number
}

export const Eyes = ({ y, white = false, apart = 7, size = 2.5 }: EyesProps) => (
  <>
    {[50 - apart, 50 + apart].map((x) => (
      <circle key={x} cx={x} cy={y} r={size} fill={white ? '#fff8ec' : 'var(--ink)'} />
    ))}
    {white &&
      [50 - apart, 50 + apart].map((x) => <circle key={x} cx={x} cy={y} r={size * 0.56} fill="#1c1814" />)}
  </>
)
