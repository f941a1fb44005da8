/** What `npm start` says. */
interface StartWords {
  readonly building: string
  readonly changing: string
  readonly usage: string
  at(address: string): string
  readonly stop: string
  unknownOption(option: string): string
  badPort(asked: string): string
  busy(port: number, other: number): string
  forbidden(port: number, other: number): string
}

const again = (port: number): string => `npm start -- --port ${port}`

const english: StartWords = {
  building: 'Building the page, some seconds…',
  changing: 'The source files keep changing: the page cannot be built. Try again when they are at rest.',
  usage:
    'Usage: npm start -- [--port NUMBER]. PORT in the environment does the same; BROWSER=none opens no browser.',
  at: (address) => `Quadriga is at ${address}`,
  stop: 'Stop it with Ctrl+C. In a terminal instead: npm run -s quadriga -- menu',
  unknownOption: (option) => `There is no option "${option}".`,
  badPort: (asked) => `A port is a number from 0 to 65535 (0: any that is free), not "${asked}".`,
  busy: (port, other) => `Port ${port} is already in use. Choose another one: ${again(other)}`,
  forbidden: (port, other) =>
    `You have no permission to use port ${port}. Choose another one: ${again(other)}`,
}

const french: StartWords = {
  building: 'Construction de la page, quelques secondes…',
  changing:
    'Les fichiers source changent sans cesse : la page ne peut pas être construite. Réessayez quand ils ne changent plus.',
  usage:
    'Usage : npm start -- [--port NOMBRE]. La variable PORT fait de même ; BROWSER=none n’ouvre pas de navigateur.',
  at: (address) => `Quadriga est à l’adresse ${address}`,
  stop: 'Ctrl+C pour l’arrêter. Dans un terminal à la place : npm run -s quadriga -- menu',
  unknownOption: (option) => `L’option « ${option} » n’existe pas.`,
  badPort: (asked) => `Un port est un nombre de 0 à 65535 (0 : n’importe lequel de libre), pas « ${asked} ».`,
  busy: (port, other) => `Le port ${port} est déjà pris. Choisissez-en un autre : ${again(other)}`,
  forbidden: (port, other) =>
    `Vous n’avez pas la permission d’utiliser le port ${port}. Choisissez-en un autre : ${again(other)}`,
}

/** The words in the language of a person's machine; English unless it is French. */
export function startWords(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): StartWords {
  const { LC_ALL, LC_MESSAGES, LANG } = environment
  const told = [LC_ALL, LC_MESSAGES, LANG].find((value) => value !== undefined && value !== '')
  return told?.toLowerCase().startsWith('fr') === true ? french : english
}
