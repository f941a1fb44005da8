import type { ReferenceEntry } from '@quadriga/kernel/author'

/** Citizens and Objectives. */
export const citizens: readonly ReferenceEntry[] = [
  {
    id: 'zombies:citizens',
    title: { en: 'Citizens', fr: 'Citoyens' },
    text: {
      en: 'Enemies hunt citizens like heroes; heroes’ attacks never hurt them. One Wound eliminates them; a Fighter rolls for each and ignores it on 5 or more.',
      fr: 'Les Ennemis chassent les Citoyens comme les Super-Héros\u202f; les Attaques des Super-Héros ne les blessent jamais. Une Blessure les élimine\u202f; un Combattant lance un dé pour chacune et l’ignore sur 5 ou plus.',
    },
    see: ['zombies:rescue', 'zombies:citizen-walk', 'zombies:devoured', 'zombies:wounds'],
  },
  {
    id: 'zombies:citizen-walk',
    title: { en: 'Citizens walk', fr: 'Les Citoyens marchent' },
    text: {
      en: 'After the Enemies every citizen seen walks one zone towards the nearest heroes. With Enemies in its zone or in the one it would enter it stays. The players choose between equal ways.',
      fr: 'Après les Ennemis, chaque Citoyen visible avance d’une Zone vers les Super-Héros les plus proches. Avec des Ennemis dans sa Zone ou dans celle où il irait, il reste. Les joueurs choisissent entre chemins égaux.',
    },
    see: ['zombies:citizens', 'zombies:activation'],
  },
  {
    id: 'zombies:rescue',
    title: { en: 'Rescuing', fr: 'Secourir' },
    text: {
      en: 'One Action rescues a citizen of the own zone if no Enemy is there. The hero’s Power is filled, whether the card is kept or not. A hero holds one citizen: the new one or the old one.',
      fr: 'Une Action secourt un Citoyen de sa Zone si aucun Ennemi ne s’y trouve. Le Pouvoir du Super-Héros est rempli, que la carte soit gardée ou non. Un Super-Héros détient un seul Citoyen\u00a0: le nouveau ou l’ancien.',
    },
    see: ['zombies:citizens', 'zombies:power', 'zombies:shield'],
  },
  {
    id: 'zombies:devoured',
    title: { en: 'Citizen Devoured', fr: 'Citoyen Dévoré' },
    text: {
      en: 'Whenever a citizen is eliminated or given up, every hero in play loses 1 Power and discards 1 Trait, as far as possible.',
      fr: 'Chaque fois qu’un Citoyen est éliminé ou sacrifié, chaque Super-Héros en jeu perd 1 point de Pouvoir et défausse 1 Trait, si possible.',
    },
    see: ['zombies:citizens', 'zombies:shield', 'zombies:traits'],
  },
  {
    id: 'zombies:bystander',
    title: { en: 'Hidden Bystander', fr: 'Citoyen Caché' },
    text: {
      en: 'This citizen and the Enemies ignore each other. After each of its activations it rolls a die; on 5 or more it is noticed. Then another card is drawn for the zone.',
      fr: 'Ce Citoyen et les Ennemis s’ignorent. Après chacune de ses activations, il lance un dé\u202f; sur 5 ou plus, il est remarqué. Une autre carte est ensuite piochée pour la Zone.',
    },
    see: ['zombies:citizens', 'zombies:spawning', 'zombies:citizen-walk'],
  },
  {
    id: 'zombies:objectives',
    title: { en: 'Objectives', fr: 'Objectifs' },
    text: {
      en: 'One Action takes an Objective of the own zone, Enemies or not. Hidden ones show their colour when they are taken. Secret Mission cards are taken in the same way; they are nobody to be rescued.',
      fr: 'Une Action prend un Objectif de sa Zone, avec ou sans Ennemis. Les Objectifs cachés révèlent leur couleur quand on les prend. Les cartes Mission Secrète se prennent de même\u202f; il n’y a personne à y secourir.',
    },
    see: ['zombies:missions', 'zombies:actions', 'zombies:locked-doors'],
  },
]
