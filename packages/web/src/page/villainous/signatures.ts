import type { Plate } from '../art/plate.ts'

/** What makes a villain known at a glance: two inks and a deco motif; the glyph stands in `glyphs/villains.ts`. */
export interface Signature {
  readonly plate: Plate
  readonly motif: MotifName
}

/** A tile that repeats in both directions, in lines. */
interface Motif {
  readonly width: number
  readonly height: number
  readonly d: string
}

/** How each villain's lines run, drawn by hand; every tile meets itself at its edges. */
export const motifs = {
  /** Cut gems. */
  facets: { width: 28, height: 28, d: 'M14 2 26 14 14 26 2 14ZM14 2V26M2 14H26M14 8 20 14 14 20 8 14Z' },
  /** Horns of a crown, one above the other. */
  antlers: {
    width: 24,
    height: 24,
    d: 'M12 24V12M12 14C4 14 3 8 3 2M12 14C20 14 21 8 21 2M12 19C7 19 6 16 6 13M12 19C17 19 18 16 18 13',
  },
  /** Woven triangles. */
  weave: { width: 24, height: 20, d: 'M0 20 12 0 24 20M4 20 12 7 20 20M0 0H6M18 0H24' },
  /** Conductors between contacts. */
  circuit: {
    width: 32,
    height: 32,
    d: 'M0 8H10V20H22V32M22 0V6H32M10 20H0M22 20H32M10 8a2 2 0 1 0 .1 0M22 20a2 2 0 1 0 .1 0',
  },
  /** Rings of a target. */
  targets: {
    width: 30,
    height: 30,
    d: 'M15 3a12 12 0 1 0 .1 0M15 9a6 6 0 1 0 .1 0M15 0V6M15 24V30M0 15H6M24 15H30',
  },
  /** Fans of the opera. */
  fans: { width: 32, height: 16, d: 'M0 16A16 16 0 0 1 32 16M6 16A10 10 0 0 1 26 16M12 16A4 4 0 0 1 20 16' },
} as const satisfies Readonly<Record<string, Motif>>
export type MotifName = keyof typeof motifs

const kit = (vivid: string, ink: string, tint: string, motif: MotifName): Signature => ({
  // Gold is the second ink of everybody.
  plate: { vivid, ink, tint, second: '#E3C27A' },
  motif,
})

const signatures: Readonly<Record<string, Signature>> = {
  thanos: kit('#9C7BFF', '#7B57D7', '#211541', 'facets'),
  hela: kit('#3FC98E', '#00804C', '#002A12', 'antlers'),
  killmonger: kit('#E8B03A', '#8A5E00', '#2F1B00', 'weave'),
  ultron: kit('#FF6A5A', '#CB392E', '#3D0A07', 'circuit'),
  taskmaster: kit('#6BA8E0', '#3672A7', '#002042', 'targets'),
}

const nobody = kit('#E3C27A', '#7E5F1C', '#1B160A', 'fans')

/** Heroes and all that Fate brings are printed in silver on blue. */
export const fatePlate: Plate = { vivid: '#BCD3F5', ink: '#3D5F94', tint: '#0E1A30', second: '#EEF3FC' }
/** Crises in the red of an alarm. */
export const crisisPlate: Plate = { vivid: '#F0788C', ink: '#B03048', tint: '#2B0A14', second: '#E3C27A' }

/** A villain's signature, or that of the house. */
export function signatureOf(villain: string): Signature {
  return signatures[villain] ?? nobody
}

/** A villain's motif as a tile for style sheets. */
export function motifImage(villain: string): string {
  const { plate, motif } = signatureOf(villain)
  const { width, height, d } = motifs[motif]
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'><path d='${d}' fill='none' stroke='${plate.vivid}' stroke-width='1.2'/></svg>`
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`
}
