import { line } from './line.ts'

/** What --help says. */
export const help = {
  'help.title': line(
    'Quadriga: four tabletop games on one rules engine.',
    'Quadriga : quatre jeux de table sur un seul moteur de règles.',
  ),
  'help.about': {
    en: (a: { command: string; about: string }) => `quadriga ${a.command}: ${a.about}`,
    fr: (a: { command: string; about: string }) => `quadriga ${a.command} : ${a.about}`,
  },
  'help.usage': {
    en: (a: { usage: string }) => `usage: ${a.usage}`,
    fr: (a: { usage: string }) => `usage : ${a.usage}`,
  },
  'help.commands': line('commands:', 'commandes :'),
  'help.options': line('options:', 'options :'),
  'help.examples': line('examples:', 'exemples :'),
  'help.more': line(
    'More about one of them: quadriga COMMAND --help',
    'Pour en savoir plus : quadriga COMMANDE --help',
  ),
  'help.games': line('lists the games and what is there of them', 'liste les jeux et ce qui en existe'),
  'help.coverage': line(
    'lists everything a game contains, and how many scenario cases touch it',
    'liste tout ce que contient un jeu, et combien de cas de scénario le touchent',
  ),
  'help.describe': line(
    'says what cards and other content do',
    'dit ce que font les cartes et le reste du contenu',
  ),
  'help.play': line('plays a game in the terminal', 'joue une partie dans le terminal'),
  'help.menu': line('opens the menu of the terminal player', 'ouvre le menu du joueur en terminal'),
  'help.simulate': line(
    'lets bots play many games and counts how they end',
    'fait jouer beaucoup de parties par des bots et compte leurs fins',
  ),
  'help.worker': line(
    'plays games on this machine that simulate --queue asks for elsewhere',
    'joue sur cette machine des parties que simulate --queue demande ailleurs',
  ),
  'help.deck': line(
    'Champions: lets a bot play a deck against villains, many times',
    'Champions : fait jouer un deck par un bot contre des méchants, de nombreuses fois',
  ),
  'help.puzzle': line(
    'positions with one clearly best answer: which dice to keep (Dice Throne), win this turn (Champions, Villainous), survive what follows (Champions, Zombies)',
    'des positions avec une réponse nettement meilleure : quels dés garder (Dice Throne), gagner ce tour (Champions, Villainous), survivre à ce qui suit (Champions, Zombies)',
  ),
  'help.fuzz': line(
    'plays random games and checks everything that must always be true',
    'joue des parties au hasard et vérifie tout ce qui doit toujours être vrai',
  ),
  'help.scenario': line('plays scenario files', 'joue des fichiers de scénario'),
  'help.replay': line(
    'shows a saved game, or its table at one answer',
    'montre une partie sauvegardée, ou sa table à une réponse',
  ),
  'help.bench': line('measures the engine against others', 'mesure le moteur face à d’autres'),
  'optionHelp.lang': line('language of all text: fr or en', 'langue de tous les textes : fr ou en'),
  'optionHelp.json': line('output for programs', 'sortie pour les programmes'),
  'optionHelp.help': line('this text', 'ce texte'),
  'optionHelp.game': line('which game', 'quel jeu'),
  'optionHelp.card': line('only this definition', 'seulement cette définition'),
  'optionHelp.setup': line(
    'the name of a set-up that the game publishes, or a set-up as JSON',
    'le nom d’une mise en place que le jeu publie, ou une mise en place en JSON',
  ),
  'optionHelp.seats': line(
    'who sits where: me, a bot (random, greedy, rookie, regular or veteran, a level with a style as in veteran-careful, -bold, -builder), or the name of a person at this terminal',
    'qui est assis où : me, un bot (random, greedy, rookie, regular ou veteran, un niveau avec un style comme dans veteran-careful, -bold, -builder), ou le nom d’une personne à ce terminal',
  ),
  'optionHelp.against': line(
    'another deck that plays the same games, to compare',
    'un autre deck qui joue les mêmes parties, pour comparer',
  ),
  'optionHelp.scenario': line('which villains, with commas', 'quels méchants, avec des virgules'),
  'optionHelp.difficulty': line('standard or expert', 'standard ou expert'),
  'optionHelp.keep': line(
    'the dice to keep, such as 1-1-6; 0 for none',
    'les dés à garder, comme 1-1-6 ; 0 pour aucun',
  ),
  'optionHelp.seed': line('chance follows from this text', 'le hasard découle de ce texte'),
  'optionHelp.resume': line('resumes a saved game', 'reprend une partie sauvegardée'),
  'optionHelp.bots': line(
    'a bot (random, greedy, rookie, regular or veteran, a level with a style as in veteran-careful, -bold, -builder) for each seat, or one for all',
    'un bot (random, greedy, rookie, regular ou veteran, un niveau avec un style comme dans veteran-careful, -bold, -builder) par place, ou un pour toutes',
  ),
  'optionHelp.think': line(
    'seconds that a bot of a level may think about a decision',
    'secondes de réflexion par décision pour un bot qui a un niveau',
  ),
  'optionHelp.games': line('how many games', 'combien de parties'),
  'optionHelp.out': line(
    'simulate, deck: keeps finished games here and continues from them; fuzz: folder for failures',
    'simulate, deck : garde ici les parties terminées et continue à partir d’elles ; fuzz : dossier des échecs',
  ),
  'optionHelp.pairs': line(
    'Dice Throne: all pairs of heroes, so many games each, the start alternating',
    'Dice Throne : toutes les paires de héros, tant de parties chacune, le départ en alternance',
  ),
  'optionHelp.grid': line(
    'so many games of every set-up of the game: Champions, each hero against each scenario, difficulty and number of players; Villainous, villains among each other; Zombies, each mission',
    'tant de parties de chaque mise en place du jeu : Champions, chaque héros contre chaque scénario, difficulté et nombre de joueurs ; Villainous, les Méchants entre eux ; Zombies, chaque mission',
  ),
  'optionHelp.table': line(
    'writes the table of --pairs or --grid here',
    'écrit ici le tableau de --pairs ou --grid',
  ),
  'optionHelp.queue': line(
    'a Redis by which many machines play one series: simulate gives, worker plays',
    'un Redis par lequel plusieurs machines jouent une série : simulate donne, worker joue',
  ),
  'optionHelp.workers': line(
    'how many threads; all cores by default',
    'combien de fils ; tous les cœurs par défaut',
  ),
  'optionHelp.cap': line('most decisions in one game', 'décisions au plus dans une partie'),
  'optionHelp.rounds': line(
    'how often everything is measured, in turn; 5 by default',
    'combien de fois tout est mesuré, à tour de rôle ; 5 par défaut',
  ),
  'optionHelp.seconds': line(
    'seconds for each measurement; 1 by default',
    'secondes par mesure ; 1 par défaut',
  ),
  'optionHelp.sides': line(
    'which engines, with commas: quadriga, plain (plain objects), boardgameio; all by default',
    'quels moteurs, avec des virgules : quadriga, plain (objets simples), boardgameio ; tous par défaut',
  ),
  'optionHelp.only': line(
    'which parts, with commas: ticTacToe, cards60, fork, history, champions, dicethrone, villainous, zombies; all by default',
    'quelles parties, avec des virgules : ticTacToe, cards60, fork, history, champions, dicethrone, villainous, zombies ; toutes par défaut',
  ),
  'optionHelp.reference': line(
    'instead of playing: all the words that scenario files may use for --game',
    'au lieu de jouer : tous les mots que les fichiers de scénario peuvent employer pour --game',
  ),
  'optionHelp.trace': line(
    'tells every question with its options, every answer and every event, step by step',
    'raconte chaque question avec ses options, chaque réponse et chaque événement, étape par étape',
  ),
  'optionHelp.strict': line('fails when something has no case', 'échoue si quelque chose n’a aucun cas'),
  'optionHelp.at': line('the table after so many answers', 'la table après tant de réponses'),
  'optionHelp.solution': line('tells one way that wins', 'donne un chemin qui gagne'),
  'optionHelp.all': line(
    'with the small games for learning and tests',
    'avec les petits jeux pour apprendre et tester',
  ),
} as const
