import type { ReferenceEntry } from '@quadriga/kernel/author'

/** Zones, doors, floors and sight. */
export const map: readonly ReferenceEntry[] = [
  {
    id: 'zombies:zones',
    title: { en: 'Zones', fr: 'Zones' },
    text: {
      en: 'Streets are divided by lines, houses by walls into rooms; large rooms have several zones. Two zones are neighbours if they share an open side; corners do not count.',
      fr: 'Les rues sont divisées par des lignes, les bâtiments par des murs en salles\u202f; les grandes salles ont plusieurs Zones. Deux Zones sont voisines si elles partagent un côté ouvert\u202f; les coins ne comptent pas.',
    },
    see: ['zombies:move', 'zombies:sight', 'zombies:buildings'],
  },
  {
    id: 'zombies:move',
    title: { en: 'Moving', fr: 'Se déplacer' },
    text: {
      en: 'One Action to a neighbouring zone, and one more for each Enemy in the zone left. Entering a zone with Enemies ends the Move, also one of several zones.',
      fr: 'Une Action vers une Zone voisine, et une de plus par Ennemi dans la Zone quittée. Entrer dans une Zone avec des Ennemis met fin au Déplacement, même de plusieurs Zones.',
    },
    see: ['zombies:zones', 'zombies:actions', 'zombies:stairs'],
  },
  {
    id: 'zombies:open',
    title: { en: 'Opening', fr: 'Ouvrir' },
    text: {
      en: 'One Action opens a door or window of the own zone for good. Whoever opens a house for the first time finds what waits in it.',
      fr: 'Une Action ouvre pour de bon une porte ou une fenêtre de sa Zone. Qui ouvre un bâtiment pour la première fois découvre ce qui y attend.',
    },
    see: ['zombies:buildings', 'zombies:locked-doors', 'zombies:windows'],
  },
  {
    id: 'zombies:locked-doors',
    title: { en: 'Coloured doors', fr: 'Portes colorées' },
    text: {
      en: 'A coloured door stays locked until the mission unlocks it, mostly when the Objective of its colour is taken. It must still be opened then.',
      fr: 'Une porte colorée reste verrouillée jusqu’à ce que la Mission la déverrouille, le plus souvent par l’Objectif de sa couleur. Il faut encore l’ouvrir ensuite.',
    },
    see: ['zombies:open', 'zombies:objectives'],
  },
  {
    id: 'zombies:windows',
    title: { en: 'Windows', fr: 'Fenêtres' },
    text: {
      en: 'Heroes open windows like doors. Enemies force them, but never open doors: an Enemy whose way leads through a closed window of its zone spends its Action on it, and so does every other one that wants through.',
      fr: 'Les Super-Héros ouvrent les fenêtres comme les portes. Les Ennemis les forcent, mais n’ouvrent jamais de porte\u00a0: un Ennemi dont le chemin passe par une fenêtre fermée de sa Zone y dépense son Action, comme tous ceux qui veulent passer.',
    },
    see: ['zombies:open', 'zombies:activation', 'zombies:buildings'],
  },
  {
    id: 'zombies:buildings',
    title: { en: 'Buildings', fr: 'Bâtiments' },
    text: {
      en: 'A building is everything joined by openings at this moment; closed doors end it. Opened for the first time, by anybody, it draws one Spawn card for each Spawn symbol, in an order the players choose; then its Citizen cards are turned up.',
      fr: 'Un bâtiment est tout ce que relient des ouvertures à ce moment\u202f; les portes fermées le bornent. Ouvert pour la première fois, par n’importe qui, il pioche une carte Génération par symbole, dans l’ordre choisi par les joueurs\u202f; puis ses cartes Citoyen sont révélées.',
    },
    see: ['zombies:open', 'zombies:spawning', 'zombies:citizens', 'zombies:floors'],
  },
  {
    id: 'zombies:sight',
    title: { en: 'Line of sight', fr: 'Ligne de Vue' },
    text: {
      en: 'Outdoors one sees along straight streets, over the fountain, and one zone into a house. Inside a large room straight lines count; of another room one sees only the first zone, and only from a zone that touches the opening. Never diagonally, never from floor to floor. Figures block nothing.',
      fr: 'En extérieur, on voit le long des rues droites, par-dessus la fontaine, et une Zone à l’intérieur d’un bâtiment. Dans une grande salle, les lignes droites comptent\u202f; d’une autre salle, on ne voit que la première Zone, et seulement depuis une Zone qui touche l’ouverture. Jamais en diagonale, jamais d’un étage à l’autre. Les figurines ne bloquent rien.',
    },
    see: ['zombies:range', 'zombies:zones', 'zombies:fountain', 'zombies:stairs'],
  },
  {
    id: 'zombies:range',
    title: { en: 'Range', fr: 'Portée' },
    text: {
      en: 'Range counts zones along the line of sight; the own zone is 0. What has a Range needs sight as well, auras of Zombie Heroes included.',
      fr: 'La Portée compte les Zones le long de la Ligne de Vue\u202f; sa propre Zone vaut 0. Ce qui a une Portée exige aussi la vue, y compris les auras des Héros Zombies.',
    },
    see: ['zombies:sight', 'zombies:attack', 'zombies:zombie-heroes'],
  },
  {
    id: 'zombies:fountain',
    title: { en: 'The fountain', fr: 'La fontaine' },
    text: {
      en: 'Nobody enters the fountain, but one sees over it. It counts as one zone of Range.',
      fr: 'Nul n’entre dans la fontaine, mais on voit par-dessus. Elle compte pour une Zone de Portée.',
    },
    see: ['zombies:sight', 'zombies:range'],
  },
  {
    id: 'zombies:floors',
    title: { en: 'Floors', fr: 'Étages' },
    text: {
      en: 'A floor without heroes sleeps: Enemies there do not act, its Spawn Points draw nothing, and citizens seen there are lost when the Player Phase ends. The first hero to reach a floor opens the building of arrival.',
      fr: 'Un étage sans Super-Héros dort\u00a0: ses Ennemis n’agissent pas, ses Points de Génération ne piochent rien, et les Citoyens visibles y sont perdus à la fin de la Phase des Joueurs. Le premier Super-Héros qui y parvient ouvre le bâtiment d’arrivée.',
    },
    see: ['zombies:stairs', 'zombies:lift', 'zombies:buildings', 'zombies:devoured'],
  },
  {
    id: 'zombies:stairs',
    title: { en: 'Stairs', fr: 'Escaliers' },
    text: {
      en: 'The stairs join the entrance of the hall with both landings above: one step, for Enemies too. They are no zone. At their foot sight is blocked between the entrance and the place behind them, but one walks past.',
      fr: 'L’escalier relie l’entrée du hall aux deux paliers\u00a0: un pas, pour les Ennemis aussi. Ce n’est pas une Zone. À son pied, la vue est bloquée entre l’entrée et l’arrière, mais on passe.',
    },
    see: ['zombies:floors', 'zombies:move', 'zombies:sight'],
  },
  {
    id: 'zombies:lift',
    title: { en: 'The lift', fr: 'L’ascenseur' },
    text: {
      en: 'A hero beside a shaft calls the cab to its floor for free. Inside, one Action takes it to another floor with everything in it; that is no Move. Its doors are open where it stands and closed everywhere else.',
      fr: 'Un Super-Héros à côté d’un puits appelle la cabine gratuitement à son étage. À l’intérieur, une Action l’emmène à un autre étage avec tout ce qu’elle contient\u202f; ce n’est pas un Déplacement. Ses portes sont ouvertes là où elle se trouve, et fermées partout ailleurs.',
    },
    see: ['zombies:floors', 'zombies:actions'],
  },
]
