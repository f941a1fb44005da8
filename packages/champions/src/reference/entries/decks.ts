import type { ReferenceEntry } from '@quadriga/kernel/author'

/** Building decks and setting up. */
export const decks: readonly ReferenceEntry[] = [
  {
    id: 'champions:setup',
    title: { en: 'Setup', fr: 'Mise en place' },
    text: {
      en: 'In order: choose heroes, alter-ego side up; set their dials; choose a first player; set obligations, then nemesis sets aside; shuffle player decks; lay out tokens and status cards; place the villain and main scheme; set the villain’s dial; resolve the scheme’s setup text with When Revealed of all that enters; shuffle the obligations into the encounter deck; draw hands; mulligan; resolve the identities’ setup text.\n\nOther abilities do not work yet.',
      fr: 'Dans l’ordre : choisir les héros, face alter ego ; régler leurs compteurs ; désigner le premier joueur ; mettre de côté obligations, puis sets de Némésis ; mélanger les decks Joueur ; préparer pions et états ; poser méchant et manigance principale ; régler le compteur du méchant ; appliquer le texte de mise en place de la manigance et les « Une fois révélée » de ce qui entre ; mélanger les obligations au deck Rencontre ; piocher ; mulligans ; mise en place des identités.\n\nLes autres capacités attendent.',
    },
    see: [
      'champions:mulligan',
      'champions:obligation',
      'champions:nemesis',
      'champions:encounter-deck',
      'champions:per-player',
    ],
  },
  {
    id: 'champions:mulligan',
    title: { en: 'Mulligan', fr: 'Mulligan' },
    text: {
      en: 'Once, after drawing your first hand, you may discard any cards you do not like and draw up to hand size again. The discards stay in your discard pile; they are not shuffled back.',
      fr: 'Une seule fois, après la première pioche, vous pouvez défausser les cartes qui vous déplaisent et compléter votre main. Elles restent dans votre défausse ; on ne les remet pas dans le deck.',
    },
    see: ['champions:setup', 'champions:hand-size', 'champions:draw'],
  },
  {
    id: 'champions:deck-building',
    title: { en: 'Building a Player Deck', fr: 'Decks Joueur personnalisés' },
    text: {
      en: 'One identity, which does not count among the cards; 40 to 50 cards in all. Every card of that hero’s own set, in full; the rest basic cards and cards of one single aspect. At most three copies by title, one of a unique card, your identity counting, or fewer if the card sets a maximum.\n\nAny deck requirement on the identity must be met. No two players take the same identity.',
      fr: 'Une identité, qui ne compte pas parmi les cartes ; de 40 à 50 cartes en tout. Le set complet de ce héros ; le reste en cartes basiques et d’une seule affinité. Au plus trois exemplaires par titre, un seul d’une carte unique, identité comprise, ou moins si la carte fixe un maximum.\n\nLes exigences de l’identité doivent être remplies. Deux joueurs ne peuvent pas prendre la même identité.',
    },
    see: ['champions:aspect', 'champions:unique', 'champions:max', 'champions:identity'],
  },
  {
    id: 'champions:aspect',
    title: { en: 'Aspect', fr: 'Affinité' },
    text: {
      en: 'Aggression, justice, leadership or protection: the colour of the cards you add to your hero’s own. A deck uses one of them, next to as many basic cards as you like.',
      fr: 'Agressivité, Commandement, Justice ou Protection : la couleur des cartes qu’on ajoute à celles du héros. Un deck en utilise une seule, avec autant de cartes basiques qu’on veut.',
    },
    see: ['champions:deck-building', 'champions:resource-card'],
  },
  {
    id: 'champions:encounter-deck',
    title: { en: 'Building an Encounter Deck', fr: 'Decks Rencontre' },
    text: {
      en: 'The villain’s own set, the standard set, and the modular set the scenario recommends, plus the obligations of the heroes in play. You may swap the modular set for another, add several (too many thin the villain’s own cards), or shuffle in one drawn at random unseen. Expert mode adds the expert set.',
      fr: 'Le set du méchant, le set Standard et le set modulaire conseillé, plus les obligations des héros présents. On peut échanger le set modulaire, en ajouter plusieurs (trop, et les cartes du méchant se font rares) ou en tirer un au sort sans le regarder. Le mode expert ajoute le set Expert.',
    },
    see: ['champions:encounter-sets', 'champions:modular-sets', 'champions:expert-mode', 'champions:setup'],
  },
  {
    id: 'champions:encounter-sets',
    title: { en: 'Encounter Sets', fr: 'Sets de rencontre' },
    text: {
      en: 'The groups that encounter cards come in, named at the bottom of each card: a villain’s set, standard, expert, the modular sets, and a nemesis set for each hero. In this box the villains are Rhino, Klaw and Ultron.',
      fr: 'Les groupes de cartes Rencontre, nommés au bas de chaque carte : le set d’un méchant, Standard, Expert, les sets modulaires, et un set de Némésis par héros. Dans cette boîte, les méchants sont Rhino, Klaw et Ultron.',
    },
    see: ['champions:encounter-deck', 'champions:modular-sets', 'champions:expert-mode', 'champions:nemesis'],
  },
  {
    id: 'champions:modular-sets',
    title: { en: 'Modular Encounter Sets', fr: 'Sets de rencontre modulaires' },
    text: {
      en: 'Small sets that vary a scenario. Five are in the box, from mild to hard: Bomb Scare (made for Rhino), Masters of Evil (Klaw), Under Attack (Ultron), Legions of Hydra and The Doomsday Chair. Any of them can replace the recommended one.',
      fr: 'De petits sets qui varient un scénario. La boîte en compte cinq, du plus doux au plus rude : Alerte à la Bombe (prévu pour Rhino), Maîtres du Mal (Klaw), Civils Attaqués (Ultron), Légions d’Hydra et Le Siège de l’Apocalypse. N’importe lequel peut remplacer celui qui est conseillé.',
    },
    see: ['champions:encounter-deck', 'champions:encounter-sets'],
  },
  {
    id: 'champions:expert-mode',
    title: { en: 'Expert Mode', fr: 'Mode expert' },
    text: {
      en: 'A harder game: the villain plays stages II and III instead of I and II, and the expert set joins the encounter deck. Everything the first stage brings when revealed happens during setup.',
      fr: 'Une partie plus rude : le méchant joue ses stades II et III au lieu de I et II, et le set Expert rejoint le deck Rencontre. Ce que le premier stade apporte une fois révélé se résout à la mise en place.',
    },
    see: ['champions:encounter-deck', 'champions:villain', 'champions:setup', 'champions:when-revealed'],
  },
]
