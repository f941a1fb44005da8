import type { Language, Message } from '@quadriga/kernel'

type Said = Readonly<Record<Language, (n: number) => string>>

/** So many more or fewer of something: the noun for one, and for several. */
function counted(n: number, one: string, several: string, isFrench = false): string {
  return `${n} ${(isFrench ? n < 2 : n === 1) ? one : several}`
}

const more = (en: readonly [string, string], fr: readonly [string, string]): Said => ({
  en: (n) => counted(n, en[0], en[1]),
  fr: (n) => counted(n, fr[0], fr[1], true),
})

/** What an answer is good for, in the words of the games; each is said with how many of it there are. */
const benefits = {
  wins: { en: () => 'the game is won', fr: () => 'la partie est gagnée' },
  saves: { en: () => 'the game is not lost', fr: () => 'la partie n’est pas perdue' },

  villainDamage: more(
    ['more damage to the villain', 'more damage to the villain'],
    ['dégât de plus au méchant', 'dégâts de plus au méchant'],
  ),
  threat: more(['less threat', 'less threat'], ['menace de moins', 'menaces de moins']),
  hitPoints: more(
    ['more hit point kept', 'more hit points kept'],
    ['point de vie préservé', 'points de vie préservés'],
  ),
  minions: more(['minion fewer', 'minions fewer'], ['sbire de moins', 'sbires de moins']),
  sideSchemes: more(
    ['side scheme fewer', 'side schemes fewer'],
    ['manigance annexe de moins', 'manigances annexes de moins'],
  ),
  allies: more(
    ['more ally in play', 'more allies in play'],
    ['allié de plus en jeu', 'alliés de plus en jeu'],
  ),
  inPlay: more(
    ['more card in play for the rounds to come', 'more cards in play for the rounds to come'],
    ['carte de plus en jeu pour les tours à venir', 'cartes de plus en jeu pour les tours à venir'],
  ),
  cards: more(
    ['more card in hand', 'more cards in hand'],
    ['carte de plus en main', 'cartes de plus en main'],
  ),
  stunned: more(['more stunned enemy', 'more stunned enemies'], ['ennemi sonné', 'ennemis sonnés']),
  confused: more(
    ['more confused enemy', 'more confused enemies'],
    ['ennemi désorienté', 'ennemis désorientés'],
  ),
  tough: more(['more tough card', 'more tough cards'], ['carte Tenace de plus', 'cartes Tenace de plus']),

  foesHealth: more(
    ['less health for your opponents', 'less health for your opponents'],
    ['point de Santé de moins pour l’adversaire', 'points de Santé de moins pour l’adversaire'],
  ),
  ownHealth: more(
    ['more health for you', 'more health for you'],
    ['point de Santé de plus pour vous', 'points de Santé de plus pour vous'],
  ),
  combatPoints: more(['more CP', 'more CP'], ['PC de plus', 'PC de plus']),
  upgrades: more(['more upgrade', 'more upgrades'], ['amélioration de plus', 'améliorations de plus']),
  goodTokens: more(
    ['more positive status effect', 'more positive status effects'],
    ['altération d’état positive de plus', 'altérations d’état positives de plus'],
  ),
  badTokens: more(
    ['negative status effect fewer', 'negative status effects fewer'],
    ['altération d’état négative de moins', 'altérations d’état négatives de moins'],
  ),
  foesBadTokens: more(
    ['more negative status effect on your opponents', 'more negative status effects on your opponents'],
    ['altération d’état négative pour l’adversaire', 'altérations d’état négatives pour l’adversaire'],
  ),
  odds: {
    en: (n) => `worth ${n} more health on average, by the odds of the dice`,
    fr: (n) =>
      `${counted(n, 'point', 'points', true)} de Santé de plus en moyenne, selon les chances aux dés`,
  },

  objective: {
    en: (n) => `your objective is ${n}% nearer`,
    fr: (n) => `votre objectif est ${n} % plus proche`,
  },
  rivals: {
    en: (n) => `the leading opponent falls back by ${n}%`,
    fr: (n) => `l’adversaire le plus avancé recule de ${n} %`,
  },
  hinders: {
    en: (n) => `it should set an opponent back by about ${n} Power`,
    fr: (n) =>
      `elle devrait coûter à un adversaire l’équivalent de ${counted(n, 'jeton', 'jetons', true)} Pouvoir`,
  },
  villainAllies: more(
    ['more Ally in play', 'more Allies in play'],
    ['Allié de plus en jeu', 'Alliés de plus en jeu'],
  ),
  power: more(['more Power', 'more Power'], ['jeton Pouvoir de plus', 'jetons Pouvoir de plus']),
  strength: more(
    ['more Strength in play', 'more Strength in play'],
    ['point de Force de plus en jeu', 'points de Force de plus en jeu'],
  ),
  items: more(['more Item in play', 'more Items in play'], ['Objet de plus en jeu', 'Objets de plus en jeu']),
  symbols: more(
    ['more free location', 'more free locations'],
    ['lieu dégagé de plus', 'lieux dégagés de plus'],
  ),

  goals: more(
    ['more goal of the mission', 'more goals of the mission'],
    ['objectif de la Mission de plus', 'objectifs de la Mission de plus'],
  ),
  rescued: more(['more rescued citizen', 'more rescued citizens'], ['Citoyen secouru', 'Citoyens secourus']),
  heroHealth: more(
    ['more Health kept', 'more Health kept'],
    ['point de Santé préservé', 'points de Santé préservés'],
  ),
  enemies: more(['Enemy fewer', 'Enemies fewer'], ['Ennemi de moins', 'Ennemis de moins']),
  heroPower: more(['more Power', 'more Power'], ['point de Pouvoir de plus', 'points de Pouvoir de plus']),
  traits: more(['more Trait', 'more Traits'], ['Trait de plus', 'Traits de plus']),
  // Super Heroes and Zombie Heroes alike.
  steps: {
    en: () => 'the group is nearer to its goals',
    fr: () => 'le groupe est plus près de ses buts',
  },
  safety: more(
    ['Wound less to fear', 'Wounds less to fear'],
    ['Blessure de moins à craindre', 'Blessures de moins à craindre'],
  ),
} as const satisfies Readonly<Record<string, Said>>

export type BenefitName = keyof typeof benefits

/** What an answer is compared with. */
const over = {
  'bot.overPassing': { en: 'than doing nothing', fr: 'que de ne rien faire' },
  'bot.overNext': { en: 'than the next best choice', fr: 'que le choix suivant' },
} as const

const and: Readonly<Record<Language, string>> = { en: ' and ', fr: ' et ' }

/** From here on one choice is clearly better than another, in the unit of one damage, Power or Health. */
const CLEARLY = 2

/** Why a bot answered as it did, as a sentence; null for a message that is not a bot's. Its host sets the French spaces. */
export function sayWhy(why: Message, language: Language): string | null {
  const { key, args } = why
  if (!(key in over)) return null
  const than = over[key as keyof typeof over][language]
  const said = benefitsIn(args['benefits']).map(([name, n]) => benefits[name][language](n))
  if (said.length === 0) return howSure(why, language)
  const list = said.join(and[language])
  return language === 'en' ? `Better ${than}: ${list}.` : `Mieux ${than} : ${list}.`
}

/** How sure a bot is of its answer, without telling what it is good for: nobody learns what it holds. */
export function howSure({ key, args }: Message, language: Language): string | null {
  if (!(key in over)) return null
  const isClear = Number(args['gain'] ?? 0) >= CLEARLY
  const than = over[key as keyof typeof over][language]
  if (language === 'en') return isClear ? `Clearly better ${than}.` : `A little better ${than}.`
  return isClear ? `Nettement mieux ${than}.` : `Un peu mieux ${than}.`
}

function benefitsIn(told: unknown): readonly (readonly [BenefitName, number])[] {
  if (!Array.isArray(told)) return []
  return told.flatMap((one: unknown) =>
    Array.isArray(one) && typeof one[0] === 'string' && one[0] in benefits
      ? [[one[0] as BenefitName, Number(one[1])] as const]
      : [],
  )
}
