import type { Names } from '@quadriga/kernel/author'

/** What the definitions of the game are, in the rulebook's words. */
export const kindNames: Readonly<Record<string, Names>> = {
  hero: { en: 'hero', fr: 'Super-Héros' },
  enemy: { en: 'Enemy', fr: 'Ennemi' },
  citizen: { en: 'citizen', fr: 'Citoyen' },
  skill: { en: 'Skill', fr: 'Compétence' },
  objective: { en: 'Objective', fr: 'Objectif' },
  spawn: { en: 'Spawn card', fr: 'carte Génération' },
  mission: { en: 'mission', fr: 'mission' },
  zone: { en: 'Zone', fr: 'Zone' },
  door: { en: 'door', fr: 'porte' },
  window: { en: 'window', fr: 'fenêtre' },
}
