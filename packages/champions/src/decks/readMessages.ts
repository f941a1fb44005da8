import { count, group, type Phrase, quote } from '@quadriga/kernel/text'
import { aspectName, card, cardName, cardNames } from './words.ts'

const plainly = (en: string, fr: string) => ({ en: (): Phrase => en, fr: (): Phrase => fr })

type Hero = { hero: string }
type Text = { text: string }

const whole = {
  'deckRead.empty': plainly('there is nothing to read', 'il n’y a rien à lire'),
  'deckRead.tooLong': {
    en: (a: { max: number }) => group('this is far too long for a deck: more than', a.max, 'characters'),
    fr: (a: { max: number }) => group('c’est bien trop long pour un deck : plus de', a.max, 'caractères'),
  },
  'deckRead.nothing': plainly(
    'no card and no identity found: paste a deck as text, as MarvelCDB JSON, as an OCTGN file, or its short code',
    'aucune carte ni identité trouvée : collez un deck en texte, en JSON de MarvelCDB, en fichier OCTGN, ou son code court',
  ),
  'deckRead.decklist': {
    en: (a: { number: string }) =>
      group(
        'this is the address of decklist',
        quote(a.number),
        ': open it, then paste its text or its JSON here',
      ),
    fr: (a: { number: string }) =>
      group(
        'c’est l’adresse de la decklist',
        quote(a.number),
        ': ouvrez-la, puis collez ici son texte ou son JSON',
      ),
  },
  'deckRead.deck': {
    en: (a: { number: string }) =>
      group(
        'this is the address of the private deck',
        quote(a.number),
        ': open it (its owner must share it), then paste its text or its JSON here',
      ),
    fr: (a: { number: string }) =>
      group(
        'c’est l’adresse du deck privé',
        quote(a.number),
        ': ouvrez-le (son propriétaire doit le partager), puis collez ici son texte ou son JSON',
      ),
  },
  'deckRead.number': {
    en: (a: { number: string }) =>
      group(quote(a.number), 'is only a number: open that deck, then paste its text or its JSON here'),
    fr: (a: { number: string }) =>
      group(quote(a.number), 'n’est qu’un numéro : ouvrez ce deck, puis collez ici son texte ou son JSON'),
  },
  'deckRead.address': plainly(
    'an address cannot be opened from here: paste the deck itself, as text or JSON',
    'une adresse ne peut pas être ouverte d’ici : collez le deck lui-même, en texte ou en JSON',
  ),
}

const entries = {
  'deckRead.unknownCard': {
    en: (a: Text & { count: number }) => group('left out, not a card of this box:', quote(a.text)),
    fr: (a: Text & { count: number }) => group('écarté, pas une carte de cette boîte :', quote(a.text)),
  },
  'deckRead.badCount': {
    en: (a: Text) => group('left out, no number of copies from 1 to 99:', quote(a.text)),
    fr: (a: Text) => group('écarté, pas un nombre d’exemplaires de 1 à 99 :', quote(a.text)),
  },
  'deckRead.skipped': {
    en: (a: Text) => group('not a card, skipped:', quote(a.text)),
    fr: (a: Text) => group('pas une carte, ignoré :', quote(a.text)),
  },
  'deckRead.leftOut': {
    en: (a: { card: string }) =>
      group('left out, an encounter card set aside with its identity:', cardName(a.card)),
    fr: (a: { card: string }) =>
      group('écarté, carte Rencontre mise de côté avec son identité :', cardName(a.card)),
  },
  'deckRead.noIdentity': plainly('no identity found', 'aucune identité trouvée'),
  'deckRead.secondIdentity': {
    en: (a: Hero) => group('a deck has one identity, also found:', cardName(a.hero)),
    fr: (a: Hero) => group('un deck a une seule identité, trouvé aussi :', cardName(a.hero)),
  },
  'deckRead.inferred': {
    en: (a: Hero) => group('no identity is named, its cards say:', cardName(a.hero)),
    fr: (a: Hero) => group('aucune identité n’est nommée, ses cartes disent :', cardName(a.hero)),
  },
  'deckRead.added': {
    en: (a: Hero & { count: number; cards: readonly string[] }) =>
      group('added for', cardName(a.hero), group(':', count(a.count, card)), '(', cardNames(a.cards), ')'),
    fr: (a: Hero & { count: number; cards: readonly string[] }) =>
      group('ajouté pour', cardName(a.hero), group(':', count(a.count, card)), '(', cardNames(a.cards), ')'),
  },
  'deckRead.aspect': {
    en: (a: { aspect: string }) => group('there is no aspect', aspectName(a.aspect)),
    fr: (a: { aspect: string }) => group('il n’y a pas d’affinité', aspectName(a.aspect)),
  },
}

const json = {
  'deckRead.json': plainly(
    'this is not whole JSON: something is wrong here',
    'ce JSON n’est pas entier : quelque chose cloche ici',
  ),
  'deckRead.jsonShape': plainly(
    'this JSON is no deck: it has no “slots”',
    'ce JSON n’est pas un deck : il n’a pas de « slots »',
  ),
  'deckRead.field': {
    en: (a: { field: string }) => group('this field cannot be read:', quote(a.field)),
    fr: (a: { field: string }) => group('ce champ est illisible :', quote(a.field)),
  },
  'deckRead.moreDecks': {
    en: (a: { count: number }) => group('only the first deck is read, of', a.count),
    fr: (a: { count: number }) => group('seul le premier deck est lu, sur', a.count),
  },
}

const octgn = {
  'deckRead.xml': plainly('a tag is broken or not closed', 'une balise est cassée ou n’est pas fermée'),
  'deckRead.xmlNoDeck': plainly('this XML is no OCTGN deck', 'ce XML n’est pas un deck OCTGN'),
  'deckRead.otherGame': plainly('this OCTGN deck is for another game', 'ce deck OCTGN est pour un autre jeu'),
}

const code = {
  'deckRead.codeVersion': {
    en: (a: { version: string }) => group('this code is of a version not known here:', quote(a.version)),
    fr: (a: { version: string }) => group('ce code est d’une version inconnue ici :', quote(a.version)),
  },
  'deckRead.codeCharacter': {
    en: (a: { character: string }) => group('this character is in no code:', quote(a.character)),
    fr: (a: { character: string }) => group('ce caractère n’est dans aucun code :', quote(a.character)),
  },
  'deckRead.codeDamaged': plainly(
    'this code is mistyped or cut short: its check does not agree',
    'ce code est mal recopié ou coupé : sa vérification échoue',
  ),
}

/** Words for what importing a deck finds. */
export const readMessages = { ...whole, ...entries, ...json, ...octgn, ...code }
