import type { Features } from './context.ts'
import { type FrenchVerb, frenchVerb } from './french.ts'
import type { Modal } from './phrase.ts'

const avoir = frenchVerb({
  infinitive: 'avoir',
  vous: 'avez',
  imperative: 'ayez',
  third: 'a',
  thirds: 'ont',
  participle: 'eu',
})
const être = frenchVerb({
  infinitive: 'être',
  vous: 'êtes',
  imperative: 'soyez',
  third: 'est',
  thirds: 'sont',
  participle: 'été',
})

/** The helper of compound tenses and of the passive. */
export const helping = (auxiliary: 'avoir' | 'être'): FrenchVerb => (auxiliary === 'avoir' ? avoir : être)

type Person = 'vous' | 'third' | 'thirds'
const personOf = (features: Features): Person =>
  features.person === 2 ? 'vous' : features.number === 'many' ? 'thirds' : 'third'

/** The present: "infligez", "inflige", "infligent". */
export const finiteForm = (verb: FrenchVerb, features: Features): string => verb[personOf(features)]

const modals: Readonly<Record<Modal, Readonly<Record<Person, string>>>> = {
  may: { vous: 'pouvez', third: 'peut', thirds: 'peuvent' },
  can: { vous: 'pouvez', third: 'peut', thirds: 'peuvent' },
  must: { vous: 'devez', third: 'doit', thirds: 'doivent' },
  would: { vous: 'êtes', third: 'est', thirds: 'sont' },
  supposed: { vous: 'devez', third: 'doit', thirds: 'doivent' },
}

/** pouvoir, devoir or "être censé" before an infinitive. */
export const frenchModal = (modal: Modal, features: Features): readonly string[] => {
  const form = modals[modal][personOf(features)]
  if (modal !== 'would') return [form]
  return [form, agreedParticiple('censé', features.person === 2 ? null : features)]
}

/** A past participle in agreement, or unchanged when nothing commands it. */
export const agreedParticiple = (participle: string, features: Features | null): string => {
  if (!features) return participle
  const stem = features.gender === 'f' ? `${participle}e` : participle
  return features.number === 'many' && !stem.endsWith('s') ? `${stem}s` : stem
}
