import type { Area } from '../../model/words/area.ts'

const list = {
  'decks.lead': {
    en: 'Marvel Champions decks: build them, try their hands, share them. They stay in this browser.',
    fr: 'Decks de Marvel Champions : construisez-les, essayez leurs mains, partagez-les. Ils restent dans ce navigateur.',
  },
  'decks.own': { en: 'Your decks', fr: 'Vos decks' },
  'decks.none': {
    en: 'None yet. Begin with a hero, copy a ready-made deck, or bring one along.',
    fr: 'Aucun pour l’instant. Partez d’un héros, copiez un deck prêt à jouer ou apportez-en un.',
  },
  'decks.new': { en: 'Begin with a hero', fr: 'Partir d’un héros' },
  'decks.newWith': { en: 'New deck: {hero}', fr: 'Nouveau deck : {hero}' },
  'decks.newName': { en: 'New deck of {hero}', fr: 'Nouveau deck de {hero}' },
  'decks.ready': { en: 'Ready-made decks', fr: 'Decks prêts à jouer' },
  'decks.kind.starter': { en: 'starter deck', fr: 'deck de départ' },
  'decks.kind.learn-to-play': { en: 'learning game', fr: 'partie d’apprentissage' },
  'decks.kind.alternative': { en: 'alternative', fr: 'alternative' },
  'decks.copy': { en: 'Copy', fr: 'Copier' },
  'decks.copyOf': { en: 'Copy: {name}', fr: 'Copier : {name}' },
  'decks.copyName': { en: '{name} (copy)', fr: '{name} (copie)' },
  'decks.open': { en: 'Open', fr: 'Ouvrir' },
  'decks.openOne': { en: 'Open: {name}', fr: 'Ouvrir : {name}' },
  'decks.remove': { en: 'Delete', fr: 'Supprimer' },
  'decks.removeOne': { en: 'Delete: {name}', fr: 'Supprimer : {name}' },
  'decks.removed': { en: '“{name}” was deleted.', fr: '« {name} » a été supprimé.' },
  'decks.putBack': { en: 'Undo', fr: 'Annuler' },
  'decks.import': { en: 'Import a deck', fr: 'Importer un deck' },
  'decks.compare': { en: 'Compare two decks', fr: 'Comparer deux decks' },
  'decks.unnamed': { en: 'Deck without a name', fr: 'Deck sans nom' },
  'decks.noHero': { en: 'no hero', fr: 'aucun héros' },
  'decks.noAspect': { en: 'no aspect', fr: 'aucune affinité' },
  'decks.legal': { en: 'Legal', fr: 'Légal' },
  'decks.problems': {
    en: '{n, plural, one {# problem} other {# problems}}',
    fr: '{n, plural, one {# problème} other {# problèmes}}',
  },
  'decks.broken': {
    en: '{n, plural, one {One kept deck cannot be read. It was left as it is.} other {# kept decks cannot be read. They were left as they are.}}',
    fr: '{n, plural, one {Un deck conservé est illisible. Il a été laissé tel quel.} other {# decks conservés sont illisibles. Ils ont été laissés tels quels.}}',
  },
  'decks.brokenRemove': { en: 'Delete what cannot be read', fr: 'Supprimer ce qui est illisible' },
  'decks.trouble': {
    en: 'Decks cannot be kept in this browser: {problem}',
    fr: 'Les decks ne peuvent pas être conservés dans ce navigateur : {problem}',
  },
  'decks.missing': {
    en: 'There is no deck at this address in this browser. It was deleted, or it was made elsewhere: ask for its link or its code.',
    fr: 'Aucun deck à cette adresse dans ce navigateur. Il a été supprimé ou créé ailleurs : demandez son lien ou son code.',
  },
  'decks.toList': { en: 'All decks', fr: 'Tous les decks' },
} as const satisfies Area

const builder = {
  'decks.name': { en: 'Name of the deck', fr: 'Nom du deck' },
  'decks.hero': { en: 'Hero', fr: 'Héros' },
  'decks.aspect': { en: 'Aspect', fr: 'Affinité' },
  'decks.choose': { en: 'Choose…', fr: 'Choisir…' },
  'decks.undo': { en: 'Undo', fr: 'Annuler' },
  'decks.redo': { en: 'Redo', fr: 'Rétablir' },
  'decks.duplicate': { en: 'Duplicate', fr: 'Dupliquer' },
  'decks.play': { en: 'Play it', fr: 'Y jouer' },
  'decks.compareThis': { en: 'Compare', fr: 'Comparer' },
  'decks.saving': { en: 'Saving…', fr: 'Enregistrement…' },
  'decks.saved': { en: 'Saved', fr: 'Enregistré' },
  'decks.notSaved': {
    en: 'Not saved: {problem}. Export the deck before you close the page.',
    fr: 'Non enregistré : {problem}. Exportez le deck avant de fermer la page.',
  },
  'decks.part.cards': { en: 'Cards', fr: 'Cartes' },
  'decks.part.deck': { en: 'Deck', fr: 'Deck' },
  'decks.part.figures': { en: 'Figures', fr: 'Chiffres' },
  'decks.part.hand': { en: 'Hand', fr: 'Main' },
  'decks.part.versions': { en: 'Versions', fr: 'Versions' },
  'decks.part.trial': { en: 'Try out', fr: 'Essai' },
  'decks.part.share': { en: 'Share', fr: 'Partage' },
  'decks.parts': { en: 'Parts of the deck', fr: 'Parties du deck' },
  'decks.size': { en: '{size} of {min} to {max} cards', fr: '{size} cartes sur {min} à {max}' },
  'decks.sizeShort': { en: '{size} / {min}–{max}', fr: '{size} / {min}–{max}' },
  'decks.isLegal': { en: 'This deck can be played.', fr: 'Ce deck peut être joué.' },
  'decks.notLegal': { en: 'Not playable yet', fr: 'Pas encore jouable' },
  'decks.rule': { en: 'Rule: {title}', fr: 'Règle : {title}' },
  'decks.addOwn': { en: 'Put the hero’s cards right', fr: 'Rétablir les cartes du héros' },
  'decks.empty': { en: 'No card yet.', fr: 'Aucune carte pour l’instant.' },
  'decks.unknownCards': { en: 'Not in this box', fr: 'Pas dans cette boîte' },
  'decks.add': { en: 'Add one: {name}', fr: 'Ajouter : {name}' },
  'decks.takeOut': { en: 'Take one out: {name}', fr: 'Retirer : {name}' },
  'decks.copies': { en: '{copies} of {most}', fr: '{copies} sur {most}' },
  'decks.cardSays': { en: '{name}, {copies} of {most}', fr: '{name}, {copies} sur {most}' },
  'decks.cost': { en: 'cost {n}', fr: 'coût {n}' },
  'decks.changed': {
    en: '{name}: {copies, plural, =0 {none} one {# copy} other {# copies}}.',
    fr: '{name} : {copies, plural, =0 {aucun exemplaire} one {# exemplaire} other {# exemplaires}}.',
  },
  'decks.refused': { en: 'Not like this:', fr: 'Pas ainsi :' },
  'decks.comesWith': { en: 'comes with {hero}', fr: 'accompagne {hero}' },
} as const satisfies Area

const pool = {
  'decks.pool': { en: 'Cards to choose from', fr: 'Cartes au choix' },
  'decks.search': {
    en: 'Search cards, in French or English',
    fr: 'Chercher des cartes, en français ou en anglais',
  },
  'decks.searchHelp': {
    en: 'Also: k:avenger trait · t:ally type · f:justice aspect · o:<3 cost · r:mental resource · x:heal text · a|b either · -k:… not',
    fr: 'Aussi : k:avenger trait · t:allié type · f:justice affinité · o:<3 coût · r:mental ressource · x:soigne texte · a|b l’un ou l’autre · -k:… sauf',
  },
  'decks.filters': { en: 'Filters', fr: 'Filtres' },
  'decks.filtersOn': { en: 'Filters ({n})', fr: 'Filtres ({n})' },
  'decks.filter.kinds': { en: 'Type', fr: 'Type' },
  'decks.filter.aspects': { en: 'Aspect', fr: 'Affinité' },
  'decks.filter.costs': { en: 'Cost', fr: 'Coût' },
  'decks.filter.resources': { en: 'Resource', fr: 'Ressource' },
  'decks.filter.trait': { en: 'Trait', fr: 'Trait' },
  'decks.filter.any': { en: 'Any', fr: 'Tous' },
  'decks.filter.inDeck': { en: 'In the deck', fr: 'Dans le deck' },
  'decks.filter.basic': { en: 'Basic', fr: 'Basique' },
  'decks.filter.hero': { en: 'Hero', fr: 'Héros' },
  'decks.filter.noCost': { en: 'none', fr: 'aucun' },
  'decks.filter.clear': { en: 'Clear filters', fr: 'Effacer les filtres' },
  'decks.found': {
    en: '{n, plural, =0 {No card fits} one {# card} other {# cards}}',
    fr: '{n, plural, =0 {Aucune carte ne convient} one {# carte} other {# cartes}}',
  },
  'decks.view': { en: 'How cards are shown', fr: 'Affichage des cartes' },
  'decks.view.grid': { en: 'Grid', fr: 'Grille' },
  'decks.view.list': { en: 'List', fr: 'Liste' },
  'decks.keys': {
    en: 'Arrow keys walk, + and − add or take out, Enter shows the card.',
    fr: 'Les flèches parcourent, + et − ajoutent ou retirent, Entrée montre la carte.',
  },
  'decks.close': { en: 'Close the card', fr: 'Fermer la carte' },
  'decks.otherName': { en: 'In French: {name}', fr: 'En anglais : {name}' },
} as const satisfies Area

const figures = {
  'decks.curve': { en: 'Cost curve', fr: 'Courbe des coûts' },
  'decks.average': { en: 'Average cost {n}', fr: 'Coût moyen {n}' },
  'decks.curveRow': { en: 'Cost', fr: 'Coût' },
  'decks.curveCopies': { en: 'Cards', fr: 'Cartes' },
  'decks.mix': { en: 'Resources', fr: 'Ressources' },
  'decks.mixIcons': { en: 'Icons', fr: 'Icônes' },
  'decks.types': { en: 'Types', fr: 'Types' },
  'decks.families': { en: 'Where the cards are from', fr: 'Provenance des cartes' },
  'decks.traits': { en: 'Traits', fr: 'Traits' },
  'decks.asTable': { en: 'As a table', fr: 'En tableau' },
  'decks.noFigures': { en: 'There is nothing to count yet.', fr: 'Il n’y a encore rien à compter.' },
} as const satisfies Area

const hand = {
  'decks.hand.lead': {
    en: 'An opening hand as it might be drawn. Choose cards to discard, then draw others: once, as in a game.',
    fr: 'Une main de départ possible. Choisissez des cartes à défausser, puis repiochez : une fois, comme en partie.',
  },
  'decks.hand.draw': { en: 'Draw a hand', fr: 'Piocher une main' },
  'decks.hand.again': { en: 'New hand', fr: 'Nouvelle main' },
  'decks.hand.mulligan': {
    en: '{n, plural, =0 {Keep this hand} one {Replace # card} other {Replace # cards}}',
    fr: '{n, plural, =0 {Garder cette main} one {Remplacer # carte} other {Remplacer # cartes}}',
  },
  'decks.hand.kept': { en: 'Hand kept. Next draws:', fr: 'Main gardée. Pioches suivantes :' },
  'decks.hand.next': { en: 'Draw one more', fr: 'Piocher une carte' },
  'decks.hand.away': { en: '{name}, to be discarded', fr: '{name}, à défausser' },
  'decks.hand.label': { en: 'Sample hand', fr: 'Main d’essai' },
  'decks.hand.worth': {
    en: '{n, plural, one {# resource in hand} other {# resources in hand}}',
    fr: '{n, plural, one {# ressource en main} other {# ressources en main}}',
  },
  'decks.hand.stale': { en: 'The deck has changed since.', fr: 'Le deck a changé depuis.' },
} as const satisfies Area

const versions = {
  'decks.versions.lead': {
    en: 'A version is kept automatically when you come back to a deck, and whenever you ask for one.',
    fr: 'Une version est gardée d’elle-même quand vous revenez à un deck, et chaque fois que vous le demandez.',
  },
  'decks.versions.label': { en: 'Name of the version', fr: 'Nom de la version' },
  'decks.versions.keep': { en: 'Keep this version', fr: 'Garder cette version' },
  'decks.versions.restore': { en: 'Restore', fr: 'Restaurer' },
  'decks.versions.restoreOne': { en: 'Restore the version of {when}', fr: 'Restaurer la version du {when}' },
  'decks.versions.none': { en: 'No version yet.', fr: 'Aucune version pour l’instant.' },
  'decks.versions.same': { en: 'as it is now', fr: 'comme maintenant' },
  'decks.versions.change': {
    en: '{more, plural, =0 {} other {+#}} {fewer, plural, =0 {} other {−#}}',
    fr: '{more, plural, =0 {} other {+#}} {fewer, plural, =0 {} other {−#}}',
  },
  'decks.versions.restored': {
    en: 'Restored. What was there before is a version now.',
    fr: 'Restauré. Ce qu’il y avait avant est devenu une version.',
  },
} as const satisfies Area

const share = {
  'decks.share.link': { en: 'Link to this deck', fr: 'Lien vers ce deck' },
  'decks.share.linkHelp': {
    en: 'The whole deck is in the link: whoever opens it gets a copy.',
    fr: 'Tout le deck est dans le lien : qui l’ouvre en reçoit une copie.',
  },
  'decks.share.format': { en: 'Format', fr: 'Format' },
  'decks.format.text': { en: 'Text', fr: 'Texte' },
  'decks.format.json': { en: 'MarvelCDB JSON', fr: 'JSON MarvelCDB' },
  'decks.format.octgn': { en: 'OCTGN (.o8d)', fr: 'OCTGN (.o8d)' },
  'decks.format.code': { en: 'Short code', fr: 'Code court' },
  'decks.format.address': { en: 'an address', fr: 'une adresse' },
  'decks.share.copy': { en: 'Copy', fr: 'Copier' },
  'decks.share.copyLink': { en: 'Copy the link', fr: 'Copier le lien' },
  'decks.share.copied': { en: 'Copied', fr: 'Copié' },
  'decks.share.download': { en: 'Download', fr: 'Télécharger' },
  'decks.share.content': { en: 'The deck as it is exported', fr: 'Le deck tel qu’il est exporté' },
} as const satisfies Area

const bringing = {
  'decks.import.lead': {
    en: 'Paste a deck as text, as MarvelCDB JSON, as an OCTGN file, or its short code or link. Or choose a file.',
    fr: 'Collez un deck en texte, en JSON de MarvelCDB, en fichier OCTGN, ou son code court ou son lien. Ou choisissez un fichier.',
  },
  'decks.import.text': { en: 'The deck', fr: 'Le deck' },
  'decks.import.file': { en: 'Choose a file', fr: 'Choisir un fichier' },
  'decks.import.noText': { en: 'This file holds no text.', fr: 'Ce fichier ne contient pas de texte.' },
  'decks.import.readAs': { en: 'Read as: {format}', fr: 'Lu comme : {format}' },
  'decks.import.keep': { en: 'Add to my decks', fr: 'Ajouter à mes decks' },
  'decks.import.keepAnyway': { en: 'Add what could be read', fr: 'Ajouter ce qui a pu être lu' },
  'decks.import.problems': { en: 'What could not be read', fr: 'Ce qui n’a pas pu être lu' },
  'decks.import.notes': { en: 'Good to know', fr: 'Bon à savoir' },
  'decks.import.line': { en: 'Line {n}', fr: 'Ligne {n}' },
  'decks.import.noDeck': { en: 'There is no deck in this.', fr: 'Il n’y a pas de deck là-dedans.' },
  'decks.import.preview': { en: 'This is the deck', fr: 'Voici le deck' },
} as const satisfies Area

const comparing = {
  'decks.compare.left': { en: 'First deck', fr: 'Premier deck' },
  'decks.compare.right': { en: 'Second deck', fr: 'Second deck' },
  'decks.compare.differing': {
    en: '{n, plural, =0 {No difference} one {# difference} other {# differences}}',
    fr: '{n, plural, =0 {Aucune différence} one {# différence} other {# différences}}',
  },
  'decks.compare.common': {
    en: '{n, plural, one {# card in common} other {# cards in common}}',
    fr: '{n, plural, one {# carte en commun} other {# cartes en commun}}',
  },
  'decks.compare.card': { en: 'Card', fr: 'Carte' },
  'decks.compare.difference': { en: 'Difference', fr: 'Écart' },
  'decks.compare.cards': { en: 'Cards', fr: 'Cartes' },
  'decks.compare.averageCost': { en: 'Average cost', fr: 'Coût moyen' },
} as const satisfies Area

/** A deck that a bot tries out. */
const trial = {
  'decks.trial.lead': {
    en: 'The Veteran plays this deck alone against a villain, many times. It plays worse than you: compare decks rather than trust the share.',
    fr: 'Le Vétéran joue ce deck seul contre un méchant, de nombreuses fois. Il joue moins bien que vous : comparez des decks plutôt que de vous fier au taux.',
  },
  'decks.trial.villain': { en: 'Villain', fr: 'Méchant' },
  'decks.trial.difficulty': { en: 'Difficulty', fr: 'Difficulté' },
  'decks.trial.standard': { en: 'standard', fr: 'standard' },
  'decks.trial.expert': { en: 'expert', fr: 'expert' },
  'decks.trial.games': { en: 'Games', fr: 'Parties' },
  'decks.trial.against': { en: 'Compare with', fr: 'Comparer avec' },
  'decks.trial.nobody': { en: 'no other deck', fr: 'aucun autre deck' },
  'decks.trial.start': { en: 'Try it out', fr: 'Mettre à l’essai' },
  'decks.trial.goOn': { en: 'Go on', fr: 'Continuer' },
  'decks.trial.stop': { en: 'Stop', fr: 'Arrêter' },
  'decks.trial.illegal': {
    en: 'Only a deck that can be played is tried out.',
    fr: 'Seul un deck jouable se met à l’essai.',
  },
  'decks.trial.this': { en: 'This deck', fr: 'Ce deck' },
  'decks.trial.other': { en: 'The other deck', fr: 'L’autre deck' },
  'decks.trial.progress': { en: 'Games played', fr: 'Parties jouées' },
  'decks.trial.done': { en: '{done} of {games} games played', fr: 'Parties jouées : {done} sur {games}' },
  'decks.trial.wins': {
    en: 'Won {n} of {of}: {rate}% (between {low} and {high}% in nineteen cases of twenty)',
    fr: '{n} victoires sur {of} : {rate} % (entre {low} et {high} %, dix-neuf fois sur vingt)',
  },
  'decks.trial.rounds': { en: '{n} rounds on average', fr: '{n} tours en moyenne' },
  'decks.trial.unspent': {
    en: '{n} of {of} turns ended with two resources or more in hand ({rate}%)',
    fr: '{n} tours sur {of} finis avec deux ressources ou plus en main ({rate} %)',
  },
  'decks.trial.better': {
    en: 'This deck won more often, by more than chance.',
    fr: 'Ce deck a gagné plus souvent, au-delà du hasard.',
  },
  'decks.trial.worse': {
    en: 'The other deck won more often, by more than chance.',
    fr: 'L’autre deck a gagné plus souvent, au-delà du hasard.',
  },
  'decks.trial.unclear': {
    en: 'These games do not tell which deck is better.',
    fr: 'Ces parties ne disent pas quel deck est le meilleur.',
  },
  'decks.trial.cards': {
    en: 'What became of the cards, those that stayed dead first',
    fr: 'Ce que sont devenues les cartes, les cartes mortes d’abord',
  },
  'decks.trial.card': { en: 'Card', fr: 'Carte' },
  'decks.trial.drawn': { en: 'Drawn', fr: 'Piochée' },
  'decks.trial.played': { en: 'Played', fr: 'Jouée' },
  'decks.trial.paid': { en: 'Paid with', fr: 'Paiement' },
  'decks.trial.dead': { en: 'Dead', fr: 'Morte' },
  'decks.trial.helped': { en: 'Games won with it', fr: 'Parties gagnées avec elle' },
  'decks.trial.wonOf': { en: '{won} of {games}', fr: '{won} sur {games}' },
} as const satisfies Area

export const deckWords = {
  ...list,
  ...builder,
  ...pool,
  ...figures,
  ...hand,
  ...versions,
  ...share,
  ...bringing,
  ...comparing,
  ...trial,
} as const satisfies Area
