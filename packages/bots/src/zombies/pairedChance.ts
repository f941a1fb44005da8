import { type Chance, createRng, type Rng, shuffled } from '@quadriga/kernel'

const faces = [0, 1, 2, 3, 4, 5]

function isDie(words: readonly string[]): boolean {
  return words.length === faces.length && words.every((word, face) => word === `${face + 1}`)
}

/**
 * Chance for playouts that are compared with each other: the same rolls and draws by source whatever was answered. Even dice
 * hold each face once in every six, so luck tells less in a first look; what is weighed in many worlds has to meet bad luck too.
 */
export function pairedChance(seed: string, isEven: boolean): Chance {
  const streams = new Map<string, { rng: Rng; block: readonly number[]; place: number }>()
  return {
    next(source, words) {
      const stream = streams.get(source) ?? { rng: createRng(`${seed}/${source}`), block: [], place: 0 }
      streams.set(source, stream)
      if (!isEven || !isDie(words)) return words[stream.rng.below(words.length)] ?? null
      if (stream.place === stream.block.length) {
        stream.block = shuffled(faces, stream.rng)
        stream.place = 0
      }
      return words[stream.block[stream.place++] ?? 0] ?? null
    },
  }
}
