import type { ReferenceEntry } from '@quadriga/kernel/author'

/** Companions and what belongs to them. */
export const companions: readonly ReferenceEntry[] = [
  {
    id: 'dicethrone:nyras-bond',
    title: { en: 'Nyra’s Bond', fr: 'Lien avec Nyra' },
    text: {
      en: 'Spent instead of a Defensive Roll while Nyra is active, it lets its holder share the damage of the attack with her at will, undefendable damage included. Who takes how much is said when the sum is final. Or it gives Nyra 2 health, at any moment.\n\nOur reading: what heals Nyra does so at once, up to 7 health, before damage that is still on its way.',
      fr: 'Dépensé au lieu d’un Jet Défensif tant que Nyra est active, il permet de partager à volonté avec elle les dégâts de l’attaque, même imparables. La part de chacune se dit quand la somme est arrêtée. Ou bien il rend 2 points de Santé à Nyra, à tout moment.\n\nNotre lecture : ce qui soigne Nyra agit aussitôt, jusqu’à 7 points, avant les dégâts encore en chemin.',
    },
    see: ['dicethrone:nyra', 'dicethrone:defensive-roll', 'dicethrone:spending'],
  },
  {
    id: 'dicethrone:bots',
    title: { en: 'The Artificer’s Bots', fr: 'Robots de l’Artificier' },
    text: {
      en: 'Each of the three is built once, in a Main Phase: 2 Synth for a Basic bot, 3 more to make it Advanced, which only lowers the price of activating it from 2 Synth to 1. Nanobot works in his upkeep and Shock Bot in his attack, each once a turn; Heal Bot against an attack of 6 or more, twice at most.\n\nAn ability that activates bots ignores price and moment. Our reading: not the limit of once a turn.',
      fr: 'Chacun des trois se construit une fois, en Phase Principale : 2 Synthé pour un robot basique, 3 de plus pour le rendre avancé, ce qui ne fait que ramener son activation de 2 Synthé à 1. Le Nanobot agit à son Entretien et le Robot de choc dans son attaque, une fois par tour chacun ; le Robot soigneur face à une attaque de 6 ou plus, deux fois au maximum.\n\nUne capacité qui active des robots ignore prix et moment. Notre lecture : pas la limite d’une fois par tour.',
    },
    see: ['dicethrone:companion', 'dicethrone:nanite', 'dicethrone:then-without-pause'],
  },
  {
    id: 'dicethrone:nanite',
    title: { en: 'Nanite', fr: 'Nanite' },
    text: {
      en: 'One to three of them on a player deal 1, 3 or 5 damage when they detonate, and all of them go. In upkeep their holder rolls a die for each; a 6 takes one away.\n\nDetonated in the Artificer’s upkeep, their damage has no type. Inside his attack it is part of the damage to the target.',
      fr: 'De un à trois sur un joueur, ils infligent 1, 3 ou 5 dégâts en explosant, et tous s’en vont. À l’Entretien, leur porteur lance un dé pour chacun ; un 6 en ôte un.\n\nS’ils explosent à l’Entretien de l’Artificier, leurs dégâts sont sans type. Dans son attaque, ils s’ajoutent aux dégâts de la cible.',
    },
    see: ['dicethrone:status', 'dicethrone:bots', 'dicethrone:attack-modifiers'],
  },
]
