import type { ReferenceEntry } from '@quadriga/kernel/author'

/** The strongest ability, and that opponents may not react to it. */
export const ultimates: readonly ReferenceEntry[] = [
  {
    id: 'dicethrone:ultimate',
    title: { en: 'Ultimate Ability', fr: 'Capacité Ultime' },
    text: {
      en: 'The hero’s greatest blow, usually found with five of the rarest symbol. Once it is activated, and as long as the roll phase lasts, opponents can do nothing whatever: no cards, tokens, passive abilities or defence, no hand on any die.\n\nIts damage and effects may grow, never shrink.',
      fr: 'Le coup suprême du héros, trouvé le plus souvent avec cinq fois son symbole le plus rare. Dès l’activation et tant que durent les lancers, les adversaires sont réduits à l’impuissance : ni carte, ni jeton, ni capacité passive, ni défense, ni main sur un dé.\n\nSes dégâts et ses effets peuvent grandir, jamais diminuer.',
    },
    see: [
      'dicethrone:stopping-an-ultimate',
      'dicethrone:strengthening-an-ultimate',
      'dicethrone:what-an-ultimate-ignores',
      'dicethrone:ultimate-damage',
    ],
  },
  {
    id: 'dicethrone:stopping-an-ultimate',
    title: { en: 'Stopping an Ultimate', fr: 'Prévenir une Capacité Ultime' },
    text: {
      en: 'There is one way only: change the dice after it is announced and before it is activated, so that they no longer allow it. The roller may then announce something else, or roll on with attempts that are left.\n\nIf nobody changes anything, it is too late.',
      fr: 'Il n’y a qu’un moyen : changer les dés après l’annonce et avant l’activation, de sorte qu’ils ne la permettent plus. Le lanceur peut alors annoncer autre chose, ou continuer avec les tentatives qui lui restent.\n\nSi personne n’y touche, c’est trop tard.',
    },
    see: ['dicethrone:ultimate', 'dicethrone:altering-dice', 'dicethrone:changed-after-announcing'],
  },
  {
    id: 'dicethrone:strengthening-an-ultimate',
    title: { en: 'Strengthening an Ultimate', fr: 'Améliorer une Capacité Ultime' },
    text: {
      en: 'Only opponents are bound. The attacker may still use attack modifiers and anything else that adds to it, from Reload to Get Some!, and a partner is free to act. Bounty on the victim counts as well.',
      fr: 'Seuls les adversaires sont liés. L’attaquant peut encore user de Modificateurs d’Attaque et de tout ce qui la renforce, de Recharge à Viens Là !, et son coéquipier reste libre d’agir. La Prime posée sur la victime compte aussi.',
    },
    see: ['dicethrone:ultimate', 'dicethrone:attack-modifiers', 'dicethrone:bounty'],
  },
  {
    id: 'dicethrone:what-an-ultimate-ignores',
    title: { en: 'What an Ultimate Ignores', fr: 'Ce que l’Ultime ignore' },
    text: {
      en: 'Status effects already in play that would weaken it do not: Wither, Parlay and Shame take nothing off, Shadows and Evasive do not help the victim.\n\nOur reading: tokens used up by an attack are discarded all the same, and harm meant for the attacker, such as Barbed Vine, still arrives.',
      fr: 'Les Altérations d’État déjà en jeu qui l’affaibliraient restent sans prise : Dépérissement, Pourparlers et Honte n’en retirent rien, Ombres et Évitement n’aident pas la victime.\n\nNotre lecture : les jetons qu’une attaque consomme partent quand même, et ce qui blesse l’attaquant, comme Ronces, le blesse toujours.',
    },
    see: [
      'dicethrone:ultimate',
      'dicethrone:wither',
      'dicethrone:parlay',
      'dicethrone:ultimate-damage',
      'dicethrone:avoid-damage',
    ],
  },
]
