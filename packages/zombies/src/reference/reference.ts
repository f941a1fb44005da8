import type { Names, ReferenceEntry } from '@quadriga/kernel/author'

function entry(id: string, title: Names, text: Names, see: readonly string[] = []): ReferenceEntry {
  return { id: `zombies:${id}`, title, text, see: see.map((other) => `zombies:${other}`) }
}

/** The rules that refusals point at, in our own words. */
export const reference: readonly ReferenceEntry[] = [
  entry(
    'setup',
    { en: 'Set-up', fr: 'Mise en place' },
    {
      en: 'A mission names its tiles, tokens and starting zone; one to six heroes take part.',
      fr: 'Une mission indique ses dalles, ses pions et sa zone de départ ; un à six Super-Héros y participent.',
    },
  ),
  entry(
    'turn',
    { en: 'A hero’s turn', fr: 'Le tour d’un Super-Héros' },
    {
      en: 'Heroes take their turns in any order, one after the other. A turn holds three Actions, four from the yellow level on.',
      fr: 'Les Super-Héros jouent leur tour dans l’ordre de leur choix, l’un après l’autre. Un tour compte trois Actions, quatre à partir du niveau jaune.',
    },
  ),
  entry(
    'move',
    { en: 'Moving', fr: 'Se déplacer' },
    {
      en: 'One Action to a zone next door, and one more for each Enemy left behind.',
      fr: 'Une Action pour rejoindre une Zone voisine, et une de plus par Ennemi laissé derrière soi.',
    },
    ['open'],
  ),
  entry(
    'open',
    { en: 'Doors and windows', fr: 'Portes et fenêtres' },
    {
      en: 'One Action opens a door or window of the own zone for good. A coloured door waits for its Objective. The first opening of a building brings its Spawn cards and shows its citizens.',
      fr: 'Une Action ouvre définitivement une porte ou une fenêtre de sa Zone. Une porte de couleur attend son Objectif. La première ouverture d’un bâtiment fait piocher ses cartes Génération et révèle ses Citoyens.',
    },
  ),
  entry(
    'attack',
    { en: 'Attacking', fr: 'Attaquer' },
    {
      en: 'Choose a zone in Range and in sight, add dice for Power, roll. Hits go to Brutes, then Walkers, then Runners; what does not fell the next figure is lost.',
      fr: 'Choisissez une Zone à portée et en vue, ajoutez des dés contre du Pouvoir, lancez. Les Touches vont aux Brutes, puis aux Rôdeurs, puis aux Forcenés ; ce qui n’élimine pas la figurine suivante est perdu.',
    },
    ['sight'],
  ),
  entry(
    'sight',
    { en: 'Line of sight', fr: 'Ligne de vue' },
    {
      en: 'Outdoors straight lines, over the fountain, and one zone into a building. Indoors straight lines within one room, and the first zone behind an opening of the own zone. Closed doors and windows block; figures never do.',
      fr: 'Dehors, en ligne droite, par-dessus la fontaine, et une Zone à l’intérieur d’un bâtiment. Dedans, en ligne droite dans une même pièce, et la première Zone derrière une ouverture de sa propre Zone. Portes et fenêtres fermées bloquent la vue ; les figurines, jamais.',
    },
  ),
  entry(
    'horde',
    { en: 'What Enemies do', fr: 'Ce que font les Ennemis' },
    {
      en: 'With a hero or citizen in the zone they attack, one Wound each. Otherwise they walk to the nearest they see, else by the shortest way. Equal ways share each type evenly; the players place what is left over. Runners act twice.',
      fr: 'Avec un Super-Héros ou un Citoyen dans leur Zone, ils attaquent : une Blessure chacun. Sinon, ils vont vers la cible visible la plus proche, à défaut par le plus court chemin. À chemins égaux, chaque type se répartit équitablement ; les joueurs placent le reste. Les Forcenés agissent deux fois.',
    },
    ['sight'],
  ),
  entry(
    'rescue',
    { en: 'Rescuing', fr: 'Secourir' },
    {
      en: 'One Action saves a citizen in a zone without Enemies and fills the hero’s Power.',
      fr: 'Une Action sauve un Citoyen dans une Zone sans Ennemi et remplit le Pouvoir du Super-Héros.',
    },
  ),
  entry(
    'interact',
    { en: 'Objectives', fr: 'Objectifs' },
    {
      en: 'One Action takes an Objective in the own zone.',
      fr: 'Une Action permet de prendre un Objectif de sa Zone.',
    },
  ),
  entry(
    'skills',
    { en: 'Skills', fr: 'Compétences' },
    {
      en: 'A Skill says what it costs and how often it serves; most only once per turn.',
      fr: 'Une Compétence indique son coût et sa fréquence ; le plus souvent une fois par tour.',
    },
  ),
]
