/** A tile that repeats in both directions: lines in the first ink and in the second. */
interface Gesture {
  readonly width: number
  readonly height: number
  readonly first: string
  readonly second: string
}

const tile = (width: number, height: number, first: string, second: string): Gesture => ({
  width,
  height,
  first,
  second,
})

/** How each hero's lines run, drawn by hand; every tile meets itself at its edges. */
export const gestures = {
  rosette: tile(
    24,
    24,
    'M12 0A12 12 0 0 1 24 12M24 12A12 12 0 0 1 12 24M12 24A12 12 0 0 1 0 12M0 12A12 12 0 0 1 12 0',
    'M12 7a5 5 0 1 0 .1 0',
  ),
  spurs: tile(
    28,
    28,
    'M14 4V9M14 19V24M4 14H9M19 14H24M7 7 10.5 10.5M17.5 17.5 21 21M21 7 17.5 10.5M10.5 17.5 7 21',
    'M14 11.5a2.5 2.5 0 1 0 .1 0',
  ),
  notches: tile(22, 26, 'M2 22 10 4M8 24 16 6', 'M0 13H5M17 13H22'),
  crosslets: tile(
    26,
    26,
    'M13 5V21M5 13H21M10 7H16M10 19H16M7 10V16M19 10V16',
    'M0 0 2 2M26 0 24 2M0 26 2 24M26 26 24 24',
  ),
  swell: tile(
    32,
    18,
    'M0 12C5 12 7 5 12 5S18 10 15 11 12 7 16 6 26 12 32 12',
    'M0 17C8 17 8 15 16 15S24 17 32 17',
  ),
  blinds: tile(24, 16, 'M0 16 16 0M8 16 24 0', 'M0 8 8 0M16 16 24 8'),
  tongues: tile(
    24,
    28,
    'M12 26C4 22 8 14 10 10 11 16 15 14 12 4 20 10 20 22 12 26',
    'M0 14C-3 18-3 22 0 26M24 14C27 18 27 22 24 26',
  ),
  drips: tile(24, 30, 'M0 4C4 4 4 16 7 16S9 4 12 4 15 24 18 24 20 4 24 4', 'M7 20v2M18 28v1'),
  crescents: tile(28, 28, 'M17 5A9 9 0 1 0 17 23 7 7 0 1 1 17 5', 'M24 4v4M22 6h4M25 22v3M23.5 23.5h3'),
  ripples: tile(
    30,
    30,
    'M15 5a10 10 0 1 0 .1 0M15 0A15 15 0 0 0 0 15M30 15A15 15 0 0 0 15 0',
    'M15 10a5 5 0 0 1 0 10 2.5 2.5 0 0 1 0-5 2.5 2.5 0 0 0 0-5',
  ),
  stars: tile(28, 28, 'M14 3 17 11 25 14 17 17 14 25 11 17 3 14 11 11Z', 'M14 12.5a1.5 1.5 0 1 0 .1 0'),
  grain: tile(
    40,
    20,
    'M0 4C10 0 14 8 24 4S34 2 40 4M0 10C10 6 14 14 24 10S34 8 40 10',
    'M0 16C10 12 14 20 24 16S34 14 40 16',
  ),
  feathers: tile(
    24,
    28,
    'M12 2C18 8 18 18 12 26 6 18 6 8 12 2ZM12 6V28',
    'M12 12 8 9M12 12 16 9M12 18 8 15M12 18 16 15',
  ),
  scales: tile(
    24,
    12,
    'M0 12A12 12 0 0 1 24 12M4 12A8 8 0 0 1 20 12M0 0A12 12 0 0 0 12 0',
    'M8 12A4 4 0 0 1 16 12',
  ),
  chevrons: tile(20, 20, 'M0 8 10 0 20 8M0 14 10 6 20 14', 'M0 20 10 12 20 20'),
  claws: tile(30, 26, 'M5 22C6 14 9 8 13 3M12 24C13 16 16 10 20 5M19 26C20 18 23 12 27 7', 'M0 6 2 3'),
  circuit: tile(
    30,
    30,
    'M0 8H10L16 14H30M8 30V22L14 16',
    'M20 6a2 2 0 1 0 .1 0M20 8V2M22 22a2 2 0 1 0 .1 0M22 26V30',
  ),
} as const satisfies Readonly<Record<string, Gesture>>

export type GestureName = keyof typeof gestures
