import icons from 'unplugin-icons/vite'
import { onGrid } from './iconPath.ts'

const picture = /^<svg[^>]*viewBox="(?<box>[^"]+)"[^>]*>(?<body>.*)<\/svg>$/s

/** Silhouettes as small React components: a view box, a body, and whatever the caller adds. */
function component(svg: string): string {
  const { box, body } = picture.exec(svg.trim())?.groups ?? {}
  if (box === undefined || body === undefined) throw new Error(`not a picture: ${svg.slice(0, 80)}`)
  const drawn = body.replace(/ d="([^"]+)"/g, (_, path: string) => ` d="${onGrid(path)}"`)
  const fixed = JSON.stringify({ viewBox: box, dangerouslySetInnerHTML: { __html: drawn } })
  return `import { createElement } from 'react'\nexport default (props) => createElement('svg', { ...${fixed}, ...props })`
}

/** The build's part for `~icons/…` imports: only the pictures that are imported are in the page. */
export const iconPictures = () => icons({ compiler: { extension: 'js', compiler: component } })
