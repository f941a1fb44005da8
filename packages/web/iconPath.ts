const token = /([a-zA-Z])|(-?(?:\d*\.\d+|\d+)(?:e[-+]?\d+)?)/g

/** How many numbers each command of a path takes. */
const takes: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }

interface Pen {
  /** Where the drawing is, and where the rounded one is. */
  x: number
  y: number
  rx: number
  ry: number
  startX: number
  startY: number
  startRx: number
  startRy: number
}

/**
 * A path on a grid of whole numbers. Silhouettes are drawn on 512 by 512 and shown much smaller, so the difference cannot
 * be seen; half of a path's length is decimals. Every step makes up for what the steps before it were rounded by.
 */
export function onGrid(path: string): string {
  const pen: Pen = { x: 0, y: 0, rx: 0, ry: 0, startX: 0, startY: 0, startRx: 0, startRy: 0 }
  return commandsOf(path)
    .map(([name, numbers]) => name + written(rounded(pen, name, numbers)))
    .join('')
}

type Command = readonly [name: string, numbers: readonly number[]]

/** One entry for each command, repeated ones written out. */
function commandsOf(path: string): Command[] {
  const found: Command[] = []
  let name = ''
  let numbers: number[] = []
  const take = (): void => {
    const n = takes[name.toLowerCase()] ?? 0
    if (name === '' || numbers.length !== n) return
    found.push([name, numbers])
    numbers = []
    // Further pairs of a move are lines.
    if (name === 'm') name = 'l'
    else if (name === 'M') name = 'L'
  }
  for (const [, letter, number] of flagsApart(path).matchAll(token)) {
    if (letter !== undefined) {
      name = letter
      if (letter.toLowerCase() === 'z') take()
    } else {
      numbers.push(Number(number))
      take()
    }
  }
  return found
}

const arc = /[aA][^a-zA-Z]*/g
const number = String.raw`(-?(?:\d*\.\d+|\d+)(?:e[-+]?\d+)?)[\s,]*`
const arcParts = new RegExp(
  `${number.repeat(3)}${String.raw`([01])[\s,]*`.repeat(2)}${number.repeat(2)}`,
  'g',
)

/** The two flags of an arc may stand without a space. */
function flagsApart(path: string): string {
  return path.replace(arc, (part) => part[0] + part.slice(1).replace(arcParts, ' $1 $2 $3 $4 $5 $6 $7 '))
}

function rounded(pen: Pen, name: string, numbers: readonly number[]): number[] {
  const lower = name.toLowerCase()
  const isRelative = name === lower
  if (lower === 'z') {
    Object.assign(pen, { x: pen.startX, y: pen.startY, rx: pen.startRx, ry: pen.startRy })
    return []
  }
  const [baseX, baseY] = isRelative ? [pen.x, pen.y] : [0, 0]
  const [offX, offY] = isRelative ? [pen.rx, pen.ry] : [0, 0]
  // An arc from one end of a circle to the other would jump: it keeps a decimal.
  const grid = lower === 'a' ? 10 : 1
  const xs = (value: number): number => tenths(Math.round((baseX + value) * grid) / grid - offX)
  const ys = (value: number): number => tenths(Math.round((baseY + value) * grid) / grid - offY)
  if (lower === 'h' || lower === 'v') {
    const [value = 0] = numbers
    const put = lower === 'h' ? xs(value) : ys(value)
    if (lower === 'h') Object.assign(pen, { x: baseX + value, rx: offX + put })
    else Object.assign(pen, { y: baseY + value, ry: offY + put })
    return [put]
  }
  const put =
    lower === 'a'
      ? [...radii(numbers), xs(numbers[5] ?? 0), ys(numbers[6] ?? 0)]
      : numbers.map((value, i) => (i % 2 === 0 ? xs(value) : ys(value)))
  const [lastX = 0, lastY = 0] = numbers.slice(-2)
  const [putX = 0, putY = 0] = put.slice(-2)
  Object.assign(pen, { x: baseX + lastX, y: baseY + lastY, rx: offX + putX, ry: offY + putY })
  if (lower === 'm') Object.assign(pen, { startX: pen.x, startY: pen.y, startRx: pen.rx, startRy: pen.ry })
  return put
}

const tenths = (value: number): number => Math.round(value * 10) / 10

/** Radii keep a decimal, and never vanish. */
function radii([rx = 0, ry = 0, turn = 0, large = 0, sweep = 0]: readonly number[]): number[] {
  return [tenths(rx) || 0.1, tenths(ry) || 0.1, Math.round(turn), large, sweep]
}

function written(numbers: readonly number[]): string {
  return numbers
    .map((value, i) => (i === 0 || value < 0 ? '' : ' ') + (Object.is(value, -0) ? 0 : value))
    .join('')
}
