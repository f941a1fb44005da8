import type { ReferenceEntry } from '@quadriga/kernel/author'

/** Zombie Mode: players are the Zombie Heroes. */
export const zombieMode: readonly ReferenceEntry[] = [
  {
    id: 'zombies:zombie-mode',
    title: { en: 'Zombie Mode', fr: 'Mode Zombie' },
    text: {
      en: 'The mission says who plays: in MZ1 to MZ5 players are Zombie Heroes, with 5 Health and no Power. S.H.I.E.L.D. and Super Heroes are the Enemies, with their own Spawn, Trait and Citizen decks. Rounds, moves, sight, experience and defeat are as ever.',
      fr: 'La Mission dit qui joue\u00a0: de MZ1 à MZ5, les joueurs sont les Héros Zombies, avec 5 en Santé et sans Pouvoir. Le S.H.I.E.L.D. et les Super-Héros sont les Ennemis, avec leurs propres paquets Génération, Trait et Citoyen. Rounds, déplacements, vue, expérience et défaite ne changent pas.',
    },
    see: ['zombies:hunger', 'zombies:devour', 'zombies:shield-agents', 'zombies:fleeing', 'zombies:missions'],
  },
  {
    id: 'zombies:hunger',
    title: { en: 'Hunger', fr: 'Faim' },
    text: {
      en: 'From 0 to 4. It rises by 1 when the Player Phase begins, and by 1 for each die of an attack that shows 1, after the attack. Every attack rolls as many further dice as the Hunger is. Many texts cost Hunger, and cannot be used if it would rise above 4.',
      fr: 'De 0 à 4. Elle augmente de 1 au début de la Phase des Joueurs, et de 1 par dé d’une Attaque qui affiche 1, après l’Attaque. Chaque Attaque lance autant de dés de plus que la Faim. Bien des textes coûtent de la Faim, et ne peuvent pas servir si elle devait dépasser 4.',
    },
    see: ['zombies:ravenous', 'zombies:devour', 'zombies:attack', 'zombies:zombie-mode'],
  },
  {
    id: 'zombies:ravenous',
    title: { en: 'Ravenous', fr: 'Vorace' },
    text: {
      en: 'At Hunger 4 a Zombie Hero can only choose to move and to devour. Texts, free Actions that they give, calling the lift and leaving by the Exit stay possible. Who is still Ravenous when its turn ends suffers 1 Wound.',
      fr: 'Avec une Faim de 4, un Héros Zombie ne peut choisir que de se déplacer ou de dévorer. Les textes, les Actions gratuites qu’ils offrent, l’appel de l’ascenseur et le départ par la Sortie restent possibles. Qui est encore Vorace à la fin de son Tour subit 1 Blessure.',
    },
    see: ['zombies:hunger', 'zombies:devour', 'zombies:free-actions', 'zombies:wounds'],
  },
  {
    id: 'zombies:devour',
    title: { en: 'Devour', fr: 'Dévorer' },
    text: {
      en: 'A Melee attack on one piece of the own Zone, an Enemy or a citizen: 1 die and Hunger, a Hit on 4 or more. Enemies come first in Target Priority, citizens last. One target falls at most; then Hunger drops to 0. A citizen gives no experience, but its card is kept.',
      fr: 'Une Attaque de Mêlée contre une figurine de sa Zone, Ennemi ou Citoyen\u00a0: 1 dé plus la Faim, une Touche sur 4 ou plus. Les Ennemis passent d’abord dans la Priorité des Cibles, les Citoyens en dernier. Une cible au plus tombe\u202f; la Faim retombe alors à 0. Un Citoyen ne rapporte pas d’expérience, mais sa carte est gardée.',
    },
    see: ['zombies:hunger', 'zombies:target-priority', 'zombies:fleeing', 'zombies:attack'],
  },
  {
    id: 'zombies:shield-agents',
    title: { en: 'S.H.I.E.L.D.', fr: 'S.H.I.E.L.D.' },
    text: {
      en: 'Guards have Toughness 2, Troopers 1, Specialists 1 and two Actions. They act by the rules for Enemies, but are only after Zombie Heroes; citizens are nothing to them.',
      fr: 'Les Gardes ont une Endurance de 2, les Opérateurs de 1, les Spécialistes de 1 et deux Actions. Ils agissent selon les règles des Ennemis, mais n’en veulent qu’aux Héros Zombies\u202f; les Citoyens ne les intéressent pas.',
    },
    see: ['zombies:enemies', 'zombies:super-heroes', 'zombies:activation', 'zombies:target-priority'],
  },
  {
    id: 'zombies:super-heroes',
    title: { en: 'Super Heroes as Enemies', fr: 'Super-Héros ennemis' },
    text: {
      en: 'Six Super Heroes come with their own card, two Actions and a rule each. They come first in Target Priority unless they say otherwise, and are worth as much experience as their Toughness. With none left to come, all in play take an Extra Activation.',
      fr: 'Six Super-Héros arrivent avec leur carte, deux Actions et une règle chacun. Ils passent d’abord dans la Priorité des Cibles, sauf mention contraire, et rapportent autant d’expérience que leur Endurance. S’il n’en reste aucun à venir, tous ceux en jeu effectuent une Activation Supplémentaire.',
    },
    see: ['zombies:shield-agents', 'zombies:zombie-heroes', 'zombies:experience'],
  },
  {
    id: 'zombies:fleeing',
    title: { en: 'Citizens who flee', fr: 'Citoyens en fuite' },
    text: {
      en: 'In Zombie Mode each revealed citizen goes one Zone away from the nearest Zombie Hero after the Enemies, if it can. A Fighter rolls for each Hit that would fell it and ignores it on 5 or more. On a floor without Zombie Heroes citizens get away when the Player Phase ends.',
      fr: 'En Mode Zombie, chaque Citoyen révélé s’éloigne d’une Zone du Héros Zombie le plus proche après les Ennemis, s’il le peut. Un Combattant lance un dé par Touche qui le ferait tomber et l’ignore sur 5 ou plus. Sur un étage sans Héros Zombie, les Citoyens s’échappent à la fin de la Phase des Joueurs.',
    },
    see: ['zombies:devour', 'zombies:citizens', 'zombies:floors', 'zombies:zombie-mode'],
  },
]
