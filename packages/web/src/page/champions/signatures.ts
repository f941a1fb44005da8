import type { Plate } from '../art/plate.ts'

/** What makes a hero or a villain known at a glance: two inks and a gesture, drawn by hand for each. */
export interface Signature {
  readonly plate: Plate
  /** The movement of its frame: how its lines run. */
  readonly gesture: 'lattice' | 'circuit' | 'rings' | 'gale' | 'claws' | 'cracks' | 'waves' | 'grid'
}

const plate = (vivid: string, ink: string, tint: string, second: string): Plate => ({
  vivid,
  ink,
  tint,
  second,
})

const signatures: Readonly<Record<string, Signature>> = {
  'spider-man': { plate: plate('#F0525A', '#C22832', '#35070C', '#5C93FF'), gesture: 'lattice' },
  'captain-marvel': { plate: plate('#FFB53D', '#9A5C00', '#301A00', '#F0525A'), gesture: 'rings' },
  'she-hulk': { plate: plate('#7FD05B', '#37791B', '#0F2504', '#C79BFF'), gesture: 'cracks' },
  'iron-man': { plate: plate('#F2A03D', '#96590A', '#301A00', '#E5484D'), gesture: 'circuit' },
  'black-panther': { plate: plate('#B79BFF', '#6C4BC4', '#1C1236', '#8FE3F2'), gesture: 'claws' },
  rhino: { plate: plate('#B4BCC9', '#5E6878', '#191F29', '#E5484D'), gesture: 'cracks' },
  klaw: { plate: plate('#F27BB5', '#B03A78', '#390A24', '#8C7BFF'), gesture: 'waves' },
  ultron: { plate: plate('#FF6A5A', '#C23329', '#3D0A07', '#A9B4C7'), gesture: 'grid' },
}

/** The signature of the set a card belongs to, `hero:spider-man`; null for cards of nobody in particular. */
export function signatureOf(set: string): Signature | null {
  const [kind, name] = set.split(':')
  return kind === 'hero' || kind === 'scenario' ? (signatures[name ?? ''] ?? null) : null
}
