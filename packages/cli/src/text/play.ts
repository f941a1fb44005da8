import { countedEn, countedFr } from './counted.ts'
import { typed } from './typed.ts'
import { type A, line, type N } from './line.ts'

/** What the terminal table says between the board and the answer. */
export const play = {
  'play.begin': {
    en: (a: A<'game' | 'seed'>) => `${a.game}, seed ${a.seed}`,
    fr: (a: A<'game' | 'seed'>) => `${a.game}, graine ${a.seed}`,
  },
  'play.resumeAlone': {
    en: (a: A<'option'>) => `a saved game brings its own game, set-up, seats and seed; leave ${a.option} out`,
    fr: (a: A<'option'>) =>
      `une partie sauvegardée apporte son jeu, sa mise en place, ses places et sa graine ; omettez ${a.option}`,
  },
  'play.since': line('What happened:', 'Ce qui s’est passé :'),
  'play.asks': {
    en: (a: A<'who' | 'question'>) => `${a.who}: ${a.question}`,
    fr: (a: A<'who' | 'question'>) => `${a.who} : ${a.question}`,
  },
  'play.because': {
    en: (a: A<'name'>) => `because of ${a.name}`,
    fr: (a: A<'name'>) => `cause : ${a.name}`,
  },
  'play.one': line('one number', 'un nombre'),
  'play.some': {
    en: (a: N<'min' | 'max'>) =>
      a.min === a.max
        ? `${a.min} ${a.min === 1 ? 'number' : 'numbers, such as 1 3'}`
        : `${a.min} to ${a.max} ${a.max === 1 ? 'number' : 'numbers, such as 1 3'}${a.min === 0 ? '; 0 for none' : ''}`,
    fr: (a: N<'min' | 'max'>) =>
      a.min === a.max
        ? `${a.min} ${a.min === 1 ? 'nombre' : 'nombres, comme 1 3'}`
        : `${a.min} à ${a.max} ${a.max === 1 ? 'nombre' : 'nombres, comme 1 3'}${a.min === 0 ? ' ; 0 pour aucun' : ''}`,
  },
  'play.order': line('all numbers in order, such as 2 1 3', 'tous les nombres dans l’ordre, comme 2 1 3'),
  'play.distribute': {
    en: (a: N<'min' | 'max'>) =>
      `share out ${a.min === a.max ? a.min : `${a.min} to ${a.max}`}, such as 1x2 3x1`,
    fr: (a: N<'min' | 'max'>) =>
      `répartissez ${a.min === a.max ? a.min : `${a.min} à ${a.max}`}, comme 1x2 3x1`,
  },
  'play.pay': {
    en: (a: N<'cost'> & A<'need'>) =>
      `pay ${a.cost}${a.need === '' ? '' : ` (with ${a.need})`}: numbers, -N to take one back`,
    fr: (a: N<'cost'> & A<'need'>) =>
      `payez ${a.cost}${a.need === '' ? '' : ` (dont ${a.need})`} : des nombres, -N pour en reprendre un`,
  },
  'play.paid': {
    en: (a: N<'given' | 'cost'> & A<'what'>) =>
      `${a.given} of ${a.cost} so far${a.what === '' ? '' : ` (${a.what})`}`,
    fr: (a: N<'given' | 'cost'> & A<'what'>) =>
      `${a.given} sur ${a.cost} jusqu’ici${a.what === '' ? '' : ` (${a.what})`}`,
  },
  'play.suggested': {
    en: (a: A<'numbers'>) => `Enter: ${a.numbers}`,
    fr: (a: A<'numbers'>) => `Entrée : ${a.numbers}`,
  },
  'play.atMost': {
    en: (a: N<'cap'>) => `at most ${a.cap}`,
    fr: (a: N<'cap'>) => `au plus ${a.cap}`,
  },
  'play.keys': {
    en: (a: A<'undo'>) => `u ${a.undo} · w N why · i idea · l log · h help`,
    fr: (a: A<'undo'>) => `u ${a.undo} · w N pourquoi · i idée · l journal · h aide`,
  },
  'play.undoFree': line('take back', 'reprendre'),
  'play.undoBarrier': line('take back (over the barrier)', 'reprendre (au-delà de la barrière)'),
  'play.undoNothing': line('(nothing to take back)', '(rien à reprendre)'),
  'play.open': {
    en: (a: A<'key' | 'who' | 'ask'>) => `${a.key}  beside this, ${a.who}: ${a.ask}`,
    fr: (a: A<'key' | 'who' | 'ask'>) => `${a.key}  en parallèle, ${a.who} : ${a.ask}`,
  },
  'play.openUnknown': {
    en: (a: A<'key'>) => `there is no opportunity ${a.key}`,
    fr: (a: A<'key'>) => `l’occasion ${a.key} n’existe pas`,
  },
  'play.help': {
    en: () =>
      [
        'Answer with the numbers in front of the options.',
        '  one choice 3 · several 1 3 4, none 0 · an order 2 1 3 · shares 1x2 3x1 · a payment 1 4',
        '  u [N]    take back your last answer, or your last N',
        '  r        do again what was taken back',
        '  w N      why: what option N stands for, what you could do with it, and why not',
        '  w NAME   the same for anything you see, with the parts of its numbers',
        '  i        an idea: what a bot would do, and what for',
        '  e        explain my last turn: what was good, what would have been better',
        '  b        the board again          l [N]    the log, or its last N lines',
        '  o1       an opportunity beside the question',
        `  s FILE   save; ${typed('s!')} FILE also over another saved game`,
        '  q        quit',
      ].join('\n'),
    fr: () =>
      [
        'Répondez par les nombres devant les options.',
        '  un choix 3 · plusieurs 1 3 4, aucun 0 · un ordre 2 1 3 · des parts 1x2 3x1 · un paiement 1 4',
        '  u [N]    reprendre votre dernière réponse, ou vos N dernières',
        '  r        refaire ce qui a été repris',
        '  w N      pourquoi : ce que désigne l’option N, ce que vous pouvez en faire, et pourquoi pas',
        '  w NOM    de même pour tout ce que vous voyez, avec les parts de ses nombres',
        '  i        une idée : ce qu’un bot ferait, et pour quoi',
        '  e        expliquer mon dernier tour : le bon, et ce qui aurait été mieux',
        '  b        le plateau à nouveau     l [N]    le journal, ou ses N dernières lignes',
        '  o1       une occasion à côté de la question',
        `  s FICHIER  sauvegarder ; ${typed('s!')} FICHIER même à la place d’une autre partie`,
        '  q        quitter',
      ].join('\n'),
  },
  'play.idea': {
    en: (a: A<'what' | 'why'>) => `A bot would choose: ${a.what}. ${a.why}`.trim(),
    fr: (a: A<'what' | 'why'>) => `Un bot choisirait : ${a.what}. ${a.why}`.trim(),
  },
  'play.ideaNothing': { en: () => 'nothing', fr: () => 'rien' },
  'play.noTurn': line('no turn of yours is over yet', 'aucun de vos tours n’est encore fini'),
  'play.goBack': {
    en: (a: N<'n'>) => `(u ${a.n} goes back there)`,
    fr: (a: N<'n'>) => `(u ${a.n} y revient)`,
  },
  'play.noIdea': { en: () => 'a bot would do nothing here', fr: () => 'un bot ne ferait rien ici' },
  'play.unread': {
    en: (a: A<'given'>) => `“${a.given}” means nothing here; h for help`,
    fr: (a: A<'given'>) => `« ${a.given} » ne veut rien dire ici ; h pour de l’aide`,
  },
  'play.noOption': {
    en: (a: N<'number' | 'most'>) => `there is no option ${a.number}; they go from 1 to ${a.most}`,
    fr: (a: N<'number' | 'most'>) => `il n’y a pas d’option ${a.number} ; elles vont de 1 à ${a.most}`,
  },
  'play.curtain': {
    en: (a: A<'who'>) => `Pass the keyboard to ${a.who}, who presses Enter.`,
    fr: (a: A<'who'>) => `Passez le clavier à ${a.who}, qui appuie sur Entrée.`,
  },
  'play.undone': {
    en: (a: N<'n'>) => (a.n === 1 ? '1 answer taken back.' : `${a.n} answers taken back.`),
    fr: (a: N<'n'>) => (a.n > 1 ? `${a.n} réponses reprises.` : `${a.n} réponse reprise.`),
  },
  'play.crossed': line(
    'That went over the barrier: chance is seeded anew, and the game is marked as assisted.',
    'La barrière a été franchie : le hasard repart d’une nouvelle graine, et la partie est marquée comme assistée.',
  ),
  'play.crossedTogether': line(
    'That went over the barrier: chance is seeded anew.',
    'La barrière a été franchie : le hasard repart d’une nouvelle graine.',
  ),
  'play.agree': {
    en: (a: A<'who'>) =>
      `${a.who}: since then chance spoke, something was revealed or somebody else answered. Do you agree to go back? (y/n)`,
    fr: (a: A<'who'>) =>
      `${a.who} : depuis, le hasard a parlé, quelque chose a été révélé ou quelqu’un d’autre a répondu. Acceptez-vous de revenir en arrière ? (o/n)`,
  },
  'play.redone': line('Done again.', 'C’est refait.'),
  'play.saved': {
    en: (a: A<'file'>) => `saved in ${a.file}; go on later with: quadriga play --resume ${a.file}`,
    fr: (a: A<'file'>) =>
      `sauvegardée dans ${a.file} ; continuez plus tard avec : quadriga play --resume ${a.file}`,
  },
  'play.saveWhere': line('s needs the name of a file', 's demande le nom d’un fichier'),
  'play.ended': line(
    'The input ended; the game was not saved.',
    'Il n’y a plus rien à lire ; la partie n’a pas été sauvegardée.',
  ),
  'play.left': line('You left the game.', 'Vous avez quitté la partie.'),
  'play.resumed': {
    en: (a: N<'answers'>) => `resumed after ${countedEn(a.answers, 'answer', 'answers')}`,
    fr: (a: N<'answers'>) => `reprise après ${countedFr(a.answers, 'réponse', 'réponses')}`,
  },
  'play.readOnly': line(
    'This save does not play on with these rules: it can be looked at, not continued.',
    'Cette sauvegarde ne se poursuit pas avec ces règles : on peut la regarder, pas la continuer.',
  ),
  'play.otherSeat': {
    en: (a: A<'who'>) => `${a.who} decides`,
    fr: (a: A<'who'>) => `${a.who} décide`,
  },
  'play.noLog': line('nothing yet', 'rien pour l’instant'),
} as const
