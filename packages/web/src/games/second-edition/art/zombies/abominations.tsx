import type { ReactNode } from 'react'
import { burst, DeadEye, disc, Ink, Part, Patch } from '../../../../art/draw.tsx'

interface Look {
  readonly flesh: string
  readonly shade: string
  /** Under the chest. */
  readonly cloth: string
}

/** What all of them share: a back like a hill, one arm grown into a club, a mouth from ear to ear. */
const hulk = ({ flesh, shade, cloth }: Look, worn: ReactNode, onHead: ReactNode): ReactNode => (
  <>
    <Part
      shapes={[
        { d: 'M38 74L32 94L22 95', w: 15, fill: cloth },
        { d: 'M62 74L66 94L76 95', w: 15, fill: cloth },
      ]}
    />
    <Part
      shapes={[
        { d: 'M80 34L92 54L88 76', w: 13, fill: shade },
        { d: 'M84 80C78 80 78 90 84 92L94 92C98 86 96 78 90 76Z', fill: shade },
      ]}
    />
    <Part
      shapes={[
        { d: 'M16 40C14 14 40 6 58 10C82 12 90 30 84 48C82 66 76 80 50 82C26 82 16 66 16 40Z', fill: flesh },
      ]}
    />
    <Patch d="M60 11C82 14 90 30 84 48C82 60 78 72 68 78C76 58 76 34 60 11Z" fill={shade} />
    {worn}
    <Part
      shapes={[
        { d: 'M20 38L8 58L12 74', w: 17, fill: flesh },
        { d: 'M2 74C0 66 22 64 24 74C28 88 20 96 12 96C4 96 0 86 2 74Z', fill: flesh },
      ]}
    />
    <Ink d="M6 90L4 96M12 91L12 98M18 90L20 96" w={3} colour="var(--bone)" />
    <Part shapes={[{ d: 'M30 22C32 6 62 6 64 22C66 40 58 50 47 50C36 50 28 40 30 22Z', fill: flesh }]} />
    <DeadEye x={40} y={22} r={2.8} />
    <DeadEye x={55} y={23} r={2.3} />
    <Part
      shapes={[{ d: 'M33 32C40 28 54 28 61 32C60 44 54 48 47 48C40 48 34 44 33 32Z', fill: '#5b1c18' }]}
      ink={1.8}
    />
    <Patch
      d="M35 31L39 37L42 30L46 37L50 30L53 37L57 31L59 34L58 31Q47 28 35 31ZM38 44L41 39L44 46L48 40L51 46L54 40L57 43Q48 50 38 44Z"
      fill="var(--bone)"
    />
    {onHead}
  </>
)

const GREY: Look = { flesh: '#a8a594', shade: '#7f7c6e', cloth: '#4a4438' }

/** Bones break out of its shoulder. */
const abomination = (): ReactNode =>
  hulk(
    GREY,
    <>
      <Part
        shapes={[{ d: 'M70 16L78 2L80 18ZM80 26L94 16L88 32ZM24 20L14 8L30 14Z', fill: 'var(--bone)' }]}
        ink={2}
      />
      <Patch d="M40 58C50 52 66 56 68 66C62 74 46 76 38 70Z" fill="var(--gore)" />
      <Ink d="M44 58L46 72M52 56L53 74M60 58L60 73" w={2.6} colour="var(--bone)" />
    </>,
    null,
  )

/** In what is left of a hospital gown, the drip still in its arm. */
const patientZero = (): ReactNode =>
  hulk(
    { flesh: '#b7c2a9', shade: '#8b9a80', cloth: '#b7c2a9' },
    <>
      <Part
        shapes={[{ d: 'M22 54C34 46 66 46 82 54L78 80L66 76L58 86L46 78L36 86L24 74Z', fill: '#cfe3e6' }]}
        ink={2}
      />
      <Ink d="M34 60h.1M46 66h.1M58 60h.1M70 66h.1M40 72h.1M62 73h.1" w={3.6} colour="#7fb0b8" />
      <Ink d="M90 60Q98 40 90 22" w={2.2} colour="#c7505a" />
      <Part shapes={[{ d: 'M82 4L98 4L97 22L83 22Z', fill: '#e7d9d4' }]} ink={2} />
      <Patch d="M83.5 13L96.5 13L96 21L84 21Z" fill="#c7505a" />
    </>,
    <Ink d="M33 14L38 10M44 7L45 12M54 8L53 12" w={2} />,
  )

/** A coat of rags, a woolen hat, bottles. */
const hobomination = (): ReactNode =>
  hulk(
    { flesh: '#a19a86', shade: '#77705f', cloth: '#3d4a3c' },
    <>
      <Part
        shapes={[
          {
            d: 'M18 44C30 38 40 52 50 52C62 52 70 38 84 44L82 84L70 78L60 88L48 80L36 88L26 78L18 82Z',
            fill: '#5d5138',
          },
        ]}
        ink={2}
      />
      <Patch d="M30 60L42 58L43 70L31 71ZM64 56L75 58L73 68L63 66Z" fill="#7a4540" />
      <Ink d="M50 54L50 80M30 60L42 58M64 56L75 58" w={1.8} />
      <Part shapes={[{ d: 'M84 78L84 66L87 62L87 54L91 54L91 62L94 66L94 78Z', fill: '#5f8f5a' }]} ink={2} />
    </>,
    <>
      <Part shapes={[{ d: 'M28 20C26 -4 68 -4 66 20C54 14 40 14 28 20Z', fill: '#a3483c' }]} />
      <Part shapes={[{ d: disc(47, 0, 5), fill: '#c3a24f' }]} ink={2} />
      <Ink d="M29 17Q47 10 65 17" w={4} colour="#7d2f27" />
    </>,
  )

/** Helmet, vest and badge burst at the seams. */
const abominacop = (): ReactNode =>
  hulk(
    { flesh: '#95a089', shade: '#6b7664', cloth: '#1f2937' },
    <>
      <Part shapes={[{ d: 'M18 46C34 54 66 54 84 46L82 72C70 82 30 84 20 70Z', fill: '#23303f' }]} ink={2} />
      <Patch d="M26 60L42 62L42 74L28 72ZM50 62L64 62L64 74L50 74Z" fill="#33465c" />
      <Part shapes={[{ d: burst(73, 60, 3.6, 7.4, 5), fill: 'var(--safety)' }]} ink={1.6} />
      <Ink d="M22 54L14 50M82 52L90 48" w={3} colour="#23303f" />
    </>,
    <>
      <Part shapes={[{ d: 'M25 24C22 -6 72 -6 69 24L64 26C62 16 32 16 30 26Z', fill: '#23303f' }]} />
      <Patch d="M31 22C34 14 60 14 63 22L62 27C54 24 40 24 32 27Z" fill="#8fc7e0" opacity={0.5} />
      <Ink d="M47 -1L47 12" w={3} colour="#5d7ea3" />
    </>,
  )

/** Fur, antlers, moss: something that came out of the woods. */
const abominawild = (): ReactNode =>
  hulk(
    { flesh: '#7d7a58', shade: '#5a5b3e', cloth: '#4a3a26' },
    <>
      <Part
        shapes={[
          {
            d: 'M16 44L26 40L30 50L40 44L46 54L56 44L64 52L74 42L86 46L82 62L74 70L66 64L58 76L48 66L38 76L30 66L20 64Z',
            fill: '#4a3a26',
          },
        ]}
        ink={2}
      />
      <Patch d="M62 12L72 14L80 24L72 22L76 32L66 24ZM22 28L28 20L30 28L22 36Z" fill="#5f8a48" />
    </>,
    <>
      <Part
        shapes={[
          { d: 'M34 12L24 -4M29 4L18 4M26 -1L28 -8', w: 4.4, fill: '#d8c39a' },
          { d: 'M60 12L70 -4M65 4L76 4M68 -1L66 -8', w: 4.4, fill: '#d8c39a' },
        ]}
        ink={2}
      />
      <Patch d="M31 18C36 8 58 8 63 18L54 14L47 18L40 14Z" fill="#4a3a26" />
    </>,
  )

export const ABOMINATIONS = {
  abomination,
  'patient-zero': patientZero,
  hobomination,
  abominacop,
  abominawild,
}
