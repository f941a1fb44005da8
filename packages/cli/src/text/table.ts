import { type A, line, type N } from './line.ts'

/** The table as a terminal shows it. */
export const table = {
  'table.round': {
    en: (a: N<'round'>) => `round ${a.round}`,
    fr: (a: N<'round'>) => `round ${a.round}`,
  },
  'table.turn': {
    en: (a: A<'who'>) => `turn of ${a.who}`,
    fr: (a: A<'who'>) => `tour : ${a.who}`,
  },
  'table.labelled': {
    en: (a: A<'label' | 'text'>) => `${a.label}: ${a.text}`,
    fr: (a: A<'label' | 'text'>) => `${a.label} : ${a.text}`,
  },
  'table.heading': {
    en: (a: A<'label'>) => `${a.label}:`,
    fr: (a: A<'label'>) => `${a.label} :`,
  },
  'table.common': line('the table', 'la table'),
  'table.empty': line('empty', 'vide'),
  'table.you': line('you', 'vous'),
  'table.cards': {
    en: (a: N<'n'>) => (a.n === 1 ? '1 card' : `${a.n} cards`),
    fr: (a: N<'n'>) => (a.n > 1 ? `${a.n} cartes` : `${a.n} carte`),
  },
  'table.hidden': {
    en: (a: N<'n'>) => (a.n === 1 ? '1 hidden card' : `${a.n} hidden cards`),
    fr: (a: N<'n'>) => (a.n > 1 ? `${a.n} cartes cachées` : `${a.n} carte cachée`),
  },
  'table.top': {
    en: (a: A<'card'>) => `top ${a.card}`,
    fr: (a: A<'card'>) => `dessus ${a.card}`,
  },
  'table.bottom': {
    en: (a: A<'card'>) => `bottom ${a.card}`,
    fr: (a: A<'card'>) => `dessous ${a.card}`,
  },
  'table.facedown': line('face-down card', 'carte face cachée'),
  'table.unknown': line('unknown card', 'carte inconnue'),
  'table.as': {
    en: (a: A<'face'>) => `as ${a.face}`,
    fr: (a: A<'face'>) => `comme ${a.face}`,
  },
  'outcome.won': {
    en: (a: A<'who'>) => `Won by ${a.who}.`,
    fr: (a: A<'who'>) => `Victoire : ${a.who}.`,
  },
  'outcome.wonTogether': line('The game is won.', 'La partie est gagnée.'),
  'outcome.lost': line('The game is lost.', 'La partie est perdue.'),
  'outcome.draw': line('A draw.', 'Match nul.'),
  'outcome.none': line('The game is not over.', 'La partie n’est pas terminée.'),
  'outcome.because': {
    en: (a: A<'cause'>) => `Because: ${a.cause}`,
    fr: (a: A<'cause'>) => `Raison : ${a.cause}`,
  },
  'outcome.assisted': line(
    'Assisted: something revealed was taken back.',
    'Assistée : quelque chose de révélé a été repris.',
  ),
  'chance.hand': line(
    'Chance by hand: some dice or cards are not those of the seed.',
    'Hasard à la main : des dés ou des cartes ne sont pas ceux de la graine.',
  ),
  'chance.unchecked': line(
    'Chance unchecked: some dice or cards came under other rules, and the seed no longer proves them.',
    'Hasard non vérifié : des dés ou des cartes viennent d’autres règles, et la graine ne les prouve plus.',
  ),
  'why.allowed': line('allowed', 'permis'),
  'why.rule': {
    en: (a: A<'title'>) => `rule: ${a.title}`,
    fr: (a: A<'title'>) => `règle : ${a.title}`,
  },
  'why.noVerb': line('Nobody can try anything with it here.', 'On ne peut rien tenter avec cela ici.'),
  'why.unknown': {
    en: (a: A<'name'>) => `you see nothing called “${a.name}”`,
    fr: (a: A<'name'>) => `vous ne voyez rien qui s’appelle « ${a.name} »`,
  },
  'why.unknownNear': {
    en: (a: A<'name' | 'near'>) => `you see nothing called “${a.name}”; did you mean ${a.near}?`,
    fr: (a: A<'name' | 'near'>) =>
      `vous ne voyez rien qui s’appelle « ${a.name} » ; vouliez-vous dire ${a.near} ?`,
  },
  'why.printed': line('printed', 'imprimé'),
  'why.noThing': line(
    'this option stands for nothing on the table',
    'cette option ne désigne rien sur la table',
  ),
} as const
