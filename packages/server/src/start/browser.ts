import { spawn } from 'node:child_process'

/** The command that opens an address in the system's browser; null where there is no screen, or BROWSER=none says no. */
export function openerFor(
  platform: NodeJS.Platform,
  environment: Readonly<Record<string, string | undefined>>,
): readonly [command: string, ...given: string[]] | null {
  const { BROWSER, DISPLAY, WAYLAND_DISPLAY, CI } = environment
  if (BROWSER === 'none' || CI !== undefined) return null
  if (BROWSER !== undefined && BROWSER !== '') return [BROWSER]
  if (platform === 'darwin') return ['open']
  if (platform === 'win32') return ['cmd', '/c', 'start', '']
  return DISPLAY === undefined && WAYLAND_DISPLAY === undefined ? null : ['xdg-open']
}

/** Opens an address where there is a browser; otherwise people read the address. */
export function openBrowser(address: string): void {
  const opener = openerFor(process.platform, process.env)
  if (opener === null) return
  const [command, ...given] = opener
  const child = spawn(command, [...given, address], { stdio: 'ignore', detached: true })
  child.on('error', () => undefined)
  child.unref()
}
