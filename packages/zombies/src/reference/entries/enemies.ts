import type { ReferenceEntry } from '@quadriga/kernel/author'

/** What Enemies are and do, and how more of them appear. */
export const enemies: readonly ReferenceEntry[] = [
  {
    id: 'zombies:enemies',
    title: { en: 'Enemies', fr: 'Ennemis' },
    text: {
      en: 'Walkers and Runners have Toughness 1, Brutes 2. Walkers and Brutes act once, Runners and Zombie Heroes twice. There are 35 Walkers, 14 Brutes, 14 Runners and six Zombie Heroes.',
      fr: 'Les Rôdeurs et les Forcenés ont 1 en Endurance, les Brutes 2. Rôdeurs et Brutes agissent une fois, Forcenés et Héros Zombies deux fois. Il y a 35 Rôdeurs, 14 Brutes, 14 Forcenés et six Héros Zombies.',
    },
    see: ['zombies:activation', 'zombies:hits', 'zombies:zombie-heroes', 'zombies:shortage'],
  },
  {
    id: 'zombies:zombie-heroes',
    title: { en: 'Zombie Heroes', fr: 'Héros Zombies' },
    text: {
      en: 'Each has its own Toughness and a text that holds as long as it is in play. It acts twice, and may be drawn again once all six cards are used up.',
      fr: 'Chacun a sa propre Endurance et un texte valable tant qu’il est en jeu. Il agit deux fois, et peut revenir une fois les six cartes épuisées.',
    },
    see: ['zombies:enemies', 'zombies:experience', 'zombies:range'],
  },
  {
    id: 'zombies:activation',
    title: { en: 'How Enemies act', fr: 'Activation des Ennemis' },
    text: {
      en: 'With a hero or citizen in its zone an Enemy attacks: one Wound, no roll. Otherwise it moves one zone. All take their first Action, then Runners and Zombie Heroes their second.',
      fr: 'Avec un Super-Héros ou un Citoyen dans sa Zone, un Ennemi attaque\u00a0: une Blessure, sans jet. Sinon il avance d’une Zone. Tous effectuent leur première Action, puis les Forcenés et les Héros Zombies leur seconde.',
    },
    see: ['zombies:enemy-moves', 'zombies:wounds', 'zombies:floors'],
  },
  {
    id: 'zombies:enemy-moves',
    title: { en: 'Where Enemies go', fr: 'Où vont les Ennemis' },
    text: {
      en: 'Towards the nearest prey they see; if they see none, by the shortest way to any, closed windows counted as open and closed doors as walls. Without a way they stay.',
      fr: 'Vers la proie visible la plus proche\u202f; à défaut, par le plus court chemin vers n’importe laquelle, les fenêtres fermées comptant comme ouvertes et les portes fermées comme des murs. Sans chemin, ils restent.',
    },
    see: ['zombies:activation', 'zombies:splitting', 'zombies:windows', 'zombies:sight'],
  },
  {
    id: 'zombies:splitting',
    title: { en: 'Equal ways', fr: 'Chemins égaux' },
    text: {
      en: 'Between equal targets or ways each kind of each zone splits evenly. The players place what is left over, at most one more on each way.',
      fr: 'Entre cibles ou chemins égaux, chaque type de chaque Zone se répartit équitablement. Les joueurs placent le reste, au plus un de plus par chemin.',
    },
    see: ['zombies:enemy-moves', 'zombies:activation'],
  },
  {
    id: 'zombies:wounds',
    title: { en: 'Wounds', fr: 'Blessures' },
    text: {
      en: 'The players share the Wounds of a zone among its heroes as they like; a citizen beside others takes one at most. A hero without Health is eliminated.',
      fr: 'Les joueurs répartissent à leur gré les Blessures d’une Zone entre ses Super-Héros\u202f; un Citoyen accompagné en prend une au plus. Un Super-Héros sans Santé est éliminé.',
    },
    see: ['zombies:activation', 'zombies:shield', 'zombies:devoured', 'zombies:victory'],
  },
  {
    id: 'zombies:spawn-points',
    title: { en: 'Spawn Points', fr: 'Points de Génération' },
    text: {
      en: 'In each Enemy Phase the Initial Spawn Point draws first, then the others clockwise, one card each. Coloured ones wait until the mission wakes them.',
      fr: 'À chaque Phase des Ennemis, le Point de Génération Initial pioche d’abord, puis les autres dans le sens horaire, une carte chacun. Les Points colorés attendent que la Mission les active.',
    },
    see: ['zombies:spawning', 'zombies:five-or-six', 'zombies:floors'],
  },
  {
    id: 'zombies:spawning',
    title: { en: 'Spawn cards', fr: 'Cartes Génération' },
    text: {
      en: 'A card places Enemies by the highest Danger Level of the heroes. Those of a Rush act at once. An Extra Activation lets all of a kind act, also figures just placed, but nobody at Blue. An empty deck is made of the discards again.',
      fr: 'Une carte place des Ennemis selon le plus haut Niveau de Danger. Ceux d’une Ruée agissent aussitôt. Une Activation Supplémentaire fait agir tout un type, même à peine placé, mais personne au Bleu. Un paquet vide est refait avec la défausse.',
    },
    see: ['zombies:spawn-points', 'zombies:danger', 'zombies:shortage', 'zombies:bystander'],
  },
  {
    id: 'zombies:shortage',
    title: { en: 'Shortage', fr: 'Pénurie' },
    text: {
      en: 'Where figures are missing, those that are left are placed and then all of that kind on the board act once more. This may happen several times in a row.',
      fr: 'S’il manque des figurines, on place celles qui restent, puis tout ce type sur le plateau agit une fois de plus. Cela peut se produire plusieurs fois de suite.',
    },
    see: ['zombies:spawning', 'zombies:enemies'],
  },
]
