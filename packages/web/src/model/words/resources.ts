import type { Area } from './area.ts'

export const resourceWords = {
  'resource.energy': { en: 'energy', fr: 'énergie' },
  'resource.mental': { en: 'mental', fr: 'mental' },
  'resource.physical': { en: 'physical', fr: 'physique' },
  'resource.wild': { en: 'wild', fr: 'libre' },
} as const satisfies Area
