import { machineLanguage } from '@quadriga/web/server'
import { limitNames } from './limits.ts'

/** What `npm start` says. */
interface StartWords {
  readonly usage: string
  readonly seeHelp: string
  at(address: string): string
  /** It can be reached from elsewhere. */
  beyond(host: string): string
  readonly stop: string
  readonly stopping: string
  /** `steps`: how many migrations the next start makes. */
  inOrder(database: string, steps: number): string
  cannotKeep(database: string, problem: string): string
  /** A later program wrote the database. */
  newer(version: number): string
  unknownOption(option: string): string
  noValue(option: string): string
  badPort(asked: string): string
  badLimit(asked: string): string
  backedUp(file: string): string
  broughtBack(database: string): string
  /** A backup does not overwrite a file. */
  readonly isThere: string
  readonly notEmpty: string
  readonly noFile: string
  folder(file: string): string
  noDatabase(file: string): string
  /** A database of another program, or an empty one where a backup should be. */
  foreign(file: string): string
  damaged(file: string): string
  noBackup(database: string, file: string, problem: string): string
  notBroughtBack(file: string, database: string, problem: string): string
  readonly badRedis: string
  readonly badMail: string
  noMail(problem: string): string
  readonly redisAlone: string
  readonly noRedis: string
  busy(port: number, other: number): string
  forbidden(port: number, other: number): string
  noAddress(host: string): string
}

const again = (port: number): string => `npm start -- --port ${port}`

const english: StartWords = {
  usage: `Usage: npm start -- [OPTIONS]
  --port NUMBER      the port; 0 is any that is free (PORT; 4180 and the next ones)
  --host ADDRESS     the address to listen on; 0.0.0.0 lets others on your network in (QUADRIGA_HOST; 127.0.0.1, only this machine)
  --database FILE    where online tables are kept (QUADRIGA_DATABASE; data/quadriga.sqlite);
                     postgres://USER:PASSWORD@HOST/NAME is a database that several processes share
  --redis ADDRESS    redis://HOST:PORT, by which such processes tell each other at once (QUADRIGA_REDIS; they read the database)
  --proxy            a proxy stands in front and says where requests come from (QUADRIGA_PROXY=1)
  --open-list        tables may be put on a list that anybody on this server reads and joins from (QUADRIGA_OPEN_LIST=1; no list)
  --limits LIST      what one person and all together may do, as connections=200,tablesPerHour=10 (QUADRIGA_LIMITS); names:
                     ${limitNames.join(', ')}
  --mail ADDRESS     smtp://USER:PASSWORD@HOST:PORT, by which people who asked for it are told that it is their move (QUADRIGA_MAIL; no mail)
  --mail-from NAME   who sends these mails, as tables@club.example (QUADRIGA_MAIL_FROM)
  --public ADDRESS   where people open the page, as https://club.example: it stands in the mails (QUADRIGA_PUBLIC)
  --log              writes what happens (start, stop, tables) to the error output, one line of JSON each (QUADRIGA_LOG=1; only troubles)
  --check            says what is wrong with all this, and does nothing else
  --backup FILE      writes everything into a new file, also while servers run, and does nothing else
  --restore FILE     brings such a file back into a database that is empty or not there yet, and does nothing else
  --reports          prints what people reported, the latest first, one line of JSON for each
  --help             this page
In brackets: the word of the environment that does the same, and what is meant where nothing is said.
BROWSER=none opens no browser.`,
  seeHelp: 'npm start -- --help names all options.',
  at: (address) => `Quadriga is at ${address}`,
  beyond: (host) =>
    `It listens on ${host}: whoever reaches this machine can open it and begin tables. Passwords are not asked.`,
  stop: 'Stop it with Ctrl+C. In a terminal instead: npm run -s quadriga -- menu',
  stopping: 'Stopping: what was accepted is written.',
  inOrder: (database, steps) =>
    `All is in order. Online tables are kept in ${database}.${steps === 0 ? '' : ` The next start brings it up to this program (${steps}).`}`,
  cannotKeep: (database, problem) => `Online tables cannot be kept in ${database}: ${problem}`,
  newer: (version) =>
    `a later version of Quadriga wrote it (${version}), and this one cannot read it. Start that version, or bring back a backup from before.`,
  unknownOption: (option) => `There is no option "${option}".`,
  noValue: (option) => `Option "${option}" needs a value.`,
  badMail:
    'Mail needs all three: --mail smtp://HOST:PORT (or smtps://), --mail-from NAME@HOST and --public https://HOST, the address of the page without a path.',
  noMail: (problem) => `The mail server cannot be used: ${problem}`,
  badRedis: 'The address of Redis is like redis://127.0.0.1:6379.',
  redisAlone:
    'Redis is for several processes, and those share PostgreSQL: give its address with --database, or leave --redis out.',
  noRedis: 'Redis does not answer. Tables go on by reading the database, a little later.',
  badPort: (asked) => `A port is a number from 0 to 65535 (0: any that is free), not "${asked}".`,
  badLimit: (asked) =>
    `A limit is a name and a whole number from 1, as connections=200, not "${asked}". Names: ${limitNames.join(', ')}.`,
  backedUp: (file) =>
    `Everything is in ${file}. Whoever has it can read all tables and hidden cards: keep it safe.`,
  broughtBack: (database) => `The backup is in ${database}.`,
  isThere: 'The file is there already; a backup is a new one.',
  notEmpty: 'The database is not empty; a backup is brought back into an empty one, so that nothing is lost.',
  noFile: 'There is no such file.',
  folder: (file) => `${file} is a folder, not a file.`,
  noDatabase: (file) => `${file} is no database. It is left as it is.`,
  foreign: (file) => `${file} is no database of Quadriga. It is left as it is.`,
  damaged: (file) =>
    `${file} is damaged. It is left as it is: bring back a backup into another file (--restore).`,
  noBackup: (database, file, problem) => `${database} cannot be backed up to ${file}: ${problem}`,
  notBroughtBack: (file, database, problem) => `${file} cannot be brought back into ${database}: ${problem}`,
  busy: (port, other) => `Port ${port} is already in use. Choose another one: ${again(other)}`,
  forbidden: (port, other) =>
    `You have no permission to use port ${port}. Choose another one: ${again(other)}`,
  noAddress: (host) =>
    `This machine has no address ${host}. --host takes one of its own; 0.0.0.0 stands for all of them.`,
}

const french: StartWords = {
  usage: `Usage : npm start -- [OPTIONS]
  --port NOMBRE      le port ; 0 en prend un qui est libre (PORT ; 4180 et les suivants)
  --host ADRESSE     l’adresse d’écoute ; 0.0.0.0 laisse entrer votre réseau (QUADRIGA_HOST ; 127.0.0.1, cette machine seule)
  --database FICHIER où sont gardées les tables en ligne (QUADRIGA_DATABASE ; data/quadriga.sqlite) ;
                     postgres://COMPTE:MOT-DE-PASSE@HÔTE/NOM est une base que plusieurs processus partagent
  --redis ADRESSE    redis://HÔTE:PORT, par où ces processus se préviennent aussitôt (QUADRIGA_REDIS ; ils relisent la base)
  --proxy            un serveur mandataire est placé devant et dit d’où viennent les requêtes (QUADRIGA_PROXY=1)
  --open-list        des tables peuvent être mises dans une liste que chacun sur ce serveur lit et rejoint (QUADRIGA_OPEN_LIST=1 ; pas de liste)
  --limits LISTE     ce que peuvent une personne et toutes ensemble, comme connections=200,tablesPerHour=10 (QUADRIGA_LIMITS) ; noms :
                     ${limitNames.join(', ')}
  --mail ADRESSE     smtp://COMPTE:MOT-DE-PASSE@HÔTE:PORT, par où l’on avertit de leur tour ceux qui l’ont demandé (QUADRIGA_MAIL ; pas de courriels)
  --mail-from NOM    l’expéditeur de ces courriels, comme tables@club.example (QUADRIGA_MAIL_FROM)
  --public ADRESSE   où l’on ouvre la page, comme https://club.example : elle figure dans les courriels (QUADRIGA_PUBLIC)
  --log              écrit ce qui se passe (démarrage, arrêt, tables) sur la sortie d’erreur, une ligne de JSON à chaque fois (QUADRIGA_LOG=1 ; seulement les ennuis)
  --check            dit ce qui ne va pas dans tout cela, et ne fait rien d’autre
  --backup FICHIER   écrit tout dans un nouveau fichier, même pendant que des serveurs tournent, et ne fait rien d’autre
  --restore FICHIER  remet un tel fichier dans une base vide ou qui n’existe pas encore, et ne fait rien d’autre
  --reports          imprime ce que des personnes ont signalé, le plus récent d’abord, une ligne de JSON chacun
  --help             cette page
Entre parenthèses : la variable d’environnement qui fait de même, et ce qui vaut si rien n’est dit.
BROWSER=none n’ouvre pas de navigateur.`,
  seeHelp: 'npm start -- --help nomme toutes les options.',
  at: (address) => `Quadriga est à l’adresse ${address}`,
  beyond: (host) =>
    `Le serveur écoute sur ${host} : quiconque atteint cette machine peut l’ouvrir et y créer des tables. Aucun mot de passe n’est demandé.`,
  stop: 'Ctrl+C pour l’arrêter. Dans un terminal à la place : npm run -s quadriga -- menu',
  stopping: 'Arrêt : ce qui a été accepté est écrit.',
  inOrder: (database, steps) =>
    `Tout est en ordre. Les tables en ligne sont gardées dans ${database}.${steps === 0 ? '' : ` Le prochain démarrage la mettra à jour (${steps}).`}`,
  cannotKeep: (database, problem) =>
    `Les tables en ligne ne peuvent pas être gardées dans ${database} : ${problem}`,
  newer: (version) =>
    `une version plus récente de Quadriga l’a écrite (${version}), et celle-ci ne sait pas la lire. Lancez cette version-là, ou restaurez une sauvegarde antérieure.`,
  unknownOption: (option) => `L’option « ${option} » n’existe pas.`,
  noValue: (option) => `L’option « ${option} » demande une valeur.`,
  badMail:
    'Les courriels demandent les trois : --mail smtp://HÔTE:PORT (ou smtps://), --mail-from NOM@HÔTE et --public https://HÔTE, l’adresse de la page sans chemin.',
  noMail: (problem) => `Le serveur de courriels ne peut pas être utilisé : ${problem}`,
  badRedis: 'L’adresse de Redis s’écrit comme redis://127.0.0.1:6379.',
  redisAlone:
    'Redis sert à plusieurs processus, et ceux-ci partagent PostgreSQL : donnez son adresse avec --database, ou retirez --redis.',
  noRedis: 'Redis ne répond pas. Les tables continuent en relisant la base, un peu plus tard.',
  badPort: (asked) => `Un port est un nombre de 0 à 65535 (0 : n’importe lequel de libre), pas « ${asked} ».`,
  badLimit: (asked) =>
    `Une limite est un nom et un nombre entier à partir de 1, comme connections=200, pas « ${asked} ». Noms : ${limitNames.join(', ')}.`,
  backedUp: (file) =>
    `Tout est dans ${file}. Qui l’a peut lire toutes les tables et les cartes cachées : gardez-le en lieu sûr.`,
  broughtBack: (database) => `La sauvegarde est dans ${database}.`,
  isThere: 'Le fichier existe déjà ; une sauvegarde en est un nouveau.',
  notEmpty:
    'La base n’est pas vide ; une sauvegarde se remet dans une base vide, pour que rien ne soit perdu.',
  noFile: 'Ce fichier n’existe pas.',
  folder: (file) => `${file} est un dossier, pas un fichier.`,
  noDatabase: (file) => `${file} n’est pas une base de données. Rien n’y est changé.`,
  foreign: (file) => `${file} n’est pas une base de Quadriga. Rien n’y est changé.`,
  damaged: (file) =>
    `${file} est endommagé. Rien n’y est changé : remettez une sauvegarde dans un autre fichier (--restore).`,
  noBackup: (database, file, problem) => `${database} ne peut pas être sauvegardée dans ${file} : ${problem}`,
  notBroughtBack: (file, database, problem) => `${file} ne peut pas être remis dans ${database} : ${problem}`,
  busy: (port, other) => `Le port ${port} est déjà pris. Choisissez-en un autre : ${again(other)}`,
  forbidden: (port, other) =>
    `Vous n’avez pas la permission d’utiliser le port ${port}. Choisissez-en un autre : ${again(other)}`,
  noAddress: (host) =>
    `Cette machine n’a pas d’adresse ${host}. --host en prend une des siennes ; 0.0.0.0 les désigne toutes.`,
}

/** The words in the language of a person's machine. */
export function startWords(environment?: Readonly<Record<string, string | undefined>>): StartWords {
  return machineLanguage(environment) === 'fr' ? french : english
}
