import { games } from '../games.ts'

/** What a folder of the repository may import from the other packages. The longest folder that fits decides. */
export type Part = {
  readonly folder: string
  readonly may: readonly string[]
  /** Kernel and games run in Node, in a browser and in a worker: they know none of them. */
  readonly hostless: boolean
}

const kernel = '@quadriga/kernel'
const author = '@quadriga/kernel/author'
/** Words and sentences, for games and for programs that speak two languages. */
const text = '@quadriga/kernel/text'
const testkit = '@quadriga/testkit'
/** What a game publishes for tests, scenario files and the command line. */
const kit = '@quadriga/testkit/kit'
/** Small games that are nobody's rulebook, to test and to measure with. */
const smallGames = '@quadriga/testkit/games'
/** The authority of a table, for whatever holds one. */
const table = '@quadriga/table'
/** What a page and a server of tables say to each other. */
const protocol = '@quadriga/protocol'
const bots = '@quadriga/bots'
const everyGame = games.map((game) => `@quadriga/${game}`)
/** The games that have a board in the browser. */
const tabled = ['@quadriga/champions', '@quadriga/dicethrone', '@quadriga/villainous', '@quadriga/zombies']

const part = (folder: string, may: readonly string[], hostless = false): Part => ({ folder, may, hostless })

/** kernel <- games <- bots <- cli, web <- server; table and test kit beside the games: one direction, and no game knows another. */
export const parts: readonly Part[] = [
  part('packages/kernel/src', [], true),
  ...games.map((game) => part(`packages/${game}/src`, [kernel, author, text, kit], true)),
  ...games.map((game) => part(`packages/${game}/src/content`, [author], true)),
  part('packages/table/src', [kernel, text], true),
  part('packages/protocol/src', [kernel, table]),
  part('packages/testkit/src', [kernel, author]),
  part('packages/bots/src', [kernel, ...everyGame]),
  part('packages/cli/src', [
    kernel,
    text,
    table,
    testkit,
    kit,
    smallGames,
    bots,
    `${bots}/core`,
    `${bots}/teachGame`,
    `${bots}/hint`,
    `${bots}/puzzle`,
    `${bots}/train`,
    `${bots}/trial`,
    ...everyGame,
  ]),
  part('packages/web', []),
  part('packages/web/pictures', [kernel, text, ...tabled]),
  part('packages/web/prepared', [kernel, bots, ...tabled]),
  part('packages/web/turns', [kernel, bots, table, ...tabled]),
  part('packages/web/src', [
    kernel,
    text,
    table,
    bots,
    `${bots}/core`,
    `${bots}/teachGame`,
    `${bots}/hint`,
    `${bots}/puzzle`,
    `${bots}/puzzle/position`,
    `${bots}/puzzle/solution`,
    `${bots}/puzzle/survived`,
    `${bots}/puzzles/champions.json`,
    `${bots}/puzzles/dicethrone.json`,
    `${bots}/puzzles/villainous.json`,
    `${bots}/puzzles/zombies.json`,
    `${bots}/trial`,
    `${bots}/words`,
    protocol,
    ...tabled,
  ]),
  part('packages/server/src', [
    kernel,
    table,
    protocol,
    `${protocol}/description`,
    bots,
    '@quadriga/web/build',
    '@quadriga/web/builds',
    '@quadriga/web/server',
    ...tabled,
  ]),
  part('benchmarks', [kernel, author, smallGames, '@quadriga/dicethrone']),
  part('benchmarks/load', [
    kernel,
    table,
    protocol,
    smallGames,
    '@quadriga/server',
    '@quadriga/web/server',
    ...tabled,
  ]),
  part('benchmarks/games', [kernel, author, bots, ...everyGame]),

  // Tests use their own package as anybody would, and the test kit.
  part('packages/kernel/test', [kernel, author, testkit, smallGames]),
  ...games.map((game) =>
    part(`packages/${game}/test`, [`@quadriga/${game}`, kernel, author, text, testkit, kit]),
  ),
  part('packages/table/test', [table, kernel, testkit, smallGames, '@quadriga/dicethrone']),
  part('packages/protocol/test', [protocol, `${protocol}/description`, kernel, ...tabled]),
  part('packages/server/test', [
    '@quadriga/server',
    '@quadriga/web/build',
    '@quadriga/web/server',
    protocol,
    `${protocol}/description`,
    kernel,
    table,
    ...tabled,
  ]),
  part('packages/testkit/test', [testkit, smallGames, kernel, author]),
  part('packages/bots/test', [
    bots,
    `${bots}/hint`,
    `${bots}/puzzle`,
    `${bots}/search`,
    `${bots}/train`,
    `${bots}/trial`,
    kernel,
    author,
    testkit,
    smallGames,
    ...everyGame,
    ...everyGame.map((game) => `${game}/kit`),
  ]),
  part('packages/cli/test', [
    kernel,
    author,
    text,
    table,
    testkit,
    smallGames,
    bots,
    `${bots}/train`,
    ...everyGame,
  ]),
  part('packages/web/test', [kernel, text, table, testkit, bots, `${bots}/hint`, ...tabled]),
  part('tools', []),
  // What a card still needs is asked of the games themselves.
  part('tools/cards', [kernel, testkit]),
  part('tools/mutants', [testkit]),
]

/** The part a file belongs to. */
export function partOf(path: string): Part | undefined {
  return parts
    .filter(({ folder }) => path.startsWith(`${folder}/`))
    .reduce<Part | undefined>(
      (best, next) => (best && best.folder.length > next.folder.length ? best : next),
      undefined,
    )
}
