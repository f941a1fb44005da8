import { entry } from './entry.ts'

/** What the five villain guides add, in our own words. */
export const guideRules = [
  entry(
    'stones',
    { en: 'Infinity Stones', fr: 'Pierres d’Infinité' },
    {
      en: 'A Stone is received at random and given to an Ally without one: in play, else from hand for free, else the first found in the deck. It belongs to the owner of its domain, is activated once a turn and never discarded. It and its bearer do not leave their domain. If the bearer goes, the Stone lies loose.',
      fr: 'Une Pierre est reçue au hasard et confiée à un Allié qui n’en a pas : en jeu, sinon joué gratuitement de la main, sinon le premier trouvé dans la pioche. Elle appartient au propriétaire du domaine, s’active une fois par tour et n’est jamais défaussée. Elle et son porteur ne quittent pas leur domaine. Si le porteur disparaît, elle reste sur place.',
    },
    ['activate', 'thanos-raid'],
  ),
  entry(
    'thanos-raid',
    { en: 'Thanos: raids', fr: 'Thanos : les raids' },
    {
      en: 'His Allies may be relocated to any location where a Stone lies, and fight there. One that comes home may bring a loose Stone along: it turns over and is his, as a Specialty.',
      fr: 'Ses Alliés peuvent être transférés vers tout lieu où se trouve une Pierre, et s’y battre. Celui qui rentre peut rapporter une Pierre libre du lieu : elle se retourne et devient sa Compétence.',
    },
    ['stones', 'thanos-objective'],
  ),
  entry(
    'thanos-objective',
    { en: 'Thanos: objective', fr: 'Thanos : objectif' },
    {
      en: 'All six Stones captured, and Adam Warlock not in his domain.',
      fr: 'Les six Pierres capturées, et Adam Warlock absent de son domaine.',
    },
    ['victory'],
  ),
  entry(
    'soul-marks',
    { en: 'Hela: Soul Marks', fr: 'Héla : les Marqueurs d’Âme' },
    {
      en: 'Hela’s cards put one on a Hero, at most one each. When she defeats that Hero in her own domain it goes to Odin’s Vault; in every other case it goes back to the supply. It moves with its Hero.',
      fr: 'Les cartes d’Héla en placent un sur un Héros, un seul chacun. Quand elle élimine ce Héros dans son domaine, il rejoint la Salle des Trésors d’Odin ; sinon il retourne à la réserve. Il suit son Héros.',
    },
    ['hela-objective'],
  ),
  entry(
    'hela-objective',
    { en: 'Hela: objective', fr: 'Héla : objectif' },
    {
      en: 'Eight of her Allies and Soul Marks together at Odin’s Vault, and no opposing character there.',
      fr: 'Huit de ses Alliés et Marqueurs d’Âme réunis dans la Salle des Trésors d’Odin, sans aucun personnage adverse.',
    },
    ['victory'],
  ),
  entry(
    'klaw',
    { en: 'Killmonger: Klaw and the throne', fr: 'Killmonger : Klaw et le trône' },
    {
      en: 'Klaw stands at the Golden City from the start, neither Hero nor Ally. Once he is defeated Black Panther comes; whoever drives him out of the domain as Killmonger turns the tile to Control the Mines. Each time Black Panther returns it is turned back.',
      fr: 'Klaw occupe dès le début la Cité Dorée, ni Héros ni Allié. Une fois éliminé, Black Panther arrive ; quand Killmonger l’élimine de son domaine, la tuile passe à Contrôle des Mines. Chaque retour de Black Panther la retourne.',
    },
    ['explosives'],
  ),
  entry(
    'explosives',
    { en: 'Killmonger: Explosives and objective', fr: 'Killmonger : Explosifs et objectif' },
    {
      en: 'Control the Mines plants an Explosives in another domain. With the mines controlled and two Explosives planted he wins. They cover nothing and can be taken away as Items.',
      fr: 'Contrôle des Mines place des Explosifs dans un autre domaine. Mines contrôlées et deux Explosifs placés, il gagne. Ils ne recouvrent rien et peuvent être ôtés comme des Objets.',
    },
    ['victory', 'items'],
  ),
  entry(
    'tiles',
    { en: 'Ultron: tiles and objective', fr: 'Ultron : tuiles et objectif' },
    {
      en: 'His four tiles are revealed in order, one a turn, in his own turn and without an action, each at its price. A revealed tile is a Specialty. The fourth one wins.',
      fr: 'Ses quatre tuiles se révèlent dans l’ordre, une par tour, à son tour et sans action, chacune à son prix. Une tuile révélée est une Compétence. La quatrième donne la victoire.',
    },
    ['victory', 'specialties'],
  ),
  entry(
    'taskmaster-objective',
    { en: 'Taskmaster: objective', fr: 'Taskmaster : objectif' },
    {
      en: 'Four of his Allies at four different locations, each with Strength 5 or more at that moment; other domains and Crises count.',
      fr: 'Quatre de ses Alliés sur quatre lieux différents, chacun avec au moins 5 de Force à cet instant ; les autres domaines et les Crises comptent.',
    },
    ['victory', 'strength'],
  ),
]
