/**
 * The words of the French rulebooks, beside the English ones they translate. A text that has the English word must have the
 * French one in its other language; both are parts of words, so that plurals and conjugations fit.
 */
export interface Term {
  readonly en: RegExp
  readonly fr: RegExp
}

const term = (en: string, fr: string): Term => ({
  en: new RegExp(`\\b(${en})`, 'i'),
  fr: new RegExp(`(?<!\\p{L})(${fr})`, 'iu'),
})
/** Only where it is written with a capital: a word of the game, not of the language. */
const capital = (en: string, fr: string): Term => ({
  en: new RegExp(`\\b(${en})\\b`),
  fr: new RegExp(`(?<!\\p{L})(${fr})`, 'iu'),
})

const champions: readonly Term[] = [
  term('villains?\\b', 'méchant'),
  term('minion', 'sbire'),
  term('main schemes?\\b', 'manigances? principale'),
  term('side schemes?\\b', 'manigances? annexe'),
  term('threat\\b', 'menace'),
  term('thwart', 'contr(e|é|ée|ées|és|ez|er|ant|ent)(?!\\p{L})'),
  term('hit points?\\b|HP\\b', 'points? de vie|PV'),
  term('stages?\\b', 'stade'),
  term('alter-ego', 'alter ego'),
  term('identit', 'identité'),
  term('all(y|ies)\\b', 'allié'),
  term('upgrades?\\b', 'amélioration'),
  term('treacher', 'traîtrise'),
  term('attachments?\\b', 'attachement'),
  term('obligations?\\b', 'obligation'),
  term('encounter', 'rencontre'),
  term('boost', 'boost'),
  term('surge\\b', 'renfort'),
  term('retaliat', 'ripost'),
  term('overkill', 'déferlement'),
  term('quickstrike', 'coup rapide'),
  term('toughness', 'ténacité'),
  term('tough\\b', 'tenace|ténacité'),
  term('stun', 'sonn'),
  term('confus', 'désorient'),
  term('exhaust(s|ed|ing)?\\b', 'inclin'),
  term('(readies|readied|readying)\\b', 'redress'),
  term('resources?\\b', 'ressource'),
  term('nemesis', 'némésis'),
  term('engage', 'engag'),
  term('aspects?\\b', 'affinité'),
  // Not "goes round".
  term('(?<!\\bg(oes|ets|o|oing) )rounds?\\b', 'round'),
  term('acceleration', 'accélération'),
  term('hazard', 'aléas'),
  term('cris[ie]s', 'crise'),
  term('peril\\b', 'péril'),
  term('restricted', 'restreint'),
  term('player phase', 'phase des joueurs'),
  term('villain phase', 'phase du méchant'),
  term('defen[cs]e\\b|defend', 'défen'),
]

const dicethrone: readonly Term[] = [
  term('combat points?\\b|CP\\b', 'points? de combat|PC\\b'),
  term('health\\b', 'santé'),
  term('ultimate', 'ultime'),
  term('undefendable', 'imparable'),
  term('collateral', 'collatéra'),
  term('status effects?\\b', 'altérations? d’état'),
  term('upgrades?\\b', 'amélior'),
  term('offensive roll', '(lancer|jet)s? offensif'),
  term('defensive roll', '(lancer|jet)s? défensif'),
  term('upkeep', 'entretien'),
  term('income\\b', 'revenu'),
  term('main phase', 'phases? principale'),
  term('teammate', 'coéquipier'),
  term('companions?\\b', 'familier'),
  term('opponents?\\b', 'adversaire|adverse'),
  term('tokens?\\b', 'jeton|doublon'),
  term('abilit(y|ies)\\b', 'capacité'),
  term('re-?roll', 'relanc|nouveau lancer'),
  term('stack limit', 'limites? d’empilement'),
]

const villainous: readonly Term[] = [
  capital('Power', 'pouvoir'),
  capital('Strength', 'force'),
  capital('All(y|ies)', 'allié'),
  capital('Items?', 'objet'),
  capital('Specialt(y|ies)', 'compétence'),
  capital('Events?', 'événement'),
  capital('Heroe?s?', 'héros'),
  capital('Cris[ei]s', 'crise'),
  capital('Fate', 'fatalité'),
  term('domains?\\b', 'domaine'),
  term('locations?\\b', 'lieu'),
  term('vanquish', 'élimin'),
  term('relocat', 'transf(ér|èr|ert)'),
  term('activat', 'activ'),
  term('reward', 'récompense'),
  term('objective', 'objectif'),
  term('discard pile', 'défausse'),
  term('Infinity Stone', 'pierres? d’infinité'),
  term('Soul Mark', 'marqueurs? d’âme'),
  term('tiles?\\b', 'tuile'),
  term('symbols?\\b', 'symbole'),
  term('figures?\\b', 'figurine'),
  term('tokens?\\b', 'jeton'),
]

const zombies: readonly Term[] = [
  capital('Walkers?', 'rôdeur'),
  capital('Brutes?', 'brute'),
  capital('Runners?', 'forcené'),
  capital('Zombie Heroe?s?', 'héros zombie'),
  term('citizens?\\b', 'citoyen'),
  capital('Zones?', 'zone'),
  capital('Spawn', 'génér'),
  capital('Spawn cards?', 'cartes? génération|carte'),
  capital('Power', 'pouvoir'),
  capital('Wounds?', 'blessure'),
  capital('Health', 'santé'),
  capital('Traits?', 'trait'),
  capital('Skills?', 'compétence'),
  capital('Danger Levels?', 'niveaux? de danger'),
  capital('Toughness', 'endurance'),
  capital('Hits?', 'touche'),
  capital('Range', 'portée'),
  capital('Objectives?', 'objectif'),
  term('lifts?\\b', 'ascenseur'),
  term('tiles?\\b', 'dalle'),
  term('doors?\\b', 'porte'),
  term('windows?\\b', 'fenêtre'),
  capital('Exit', 'sortie'),
  term('experience\\b', 'expérience'),
  capital('Enem(y|ies)', 'ennemi'),
  term('devoured', 'dévor'),
  capital('Target Priority', 'priorité des cibles'),
  capital('Player Phase', 'phase des joueurs'),
  capital('Enemy Phase', 'phase des ennemis'),
  capital('End Phase', 'phase de fin de round|fin de round'),
]

export const terms: Readonly<Record<string, readonly Term[]>> = { champions, dicethrone, villainous, zombies }

/** What no French text says, for the rulebooks say otherwise: the word, and the one that they have. */
export const neverSaid: Readonly<Record<string, readonly (readonly [wrong: RegExp, right: string])[]>> = {
  champions: [
    [/contrecarr/i, 'contrer'],
    [/intrigu/i, 'manigancer'],
    [/(?<!\p{L})manches?(?!\p{L})/iu, 'round'],
    [/cartes? Boost(?!\p{L})/u, 'carte de boost'],
    [/devrai(t|ent)(?!\p{L})/iu, 'est censé'],
    [/hase (du méchant|des joueurs)/u, 'phase du Méchant, des Joueurs'],
  ],
  dicethrone: [
    [/points? de vie|(?<!\p{L})PV(?!\p{L})/iu, 'santé'],
    [/indéfendable/i, 'imparable'],
    [/partenaire/i, 'coéquipier'],
  ],
  villainous: [
    [/(?<!\p{L})vilains?(?!\p{L})/iu, 'Méchant'],
    [/(?<!\p{L})déplacez (un|une|chaque|jusqu)/iu, 'transférez'],
  ],
  zombies: [
    [/(?<!\p{L})(marcheur|coureur)/iu, 'Rôdeur, Forcené'],
    [/(?<!\p{L})tuile/iu, 'dalle'],
    [/(?<!\p{L})manches?(?!\p{L})/iu, 'Round'],
  ],
}
