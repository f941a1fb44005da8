import { countedEn, countedFr, decimalFr } from './counted.ts'
import { spotEn, spotFr } from './general.ts'
import { type A, line, type N } from './line.ts'

const gamesEn = (n: number): string => countedEn(n, 'game', 'games')
const gamesFr = (n: number): string => countedFr(n, 'partie', 'parties')
const decisionsEn = (n: number): string => countedEn(n, 'decision', 'decisions')
const decisionsFr = (n: number): string => countedFr(n, 'décision', 'décisions')

/** What the reporting commands say. */
export const report = {
  'games.players': {
    en: (a: N<'min' | 'max'>) => (a.min === a.max ? `${a.min} players` : `${a.min} to ${a.max} players`),
    fr: (a: N<'min' | 'max'>) => (a.min === a.max ? `${a.min} joueurs` : `${a.min} à ${a.max} joueurs`),
  },
  'games.definitions': {
    en: (a: N<'n'>) => countedEn(a.n, 'definition', 'definitions'),
    fr: (a: N<'n'>) => countedFr(a.n, 'définition', 'définitions'),
  },
  'games.setups': {
    en: (a: A<'setups'>) => `set-ups: ${a.setups}`,
    fr: (a: A<'setups'>) => `mises en place : ${a.setups}`,
  },
  'games.playable': line('playable', 'jouable'),
  'games.missing': line('not there yet', 'pas encore là'),
  'games.broken': {
    en: (a: A<'problem'>) => `cannot be loaded: ${a.problem}`,
    fr: (a: A<'problem'>) => `ne se charge pas : ${a.problem}`,
  },
  'coverage.total': {
    en: (a: N<'all' | 'covered' | 'custom'>) =>
      `${a.all} definitions, ${a.covered} touched by a case, ${a.custom} with code of their own`,
    fr: (a: N<'all' | 'covered' | 'custom'>) =>
      `${a.all} définitions, ${a.covered} touchées par un cas, ${a.custom} avec leur propre code`,
  },
  'coverage.cases': {
    en: (a: N<'n'>) => (a.n === 1 ? '1 case' : `${a.n} cases`),
    fr: (a: N<'n'>) => `${a.n} cas`,
  },
  'coverage.ruling': line('ruling', 'décision'),
  'coverage.reference': line('rule', 'règle'),
  'coverage.medium': line('medium', 'moyenne'),
  'coverage.low': line('low', 'faible'),
  'coverage.custom': line('custom', 'code propre'),
  'coverage.confidence': {
    en: (a: A<'confidence'>) => `confidence ${a.confidence}`,
    fr: (a: A<'confidence'>) => `confiance ${a.confidence}`,
  },
  'coverage.notPlayable': {
    en: (a: A<'reason'>) => `not playable: ${a.reason}`,
    fr: (a: A<'reason'>) => `ne se joue pas : ${a.reason}`,
  },
  'coverage.rules': {
    en: (a: N<'all' | 'covered' | 'told'>) =>
      `${a.all} rulings and reference entries, ${a.covered} shown by a case, ${a.told} that cannot be played`,
    fr: (a: N<'all' | 'covered' | 'told'>) =>
      `${a.all} décisions et règles, ${a.covered} montrées par un cas, ${a.told} qui ne se jouent pas`,
  },
  'describe.unknown': {
    en: (a: A<'card' | 'game'>) => `${a.game} has nothing called “${a.card}”`,
    fr: (a: A<'card' | 'game'>) => `il n’y a rien du nom de « ${a.card} » dans ${a.game}`,
  },
  'describe.unknownNear': {
    en: (a: A<'card' | 'game' | 'near'>) =>
      `${a.game} has nothing called “${a.card}”; did you mean ${a.near}?`,
    fr: (a: A<'card' | 'game' | 'near'>) =>
      `il n’y a rien du nom de « ${a.card} » dans ${a.game} ; vouliez-vous dire ${a.near} ?`,
  },
  'describe.nothing': {
    en: (a: A<'game'>) => `${a.game} has no definitions`,
    fr: (a: A<'game'>) => `${a.game} n’a aucune définition`,
  },
  'queue.missing': line(
    'the queue is not installed; npm ci --prefix optional/queue brings it',
    'la file d’attente n’est pas installée ; npm ci --prefix optional/queue l’apporte',
  ),
  'queue.address': {
    en: (a: A<'address'>) => `“${a.address}” is no address of a Redis, as redis://127.0.0.1:6379`,
    fr: (a: A<'address'>) => `« ${a.address} » n’est pas l’adresse d’un Redis, comme redis://127.0.0.1:6379`,
  },
  'queue.gone': {
    en: (a: A<'problem'>) => `Redis does not answer: ${a.problem}`,
    fr: (a: A<'problem'>) => `Redis ne répond pas : ${a.problem}`,
  },
  'queue.waits': line(
    'the games wait for machines: npm run -s quadriga -- worker --queue ADDRESS, with the same address',
    'les parties attendent des machines : npm run -s quadriga -- worker --queue ADRESSE, avec la même adresse',
  ),
  'queue.works': {
    en: (a: N<'n'>) => `waits for games and plays ${a.n} at a time; Ctrl+C ends it`,
    fr: (a: N<'n'>) => `attend des parties et en joue ${a.n} à la fois ; Ctrl+C pour arrêter`,
  },
  'simulate.games': {
    en: (a: N<'games' | 'decisions'>) => `${gamesEn(a.games)}, ${decisionsEn(a.decisions)}`,
    fr: (a: N<'games' | 'decisions'>) => `${gamesFr(a.games)}, ${decisionsFr(a.decisions)}`,
  },
  'simulate.lengths': {
    en: (a: N<'min' | 'median' | 'mean' | 'max'>) =>
      `decisions per game: ${a.min} to ${a.max}, median ${a.median}, mean ${a.mean}`,
    fr: (a: N<'min' | 'median' | 'mean' | 'max'>) =>
      `décisions par partie : ${a.min} à ${a.max}, médiane ${a.median}, moyenne ${decimalFr(a.mean)}`,
  },
  'simulate.speed': {
    en: (a: N<'perSecond' | 'seconds' | 'workers'>) =>
      `${a.perSecond} decisions per second (${a.seconds} s, ${a.workers} ${a.workers === 1 ? 'thread' : 'threads'})`,
    fr: (a: N<'perSecond' | 'seconds' | 'workers'>) =>
      `${a.perSecond} décisions par seconde (${decimalFr(a.seconds)} s, ${a.workers} ${a.workers > 1 ? 'fils' : 'fil'})`,
  },
  'simulate.continued': {
    en: (a: N<'n'>) => (a.n === 1 ? '1 game was already there' : `${a.n} games were already there`),
    fr: (a: N<'n'>) => (a.n > 1 ? `${a.n} parties étaient déjà là` : `${a.n} partie était déjà là`),
  },
  'simulate.won': {
    en: (a: A<'seats'>) => `won by ${a.seats}`,
    fr: (a: A<'seats'>) => `gagnée par ${a.seats}`,
  },
  'simulate.wonTogether': line('won together', 'gagnée ensemble'),
  'simulate.lost': line('lost', 'perdue'),
  'simulate.draw': line('drawn', 'nulle'),
  'simulate.endless': line('ended by a loop that nobody can leave', 'arrêtée par une boucle sans issue'),
  'simulate.unfinished': line('not finished', 'inachevée'),
  'simulate.broken': line('broken off by an error', 'interrompue par une erreur'),
  'simulate.otherRun': {
    en: (a: A<'file' | 'field'>) =>
      `${a.file} holds another simulation (its ${a.field} differs); choose another file`,
    fr: (a: A<'file' | 'field'>) =>
      `${a.file} contient une autre simulation (« ${a.field} » diffère) ; choisissez un autre fichier`,
  },
  'simulate.noSeries': {
    en: (a: A<'option' | 'game'>) => `${a.game} has no series for ${a.option}`,
    fr: (a: A<'option' | 'game'>) => `${a.game} n’a pas de série pour ${a.option}`,
  },
  'simulate.bothSeries': line(
    '--pairs and --grid are two series; choose one of them',
    '--pairs et --grid sont deux séries ; choisissez l’une d’elles',
  ),
  'simulate.tableAlone': line(
    '--table writes the table of --pairs or --grid; choose one of them',
    '--table écrit le tableau de --pairs ou de --grid ; choisissez l’une d’elles',
  ),
  'simulate.setupAlone': line(
    '--pairs and --grid bring their own set-ups; leave --setup out',
    '--pairs et --grid apportent leurs propres mises en place ; omettez --setup',
  ),
  'simulate.locked': {
    en: (a: A<'file' | 'lock'> & N<'pid'>) =>
      `${a.file} is being written by another run (process ${a.pid}); wait for it, or delete ${a.lock} if there is none`,
    fr: (a: A<'file' | 'lock'> & N<'pid'>) =>
      `${a.file} est en cours d’écriture par un autre calcul (processus ${a.pid}) ; attendez sa fin, ou supprimez ${a.lock} s’il n’y en a pas`,
  },
  'simulate.changed': {
    en: (a: A<'file' | 'lines'> & N<'n'>) =>
      `${a.file}: ${a.n === 1 ? 'line' : 'lines'} ${a.lines} changed since ${a.n === 1 ? 'it was' : 'they were'} written; not counted, played again`,
    fr: (a: A<'file' | 'lines'> & N<'n'>) =>
      `${a.file} : ${a.n > 1 ? 'lignes' : 'ligne'} ${a.lines} modifiée${a.n > 1 ? 's' : ''} depuis l’écriture ; non comptée${a.n > 1 ? 's' : ''}, rejouée${a.n > 1 ? 's' : ''}`,
  },
  'simulate.badFile': {
    en: (a: A<'file'> & N<'line'>) => `${a.file}:${a.line}: not a line of a simulation`,
    fr: (a: A<'file'> & N<'line'>) => `${a.file}:${a.line} : ce n’est pas une ligne de simulation`,
  },
  'seat.number': {
    en: (a: N<'n'>) => `seat ${a.n}`,
    fr: (a: N<'n'>) => `place ${a.n}`,
  },
  'fuzz.result': {
    en: (a: A<'game'> & N<'games' | 'decisions' | 'failures'>) =>
      `${a.game}: ${gamesEn(a.games)}, ${decisionsEn(a.decisions)}, ${countedEn(a.failures, 'failure', 'failures')}`,
    fr: (a: A<'game'> & N<'games' | 'decisions' | 'failures'>) =>
      `${a.game} : ${gamesFr(a.games)}, ${decisionsFr(a.decisions)}, ${countedFr(a.failures, 'échec', 'échecs')}`,
  },
  'fuzz.endless': {
    en: (a: N<'n'> & A<'game' | 'seeds'>) =>
      `${a.game}: ${gamesEn(a.n)} ended by a loop that nobody can leave; ${a.n === 1 ? 'seed' : 'seeds'} ${a.seeds}`,
    fr: (a: N<'n'> & A<'game' | 'seeds'>) =>
      `${a.game} : ${gamesFr(a.n)} ${a.n > 1 ? 'arrêtées' : 'arrêtée'} par une boucle sans issue ; ${a.n > 1 ? 'graines' : 'graine'} ${a.seeds}`,
  },
  'fuzz.failure': {
    en: (a: A<'seed' | 'problem'>) => `seed ${a.seed}: ${a.problem}`,
    fr: (a: A<'seed' | 'problem'>) => `graine ${a.seed} : ${a.problem}`,
  },
  'fuzz.written': {
    en: (a: A<'file'>) => `shortest way there: ${a.file}`,
    fr: (a: A<'file'>) => `le plus court chemin : ${a.file}`,
  },
  'fuzz.nothing': line('there is no game to play', 'il n’y a aucun jeu à jouer'),
  'scenario.total': {
    en: (a: N<'passed' | 'failed' | 'pending'>) =>
      `${a.passed} passed, ${a.failed} failed, ${a.pending} pending`,
    fr: (a: N<'passed' | 'failed' | 'pending'>) =>
      `${countedFr(a.passed, 'réussi', 'réussis')}, ${countedFr(a.failed, 'échoué', 'échoués')}, ${a.pending} en attente`,
  },
  'scenario.noGame': {
    en: (a: A<'game'>) => `the game “${a.game}” is not there, so this cannot be played`,
    fr: (a: A<'game'>) => `le jeu « ${a.game} » n’est pas là, ceci ne peut donc pas être joué`,
  },
  'scenario.gameAlone': line(
    '--game is for --reference; a scenario file names its game itself',
    '--game va avec --reference ; un fichier de scénario nomme lui-même son jeu',
  ),
  'scenario.referenceAlone': {
    en: (a: A<'word'>) => `--reference plays nothing, so ${a.word} has no place beside it`,
    fr: (a: A<'word'>) => `--reference ne joue rien, ${a.word} n’a donc pas sa place à côté`,
  },
  'scenario.none': {
    en: (a: A<'path'>) => `there is no scenario file in ${a.path}`,
    fr: (a: A<'path'>) => `il n’y a aucun fichier de scénario dans ${a.path}`,
  },
  'replay.head': {
    en: (a: A<'game' | 'seed' | 'build'> & N<'answers'>) =>
      `${a.game}, seed ${a.seed}, ${countedEn(a.answers, 'answer', 'answers')}, build ${a.build}`,
    fr: (a: A<'game' | 'seed' | 'build'> & N<'answers'>) =>
      `${a.game}, graine ${a.seed}, ${countedFr(a.answers, 'réponse', 'réponses')}, version ${a.build}`,
  },
  'replay.at': {
    en: (a: N<'at' | 'of'>) => `after answer ${a.at} of ${a.of}`,
    fr: (a: N<'at' | 'of'>) => `après la réponse ${a.at} sur ${a.of}`,
  },
  'replay.range': {
    en: (a: N<'at' | 'of'>) => `--at ${a.at}: this game has answers 0 to ${a.of}`,
    fr: (a: N<'at' | 'of'>) => `--at ${a.at} : cette partie a les réponses 0 à ${a.of}`,
  },
  'save.bad': {
    en: (a: A<'file' | 'where' | 'what'>) => `${a.file}, at ${a.where}: ${a.what}`,
    fr: (a: A<'file' | 'where' | 'what'>) => `${a.file}, à ${a.where} : ${a.what}`,
  },
  'save.empty': {
    en: (a: A<'file'>) => `${a.file} is empty`,
    fr: (a: A<'file'>) => `${a.file} est vide`,
  },
  'save.binary': {
    en: (a: A<'file'>) => `${a.file} is not a saved game: it holds no text`,
    fr: (a: A<'file'>) => `${a.file} n’est pas une partie sauvegardée : ce n’est pas du texte`,
  },
  'save.cut': {
    en: (a: A<'file'>) => `${a.file}, at file: not complete JSON: its end is missing`,
    fr: (a: A<'file'>) => `${a.file}, à file : JSON incomplet : il manque sa fin`,
  },
  'save.notJson': {
    en: (a: A<'file'> & N<'line' | 'column'>) => `${a.file} is not a saved game: no JSON${spotEn(a)}`,
    fr: (a: A<'file'> & N<'line' | 'column'>) =>
      `${a.file} n’est pas une partie sauvegardée : pas de JSON${spotFr(a)}`,
  },
  'save.kept': line('The file was left as it is.', 'Le fichier est resté tel quel.'),
  'save.stopped': {
    en: (a: A<'file' | 'reasons'> & N<'answer' | 'of'>) =>
      `${a.file}, at answers[${a.answer}] of ${a.of}: ${a.reasons}`,
    fr: (a: A<'file' | 'reasons'> & N<'answer' | 'of'>) =>
      `${a.file}, à answers[${a.answer}] sur ${a.of} : ${a.reasons}`,
  },
  'save.otherBuild': line(
    'It was saved by another build of the rules and was replayed answer by answer.',
    'Elle a été sauvegardée par une autre version des règles et a été rejouée réponse par réponse.',
  ),
} as const
