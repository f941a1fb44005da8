import { entry } from './entry.ts'

/** Set-up, the turn and its actions, in our own words. */
export const turnRules = [
  entry(
    'set-up',
    { en: 'Set-up', fr: 'Mise en place' },
    {
      en: 'Two to four villains, each with a board, a deck of 30 and a hand of four. The first player has no Power, the second 1, the third and fourth 2. The Fate deck is the common set and the sets of the villains in play, shuffled together.',
      fr: 'Deux à quatre Méchants, chacun avec son plateau, sa pioche de 30 cartes et quatre cartes en main. Le premier joueur n’a aucun jeton Pouvoir, le deuxième 1, les suivants 2. La pioche de Fatalité réunit les cartes communes et celles des Méchants en jeu.',
    },
    ['modes', 'turn'],
  ),
  entry(
    'modes',
    { en: 'Three modes', fr: 'Trois modes' },
    {
      en: 'Omnipotent plays without Crises, and nothing that is said about them counts. Implacable allows one global Crisis at a time. Immortal allows any number.',
      fr: 'Omnipotent se joue sans Crises, et tout texte qui en parle est ignoré. Implacable n’admet qu’une Crise globale à la fois. Immortel les admet toutes.',
    },
    ['omnipotent', 'implacable', 'immortal', 'crises'],
  ),
  entry(
    'omnipotent',
    { en: 'Omnipotent', fr: 'Omnipotent' },
    {
      en: 'For beginners and quick games: all Crises are left in the box.',
      fr: 'Pour débuter ou jouer vite : toutes les Crises restent dans la boîte.',
    },
    ['modes'],
  ),
  entry(
    'implacable',
    { en: 'Implacable', fr: 'Implacable' },
    {
      en: 'The rules as they are: a second global Crisis that is revealed goes to the Fate discard pile.',
      fr: 'Les règles normales : une seconde Crise globale révélée rejoint la défausse de Fatalité.',
    },
    ['modes'],
  ),
  entry(
    'immortal',
    { en: 'Immortal', fr: 'Immortel' },
    {
      en: 'Every global Crisis that is revealed stays, beside the others.',
      fr: 'Chaque Crise globale révélée reste en jeu, à côté des autres.',
    },
    ['modes'],
  ),
  entry(
    'turn',
    { en: 'A turn', fr: 'Un tour' },
    {
      en: 'What must happen before moving comes first. Then move your figure, take any of the actions shown there in any order, and at the end draw until you hold four cards. There is no limit of the hand.',
      fr: 'Ce qui précède le déplacement vient d’abord. Déplacez ensuite votre figurine, effectuez dans l’ordre voulu les actions du lieu, puis piochez jusqu’à quatre cartes. La main n’a pas de limite.',
    },
    ['move', 'actions', 'covered', 'decks'],
  ),
  entry(
    'move',
    { en: 'Moving the figure', fr: 'Déplacer la figurine' },
    {
      en: 'From the portrait your figure goes to any location of your domain; later it must go to a different one. It never goes to a Crisis or into another domain.',
      fr: 'Depuis le portrait, la figurine va sur n’importe quel lieu de votre domaine ; ensuite elle doit en changer à chaque tour. Elle ne va jamais sur une Crise ni dans un autre domaine.',
    },
    ['turn'],
  ),
  entry(
    'actions',
    { en: 'Action symbols', fr: 'Symboles d’action' },
    {
      en: 'Each visible symbol at your figure’s location may be used once in your turn, or left unused. A card can give a further action, which nothing covers. Actions reach every location of your domain and the Crises.',
      fr: 'Chaque symbole visible du lieu de votre figurine peut servir une fois par tour, ou pas du tout. Une carte peut donner une action de plus, que rien ne recouvre. Les actions portent sur tout votre domaine et sur les Crises.',
    },
    ['covered', 'play', 'activate', 'relocate', 'vanquish', 'fate', 'discard', 'power'],
  ),
  entry(
    'covered',
    { en: 'Covered actions', fr: 'Actions recouvertes' },
    {
      en: 'As long as a Hero, a rival or another player’s Ally stands at a location, its upper row cannot be used. The row is free again at once when the last of them is gone, also in the middle of a turn.',
      fr: 'Tant qu’un Héros, un rival ou l’Allié d’un autre joueur se trouve sur un lieu, la rangée du haut est inutilisable. Elle se libère dès que le dernier d’entre eux disparaît, même au milieu d’un tour.',
    },
    ['vanquish'],
  ),
  entry(
    'power',
    { en: 'Power', fr: 'Pouvoir' },
    {
      en: 'What cards and abilities cost. A gain may be made smaller by a card, each gain by itself and never below 0; a loss takes what is there.',
      fr: 'Ce que coûtent les cartes et les capacités. Une carte peut réduire un gain, chacun pour lui-même et jamais sous 0 ; une perte prend ce qu’il y a.',
    },
  ),
  entry(
    'gain-power',
    { en: 'Gaining Power', fr: 'Gagner des jetons Pouvoir' },
    {
      en: 'Take as much Power as the symbol shows.',
      fr: 'Prenez autant de jetons Pouvoir que l’indique le symbole.',
    },
    ['power'],
  ),
  entry(
    'play',
    { en: 'Playing a card', fr: 'Jouer une carte' },
    {
      en: 'One card for each symbol, and its cost in Power; all conditions on it must be met. Allies and Items go to a location of your domain, Allies also to a Crisis. An Event needs something to act on, is resolved and discarded. A Specialty goes beside the board.',
      fr: 'Une carte par symbole, contre son coût ; toutes ses conditions doivent être remplies. Alliés et Objets vont sur un lieu de votre domaine, les Alliés aussi sur une Crise. Un Événement doit pouvoir agir, il est résolu puis défaussé. Une Compétence se place à droite du plateau.',
    },
    ['actions', 'items', 'specialties', 'allies'],
  ),
  entry(
    'activate',
    { en: 'Activating', fr: 'Activer' },
    {
      en: 'Choose one of your cards in play with an activated ability, wherever it lies, pay its price and carry the ability out.',
      fr: 'Choisissez une de vos cartes en jeu dotée d’une capacité à activer, où qu’elle soit, payez son prix et appliquez-la.',
    },
    ['specialties', 'stones'],
  ),
  entry(
    'free-abilities',
    { en: 'Abilities without an action', fr: 'Capacités sans action' },
    {
      en: 'Some abilities need no symbol: those that say when in your turn, or before moving, they may be used. Their price is paid all the same.',
      fr: 'Certaines capacités se passent de symbole : celles qui disent à quel moment de votre tour, ou avant le déplacement, on peut s’en servir. Leur prix reste dû.',
    },
    ['activate'],
  ),
  entry(
    'relocate',
    { en: 'Relocating', fr: 'Transférer' },
    {
      en: 'Move one of your Allies or Items to another location of your domain, send an Ally to a Crisis, or bring one home from another domain. What is attached goes along. To be relocated is not to be played.',
      fr: 'Transférez un de vos Alliés ou Objets vers un autre lieu de votre domaine, envoyez un Allié sur une Crise, ou ramenez-en un d’un domaine adverse. Ce qui lui est associé le suit. Être transféré n’est pas être joué.',
    },
    ['crises', 'abroad', 'stones'],
  ),
  entry(
    'vanquish',
    { en: 'Vanquishing', fr: 'Éliminer un personnage' },
    {
      en: 'Use any of your Allies at a character’s location whose Strength together is at least as high. The character and the Allies used are discarded together. An Ally without Strength cannot be used; against a character without Strength no Ally is lost.',
      fr: 'Utilisez vos Alliés présents sur le lieu d’un personnage, pourvu que leur Force totale soit au moins égale à la sienne. Le personnage et les Alliés utilisés sont défaussés ensemble. Un Allié sans Force ne peut pas servir ; contre un personnage sans Force, aucun Allié n’est perdu.',
    },
    ['protector', 'strength', 'defeat', 'replacements', 'sweep'],
  ),
  entry(
    'fate',
    { en: 'Fate', fr: 'Fatalité' },
    {
      en: 'Reveal the top Fate card, then choose an opponent to play it on; you choose places and targets. Whom its symbol shows does not matter, but for targeted Crises. A card that could do nothing is discarded.',
      fr: 'Révélez la première carte Fatalité, puis choisissez l’adversaire contre qui la jouer ; lieux et cibles sont à vous. Le Méchant que son symbole montre n’importe pas, sauf pour les Crises ciblées. Une carte qui ne pourrait rien faire est défaussée.',
    },
    ['crises', 'covered'],
  ),
  entry(
    'discard',
    { en: 'Discarding from hand', fr: 'Défausser de sa main' },
    {
      en: 'Discard as many cards of your hand as you like. You draw only at the end of your turn.',
      fr: 'Défaussez autant de cartes de votre main que vous voulez. Vous ne piochez qu’à la fin de votre tour.',
    },
    ['turn'],
  ),
  entry(
    'victory',
    { en: 'Victory', fr: 'Victoire' },
    {
      en: 'A villain who has reached the objective wins at once, also in another player’s turn. It is looked at after every change.',
      fr: 'Un Méchant qui atteint son objectif gagne aussitôt, même au tour d’un autre. On le vérifie après chaque changement.',
    },
  ),
]
