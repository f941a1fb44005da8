import { type Chance, createRng, type Rng, shuffled } from '@quadriga/kernel'

const faces = [0, 1, 2, 3, 4, 5]

function isDie(words: readonly string[]): boolean {
  return words.length === faces.length && words.every((word, face) => word === `${face + 1}`)
}

/**
 * Chance for playouts that are compared with each other: the same rolls and draws by source whatever was answered, and dice
 * in which every six hold each face once. So luck tells less, and what is told is the answer.
 */
export function evenChance(seed: string): Chance {
  const streams = new Map<string, { rng: Rng; block: readonly number[]; place: number }>()
  return {
    next(source, words) {
      const stream = streams.get(source) ?? { rng: createRng(`${seed}/${source}`), block: [], place: 0 }
      streams.set(source, stream)
      if (!isDie(words)) return words[stream.rng.below(words.length)] ?? null
      if (stream.place === stream.block.length) {
        stream.block = shuffled(faces, stream.rng)
        stream.place = 0
      }
      return words[stream.block[stream.place++] ?? 0] ?? null
    },
  }
}
