import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { extname, join, relative } from 'node:path'

/** One file of the page, as it is sent. */
export interface SiteFile {
  readonly body: Buffer
  readonly type: string
  /** A strong entity tag, quotes included. */
  readonly tag: string
  /** Its name holds a hash of its content: under this name it never changes. */
  readonly isHashed: boolean
}

/** Everything a server gives, by path. It lies in memory: no request reads a disk, and no file can vanish. */
export type Site = ReadonlyMap<string, SiteFile>

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

const INDEX = '/index.html'
/** The build gives every file in this folder a name with a hash of its content. */
const HASHED = '/assets'

const isHashed = (path: string): boolean => path.startsWith(`${HASHED}/`)

function filesOf(folder: string): Map<string, SiteFile> {
  const paths = globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  return new Map(
    paths.map((file) => {
      const path = `/${relative(folder, file).replaceAll('\\', '/')}`
      const body = readFileSync(file)
      const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
      const type = types[extname(path)] ?? 'application/octet-stream'
      return [path, { body, type, tag, isHashed: isHashed(path) }]
    }),
  )
}

/**
 * The site of a built page. The hashed files of older builds stay available: a page that was opened before the build
 * still asks for them.
 */
export function readSite(newest: string, older: readonly string[] = []): Site {
  const site = filesOf(newest)
  if (!site.has(INDEX)) throw new Error(`there is no built page in ${newest}`)
  for (const folder of older) {
    // Another process may be removing it.
    try {
      for (const [path, file] of filesOf(folder)) if (file.isHashed && !site.has(path)) site.set(path, file)
    } catch {}
  }
  return site
}

/** What lies at a path; null where a file is missing. */
export function fileAt(site: Site, path: string): SiteFile | null {
  const found = site.get(path)
  if (found !== undefined) return found
  // An address without a file is a place within the page, dots or not; a missing file of a known kind is missing.
  const isMissing = path === HASHED || isHashed(path) || types[extname(path)] !== undefined
  return isMissing ? null : (site.get(INDEX) ?? null)
}
