import type { Plate } from '../art/plate.ts'

const stone = (vivid: string, ink: string, tint: string): Plate => ({ vivid, ink, tint, second: '#E3C27A' })

const plates: Readonly<Record<string, Plate>> = {
  'infinity-stone-mind': stone('#F2D24A', '#7A5F00', '#2C2200'),
  'infinity-stone-power': stone('#C08BFF', '#7B46C4', '#25103F'),
  'infinity-stone-reality': stone('#FF6F6F', '#BC2F33', '#3A090B'),
  'infinity-stone-soul': stone('#FF9A4A', '#A8540A', '#331702'),
  'infinity-stone-space': stone('#6EA8FF', '#2B62BD', '#08193A'),
  'infinity-stone-time': stone('#6FD86F', '#26782A', '#092709'),
}

/** All six, in the order in which they are drawn. */
export const stoneFaces: readonly string[] = Object.keys(plates)

/** The colour of an Infinity Stone; its name always stands with it. */
export function stonePlate(face: string): Plate {
  return plates[face] ?? stone('#E3C27A', '#7E5F1C', '#1B160A')
}
