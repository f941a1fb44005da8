import type { Names, ReferenceEntry } from '@quadriga/kernel/author'

function entry(id: string, title: Names, text: Names, see: readonly string[] = []): ReferenceEntry {
  return { id: `villainous:${id}`, title, text, see: see.map((other) => `villainous:${other}`) }
}

/** The rules that refusals and tooltips point at, in our own words. */
export const reference: readonly ReferenceEntry[] = [
  entry(
    'turn',
    { en: 'A turn', fr: 'Un tour' },
    {
      en: 'Move your figure to another location of your own domain. Take any of the actions shown there, in any order, each symbol once. Then draw until you hold four cards; you never have to discard down.',
      fr: 'Déplacez votre figurine vers un autre lieu de votre domaine. Effectuez les actions qui y figurent, dans l’ordre de votre choix, chaque symbole une seule fois. Piochez ensuite jusqu’à avoir quatre cartes ; il n’y a pas de limite de main.',
    },
    ['actions', 'covered'],
  ),
  entry(
    'actions',
    { en: 'Action symbols', fr: 'Symboles d’action' },
    {
      en: 'Each visible symbol at your figure’s location may be used once in your turn. A card can give its location a further action, which nothing covers.',
      fr: 'Chaque symbole visible du lieu où se trouve votre figurine peut servir une fois pendant votre tour. Une carte peut offrir à son lieu une action de plus, que rien ne recouvre.',
    },
    ['covered'],
  ),
  entry(
    'covered',
    { en: 'Covered actions', fr: 'Actions recouvertes' },
    {
      en: 'As long as a Hero or another player’s Ally stands at a location, its upper row cannot be used. The row is free again at once when the last of them is gone, also in the middle of a turn.',
      fr: 'Tant qu’un Héros ou l’Allié d’un autre joueur se trouve sur un lieu, la rangée du haut est inutilisable. Elle se libère aussitôt que le dernier d’entre eux disparaît, même au milieu d’un tour.',
    },
    ['vanquish'],
  ),
  entry(
    'play',
    { en: 'Playing a card', fr: 'Jouer une carte' },
    {
      en: 'One card for each symbol, and its cost in Power. Allies and Items go to a location of your domain; an Event needs something to act on, is resolved and discarded.',
      fr: 'Une carte par symbole, contre son coût en jetons Pouvoir. Les Alliés et les Objets vont sur un lieu de votre domaine ; un Événement doit pouvoir agir, il est résolu puis défaussé.',
    },
    ['actions'],
  ),
  entry(
    'activate',
    { en: 'Activating', fr: 'Activer' },
    {
      en: 'Choose one of your cards in play with an activated ability, pay its price and carry the ability out.',
      fr: 'Choisissez une de vos cartes en jeu dotée d’une capacité à activer, payez son prix et appliquez-la.',
    },
    ['stones'],
  ),
  entry(
    'relocate',
    { en: 'Relocating', fr: 'Transférer' },
    {
      en: 'Move one of your Allies or Items to another location of your domain, or bring an Ally home from another domain. Attached cards go along; abilities of played cards do not start again.',
      fr: 'Transférez l’un de vos Alliés ou Objets vers un autre lieu de votre domaine, ou ramenez un Allié d’un domaine adverse. Les cartes associées suivent ; les capacités liées au fait de jouer une carte ne se déclenchent pas.',
    },
    ['stones'],
  ),
  entry(
    'vanquish',
    { en: 'Vanquishing', fr: 'Éliminer un personnage' },
    {
      en: 'Use any number of your Allies at a character’s location whose Strength together is at least as high. The character and the Allies used are discarded. An Ally without Strength cannot be used; against a character without Strength no Ally is lost.',
      fr: 'Utilisez autant d’Alliés que vous voulez sur le lieu d’un personnage, pourvu que leur Force totale soit au moins égale à la sienne. Le personnage et les Alliés utilisés sont défaussés. Un Allié sans Force ne peut pas servir ; contre un personnage sans Force, aucun Allié n’est perdu.',
    },
    ['protector', 'strength'],
  ),
  entry(
    'protector',
    { en: 'Protector', fr: 'Protecteur' },
    {
      en: 'Where a Protector stands, the other Heroes of that location can only be defeated once every Protector there is gone.',
      fr: 'Là où se trouve un Protecteur, les autres Héros de ce lieu ne peuvent être éliminés qu’une fois tous les Protecteurs partis.',
    },
  ),
  entry(
    'strength',
    { en: 'Strength', fr: 'Force' },
    {
      en: 'The printed value, plus tokens, plus what other cards add or take; never less than 0. Tokens stay with a card until it leaves play.',
      fr: 'La valeur imprimée, plus les jetons, plus ou moins l’effet des autres cartes ; jamais moins de 0. Les jetons restent sur la carte jusqu’à ce qu’elle quitte le jeu.',
    },
  ),
  entry(
    'stones',
    { en: 'Infinity Stones', fr: 'Pierres de l’Infini' },
    {
      en: 'A Stone is received at random and given to an Ally without one: in play, else from hand for free, else the first found in the deck. It belongs to the owner of its domain, is activated once per turn and is never discarded. If its bearer goes, it lies loose: Thanos’ Allies can then bring it home.',
      fr: 'Une Pierre est reçue au hasard et confiée à un Allié qui n’en a pas : en jeu, sinon joué gratuitement de la main, sinon le premier trouvé dans la pioche. Elle appartient au propriétaire du domaine, s’active une fois par tour et n’est jamais défaussée. Si son porteur disparaît, elle reste sur place : les Alliés de Thanos peuvent alors la rapporter.',
    },
    ['activate'],
  ),
  entry(
    'allies',
    { en: 'Allies', fr: 'Alliés' },
    {
      en: 'Characters you play and control. Abroad they stand on the upper side and cover the row.',
      fr: 'Personnages que vous jouez et contrôlez. Dans un domaine adverse, ils se placent en haut et recouvrent la rangée.',
    },
    ['covered'],
  ),
  entry(
    'power',
    { en: 'Power', fr: 'Pouvoir' },
    { en: 'What cards and abilities cost.', fr: 'Ce que coûtent les cartes et les capacités.' },
  ),
]
