import { type Command, commonOptions } from './command.ts'
import { type Context, print } from './context.ts'
import { sayLoosely } from './text/index.ts'

/** What --help says about one command. */
export function printHelp(command: Command, context: Context): void {
  const { language, say } = context
  const options = Object.entries({ ...command.options, ...commonOptions })
  const names = options.map(([name, kind]) => `--${name}${kind === 'text' ? ' …' : ''}`)
  const width = Math.max(...names.map((name) => name.length))
  const about = sayLoosely(language, `help.${command.name}`, {})
  print(context, say('help.about', { command: command.name, about }))
  print(context, say('help.usage', { usage: `quadriga ${command.name} ${command.usage}`.trimEnd() }))
  print(context, say('help.options'))
  options.forEach(([name], index) => {
    print(
      context,
      `  ${(names[index] ?? '').padEnd(width)}  ${sayLoosely(language, `optionHelp.${name}`, {})}`,
    )
  })
  if (command.examples === undefined) return
  print(context, say('help.examples'))
  for (const example of command.examples) print(context, `  quadriga ${example}`)
}

/** What the command line says about itself. */
export function printOverview(commands: readonly Command[], context: Context): void {
  const { language, say } = context
  const width = Math.max(...commands.map((command) => command.name.length))
  print(context, say('help.title'))
  print(context, say('help.commands'))
  for (const { name } of commands) {
    print(context, `  ${name.padEnd(width)}  ${sayLoosely(language, `help.${name}`, {})}`)
  }
  print(context, say('help.more'))
}
