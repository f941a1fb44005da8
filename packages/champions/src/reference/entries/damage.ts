import type { ReferenceEntry } from '@quadriga/kernel/author'

/** Hit points, and what takes them away or gives them back. */
export const damage: readonly ReferenceEntry[] = [
  {
    id: 'champions:damage',
    title: { en: 'Damage', fr: 'Dégâts' },
    text: {
      en: 'Damage lowers remaining hit points: on the dial for heroes and villains, as tokens on allies and minions. At zero or less the character is defeated.\n\nWhat one effect deals to one character is one packet, which a single tough card stops whole. Damage is an attack’s only if an attack dealt it; retaliate, consequential and treachery damage are not.',
      fr: 'Les dégâts entament les points de vie restants : sur le compteur pour héros et méchants, en pions sur alliés et sbires. À zéro ou moins, le personnage est vaincu.\n\nCe qu’un effet inflige à un personnage forme un seul lot, qu’une seule carte Tenace arrête en entier. Les dégâts ne viennent d’une attaque que si une attaque les a infligés ; Riposte, dégâts consécutifs et traîtrises n’en sont pas.',
    },
    see: [
      'champions:damage-order',
      'champions:hit-points',
      'champions:prevent',
      'champions:indirect-damage',
      'champions:defeat',
    ],
  },
  {
    id: 'champions:damage-order',
    title: { en: 'Order of Damage Reduction', fr: 'Ordre de réduction des dégâts' },
    text: {
      en: 'First DEF, if a hero used the basic power to defend. If anything is left, a tough card stops it all and is discarded; you cannot spend an interrupt to save it. Only without a tough card do preventing cards get their chance. What remains is applied.\n\nIf DEF alone brings the damage to zero, the tough card stays.',
      fr: 'D’abord la DEF, si un héros a défendu par son pouvoir de base. S’il reste quelque chose, une carte Tenace arrête tout et part ; aucune interruption ne peut la sauver. Sans carte Tenace, les cartes qui préviennent ont leur chance. Le reste s’applique.\n\nSi la DEF suffit à tout absorber, la carte Tenace reste.',
    },
    see: ['champions:damage', 'champions:tough', 'champions:prevent', 'champions:defend'],
  },
  {
    id: 'champions:hit-points',
    title: { en: 'Hit Points', fr: 'Points de vie' },
    text: {
      en: 'How much a character can take. Identities and villains keep them on a dial, allies and minions count damage tokens against the printed number. A player at zero is eliminated, a villain at zero has lost this stage, allies and minions at zero are defeated and discarded.',
      fr: 'Ce qu’un personnage peut encaisser. Identités et méchants ont un compteur ; alliés et sbires comparent leurs pions Dégât au nombre imprimé. À zéro, un joueur est éliminé, un méchant perd ce stade, alliés et sbires sont vaincus et défaussés.',
    },
    see: [
      'champions:remaining-hit-points',
      'champions:maximum-hit-points',
      'champions:sustained-damage',
      'champions:player-elimination',
    ],
  },
  {
    id: 'champions:maximum-hit-points',
    title: { en: 'Maximum Hit Points', fr: 'Points de vie maximums' },
    text: {
      en: 'The base number with all bonuses and losses that apply now. Healing never goes beyond it. When a bonus ends, the maximum drops and so do the remaining hit points; a character can fall that way.',
      fr: 'La valeur de base avec tous les bonus et pertes du moment. Un soin ne la dépasse jamais. Quand un bonus cesse, le maximum baisse et les points de vie restants aussi ; un personnage peut en tomber.',
    },
    see: ['champions:hit-points', 'champions:heal', 'champions:gaining-and-losing-stats'],
  },
  {
    id: 'champions:remaining-hit-points',
    title: { en: 'Remaining Hit Points', fr: 'Points de vie restants' },
    text: {
      en: 'What is left: the dial for identities and villains, maximum minus damage for allies and minions. Bonus hit points are included. At zero or below the character is defeated, whatever brought it there.',
      fr: 'Ce qui reste : le compteur pour identités et méchants, le maximum moins les dégâts pour alliés et sbires. Les points de vie en bonus en font partie. À zéro ou moins, le personnage est vaincu, quelle qu’en soit la cause.',
    },
    see: ['champions:sustained-damage', 'champions:maximum-hit-points', 'champions:defeat'],
  },
  {
    id: 'champions:sustained-damage',
    title: { en: 'Sustained Damage', fr: 'Dégâts subis' },
    text: {
      en: 'The damage a character carries now: maximum minus remaining hit points. Cards that count it look when they resolve, and a hero without damage gives them nothing to count.',
      fr: 'Les dégâts qu’un personnage porte à présent : maximum moins points de vie restants. Les cartes qui les comptent regardent au moment où elles se résolvent, et un héros indemne ne leur donne rien à compter.',
    },
    see: ['champions:remaining-hit-points', 'champions:maximum-hit-points', 'champions:heal'],
  },
  {
    id: 'champions:consequential-damage',
    title: { en: 'Consequential Damage', fr: 'Dégâts consécutifs' },
    text: {
      en: 'Each star burst under an ally’s ATK or THW is a damage it takes after using that power, last of all: abilities set off by the attack or thwart, retaliate included, come first. No symbol, no damage. Defending causes none, and an attempt swallowed by a stunned or confused card causes none either.',
      fr: 'Chaque éclat sous l’ATQ ou le CTR d’un allié est un dégât qu’il subit après s’en être servi, en tout dernier : les capacités que l’attaque ou le contre a déclenchées, Riposte comprise, passent avant. Pas de symbole, pas de dégât. Défendre n’en cause pas, ni une tentative avalée par une carte Sonné ou Désorienté.',
    },
    see: ['champions:ally', 'champions:basic-powers', 'champions:retaliate', 'champions:priority'],
  },
  {
    id: 'champions:indirect-damage',
    title: { en: 'Indirect Damage', fr: 'Dégâts indirects' },
    text: {
      en: 'The player or players it is dealt to share it out among the characters they control. Nobody may be given more than it takes to defeat them. When a card lets damage be divided and names no one to do it, the first player divides it in the same way.',
      fr: 'Le ou les joueurs visés les répartissent entre les personnages qu’ils contrôlent. Aucun ne peut en recevoir davantage que ce qui suffit à le vaincre. Quand une carte fait répartir des dégâts sans dire par qui, le premier joueur s’en charge de la même façon.',
    },
    see: ['champions:damage', 'champions:first-player', 'champions:excess-damage'],
  },
  {
    id: 'champions:excess-damage',
    title: { en: 'Excess Damage', fr: 'Dégâts en excès' },
    text: {
      en: 'Damage beyond what was needed. It is lost: it does not reach the hero behind a defending ally, nor the villain behind a minion, nor the villain’s next stage. Overkill makes the exception for allies and minions, never for stages. Damage stopped by a tough card leaves no excess.',
      fr: 'Les dégâts au-delà du nécessaire. Ils sont perdus : ils n’atteignent ni le héros derrière un allié défenseur, ni le méchant derrière un sbire, ni le stade suivant. Déferlement fait exception pour alliés et sbires, jamais pour les stades. Des dégâts arrêtés par une carte Tenace ne laissent pas d’excès.',
    },
    see: ['champions:overkill', 'champions:defeating-the-villain', 'champions:tough'],
  },
  {
    id: 'champions:prevent',
    title: { en: 'Prevent', fr: 'Prévenir' },
    text: {
      en: 'Prevented damage or threat is taken off the amount before it lands. What is fully prevented was not dealt: “if this attack deals damage” finds nothing. Preventing part of it leaves the rest.\n\nA tough card acts first, so prevention gets its chance only where there is none.',
      fr: 'Les dégâts ou la menace prévenus sont ôtés du montant avant d’arriver. Ce qui est prévenu en entier n’a pas été infligé : « si cette attaque inflige des dégâts » ne trouve rien. En prévenir une part laisse le reste.\n\nUne carte Tenace agit d’abord : on n’a l’occasion de prévenir que là où il n’y en a pas.',
    },
    see: ['champions:damage-order', 'champions:threat', 'champions:tough', 'champions:replacement-effects'],
  },
  {
    id: 'champions:heal',
    title: { en: 'Heal', fr: 'Soigner' },
    text: {
      en: 'Healing takes damage off, never past the maximum. A character without damage cannot be healed, so a player cannot start an effect, or pay a cost, that would do only that.',
      fr: 'Soigner retire des dégâts, sans dépasser le maximum. On ne soigne pas un personnage indemne : un joueur ne peut donc ni lancer un effet qui ne ferait que cela, ni payer un coût de ce genre.',
    },
    see: [
      'champions:recover',
      'champions:maximum-hit-points',
      'champions:sustained-damage',
      'champions:initiating',
    ],
  },
  {
    id: 'champions:move',
    title: { en: 'Move', fr: 'Déplacer' },
    text: {
      en: 'What moves leaves one place and arrives at another; without both it does not move, and it cannot move to where it already is. Damage may go from a dial to a card or the other way.\n\nMoved damage counts as dealt where it arrives, so a tough card there can stop it, and you cannot move more than there is.',
      fr: 'Ce qui se déplace quitte un endroit pour un autre ; sans les deux, pas de déplacement, et pas de sur-place. Des dégâts peuvent aller d’un compteur à une carte ou l’inverse.\n\nLes dégâts déplacés comptent comme infligés à l’arrivée : une carte Tenace peut les y arrêter, et l’on n’en déplace pas plus qu’il n’y en a.',
    },
    see: ['champions:damage', 'champions:sustained-damage', 'champions:tough'],
  },
  {
    id: 'champions:defeat',
    title: { en: 'Defeat', fr: 'Vaincre / Déjouer' },
    text: {
      en: 'A character at zero hit points and a side scheme without threat are defeated and discarded, after their When Defeated text. “Attacks and defeats” means that the attack itself did it; a defeat replaced by something else is none.\n\n“You defeat” means your identity, with its events and upgrades, not your allies or supports. A defeated villain stage is a defeated enemy too.',
      fr: 'Un personnage à zéro point de vie est vaincu, une manigance annexe sans menace est déjouée ; la carte est défaussée après son texte « Une fois vaincu » ou « déjouée ». « Attaquer et vaincre » veut dire que l’attaque elle-même l’a fait ; une défaite remplacée n’en est pas une.\n\n« Vous » vainquez par votre identité, ses événements et améliorations, non par vos alliés ou soutiens. Un stade de méchant vaincu est un ennemi vaincu.',
    },
    see: [
      'champions:when-defeated',
      'champions:hit-points',
      'champions:side-scheme',
      'champions:defeating-the-villain',
    ],
  },
  {
    id: 'champions:defeating-the-villain',
    title: { en: 'Defeating the Villain', fr: 'Vaincre le méchant' },
    text: {
      en: 'At zero hit points this stage leaves the game and the next is revealed with a fresh dial: printed value times starting players. Surplus damage does not carry over. Counters, status cards and attachments do. Toughness and When Revealed text of the new stage apply.\n\nBeating the last stage of the chosen difficulty wins the game at once.',
      fr: 'À zéro point de vie, ce stade sort de la partie et le suivant est révélé avec un compteur neuf : la valeur imprimée multipliée par le nombre de joueurs du départ. L’excédent est perdu. Attachements, états et jetons restent. Ténacité et « Une fois révélée » du nouveau stade s’appliquent.\n\nVaincre le dernier stade de la difficulté choisie fait gagner sur-le-champ.',
    },
    see: [
      'champions:villain',
      'champions:excess-damage',
      'champions:winning-the-game',
      'champions:per-player',
    ],
  },
  {
    id: 'champions:gaining-and-losing-stats',
    title: { en: 'Gain / Lose (a Stat)', fr: 'Gagner / perdre (une statistique)' },
    text: {
      en: 'A bonus or penalty lasts as long as the ability behind it, then the number goes back to what it would be without it. Gained hit points raise the remaining and the maximum alike; losing them lowers both, and can defeat on the spot.',
      fr: 'Un bonus ou un malus dure autant que la capacité qui le donne ; ensuite le nombre redevient ce qu’il serait sans lui. Des points de vie gagnés relèvent le reste et le maximum ; les perdre abaisse les deux et peut vaincre sur-le-champ.',
    },
    see: ['champions:modifiers', 'champions:maximum-hit-points', 'champions:lasting-effects'],
  },
  {
    id: 'champions:modifiers',
    title: { en: 'Modifiers', fr: 'Modificateurs' },
    text: {
      en: 'Numbers are recomputed from the base whenever something changes: additions and subtractions first, then multiplying and dividing, fractions rounded up at the very end. A value that is set to a number overrides the rest, the latest setting winning. Nothing ever counts as less than zero.',
      fr: 'Les nombres se recalculent depuis la base à chaque changement : additions et soustractions d’abord, multiplications et divisions ensuite, l’arrondi au supérieur tout à la fin. Une valeur fixée l’emporte sur le reste, et la plus récente sur les autres. Rien ne descend sous zéro.',
    },
    see: ['champions:base-value', 'champions:gaining-and-losing-stats', 'champions:printed'],
  },
]
