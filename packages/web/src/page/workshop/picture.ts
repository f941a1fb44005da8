/** What styles of the page say of a drawing; a picture of its own knows no style sheets. */
const inked = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'color',
  'font-family',
  'font-size',
  'font-weight',
  'letter-spacing',
  'text-transform',
  'text-anchor',
  'visibility',
  'display',
] as const

/** Pixels of the longer side. */
const SIZE = 2000

/** A drawing of the page as a PNG in a `data:` address; null where the browser makes none. */
export async function drawnPicture(svg: SVGSVGElement): Promise<string | null> {
  const { width, height } = svg.viewBox.baseVal
  const scale = SIZE / Math.max(width, height)
  const copy = svg.cloneNode(true) as SVGSVGElement
  const inks = [...copy.querySelectorAll<SVGElement>('*')]
  svg.querySelectorAll<SVGElement>('*').forEach((one, n) => {
    const styles = getComputedStyle(one)
    for (const ink of inked) inks[n]?.style.setProperty(ink, styles.getPropertyValue(ink))
  })
  // Where somebody may press, and what was chosen, is no part of the picture.
  for (const target of copy.querySelectorAll('[data-cell], [data-edge], [data-map-zone]')) target.remove()
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', `${width * scale}`)
  copy.setAttribute('height', `${height * scale}`)
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`
  try {
    await image.decode()
  } catch {
    return null
  }
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  const context = canvas.getContext('2d')
  if (context === null) return null
  context.fillStyle = getComputedStyle(svg).backgroundColor
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/png')
}
