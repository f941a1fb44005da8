import { type CardCounts, encounterSet, type Scenario, setsOfGroup } from '../box.ts'
import { content } from './index.ts'

export const scenarios: Readonly<Record<string, Scenario>> = {
  rhino: {
    names: { en: 'Rhino', fr: 'Rhino' },
    stages: { standard: ['rhino-1', 'rhino-2'], expert: ['rhino-2', 'rhino-3'] },
    schemes: ['the-break-in-1a'],
    cards: encounterSet('scenario:rhino', content),
    recommended: 'bomb-scare',
  },
  klaw: {
    names: { en: 'Klaw', fr: 'Klaw' },
    stages: { standard: ['klaw-1', 'klaw-2'], expert: ['klaw-2', 'klaw-3'] },
    schemes: ['underground-distribution-1a', 'secret-rendezvous-2a'],
    cards: encounterSet('scenario:klaw', content),
    recommended: 'masters-of-evil',
  },
  ultron: {
    names: { en: 'Ultron', fr: 'Ultron' },
    stages: { standard: ['ultron-1', 'ultron-2'], expert: ['ultron-2', 'ultron-3'] },
    schemes: ['the-crimson-cowl-1a', 'assault-on-norad-2a', 'countdown-to-oblivion-3a'],
    cards: encounterSet('scenario:ultron', content),
    recommended: 'under-attack',
  },
}

export const modularSets = setsOfGroup('modular', content)

export const standardSet: CardCounts = encounterSet('standard', content)

/** Added to the standard set in expert mode. */
export const expertSet: CardCounts = encounterSet('expert', content)
