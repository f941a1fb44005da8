import { entry } from './entry.ts'

/** Cards, Strength, Crises and the words that cards use, in our own words. */
export const cardRules = [
  entry(
    'allies',
    { en: 'Allies', fr: 'Alliés' },
    {
      en: 'Characters you play and control. What an Ally does on being played happens once, when it is played. It can fight, move, hold Items or stand on a Crisis.',
      fr: 'Personnages que vous jouez et contrôlez. Ce qu’un Allié fait en arrivant ne se produit qu’une fois, quand il est joué. Il peut se battre, se déplacer, porter des Objets ou rejoindre une Crise.',
    },
    ['abroad', 'items'],
  ),
  entry(
    'abroad',
    { en: 'In another player’s domain', fr: 'Dans un domaine adverse' },
    {
      en: 'Only a card that says so goes there. Your Ally stands on the upper side, covers the row, stays yours and may be activated. Its owner there can vanquish it; you can bring it home.',
      fr: 'Seule une carte qui le dit s’y rend. Votre Allié se place en haut, recouvre la rangée, reste à vous et peut être activé. Le propriétaire du domaine peut l’éliminer ; vous pouvez le ramener.',
    },
    ['covered', 'relocate'],
  ),
  entry(
    'items',
    { en: 'Items', fr: 'Objets' },
    {
      en: 'An Item lies at a location, or is attached to a card if it says so. What is attached moves with its card and is discarded with it. An Item reaches a Crisis only with the Ally that carries it.',
      fr: 'Un Objet se place sur un lieu, ou est associé à une carte s’il le dit. Il suit cette carte et est défaussé avec elle. Il n’atteint une Crise qu’avec l’Allié qui le porte.',
    },
  ),
  entry(
    'specialties',
    { en: 'Specialties', fr: 'Compétences' },
    {
      en: 'They lie beside the board, are neither moved nor discarded, and each serves once a turn. One that is switched off does nothing until it is freed.',
      fr: 'Elles se placent à droite du plateau, ne sont ni déplacées ni défaussées, et chacune sert une fois par tour. Une Compétence désactivée ne fait rien tant qu’on ne la libère pas.',
    },
    ['activate'],
  ),
  entry(
    'strength',
    { en: 'Strength', fr: 'Force' },
    {
      en: 'The printed value, plus tokens, plus what other cards add or take; never less than 0. Tokens stay with a card until it leaves play, other changes last as long as their cause.',
      fr: 'La valeur imprimée, plus les jetons, plus ou moins l’effet des autres cartes ; jamais moins de 0. Les jetons restent jusqu’à ce que la carte quitte le jeu, les autres changements durent autant que leur cause.',
    },
    ['vanquish', 'crises'],
  ),
  entry(
    'protector',
    { en: 'Protector', fr: 'Protecteur' },
    {
      en: 'Where a Protector stands, the other Heroes of that location can only be defeated once every Protector there is gone. A discard is no defeat.',
      fr: 'Là où se trouve un Protecteur, les autres Héros du lieu ne peuvent être éliminés qu’une fois tous les Protecteurs partis. Défausser n’est pas éliminer.',
    },
    ['defeat'],
  ),
  entry(
    'defeat',
    { en: 'Defeat and discard', fr: 'Éliminer et défausser' },
    {
      en: 'A character is defeated by a Vanquish or by an effect that says so. A card that is merely discarded sets off nothing that waits for a defeat.',
      fr: 'Un personnage est éliminé par l’action ou par un effet qui le dit. Une carte simplement défaussée ne déclenche rien de ce qui attend une élimination.',
    },
    ['protector', 'replacements'],
  ),
  entry(
    'replacements',
    { en: 'In place of a lost Ally', fr: 'À la place d’un Allié perdu' },
    {
      en: 'Some cards may be given up for an Ally that would be lost; their owner chooses which, and for whom.',
      fr: 'Certaines cartes peuvent être données à la place d’un Allié qui serait perdu ; leur propriétaire choisit laquelle, et pour qui.',
    },
    ['vanquish'],
  ),
  entry(
    'sweep',
    { en: 'Many at once', fr: 'Plusieurs à la fois' },
    {
      en: 'One Ally may take all weak opposing characters of its location in a single Vanquish; it is discarded for it.',
      fr: 'Un Allié peut éliminer d’un seul coup tous les personnages adverses faibles de son lieu ; il est défaussé.',
    },
    ['vanquish'],
  ),
  entry(
    'crises',
    { en: 'Crises', fr: 'Crises' },
    {
      en: 'A Crisis is a location of its own in nobody’s domain, and binds players as long as it lies there. Allies are played or relocated to it. The moment their Strength reaches its own it is resolved: each player with an Ally there gets the reward, then those Allies are discarded.',
      fr: 'Une Crise est un lieu hors de tout domaine et pèse sur les joueurs tant qu’elle est là. On y joue ou transfère des Alliés. Dès que leur Force atteint la sienne, elle est résolue : chaque joueur qui y a un Allié reçoit la récompense, puis ces Alliés sont défaussés.',
    },
    ['modes', 'targeted-crises'],
  ),
  entry(
    'targeted-crises',
    { en: 'Targeted Crises', fr: 'Crises ciblées' },
    {
      en: 'One with a villain’s symbol lies above that villain’s domain, whatever else is in play; only that player’s Allies go there. Revealed by that player it is discarded.',
      fr: 'Celle qui porte le symbole d’un Méchant se place au-dessus de son domaine, quelles que soient les autres ; seuls ses Alliés s’y rendent. Révélée par ce joueur, elle est défaussée.',
    },
    ['crises'],
  ),
  entry(
    'decks',
    { en: 'Decks that run out', fr: 'Pioches épuisées' },
    {
      en: 'When a card is needed from an empty deck, its discard pile is shuffled to make a new one, in the middle of a draw if need be. The Fate deck is renewed in the same way.',
      fr: 'Quand il faut une carte d’une pioche vide, sa défausse est mélangée pour en faire une nouvelle, même au milieu d’un tirage. Il en va de même de la pioche de Fatalité.',
    },
  ),
  entry(
    'reveal',
    { en: 'Reveal and look', fr: 'Révéler et regarder' },
    {
      en: 'What is revealed is seen by everybody and shuffled back afterwards; what is looked at is seen by one player alone.',
      fr: 'Ce qui est révélé est vu de tous puis remélangé ; ce qui est regardé n’est vu que d’un joueur.',
    },
    ['find'],
  ),
  entry(
    'find',
    { en: 'Finding a card', fr: 'Chercher une carte' },
    {
      en: 'Look for it in play first, then in the discard pile, then in the deck, which is shuffled after the card was shown.',
      fr: 'Cherchez-la d’abord en jeu, puis dans la défausse, puis dans la pioche, que l’on mélange après avoir montré la carte.',
    },
    ['reveal', 'restrictions'],
  ),
  entry(
    'restrictions',
    { en: 'Cards and rules', fr: 'Cartes et règles' },
    {
      en: 'A card’s text comes before the rules. If one card allows what another forbids, it is forbidden. Cards in a domain act only on the player whose domain it is.',
      fr: 'Le texte d’une carte prime la règle. Si une carte permet ce qu’une autre interdit, c’est interdit. Les cartes d’un domaine n’agissent que sur le joueur à qui il appartient.',
    },
  ),
]
